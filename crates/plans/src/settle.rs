//! What became of the orders of runs: paid, refused, or nobody knows. Run again, it changes
//! nothing.

use crate::change;
use crate::due::Due;
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
use orders::{CannotPay, Order, OrderNo, OrderStatus, PayStatus, Stand};
use std::collections::{BTreeSet, HashMap};
use wire::{Answer, App, Failure};

/// Runs that are looked at at a time.
const PAGE: i64 = 1_000;
/// Runs of which something is known that are settled in one transaction.
const TOGETHER: usize = 200;

const ENOUGH: &str = "已扣满你设定的期数";

/// Looks what became of all runs until `day` that are under way. Until the cut-off of their day,
/// one that was refused for want of money is to be tried again; later it has failed.
///
/// # Errors
/// Those of the database.
pub async fn settle(app: &App, day: Day, at: Instant) -> Answer<()> {
    let mut after = None;
    loop {
        let look = async move |tx: &mut Tx| with_news(tx, (day, at), after).await;
        let Some((last, news)) = app.db().read::<_, Failure, _>(look).await? else { return Ok(()) };
        after = Some(last);
        for some in news.chunks(TOGETHER) {
            let (catalogue, ids) = (app.get::<Catalogue>().clone(), app.ids().clone());
            let some = some.to_vec();
            let write = async move |tx: &mut Tx| {
                settle_some(tx, (&catalogue, &ids), (day, at), &some).await
            };
            app.db().write_batch::<_, Failure, _>(write).await?;
        }
    }
}

/// The last of a page, and those of it of which something is known.
type Looked = (Due, Vec<Due>);

/// Looks through a page of what is under way: of most runs nothing is known yet.
async fn with_news(
    tx: &mut Tx,
    (day, at): (Day, Instant),
    after: Option<Due>,
) -> Answer<Option<Looked>> {
    let open = run_store::open(tx, day, after, PAGE).await?;
    let Some(last) = open.last().map(Due::of) else { return Ok(None) };
    let numbers: Vec<OrderNo> = open.iter().filter_map(|run| run.order_no).collect();
    let stands = orders::stands(tx, &numbers).await?.into_iter();
    let stands: HashMap<OrderNo, Stand> = stands.map(|stand| (stand.order_no, stand)).collect();
    let is_news = |run: &&Run| {
        let stand = run.order_no.and_then(|order_no| stands.get(&order_no));
        known(run, stand.map(|stand| (stand.status, stand.pay_status)), at) != Known::Nothing
    };
    Ok(Some((last, open.iter().filter(is_news).map(Due::of).collect())))
}

async fn settle_some(
    tx: &mut Tx,
    (catalogue, ids): (&Catalogue, &Ids),
    (day, at): (Day, Instant),
    news: &[Due],
) -> Answer<()> {
    let mut open = run_store::runs(tx, news).await?;
    open.retain(|run| matches!(run.state, RunState::Paying | RunState::Again));
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
    Ok(messages::tell(tx, &messages).await?)
}

/// The orders of some runs, by their numbers.
pub(crate) async fn orders_of(tx: &mut Tx, runs: &[Run]) -> Answer<HashMap<OrderNo, Order>> {
    let numbers: Vec<OrderNo> = runs.iter().filter_map(|run| run.order_no).collect();
    let orders = orders::orders_by_number(tx, &numbers).await?;
    Ok(orders.into_iter().map(|order| (order.order_no, order)).collect())
}

/// What is known of a run's order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Known {
    /// Nothing new.
    Nothing,
    Paid,
    Refused,
    Cancelled,
    GivenUp,
}

/// What is known at a moment of a run whose order stands so.
fn known(run: &Run, order: Option<(OrderStatus, PayStatus)>, at: Instant) -> Known {
    let order = match (run.state, order) {
        // It is tried again before the cut-off, or it has failed.
        (RunState::Again, _) if is_in_time(run, at) => return Known::Nothing,
        (RunState::Again, _) | (_, None) => return Known::Refused,
        (_, Some(order)) => order,
    };
    match order {
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

/// Whether a first try may have a second one.
fn is_in_time(run: &Run, at: Instant) -> bool {
    run.tries == 1 && at < Instant::at(run.due_on, TimeOfDay::CUTOFF)
}

/// Answers whether something changed.
fn settle_one(
    plan: &mut Plan,
    run: &mut Run,
    order: Option<&Order>,
    (figures, at): (&Parameters, Instant),
) -> bool {
    match known(run, order.map(|order| (order.status, order.pay_status)), at) {
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
            let again = is_in_time(run, at) && plan.state.is_alive();
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
