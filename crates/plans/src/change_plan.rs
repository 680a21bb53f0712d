//! Changing a plan: what it takes, how often, until when, and what pays.

use crate::change::change;
use crate::create_plan::{PlanMade, made};
use crate::parameters::Parameters;
use crate::plan::{Plan, PlanNo, PlanState};
use crate::record::PlanRecord;
use crate::refusals::{IS_OVER, NO_PLAN, UNDER_WAY, wrong};
use crate::store::plans as store;
use crate::told::{self, Names};
use crate::wish::PlanWish;
use accounts::Unlocked;
use db::Tx;
use funds::{Catalogue, NO_FUND};
use kernel::{CustNo, Line, TradeAcco};
use orders::{Desk, Instruction};
use serde::Deserialize;
use utoipa::ToSchema;
use wire::{Answer, ByCustomer, Call};

/// A plan as it is to be from now on.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChangePlanRequest {
    /// Which.
    pub plan_no: PlanNo,
    /// All of what it is to be.
    #[serde(flatten)]
    pub wish: PlanWish,
    /// Ids of the agreements that the customer accepted, all that `prePlan` named.
    pub agreements: Vec<Line<40>>,
}

/// Changes a plan. Its days are counted anew from today only where its cycle is another one.
pub async fn change_plan(call: Call<Unlocked>, request: ChangePlanRequest) -> Answer<PlanMade> {
    let desk = Desk::open(&call, call.now);
    let (cust_no, now) = (call.caller.cust_no(), call.now);
    let (catalogue, change_no) = (call.get::<Catalogue>().clone(), call.ids().next_value()?);
    let work = async move |tx: &mut Tx| {
        let today = now.day();
        let mut plan = changeable(tx, cust_no, request.plan_no).await?;
        let fund = catalogue.fund(plan.fund_code).ok_or(NO_FUND)?;
        let figures = Parameters::on(tx, today).await?;
        let wished = request.wish.check(tx, (cust_no, &fund, &figures, today), Some(&plan)).await?;
        let instruction = Instruction {
            cust_no,
            fund_code: fund.code,
            most: wished.most,
            funds: wished.funds.clone(),
            agreements: Line::texts(request.agreements.clone()),
        };
        let standing = desk.instruct(tx, &instruction).await?;
        require_same_purpose(tx, &plan, standing.trade_acco).await?;
        let before = (plan.clone(), PlanRecord::one(tx, &plan, (&catalogue, today)).await?);
        wished.put(&mut plan);
        plan.trade_acco = standing.trade_acco;
        (plan.decision_id, plan.agreed) = (standing.decision_id, standing.agreed.documents);
        plan.agreed_at = standing.agreed.at;
        // With the same cycle its next run stays, also that of this morning.
        let keeps = plan.cycle()? == before.0.cycle()?;
        if !keeps {
            plan.counted_from = today;
        }
        let stays = keeps && plan.due_on.is_some_and(|due| due >= today);
        if plan.state == PlanState::Running && !stays {
            plan.schedule(today, &fund)?;
        }
        store::put(tx, std::slice::from_ref(&plan)).await?;
        let record = PlanRecord::one(tx, &plan, (&catalogue, today)).await?;
        let text = difference(&before.1, &record);
        store::note(tx, &[change((&plan, change_no), "changed", text, now)]).await?;
        let names = Names { fund: &fund.name, payer: &record.payer };
        told::at_once(tx, &plan, names, now).await?;
        made(plan, record, (&fund, now))
    };
    call.write_once(work).await
}

/// A plan stays with whom it is for: its runs lie in that account.
async fn require_same_purpose(tx: &mut Tx, plan: &Plan, other: TradeAcco) -> Answer<()> {
    let purposes = bankcards::purposes(tx, &[plan.trade_acco, other]).await?;
    let of = |account: TradeAcco| purposes.get(&account).copied().unwrap_or_default();
    match of(plan.trade_acco) == of(other) {
        true => Ok(()),
        false => Err(wrong("childNo", "计划不能改到另一个账户，请终止后另设一个")),
    }
}

/// A customer's plan that may be changed now.
pub(crate) async fn changeable(tx: &mut Tx, cust_no: CustNo, plan_no: PlanNo) -> Answer<Plan> {
    let plan = store::plan(tx, cust_no, plan_no).await?.ok_or(NO_PLAN)?;
    if !plan.state.is_alive() {
        return Err(IS_OVER.into());
    }
    if plan.under_way > 0 {
        return Err(UNDER_WAY.into());
    }
    Ok(plan)
}

/// What is another one now, in Chinese.
fn difference(old: &PlanRecord, new: &PlanRecord) -> String {
    let smart = |record: &PlanRecord| {
        let name = |smart: &crate::record::PlanSmart| format!("{}{}日", smart.name, smart.window);
        record.smart.as_ref().map_or_else(|| "每期一样".to_owned(), name)
    };
    let end = |record: &PlanRecord| {
        record.end.as_ref().map_or_else(|| "一直扣".to_owned(), |end| end.text.clone())
    };
    let amount = |record: &PlanRecord| format!("{:#}元", record.amount);
    let rows = [
        ("每期金额", amount(old), amount(new)),
        ("扣款日", old.cycle_name.clone(), new.cycle_name.clone()),
        ("付款", old.payer.clone(), new.payer.clone()),
        ("增减规则", smart(old), smart(new)),
        ("结束条件", end(old), end(new)),
    ];
    let changed: Vec<String> = rows
        .into_iter()
        .filter(|(_, old, new)| old != new)
        .map(|(name, old, new)| format!("{name}由{old}改为{new}"))
        .collect();
    if changed.is_empty() { "重新确认，没有改动".to_owned() } else { changed.join("；") }
}
