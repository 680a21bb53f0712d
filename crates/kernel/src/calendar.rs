//! Trading days, and the one cut-off.

use std::fmt;
use std::sync::{Arc, LazyLock};

use crate::{Day, Instant, TimeOfDay, closures, provisional};

/// The days on which a market trades: Monday to Friday without the closed ones, plus any that an
/// imported calendar opens. Cheap to clone; a snapshot that never changes.
#[derive(Clone, PartialEq, Eq)]
pub struct Calendar {
    name: Arc<str>,
    /// Closed weekdays, sorted.
    closed: Arc<[Day]>,
    /// Open Saturdays and Sundays, sorted; none in any market we know.
    opened: Arc<[Day]>,
}

/// A search for an open day gives up after so many days, so that a calendar with no open day ends.
const SEARCH_DAYS: i32 = 3_660;

impl Calendar {
    /// Days on which both Shanghai and Shenzhen trade: known from 1998 to 2026, by rule to 2035.
    pub fn china() -> Self {
        static CHINA: LazyLock<Calendar> = LazyLock::new(|| {
            Calendar::with_closed("CN", closures::days(closures::CHINA).chain(provisional::days()))
        });
        CHINA.clone()
    }

    /// Days on which Hong Kong trades: known from 2020 to 2026, then every weekday.
    pub fn hong_kong() -> Self {
        Self::with_closed("HK", closures::days(closures::HONG_KONG))
    }

    /// Days on which New York trades: known from 2020 to 2026, then every weekday.
    pub fn united_states() -> Self {
        Self::with_closed("US", closures::days(closures::UNITED_STATES))
    }

    /// The shipped calendar of a market: `CN`, `HK` or `US`.
    pub fn of_market(code: &str) -> Option<Self> {
        match code {
            "CN" => Some(Self::china()),
            "HK" => Some(Self::hong_kong()),
            "US" => Some(Self::united_states()),
            _ => None,
        }
    }

    /// Monday to Friday, without `closed`.
    pub fn with_closed(name: &str, closed: impl IntoIterator<Item = Day>) -> Self {
        let closed = closed.into_iter().filter(|day| !day.is_weekend()).collect();
        Self { name: name.into(), closed: sorted(closed), opened: Arc::new([]) }
    }

    /// This calendar with rows (day, open) laid over it, as an import brings them; days that the
    /// rows don't name stay as they were. The last row of a day counts.
    pub fn with_rows(&self, rows: impl IntoIterator<Item = (Day, bool)>) -> Self {
        let rows: std::collections::BTreeMap<Day, bool> = rows.into_iter().collect();
        let kept = |days: &[Day]| -> Vec<Day> {
            days.iter().copied().filter(|day| !rows.contains_key(day)).collect()
        };
        let (mut closed, mut opened) = (kept(&self.closed), kept(&self.opened));
        for (day, open) in rows.iter().map(|(day, open)| (*day, *open)) {
            match (open, day.is_weekend()) {
                (false, false) => closed.push(day),
                (true, true) => opened.push(day),
                _ => {}
            }
        }
        Self { name: self.name.clone(), closed: sorted(closed), opened: sorted(opened) }
    }

    /// Open only when both are: a fund that invests through two markets (rule TD-01).
    pub fn intersect(&self, other: &Self) -> Self {
        let closed = self.closed.iter().chain(other.closed.iter()).copied().collect();
        let opened = self.opened.iter().copied().filter(|day| other.opened.contains(day)).collect();
        Self {
            name: format!("{},{}", self.name, other.name).into(),
            closed: sorted(closed),
            opened: sorted(opened),
        }
    }

    /// The markets' codes: `CN` or `CN,HK`.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Whether the market trades on that day.
    pub fn is_open(&self, day: Day) -> bool {
        if day.is_weekend() {
            self.opened.binary_search(&day).is_ok()
        } else {
            self.closed.binary_search(&day).is_err()
        }
    }

    /// The first open day after `day`.
    pub fn next_open(&self, day: Day) -> Day {
        self.search(day.next(), 1)
    }

    /// `day` when it is open, else the next open day.
    pub fn on_or_after(&self, day: Day) -> Day {
        self.search(day, 1)
    }

    /// `day` when it is open, else the last open day before it.
    pub fn on_or_before(&self, day: Day) -> Day {
        self.search(day, -1)
    }

    /// The last open day before `day`.
    pub fn previous_open(&self, day: Day) -> Day {
        self.search(day.previous(), -1)
    }

    /// The `n`-th open day after `day` (T+n), before it when negative; 0 is `day` itself, open or
    /// not.
    pub fn add_open(&self, day: Day, n: i32) -> Day {
        let step = |from| if n < 0 { self.previous_open(from) } else { self.next_open(from) };
        (0..n.unsigned_abs()).fold(day, |reached, _| step(reached))
    }

    /// How many open days there are after `from` up to and with `to`: 0 when `to` isn't later.
    /// `add_open(from, open_between(from, to)) == to` for every open `to`.
    pub fn open_between(&self, from: Day, to: Day) -> i32 {
        if to <= from {
            return 0;
        }
        let within = |days: &[Day]| {
            let count = days.partition_point(|d| *d <= to) - days.partition_point(|d| *d <= from);
            i32::try_from(count).unwrap_or(i32::MAX)
        };
        weekdays_through(to) - weekdays_through(from) - within(&self.closed) + within(&self.opened)
    }

    /// The cut-off, in the only place where it is decided (rule TD-02): an application before
    /// `cutoff` (see [`TimeOfDay::CUTOFF`]) on an open day belongs to that day, from the cut-off
    /// on and on closed days to the next open one.
    pub fn t_day(&self, now: Instant, cutoff: TimeOfDay) -> Day {
        let today = now.day();
        if now.time() < cutoff { self.on_or_after(today) } else { self.next_open(today) }
    }

    fn search(&self, from: Day, step: i32) -> Day {
        let mut days = (0..SEARCH_DAYS).map(|n| from.add_days(n * step));
        days.find(|day| self.is_open(*day)).unwrap_or(from)
    }
}

impl fmt::Debug for Calendar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Calendar({}, {} closed)", self.name, self.closed.len())
    }
}

fn sorted(mut days: Vec<Day>) -> Arc<[Day]> {
    days.sort_unstable();
    days.dedup();
    days.into()
}

/// Mondays to Fridays from the first Monday of the year 1, which is its first day, to `day`.
fn weekdays_through(day: Day) -> i32 {
    let count = day.days_since(Day::MIN) + 1;
    count / 7 * 5 + (count % 7).min(5)
}

#[cfg(test)]
#[path = "calendar_tests.rs"]
mod tests;
