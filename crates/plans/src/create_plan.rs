//! Making a plan.

use crate::change::change;
use crate::parameters::Parameters;
use crate::plan::{Plan, PlanNo, PlanState};
use crate::record::{PlanDay, PlanRecord};
use crate::refusals::TOO_MANY;
use crate::schedule::{days_until, said};
use crate::store::plans as store;
use crate::told::{self, Names};
use crate::wish::PlanWish;
use accounts::Unlocked;
use calc::PlanDay as Day;
use db::Tx;
use funds::{Catalogue, Fund, NO_FUND};
use kernel::{CustNo, Fen, FundCode, Instant, Line};
use orders::{Desk, Instruction, Standing};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, ByCustomer, Call};

/// Next days that a made or changed plan names.
const NAMED: usize = 3;
/// Looked for that far.
const AHEAD_MONTHS: i32 = 4;

/// A plan that is to be made.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CreatePlanRequest {
    /// The fund.
    pub fund_code: FundCode,
    /// What it takes, how often and until when.
    #[serde(flatten)]
    pub wish: PlanWish,
    /// Ids of the agreements that the customer accepted, all that `prePlan` named.
    pub agreements: Vec<Line<40>>,
}

/// A plan that was made or changed.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlanMade {
    /// Its number.
    pub plan_no: PlanNo,
    /// As it stands.
    pub plan: PlanRecord,
    /// Its next days.
    pub dates: Vec<PlanDay>,
    /// 首次扣款11月30日（周一）9:30，从招商银行 储蓄卡 1234扣500.00元.
    pub text: String,
}

/// Makes a plan: its customer is judged as a buyer now, and again at each run.
pub async fn create_plan(call: Call<Unlocked>, request: CreatePlanRequest) -> Answer<PlanMade> {
    let desk = Desk::open(&call, call.now);
    let (cust_no, now) = (call.caller.cust_no(), call.now);
    let catalogue = call.get::<Catalogue>().clone();
    let (plan_no, change_no): (PlanNo, i64) = (call.ids().next()?, call.ids().next_value()?);
    let work = async move |tx: &mut Tx| {
        let today = now.day();
        let fund = catalogue.fund(request.fund_code).ok_or(NO_FUND)?;
        let figures = Parameters::on(tx, today).await?;
        let wished = request.wish.check(tx, (cust_no, &fund, &figures, today), None).await?;
        let alive = store::alive(tx, cust_no).await?;
        if i64::try_from(alive.len()).unwrap_or(i64::MAX) >= figures.plans_most {
            return Err(TOO_MANY.fill(&[("most", figures.plans_most)]).into());
        }
        let instruction = Instruction {
            cust_no,
            fund_code: fund.code,
            most: wished.most,
            funds: wished.funds.clone(),
            agreements: Line::texts(request.agreements.clone()),
        };
        let standing = desk.instruct(tx, &instruction).await?;
        let mut plan = new_plan((cust_no, plan_no), &fund, standing, now);
        wished.put(&mut plan);
        plan.schedule(today, &fund)?;
        store::insert(tx, std::slice::from_ref(&plan)).await?;
        let record = PlanRecord::one(tx, &plan, (&catalogue, today)).await?;
        let text = format!("{}，每期{:#}元，{}", record.cycle_name, plan.amount, record.payer);
        store::note(tx, &[change((&plan, change_no), "made", text, now)]).await?;
        let names = Names { fund: &fund.name, payer: &record.payer };
        told::at_once(tx, &plan, names, now).await?;
        made(plan, record, (&fund, now))
    };
    call.write_once(work).await
}

/// A plan without what its customer wishes.
fn new_plan(
    (cust_no, plan_no): (CustNo, PlanNo),
    fund: &Fund,
    standing: Standing,
    now: Instant,
) -> Plan {
    Plan {
        cust_no,
        plan_no,
        fund_code: fund.code,
        trade_acco: standing.trade_acco,
        cash_fund: None,
        amount: Fen::ZERO,
        cycle_unit: 0,
        cycle: 1,
        fix_day: None,
        rule: None,
        rule_window: None,
        end_on: None,
        end_runs: None,
        end_rate: None,
        state: PlanState::Running,
        failures: 0,
        counted_from: now.day(),
        nominal_on: None,
        due_on: None,
        under_way: 0,
        paid_runs: 0,
        paid: Fen::ZERO,
        decision_id: standing.decision_id,
        agreed: standing.agreed.documents,
        agreed_at: standing.agreed.at,
        created_at: now,
        ended_at: None,
        ended_why: String::new(),
    }
}

/// What is answered of a plan that was made or changed.
pub(crate) fn made(
    plan: Plan,
    record: PlanRecord,
    (fund, now): (&Fund, Instant),
) -> Answer<PlanMade> {
    let today = now.day();
    let until = plan.end_on.unwrap_or(today.add_months(AHEAD_MONTHS));
    let days = match plan.due_on {
        None => Vec::new(),
        Some(due) => days_until(
            plan.cycle()?,
            (plan.counted_from, due.previous()),
            until.min(today.add_months(AHEAD_MONTHS)),
            &fund.calendar,
        ),
    };
    let runs = days.into_iter().filter_map(|day| match day {
        Day::Runs(run) => Some(PlanDay::of(run.nominal, run.date)),
        Day::Dropped { .. } => None,
    });
    let dates: Vec<PlanDay> = runs.take(NAMED).collect();
    let text = match plan.due_on {
        Some(due) => {
            let amount = match plan.rule {
                None => format!("扣{:#}元", plan.amount),
                Some(_) => format!("按{:#}元增减后扣款", plan.amount),
            };
            let day = format!("{}（{}）", said(due), crate::words::weekday(due));
            format!("下次扣款{day}9:30，从{}{amount}", record.payer)
        }
        None => "计划没有在进行，不会扣款".to_owned(),
    };
    Ok(PlanMade { plan_no: plan.plan_no, plan: record, dates, text })
}
