//! One plan: its runs with what became of each, and what they came to.

use crate::bought::Bought;
use crate::change::PlanChange;
use crate::course::PlanCourse;
use crate::plan::{Plan, PlanNo};
use crate::record::PlanRecord;
use crate::refusals::NO_PLAN;
use crate::returns::PlanReturn;
use crate::run::{Run, RunState};
use crate::run_record::{RunRecord, shown};
use crate::settle::orders_of;
use crate::store::plans as store;
use crate::store::runs;
use db::Tx;
use funds::Catalogue;
use kernel::Day;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer};

/// Runs of a page.
const PAGE: i64 = 20;

/// Which plan, and which of its runs.
#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShowPlanRequest {
    /// Which.
    pub plan_no: PlanNo,
    /// Runs before this day, as `before` of the page before said; the newest when missing.
    #[serde(default)]
    pub before: Option<Day>,
}

/// A plan with its runs.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct PlanDetail {
    /// The plan.
    pub plan: PlanRecord,
    /// What its confirmed runs came to; none of a fund that is not in the catalogue any more, and
    /// of later pages.
    #[serde(rename = "return")]
    pub made: Option<PlanReturn>,
    /// Its runs, the newest first.
    pub runs: Vec<RunRecord>,
    /// The next page begins before this day; none where there is none.
    pub before: Option<Day>,
    /// What was done to it, the last first; empty on later pages.
    pub changes: Vec<PlanChange>,
}

/// A plan of the customer's own.
pub async fn show_plan(call: Call<Customer>, request: ShowPlanRequest) -> Answer<PlanDetail> {
    let (cust_no, now) = (call.caller.cust_no, call.now);
    let catalogue = call.get::<Catalogue>();
    let read = async |tx: &mut Tx| {
        let plan = store::plan(tx, cust_no, request.plan_no).await?.ok_or(NO_PLAN)?;
        let key = (cust_no, plan.plan_no);
        let mut page = runs::before(tx, key, request.before.unwrap_or(Day::MAX), PAGE + 1).await?;
        let more = page.len() > usize::try_from(PAGE).unwrap_or(usize::MAX);
        page.truncate(usize::try_from(PAGE).unwrap_or(usize::MAX));
        let before = page.last().map(|run| run.due_on).filter(|_| more);
        let orders = orders_of(tx, &page).await?;
        let (made, changes) = match request.before {
            Some(_) => (None, Vec::new()),
            None => {
                let changes = store::changes(tx, cust_no, plan.plan_no).await?;
                (made(tx, &plan, catalogue).await?, changes)
            }
        };
        let record = |run: &Run| shown(run, run.order_no.and_then(|no| orders.get(&no)));
        Ok(PlanDetail {
            runs: page.iter().map(record).collect(),
            plan: PlanRecord::one(tx, &plan, (catalogue, now.day())).await?,
            made,
            before,
            changes: changes.into_iter().map(PlanChange::from).collect(),
        })
    };
    call.db().read(read).await
}

async fn made(
    tx: &mut Tx,
    plan: &crate::plan::Plan,
    catalogue: &Catalogue,
) -> Answer<Option<PlanReturn>> {
    let Some(fund) = catalogue.fund(plan.fund_code) else { return Ok(None) };
    let paid = runs::paid(tx, plan.cust_no, plan.plan_no).await?;
    let orders = orders_of(tx, &paid).await?;
    let course = PlanCourse::of(&fund, &Bought::all(&paid, &orders)?)?;
    Ok(Some(PlanReturn { course, ..PlanReturn::of(&fund, &paid, &orders)? }))
}

/// Which run.
#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ExplainRunRequest {
    /// Of which plan.
    pub plan_no: PlanNo,
    /// The day of the run.
    pub date: Day,
}

/// Why a run came to nothing, and what can be done.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RunExplained {
    /// The run.
    pub run: RunRecord,
    /// Whether it counts as a failure.
    pub counted: bool,
    /// Counted failures in a row by now.
    pub failures: i64,
    /// What can be done, in Chinese; empty where nothing is to be done.
    pub advice: String,
}

/// Why a run of the customer's own came to nothing.
pub async fn explain_run(call: Call<Customer>, request: ExplainRunRequest) -> Answer<RunExplained> {
    let cust_no = call.caller.cust_no;
    let read = async |tx: &mut Tx| {
        let plan = store::plan(tx, cust_no, request.plan_no).await?.ok_or(NO_PLAN)?;
        let run = runs::run(tx, (cust_no, plan.plan_no), request.date).await?.ok_or(NO_PLAN)?;
        let orders = orders_of(tx, std::slice::from_ref(&run)).await?;
        let order = run.order_no.and_then(|order_no| orders.get(&order_no));
        let run = shown(&run, order);
        Ok(RunExplained {
            counted: run.state == RunState::Failed,
            failures: plan.failures,
            advice: advice(&run, &plan).to_owned(),
            run,
        })
    };
    call.db().read(read).await
}

fn advice(run: &RunRecord, plan: &Plan) -> &'static str {
    let ended = plan.due_on.is_none();
    match run.state {
        RunState::Failed | RunState::Skipped | RunState::Missed if ended => "想补上可以自己买入",
        RunState::Failed if plan.cash_fund.is_some() => {
            "给付款的货币基金留够份额，或换成银行卡扣款，下一期会照常扣"
        }
        RunState::Again if plan.cash_fund.is_some() => "今天14:00会再扣一次",
        RunState::Failed if run.reason.contains("余额") => "存够钱，下一期会照常扣款",
        RunState::Failed if run.reason.contains("限额") => "换一张限额更高的卡，或减少每期金额",
        RunState::Failed => "换一张卡扣款，或联系银行",
        RunState::Again => "请在今天14:00前存够，会再扣一次",
        RunState::Skipped => "按原因处理好，下一期会照常扣款",
        RunState::Unknown => "如果银行已经扣款，会原路退回，请留意到账",
        RunState::Missed => "下一期会照常扣款，想补上可以自己买入",
        RunState::Paying | RunState::Paid | RunState::Cancelled => "",
    }
}
