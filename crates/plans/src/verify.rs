//! What must be true of plans, their runs and the orders of these.

use crate::plan::{Plan, PlanNo, PlanState};
use crate::run::{Run, RunState};
use crate::store::plans as store;
use crate::store::runs;
use db::{Error, Tx};
use kernel::Fen;
use ledger::Difference;
use orders::{Authority, Order, OrderNo, OrderStatus, PayStatus};
use std::collections::HashMap;

/// Plans that are read at once.
const PAGE: i64 = 1_000;

/// Recounts what plans keep of their runs, and compares runs with orders: each order of a plan has
/// its run, and what the run says is what became of the order. Nothing differs when all is right.
///
/// # Errors
/// Those of the database.
pub async fn verify(tx: &mut Tx) -> Result<Vec<Difference>, Error> {
    let orders = orders::all_instalments(tx).await?;
    let mut orders: HashMap<OrderNo, Order> =
        orders.into_iter().map(|order| (order.order_no, order)).collect();
    let (mut found, mut after) = (Vec::new(), PlanNo::from(0));
    loop {
        let plans = store::all(tx, after, PAGE).await?;
        let Some(last) = plans.last() else { break };
        after = last.plan_no;
        let mut runs_of: HashMap<PlanNo, Vec<Run>> = HashMap::new();
        for run in runs::of_plans(tx, &plans).await? {
            runs_of.entry(run.plan_no).or_default().push(run);
        }
        for plan in &plans {
            let runs = runs_of.remove(&plan.plan_no).unwrap_or_default();
            counted(plan, &runs, &mut found);
            for run in &runs {
                compare(plan, run, &mut orders, &mut found);
            }
        }
    }
    found.extend(orders.keys().map(|order_no| differs(format!("run of order {order_no}"), 1, 0)));
    Ok(found)
}

fn differs(what: String, expected: i64, found: i64) -> Difference {
    Difference { what, expected, found }
}

/// What a plan keeps of its runs.
fn counted(plan: &Plan, runs: &[Run], found: &mut Vec<Difference>) {
    let count = |wanted: fn(&Run) -> bool| {
        i64::try_from(runs.iter().filter(|run| wanted(run)).count()).unwrap_or(i64::MAX)
    };
    let paid =
        Fen::try_sum(runs.iter().filter(|run| run.state == RunState::Paid).map(|run| run.amount));
    // Past its last day it waits for what became of its last run.
    let waits = plan.end_on.is_some() && plan.due_on.is_none() && plan.under_way > 0;
    let due = i64::from(plan.state == PlanState::Running && !waits);
    for (what, expected, kept) in [
        ("runs under way", count(|run| run.state.is_open()), plan.under_way),
        ("paid runs", count(|run| run.state == RunState::Paid), plan.paid_runs),
        ("paid", paid.map_or(-1, Fen::units), plan.paid.units()),
        ("next run", due, i64::from(plan.due_on.is_some())),
    ] {
        if expected != kept {
            found.push(differs(format!("plan {}: {what}", plan.plan_no), expected, kept));
        }
    }
}

/// A run with its orders, which are taken out of all that there are.
fn compare(
    plan: &Plan,
    run: &Run,
    orders: &mut HashMap<OrderNo, Order>,
    found: &mut Vec<Difference>,
) {
    let what = format!("plan {} on {}", run.plan_no, run.due_on);
    for (order_no, is_last) in [(run.first_no, false), (run.order_no, true)] {
        let Some(order_no) = order_no else { continue };
        let Some(order) = orders.remove(&order_no) else {
            found.push(differs(format!("{what}: order {order_no}"), 1, 0));
            continue;
        };
        let is_its = order.cust_no == plan.cust_no
            && order.fund_code == plan.fund_code
            && order.authority == Authority::Mandate(plan.plan_no.mandate());
        if !is_its {
            found.push(differs(format!("{what}: order {order_no} of the plan"), 1, 0));
        }
        if order.amount != run.amount {
            let (expected, kept) = (order.amount.units(), run.amount.units());
            found.push(differs(format!("{what}: amount"), expected, kept));
        }
        if is_last && !fits(run.state, &order) {
            found.push(differs(format!("{what}: {:?} of order {order_no}", run.state), 1, 0));
        }
        if !is_last && order.pay_status != PayStatus::PayFailed {
            found.push(differs(format!("{what}: first order {order_no} refused"), 1, 0));
        }
    }
    if run.state == RunState::Paid && run.order_no.is_none() {
        found.push(differs(format!("{what}: order of a paid run"), 1, 0));
    }
}

/// Whether what a run says can be true of its order. One that is under way is settled by the next
/// step of the day, so that its order may be further.
fn fits(state: RunState, order: &Order) -> bool {
    match state {
        RunState::Paying => true,
        RunState::Paid => !order.status.is_void(),
        RunState::Failed | RunState::Again => {
            let unpaid = order.status == OrderStatus::Void && order.pay_status == PayStatus::Unpaid;
            unpaid || order.pay_status == PayStatus::PayFailed
        }
        RunState::Cancelled => order.status == OrderStatus::Cancelled,
        RunState::Unknown => order.status == OrderStatus::Void,
        RunState::Skipped | RunState::Missed => false,
    }
}

/// A line for each plan and run, without numbers and moments that differ from run to run.
///
/// # Errors
/// Those of the database.
pub async fn digest(tx: &mut Tx) -> Result<Vec<String>, Error> {
    let (mut lines, mut after) = (Vec::new(), PlanNo::from(0));
    loop {
        let plans = store::all(tx, after, PAGE).await?;
        let Some(last) = plans.last() else { break };
        after = last.plan_no;
        let by_number: HashMap<PlanNo, &Plan> =
            plans.iter().map(|plan| (plan.plan_no, plan)).collect();
        for plan in &plans {
            lines.push(format!(
                "plan {} {} {} {} {} {:?} {} {} {}",
                plan.cust_no,
                plan.fund_code,
                plan.amount,
                plan.state.code(),
                plan.failures,
                plan.due_on,
                plan.under_way,
                plan.paid_runs,
                plan.paid
            ));
        }
        for run in runs::of_plans(tx, &plans).await? {
            let fund = by_number.get(&run.plan_no).map(|plan| plan.fund_code);
            lines.push(format!(
                "run {} {:?} {} {} {} {}",
                run.cust_no,
                fund,
                run.due_on,
                run.state.code(),
                run.amount,
                run.tries
            ));
        }
    }
    lines.sort_unstable();
    Ok(lines)
}
