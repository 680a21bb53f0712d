//! Handing the sealed orders of a day to the TA's files.

use super::store;
use crate::order::{Order, OrderNo};
use db::{Error, Tx};
use kernel::Day;

/// Sealed orders of T, and its quick redemptions, for the application file, in the order of their
/// numbers, after `after` (none for the first page), at most `limit`; none when there are no more.
/// Made again, the same come.
///
/// # Errors
/// Those of the database.
pub async fn to_export(
    tx: &mut Tx,
    day: Day,
    after: Option<OrderNo>,
    limit: i64,
) -> Result<Vec<Order>, Error> {
    let mut after = after.unwrap_or(OrderNo::from(0));
    loop {
        let until = store::nth_after(tx, (day, after), limit).await?;
        let range = (day, after, until.unwrap_or(OrderNo::from(i64::MAX)));
        let sealed = store::sealed(tx, range).await?;
        match until {
            // None of so many was sealed: there may be some behind them.
            Some(until) if sealed.is_empty() => after = until,
            _ => return Ok(sealed),
        }
    }
}
