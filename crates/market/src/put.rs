//! Putting indices into the market in bulk, inside the caller's transaction.

use crate::store::{self, DailyRow, DayRow, IndexRow, MinuteRow};
use db::{Error, Tx};
use kernel::Day;

/// Puts indices; one of the same code is replaced.
///
/// # Errors
/// The database failed.
pub async fn put_indices(tx: &mut Tx, rows: &[IndexRow]) -> Result<(), Error> {
    store::put_indices(tx, rows).await?;
    store::raise_version(tx).await
}

/// Puts days of indices; one of the same index and day is replaced.
///
/// # Errors
/// The database failed.
pub async fn put_daily(tx: &mut Tx, rows: &[DailyRow]) -> Result<(), Error> {
    store::put_daily(tx, rows).await?;
    store::raise_version(tx).await
}

/// Puts minutes of indices; one of the same index, day and minute is replaced.
///
/// # Errors
/// The database failed.
pub async fn put_minutes(tx: &mut Tx, rows: &[MinuteRow]) -> Result<(), Error> {
    store::put_minutes(tx, rows).await?;
    store::raise_version(tx).await
}

/// Puts days of markets' calendars; they are laid over those that ship with the program.
///
/// # Errors
/// The database failed.
pub async fn put_days(tx: &mut Tx, rows: &[DayRow]) -> Result<(), Error> {
    store::put_days(tx, rows).await?;
    store::raise_version(tx).await
}

/// Drops the minutes of an index before a day: no curve is shown of so old a day.
///
/// # Errors
/// The database failed.
pub async fn drop_minutes(tx: &mut Tx, code: &str, before: Day) -> Result<(), Error> {
    store::drop_minutes(tx, code, before).await?;
    store::raise_version(tx).await
}
