//! Writes the generated market into an empty database, through the rooms' imports.

mod funds;
mod indices;
mod prices;

pub use funds::new_fund;
pub(crate) use funds::offering;
pub use indices::publish_indices;

use std::collections::HashMap;

use db::{Db, Error, ErrorKind};
use kernel::{Calendar, Day};

use crate::{Factors, HISTORY_START, Lineup};

/// Rows that are written together.
const CHUNK: usize = 40_000;

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

/// Fills the catalogue and the indices as they stand on the morning of the open day `today`: all
/// prices that were due before it are published.
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
    let indices = indices::fill(db, seed, today).await?;
    progress("indices", indices);
    Ok(Filled { funds: lineup.funds.len(), prices, indices })
}

/// The factors of all days, made once.
pub(crate) struct DayFactors {
    seed: u64,
    by_day: HashMap<Day, Factors>,
}

impl DayFactors {
    pub fn new(seed: u64, until: Day) -> Self {
        let (year, month, day) = HISTORY_START;
        let start = Day::new(year, month, day).unwrap_or(Day::MIN);
        let days = (0..=until.days_since(start).max(0)).map(|n| start.add_days(n));
        Self { seed, by_day: days.map(|day| (day, Factors::on(seed, day))).collect() }
    }

    pub fn on(&self, day: Day) -> Factors {
        self.by_day.get(&day).cloned().unwrap_or_else(|| Factors::on(self.seed, day))
    }
}

/// The open days of all of these markets.
pub(crate) fn calendar_of(markets: &str) -> Calendar {
    let all = markets.split(',').filter_map(Calendar::of_market);
    all.reduce(|a, b| a.intersect(&b)).unwrap_or_else(Calendar::china)
}

pub(crate) fn fault(error: impl std::fmt::Display) -> Error {
    Error::new(ErrorKind::Fault, error)
}

#[cfg(test)]
mod tests;
