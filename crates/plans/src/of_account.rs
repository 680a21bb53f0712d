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

/// The plans of an account that run or rest, the newest first, with what the running ones put aside
/// a month on an average year; smart ones at 100 %.
///
/// # Errors
/// Those of the database.
pub async fn plans_of_account(
    tx: &mut Tx,
    (cust_no, trade_acco): (CustNo, TradeAcco),
    (catalogue, today): (&Catalogue, Day),
) -> Answer<(Vec<PlanRecord>, Fen)> {
    let plans = store::alive_for(tx, cust_no, trade_acco).await?;
    let records = PlanRecord::all(tx, &plans, (catalogue, today)).await?;
    let running = records.iter().filter(|plan| plan.state == PlanState::Running);
    let monthly: Vec<Fen> = running.map(monthly).collect::<Result<_, Overflow>>()?;
    Ok((records, Fen::try_sum(monthly)?))
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
