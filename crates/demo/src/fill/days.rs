//! What filling needs on each day.

use std::collections::HashMap;

use db::{Error, ErrorKind};
use kernel::{Calendar, Day};

use crate::{Factors, HISTORY_START};

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
