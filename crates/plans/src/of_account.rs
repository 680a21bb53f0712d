//! The plans of an account with a purpose of its own, and what they put aside a month.

use crate::plan::PlanState;
use crate::record::PlanRecord;
use crate::store::plans as store;
use db::Tx;
use funds::Catalogue;
use kernel::{CustNo, Day, Fen, Overflow, Rounding, TradeAcco};
use wire::Answer;

/// Open days, weeks and second weeks of a year.
const RUNS_A_YEAR: [i64; 3] = [244, 52, 26];
/// More than a plan may be limited to.
const MOST_RUNS: i64 = 1_000;

/// What the running plans of an account put aside a month of an average year; smart ones at 100 %.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Monthly {
    /// All of them, as they run now.
    pub now: Fen,
    /// Those of them that are sure to run until a day: without what ends before, or may.
    pub lasting: Fen,
}

/// The plans of an account that run or rest, the newest first, with what the running ones put aside
/// a month, now and until a day.
///
/// # Errors
/// Those of the database.
pub async fn plans_of_account(
    tx: &mut Tx,
    (cust_no, trade_acco): (CustNo, TradeAcco),
    (catalogue, today): (&Catalogue, Day),
    until: Day,
) -> Answer<(Vec<PlanRecord>, Monthly)> {
    let plans = store::alive_for(tx, cust_no, trade_acco).await?;
    let records = PlanRecord::all(tx, &plans, (catalogue, today)).await?;
    let (mut now, mut lasting) = (Fen::ZERO, Fen::ZERO);
    for plan in records.iter().filter(|plan| plan.state == PlanState::Running) {
        let monthly = monthly(plan)?;
        now = now.checked_add(monthly)?;
        if lasts(plan, today, until) {
            lasting = lasting.checked_add(monthly)?;
        }
    }
    Ok((records, Monthly { now, lasting }))
}

/// Whether a plan is sure to run until a day. Nobody knows when one reaches its return.
fn lasts(plan: &PlanRecord, today: Day, until: Day) -> bool {
    let Some(end) = &plan.end else { return true };
    if end.target_rate.is_some() {
        return false;
    }
    let runs_on = end.times.is_none_or(|times| {
        let left = times.saturating_sub(plan.paid_runs).clamp(0, MOST_RUNS);
        let left = i32::try_from(left).unwrap_or(0);
        let next = plan.next.as_ref().map_or(today, |next| next.nominal);
        // The first run that is none any more.
        let over = match (plan.cycle_unit, plan.cycle) {
            (0, _) => next.add_days(left.saturating_mul(3) / 2),
            (1, 1) => next.add_days(left.saturating_mul(7)),
            (1, _) => next.add_days(left.saturating_mul(14)),
            _ => next.add_months(left),
        };
        over >= until
    });
    runs_on && end.date.is_none_or(|date| date >= until)
}

fn monthly(plan: &PlanRecord) -> Result<Fen, Overflow> {
    let [days, weeks, second] = RUNS_A_YEAR;
    let runs = match (plan.cycle_unit, plan.cycle) {
        (0, _) => days,
        (1, 1) => weeks,
        (1, _) => second,
        _ => 12,
    };
    plan.amount.portion(runs, 12, Rounding::HalfUp)
}
