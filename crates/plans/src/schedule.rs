//! On which days a plan runs, by the calendar of its fund.

use crate::plan::{Plan, PlanState};
use calc::{OpenDays, PlanCycle, PlanDate, PlanDates, PlanDay, next_date};
use db::Error;
use funds::Fund;
use kernel::{Calendar, Day, Instant};

/// Days beyond which nobody looks.
const YEARS_AHEAD: i32 = 3;

/// The first run strictly after a day of a plan that counts from `counted_from`.
pub(crate) fn next_run(
    cycle: PlanCycle,
    counted_from: Day,
    after: Day,
    calendar: &Calendar,
) -> Option<PlanDate> {
    next_date(cycle, counted_from, after, calendar)
}

/// What becomes of the nominal days after a day, until a day.
pub(crate) fn days_until(
    cycle: PlanCycle,
    (counted_from, after): (Day, Day),
    until: Day,
    calendar: &Calendar,
) -> Vec<PlanDay> {
    let until = until.min(after.add_years(YEARS_AHEAD));
    let date = |day: &PlanDay| match *day {
        PlanDay::Runs(PlanDate { date, .. }) => date,
        PlanDay::Dropped { nominal, .. } => nominal,
    };
    let days = PlanDates::new(cycle, counted_from, calendar);
    days.take_while(|day| date(day) <= until).filter(|day| date(day) > after).collect()
}

impl Plan {
    /// Sets its next run, strictly after a day; none after its last day.
    ///
    /// # Errors
    /// As [`Plan::cycle`].
    pub fn schedule(&mut self, after: Day, fund: &Fund) -> Result<(), Error> {
        let next = next_run(self.cycle()?, self.counted_from, after, &fund.calendar);
        let next = next.filter(|next| self.end_on.is_none_or(|end| next.date <= end));
        self.nominal_on = next.map(|PlanDate { nominal, .. }| nominal);
        self.due_on = next.map(|PlanDate { date, .. }| date);
        Ok(())
    }

    /// Finishes a plan that is past its last day, once its last run is known. Answers whether it
    /// is.
    pub fn finish_past_end(&mut self, at: Instant) -> bool {
        let is_past = self.state == PlanState::Running && self.due_on.is_none();
        if is_past && self.under_way == 0 {
            self.end(PlanState::Finished, at, "已到你设定的截止日");
        }
        is_past && self.under_way == 0
    }
}

/// Why a run is not on its nominal day; empty where it is.
pub(crate) fn shift_why(nominal: Day, date: Day) -> String {
    match nominal == date {
        true => String::new(),
        false => format!("{}休市，顺延到{}", said(nominal), said(date)),
    }
}

/// Why there is no run for a nominal day.
pub(crate) fn dropped_why(nominal: Day, shifted: Day) -> String {
    format!("{}起休市到{}，和下一期撞在一起，这一期不扣", said(nominal), said(shifted.previous()))
}

/// 10月1日
pub(crate) fn said(day: Day) -> String {
    format!("{}月{}日", day.month(), day.day_of_month())
}

/// Whether a fund takes orders on a day.
pub(crate) fn is_open(calendar: &Calendar, day: Day) -> bool {
    OpenDays::on_or_after(calendar, day) == Some(day)
}
