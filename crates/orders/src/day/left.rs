//! What the steps of a day have left. Counted in the books, not by who did it: a process that was
//! killed has told nobody what it had done.

use super::store::left;
use crate::payouts::pay::PayoutCounts;
use db::{Error, Tx};
use kernel::{Day, Instant};

/// Purchases that were asked for until the cut-off of T, are paid, and wait for their T.
///
/// # Errors
/// Those of the database.
pub async fn collected(tx: &mut Tx, t_day: Day, cutoff: Instant) -> Result<usize, Error> {
    Ok(count(left::collected(tx, t_day, cutoff).await?))
}

/// Orders of T that are sealed and not answered.
///
/// # Errors
/// Those of the database.
pub async fn sealed(tx: &mut Tx, t_day: Day) -> Result<usize, Error> {
    Ok(count(left::sealed(tx, t_day).await?))
}

/// What was paid out for a day, and what is due by then and not done. Quick redemptions are paid
/// within seconds, by no step.
///
/// # Errors
/// Those of the database.
pub async fn paid_on(tx: &mut Tx, day: Day) -> Result<PayoutCounts, Error> {
    let (paid, bought) = left::paid(tx, day).await?;
    let failed = left::refused(tx, day).await?;
    let (open, aside) = left::open(tx, day).await?;
    Ok(PayoutCounts {
        bought: count(bought),
        paid: count(paid),
        failed: count(failed),
        unknown: count(open - aside),
        set_aside: count(aside),
    })
}

fn count(rows: i64) -> usize {
    usize::try_from(rows).unwrap_or_default()
}
