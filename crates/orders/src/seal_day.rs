//! Sealing the orders of a day at the cut-off, and handing them to the TA's files.

use crate::state::Step;
use crate::store::clearing;
use crate::{Order, OrderNo};
use db::{Error, Tx};
use kernel::{Day, FundCode, Instant, Shares, TimeOfDay};

/// Seals the orders of T: paid purchases, redemptions, conversions and changes of dividend methods
/// go from accepted to sent. Purchases whose money is still being collected stay; their payment
/// will give them a later T. Run again, it changes nothing. Answers how many were sealed now.
///
/// # Errors
/// Those of the database.
pub async fn seal_day(tx: &mut Tx, day: Day, at: Instant) -> Result<u64, Error> {
    stop_taking(tx, day, at).await?;
    let sealed = clearing::seal(tx, day).await?;
    clearing::note_sealed(tx, day, Step::Sealed.number(), at).await?;
    Ok(sealed)
}

/// From now on nothing new belongs to T or to a day before it, whenever it arrived.
///
/// # Errors
/// Those of the database.
pub async fn stop_taking(tx: &mut Tx, day: Day, at: Instant) -> Result<(), Error> {
    clearing::note_seal(tx, day, at).await
}

/// The moment that decides the T of what arrived at `now`. Between its arrival and its transaction
/// the day may have been sealed: then it belongs to the next T, as if it had come at the cut-off,
/// and is not left behind by a day that is over.
pub(crate) async fn deciding_moment(tx: &mut Tx, now: Instant) -> Result<Instant, Error> {
    let sealed = clearing::last_sealed(tx).await?;
    let over = sealed.map(|day| Instant::at(day, TimeOfDay::CUTOFF));
    Ok(over.map_or(now, |over| over.max(now)))
}

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
    clearing::sealed(tx, day, after.unwrap_or(OrderNo::from(0)), limit).await
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
    clearing::quick_after(tx, day).await
}
