//! Which T an order belongs to.

use super::store::seals;
use db::{Error, Tx};
use kernel::{Instant, TimeOfDay};

/// The moment that decides the T of what arrived at `now`. Between its arrival and its transaction
/// the day may have been sealed: then it belongs to the next T, as if it had come at the cut-off,
/// and is not left behind by a day that is over.
pub(crate) async fn deciding_moment(tx: &mut Tx, now: Instant) -> Result<Instant, Error> {
    Ok(last_cutoff(tx).await?.map_or(now, |over| over.max(now)))
}

/// The cut-off of the last day that is sealed: what happened before it and was not known then
/// counts as if it had happened at it.
pub(crate) async fn last_cutoff(tx: &mut Tx) -> Result<Option<Instant>, Error> {
    let sealed = seals::last_sealed(tx).await?;
    Ok(sealed.map(|day| Instant::at(day, TimeOfDay::CUTOFF)))
}
