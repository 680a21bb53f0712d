//! On which days a plan runs.
//!
//! Nominal days are counted from nominal days, never from shifted ones. Where the fund is closed on
//! one, its next open day takes its place; a nominal day that would thereby reach the next nominal
//! day is dropped. So no plan runs twice on a day, and none runs on a day that is closed.

use kernel::{Calendar, Day};

use super::cycle::PlanCycle;

/// The open days of a fund: its calendar, or the days that have a price.
pub trait OpenDays {
    /// The first open day on or after a day; none where none is known.
    fn on_or_after(&self, day: Day) -> Option<Day>;
}

impl OpenDays for Calendar {
    fn on_or_after(&self, day: Day) -> Option<Day> {
        Some(Calendar::on_or_after(self, day)).filter(|found| self.is_open(*found))
    }
}

/// A day on which a plan runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlanDate {
    /// The day that the cycle says; for days the date itself.
    pub nominal: Day,
    /// The open day on which it runs; later than the nominal day when it was shifted.
    pub date: Day,
}

/// What becomes of a nominal day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlanDay {
    /// The plan runs.
    Runs(PlanDate),
    /// It would run on `shifted`, which is the next nominal day or later: it doesn't run.
    Dropped {
        /// The day that the cycle says.
        nominal: Day,
        /// The next open day.
        shifted: Day,
    },
}

/// The nominal days of a plan one after the other, each with what becomes of it. Ends where no
/// later open day is known.
#[derive(Debug)]
pub struct PlanDates<'a, O: ?Sized> {
    cycle: PlanCycle,
    open: &'a O,
    nominal: Day,
}

/// Nominal days this near to the end of all days aren't counted on.
const LAST_DAYS: i32 = 31;

impl<'a, O: OpenDays + ?Sized> PlanDates<'a, O> {
    /// The days of a plan that was made, resumed or given another cycle on `made_on`, from the
    /// first nominal day strictly after it.
    pub fn new(cycle: PlanCycle, made_on: Day, open: &'a O) -> Self {
        Self { cycle, open, nominal: cycle.first_after(made_on) }
    }

    fn day(&self, nominal: Day) -> Option<(PlanDay, Day)> {
        if Day::MAX.days_since(nominal) < LAST_DAYS {
            return None;
        }
        let date = self.open.on_or_after(nominal)?;
        if self.cycle.is_daily() {
            return Some((PlanDay::Runs(PlanDate { nominal: date, date }), date.next()));
        }
        let next = self.cycle.next(nominal);
        let day = match date < next {
            true => PlanDay::Runs(PlanDate { nominal, date }),
            false => PlanDay::Dropped { nominal, shifted: date },
        };
        Some((day, next))
    }
}

impl<O: OpenDays + ?Sized> Iterator for PlanDates<'_, O> {
    type Item = PlanDay;

    fn next(&mut self) -> Option<PlanDay> {
        let (day, next) = self.day(self.nominal)?;
        self.nominal = next;
        Some(day)
    }
}

/// The first date strictly after a day on which a plan runs that was made on `made_on`; none where
/// no later open day is known. The same as that of [`PlanDates`], without going through all before.
pub fn next_date<O: OpenDays + ?Sized>(
    cycle: PlanCycle,
    made_on: Day,
    after: Day,
    open: &O,
) -> Option<PlanDate> {
    // Of the nominal days through `after` only the last can be shifted beyond it.
    let nominal = cycle.last_through(cycle.first_after(made_on), after);
    PlanDates { cycle, open, nominal }.find_map(|day| match day {
        PlanDay::Runs(date) if date.date > after => Some(date),
        _ => None,
    })
}

#[cfg(test)]
#[path = "dates_tests.rs"]
mod tests;
