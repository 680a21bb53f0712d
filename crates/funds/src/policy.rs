//! Which performance may be shown: dated, because regulation moves it (domain 0.3, FP-04).

use crate::{Fund, Window, store::PolicyRow};
use kernel::Day;

/// The policy in force from a day on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Policy {
    pub valid_from: Day,
    /// Windows that may be shown.
    pub windows: Vec<Window>,
    /// A fund shows no performance before so many months of contract life.
    pub least_months: i32,
    /// Ranks are shown for windows of at least so many months.
    pub least_rank_months: i32,
}

impl Policy {
    pub(crate) fn of(row: &PolicyRow) -> Self {
        Self {
            valid_from: row.valid_from,
            windows: row.windows.split(',').filter_map(|code| code.parse().ok()).collect(),
            least_months: i32::try_from(row.least_months).unwrap_or(0),
            least_rank_months: i32::try_from(row.least_rank_months).unwrap_or(0),
        }
    }

    /// Whether a fund is old enough on a day to show performance.
    pub fn shows(&self, fund: &Fund, today: Day) -> bool {
        let begun = fund.established.or_else(|| fund.series.days().first().copied());
        begun.is_some_and(|day| day.add_months(self.least_months) <= today)
    }

    /// The window shown first: a year where it may be shown.
    pub fn default_window(&self) -> Window {
        let year = self.windows.iter().find(|window| **window == Window::Year);
        year.or(self.windows.last()).copied().unwrap_or(Window::All)
    }

    /// Whether ranks of a window may be shown.
    pub fn ranks(&self, window: Window) -> bool {
        let base = window.base(Day::MAX);
        let months = |months: i32| Day::MAX.add_months(-months);
        base.is_none_or(|base| {
            base <= months(self.least_rank_months) || self.least_rank_months == 0
        })
    }
}

impl Default for Policy {
    fn default() -> Self {
        let windows = Window::ALL.to_vec();
        Self { valid_from: Day::MIN, windows, least_months: 6, least_rank_months: 0 }
    }
}
