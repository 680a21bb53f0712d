//! What became of the orders of runs: paid, refused, or nobody knows. Run again, it changes
//! nothing.

use crate::change;
use crate::parameters::Parameters;
use crate::payers::Payers;
use crate::plan::{Plan, PlanNo, PlanState};
use crate::run::{Run, RunState};
use crate::store::plans as plan_store;
use crate::store::runs as run_store;
use crate::told::{self, Names};
use db::Tx;
use funds::Catalogue;
use kernel::{Day, Ids, Instant, TimeOfDay};
use orders::{CannotPay, Order, OrderNo, OrderStatus, PayStatus};
use std::collections::{BTreeSet, HashMap};
use wire::{Answer, App, Failure};

/// Runs that are looked at in one transaction.
const PAGE: i64 = 200;

const ENOUGH: &str = "已扣满你设定的期数";

/// Looks what became of all runs until `day` that are under way. Until the cut-off of their day,
/// one that was refused for want of money is to be tried again; later it has failed.
///
/// # Errors
/// Those of the database.
pub async fn settle(app: &App, day: Day, at: Instant) -> Answer<()> {
    let mut after = (Day::MIN, PlanNo::from(0));
    loop {
        let of = (app.get::<Catalogue>().clone(), app.ids().clone());
        let page = async move |tx: &mut Tx| settle_page(tx, &of, (day, at), after).await;
        match app.db().write_batch::<_, Failure, _>(page).await? {
            Some(last) => after = last,
            None => return Ok(()),
        }
    }
}

async fn settle_page(
    tx: &mut Tx,
    (catalogue, ids): &(Catalogue, Ids),
    (day, at): (Day, Instant),
    after: (Day, PlanNo),
) -> Answer<Option<(Day, PlanNo)>> {
    let open = run_store::open(tx, day, after, PAGE).await?;
    let Some(last) = open.last().map(|run| (run.due_on, run.plan_no)) else { return Ok(None) };
    let numbers: BTreeSet<PlanNo> = open.iter().map(|run| run.plan_no).collect();
    let numbers: Vec<PlanNo> = numbers.into_iter().collect();
    let plans = plan_store::by_number(tx, &numbers).await?;
    let payers = Payers::of(tx, &plans, day).await?;
    let figures = Parameters::on(tx, day).await?;
    let orders = orders_of(tx, &open).await?;
    let mut plans: HashMap<PlanNo, Plan> =
        plans.into_iter().map(|plan| (plan.plan_no, plan)).collect();
    let (mut runs, mut messages, mut changes) = (Vec::new(), Vec::new(), Vec::new());
    let mut touched = BTreeSet::new();
    for mut run in open {
        let Some(plan) = plans.get_mut(&run.plan_no) else { continue };
        let was_alive = plan.state.is_alive();
        let order = run.order_no.and_then(|order_no| orders.get(&order_no));
        if !settle_one(plan, &mut run, order, (&figures, at)) {
            continue;
        }
        let fund = catalogue.name(plan.fund_code);
        let payer = payers.name(plan, catalogue);
        let names = Names { fund: &fund, payer: &payer };
        messages.extend(told::outcome(plan, &run, names, at));
        if was_alive && !plan.state.is_alive() {
            messages.push(told::over(plan, names, at));
            changes.push(change::over((plan, ids.next_value()?), at));
        }
        touched.insert(plan.plan_no);
        runs.push(run);
    }
    run_store::put(tx, &runs).await?;
    let plans: Vec<Plan> = touched.iter().filter_map(|plan_no| plans.remove(plan_no)).collect();
    plan_store::put(tx, &plans).await?;
    plan_store::note(tx, &changes).await?;
    messages::tell(tx, &messages).await?;
    Ok(Some(last))
}

/// The orders of some runs, by their numbers.
pub(crate) async fn orders_of(tx: &mut Tx, runs: &[Run]) -> Answer<HashMap<OrderNo, Order>> {
    let numbers: Vec<OrderNo> = runs.iter().filter_map(|run| run.order_no).collect();
    let orders = orders::orders_by_number(tx, &numbers).await?;
    Ok(orders.into_iter().map(|order| (order.order_no, order)).collect())
}

/// What is known of a run's order.
enum Known {
    /// Nothing new.
    Nothing,
    Paid,
    Refused,
    Cancelled,
    GivenUp,
}

fn known(order: &Order) -> Known {
    match (order.status, order.pay_status) {
        (OrderStatus::Cancelled, _) => Known::Cancelled,
        (_, PayStatus::PayFailed) => Known::Refused,
        (OrderStatus::Void, PayStatus::Unpaid) => Known::Refused,
        // Its money, if it comes after all, goes back.
        (OrderStatus::Void, _) => Known::GivenUp,
        // Until it is sealed the customer may cancel it, and its money may not come.
        (OrderStatus::Accepted, _) => Known::Nothing,
        _ => Known::Paid,
    }
}

/// Answers whether something changed.
fn settle_one(
    plan: &mut Plan,
    run: &mut Run,
    order: Option<&Order>,
    (figures, at): (&Parameters, Instant),
) -> bool {
    let in_time = run.tries == 1 && at < Instant::at(run.due_on, TimeOfDay::CUTOFF);
    let known = match (run.state, order) {
        // It is tried again before the cut-off, or it has failed.
        (RunState::Again, _) if in_time => Known::Nothing,
        (RunState::Again, _) | (_, None) => Known::Refused,
        (_, Some(order)) => known(order),
    };
    match known {
        Known::Nothing => return false,
        Known::Paid => {
            run.state = RunState::Paid;
            plan.failures = 0;
            plan.paid_runs += 1;
            // What a plan takes in its life fits, as each of its runs does.
            plan.paid = plan.paid.checked_add(run.amount).unwrap_or(plan.paid);
        }
        Known::Refused => {
            if run.reason.is_empty() {
                run.reason = order.map(|order| order.reason.clone()).unwrap_or_default();
            }
            let again = in_time && plan.state.is_alive();
            if again && CannotPay::of_bank(&run.reason) == CannotPay::NotNow {
                run.state = RunState::Again;
                return true;
            }
            run.state = RunState::Failed;
            count_failure(plan, figures, at);
        }
        Known::Cancelled => run.state = RunState::Cancelled,
        Known::GivenUp => run.state = RunState::Unknown,
    }
    plan.under_way -= 1;
    let enough = plan.end_runs.is_some_and(|most| plan.paid_runs >= most);
    if enough && plan.state.is_alive() {
        plan.end(PlanState::Finished, at, ENOUGH);
    }
    plan.finish_past_end(at);
    true
}

/// Counts a failure; the last of too many in a row ends the plan.
pub(crate) fn count_failure(plan: &mut Plan, figures: &Parameters, at: Instant) {
    plan.failures += 1;
    if plan.failures >= figures.failures_most && plan.state.is_alive() {
        let why = format!("连续{}次扣款失败，计划已终止", plan.failures);
        plan.end(PlanState::Ended, at, &why);
    }
}
