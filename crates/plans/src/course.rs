//! How what a plan paid became what it is worth, day by day.

use crate::bought::Bought;
use funds::Fund;
use kernel::{Day, Fen, Overflow};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// More points than this are thinned out; the first and the last always stay.
const POINTS_MOST: usize = 120;

/// What was paid and what it was worth on days with a NAV, from the T of the first confirmed run to
/// the last NAV; as many of each.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct PlanCourse {
    /// The days.
    pub dates: Vec<Day>,
    /// What was paid for runs of a T up to the day, fees included.
    pub paid: Vec<Fen>,
    /// What they were worth, had nothing been redeemed.
    pub value: Vec<Fen>,
}

impl PlanCourse {
    /// Of what was bought; none before there are two days to be compared.
    ///
    /// # Errors
    /// When a figure does not fit.
    pub(crate) fn of(fund: &Fund, bought: &[Bought]) -> Result<Option<Self>, Overflow> {
        let Some(first) = bought.iter().map(|one| one.t_day).min() else { return Ok(None) };
        let begins = fund.series.position(first);
        let (Some(from), Some(until)) = (begins, fund.series.len().checked_sub(1)) else {
            return Ok(None);
        };
        if from >= until {
            return Ok(None);
        }
        let mut course = Self { dates: Vec::new(), paid: Vec::new(), value: Vec::new() };
        for at in thinned(from, until) {
            let Some(point) = fund.series.at(at) else { continue };
            let by_then: Vec<Bought> =
                bought.iter().filter(|one| one.t_day <= point.day).copied().collect();
            course.dates.push(point.day);
            course.paid.push(Fen::try_sum(by_then.iter().map(|one| one.paid))?);
            course.value.push(Bought::worth(fund, &by_then, at)?);
        }
        Ok(Some(course))
    }
}

/// Places from one to another, both included.
fn thinned(from: usize, until: usize) -> impl Iterator<Item = usize> {
    let steps = (until - from).min(POINTS_MOST - 1);
    (0..=steps).map(move |step| from + step * (until - from) / steps)
}
