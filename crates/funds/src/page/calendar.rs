//! Growth by month, as a calendar of years.

use crate::{Fund, Policy, Window};
use kernel::{Day, Rate};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The months of a year, as fractions. The first and the last month of the history may be parts.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct CalendarYear {
    pub year: i32,
    /// Of the whole year, or of its part that is known.
    pub growth: Option<Rate>,
    /// Twelve, January first; none where there is no NAV.
    pub months: Vec<Option<Rate>>,
}

/// All years with a NAV, the earliest first.
pub fn calendar(fund: &Fund, policy: &Policy) -> Vec<CalendarYear> {
    let days = fund.series.days();
    let (Some(first), Some(last)) = (days.first(), days.last()) else { return Vec::new() };
    let present = policy.windows.contains(&Window::YearToDate);
    let whole = |year: i32| {
        let (from, to) = (Day::new(year, 1, 1).ok()?, Day::new(year, 12, 31).ok()?);
        growth(fund, from, to).filter(|_| present || year < last.year())
    };
    let row = |year: i32| {
        let month = |number: i32| {
            let from = Day::new(year, number, 1).ok()?;
            growth(fund, from, from.last_of_month())
        };
        CalendarYear { year, growth: whole(year), months: (1..=12).map(month).collect() }
    };
    (first.year()..=last.year()).map(row).collect()
}

/// From the last NAV before a day, or the first of all, to the last NAV of another; none where no
/// NAV lies between.
fn growth(fund: &Fund, from: Day, to: Day) -> Option<Rate> {
    let series = &fund.series;
    let end = series.position(to).filter(|at| series.days()[*at] >= from)?;
    let begin = series.position(from.previous()).unwrap_or(0);
    if begin == end { None } else { series.growth(begin, end) }
}
