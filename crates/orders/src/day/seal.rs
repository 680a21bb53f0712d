//! Sealing the orders of a day at the cut-off.

use super::store;
use crate::order::Step;
use crate::order::store::seals;
use db::{Error, Tx};
use kernel::{Day, Instant};

/// Seals the orders of T: paid purchases, redemptions, conversions and changes of dividend methods
/// go from accepted to sent. Purchases whose money is still being collected stay; their payment
/// will give them a later T. Run again, it changes nothing. Answers how many were sealed now.
///
/// # Errors
/// Those of the database.
pub async fn seal_day(tx: &mut Tx, day: Day, at: Instant) -> Result<u64, Error> {
    stop_taking(tx, day, at).await?;
    let sealed = store::seal(tx, day).await?;
    store::note_sealed(tx, day, Step::Sealed.number(), at).await?;
    Ok(sealed)
}

/// From now on nothing new belongs to T or to a day before it, whenever it arrived.
///
/// # Errors
/// Those of the database.
pub async fn stop_taking(tx: &mut Tx, day: Day, at: Instant) -> Result<(), Error> {
    seals::note_seal(tx, day, at).await
}
