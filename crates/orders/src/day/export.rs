//! Handing the sealed orders of a day to the TA's files.

use super::store;
use crate::order::{Order, OrderNo};
use db::{Error, Tx};
use kernel::Day;

/// Sealed orders of T, and its quick redemptions, for the application file, in the order of their
/// numbers, after `after` (none for the first page), at most `limit`. Made again, the same come.
///
/// # Errors
/// Those of the database.
pub async fn to_export(
    tx: &mut Tx,
    day: Day,
    after: Option<OrderNo>,
    limit: i64,
) -> Result<Vec<Order>, Error> {
    store::sealed(tx, day, after.unwrap_or(OrderNo::from(0)), limit).await
}
