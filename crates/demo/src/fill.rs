//! Writes the generated market into an empty database, through the rooms' imports.

mod days;
mod funds;
mod indices;
mod prices;

pub use funds::new_fund;
pub(crate) use funds::offering;
pub use indices::publish_indices;

use db::{Db, Error};
use kernel::Day;

use crate::{Lineup, fill_managers};
pub(crate) use days::DayFactors;

/// What was written.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Filled {
    /// Share classes.
    pub funds: usize,
    /// NAVs and incomes.
    pub prices: usize,
    /// Indices.
    pub indices: usize,
}

/// Fills the catalogue, the indices and the house's managers as they stand on the morning of the
/// open day `today`: all prices that were due before it are published.
///
/// # Errors
/// The database failed.
pub async fn fill_market(
    db: &Db,
    seed: u64,
    today: Day,
    progress: impl Fn(&str, usize),
) -> Result<Filled, Error> {
    let lineup = Lineup::new(seed, today);
    progress("funds", lineup.funds.len());
    funds::fill(db, &lineup, today).await?;
    let days = DayFactors::new(seed, today);
    let prices = prices::fill(db, &lineup, &days, today, &progress).await?;
    fill_managers(db, today).await?;
    let indices = indices::fill(db, seed, today).await?;
    progress("indices", indices);
    Ok(Filled { funds: lineup.funds.len(), prices, indices })
}

#[cfg(test)]
mod tests;
