//! Sealing the orders of a day at the cut-off.

use super::store;
use crate::order::store::seals;
use crate::order::{OrderNo, Step};
use db::{Error, Tx};
use kernel::{Day, Instant};

/// Orders that are looked at together.
const PART: i64 = 2_000;

/// How far the sealing of a day has come; at first [`Sealing::default`].
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Sealing {
    /// Orders that were sealed.
    pub sealed: u64,
    /// The last one that was looked at; none at first.
    after: Option<OrderNo>,
    done: bool,
}

impl Sealing {
    /// Whether the whole day is sealed.
    pub const fn is_done(self) -> bool {
        self.done
    }
}

/// Seals the next orders of T: paid purchases, redemptions, conversions and changes of dividend
/// methods go from accepted to sent. Purchases whose money is still being collected stay; their
/// payment will give them a later T. The caller goes on, each time in a transaction of its own, so
/// that customers' writes need not wait for all of a day; from the first part on nothing new
/// belongs to T. Run again from the beginning, it changes nothing.
///
/// # Errors
/// Those of the database.
pub async fn seal_some(
    tx: &mut Tx,
    (day, at): (Day, Instant),
    sealing: Sealing,
) -> Result<Sealing, Error> {
    stop_taking(tx, day, at).await?;
    let after = sealing.after.unwrap_or(OrderNo::from(0));
    let until = store::nth_after(tx, (day, after), PART).await?;
    let range = (day, after, until.unwrap_or(OrderNo::from(i64::MAX)));
    let sealed = sealing.sealed + store::seal(tx, range).await?;
    store::note_sealed(tx, range, (Step::Sealed.number(), at)).await?;
    Ok(Sealing { sealed, after: until, done: until.is_none() })
}

/// The same of the whole day at once.
///
/// # Errors
/// Those of the database.
pub async fn seal_day(tx: &mut Tx, day: Day, at: Instant) -> Result<u64, Error> {
    let mut sealing = Sealing::default();
    while !sealing.is_done() {
        sealing = seal_some(tx, (day, at), sealing).await?;
    }
    Ok(sealing.sealed)
}

/// From now on nothing new belongs to T or to a day before it, whenever it arrived.
///
/// # Errors
/// Those of the database.
pub async fn stop_taking(tx: &mut Tx, day: Day, at: Instant) -> Result<(), Error> {
    seals::note_seal(tx, day, at).await
}
