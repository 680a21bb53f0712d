//! Handing the sealed orders of a day to the TA's files.

use super::store;
use crate::order::{Order, OrderNo};
use db::{Error, Tx};
use kernel::{Day, FundCode, Shares};

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

/// Shares that customers gave for quick redemptions whose T is after `day`: the TA still holds them
/// for the customer when it states `day`.
///
/// # Errors
/// Those of the database.
pub async fn quick_redeemed_after(
    tx: &mut Tx,
    day: Day,
) -> Result<Vec<(String, FundCode, Shares)>, Error> {
    store::quick_after(tx, day).await
}
