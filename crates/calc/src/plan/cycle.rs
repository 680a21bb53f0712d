//! How often a plan runs.

use kernel::Day;

use crate::CalcError;

/// A cycle that can be: each open day, a weekday every week or every second one, or a day of each
/// month that every month has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PlanCycle(Kind);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Kind {
    Daily,
    /// 1 is Monday, 5 Friday.
    Weekly {
        weeks: i32,
        weekday: i32,
    },
    /// 1 to 28.
    Monthly {
        day: i32,
    },
}

const DAYS_OF_A_WEEK: i32 = 7;

impl PlanCycle {
    /// From the codes of the wire: `unit` 0 day, 1 week, 2 month; `cycle` 1, or 2 for every second
    /// week; `fix_day` 1 (Monday) to 5 for weeks, 1 to 28 for months, none for days.
    ///
    /// # Errors
    /// Names `cycleUnit`, `cycle` or `fixDay`.
    pub fn new(unit: i32, cycle: i32, fix_day: Option<i32>) -> Result<Self, CalcError> {
        if !(0..=2).contains(&unit) {
            return Err(CalcError::new("cycleUnit", "must be 0 (day), 1 (week) or 2 (month)"));
        }
        match cycle {
            1 => {}
            2 if unit == 1 => {}
            2 => return Err(CalcError::new("cycle", "must be 1: only weeks can be every second")),
            _ => return Err(CalcError::new("cycle", "must be 1, or 2 for every second week")),
        }
        match (unit, fix_day) {
            (0, None) => Ok(Self(Kind::Daily)),
            (0, Some(_)) => Err(CalcError::new("fixDay", "must be left out: a day has none")),
            (_, None) => Err(CalcError::new("fixDay", "is missing")),
            (1, Some(weekday @ 1..=5)) => Ok(Self(Kind::Weekly { weeks: cycle, weekday })),
            (1, _) => Err(CalcError::new("fixDay", "must be from 1 (Monday) to 5 (Friday)")),
            (_, Some(day @ 1..=28)) => Ok(Self(Kind::Monthly { day })),
            _ => Err(CalcError::new("fixDay", "must be from 1 to 28")),
        }
    }

    /// The code of the unit: 0 day, 1 week, 2 month.
    pub fn unit(self) -> i32 {
        match self.0 {
            Kind::Daily => 0,
            Kind::Weekly { .. } => 1,
            Kind::Monthly { .. } => 2,
        }
    }

    /// How many units lie between two nominal days: 1 or 2.
    pub fn cycle(self) -> i32 {
        match self.0 {
            Kind::Weekly { weeks, .. } => weeks,
            _ => 1,
        }
    }

    /// The weekday or the day of the month; none for days.
    pub fn fix_day(self) -> Option<i32> {
        match self.0 {
            Kind::Daily => None,
            Kind::Weekly { weekday, .. } => Some(weekday),
            Kind::Monthly { day } => Some(day),
        }
    }

    /// Whether it runs on each open day, and so is never shifted.
    pub fn is_daily(self) -> bool {
        self.0 == Kind::Daily
    }

    /// The first nominal day strictly after a day; for days the next natural one.
    pub fn first_after(self, day: Day) -> Day {
        match self.0 {
            Kind::Daily => day.next(),
            Kind::Weekly { weekday, .. } => {
                let today = i32::from(day.weekday().to_monday_one_offset());
                let ahead = (weekday - today).rem_euclid(DAYS_OF_A_WEEK);
                day.add_days(if ahead == 0 { DAYS_OF_A_WEEK } else { ahead })
            }
            Kind::Monthly { day: of_month } => {
                let this = day.first_of_month().add_days(of_month - 1);
                if this > day { this } else { this.add_months(1) }
            }
        }
    }

    /// The nominal day after a nominal day.
    pub fn next(self, nominal: Day) -> Day {
        match self.0 {
            Kind::Daily => nominal.next(),
            Kind::Weekly { weeks, .. } => nominal.add_days(weeks * DAYS_OF_A_WEEK),
            Kind::Monthly { .. } => nominal.add_months(1),
        }
    }

    /// The last nominal day on or before a day, of those that follow `first`; `first` when the day
    /// is before it.
    pub(super) fn last_through(self, first: Day, day: Day) -> Day {
        let last = match self.0 {
            Kind::Daily => day,
            Kind::Weekly { weeks, .. } => {
                let since = day.days_since(first);
                first.add_days(since - since % (weeks * DAYS_OF_A_WEEK))
            }
            Kind::Monthly { day: of_month } => {
                let this = day.first_of_month().add_days(of_month - 1);
                if this <= day { this } else { this.add_months(-1) }
            }
        };
        last.max(first)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::day;

    fn refused(unit: i32, cycle: i32, fix_day: Option<i32>) -> String {
        PlanCycle::new(unit, cycle, fix_day).unwrap_err().field().to_owned()
    }

    #[test]
    fn a_cycle_that_can_not_be_is_refused_by_field() {
        for (unit, last) in [(1, 5), (2, 28)] {
            assert_eq!(refused(unit, 1, None), "fixDay");
            assert_eq!(refused(unit, 1, Some(0)), "fixDay");
            assert_eq!(refused(unit, 1, Some(last + 1)), "fixDay");
            assert!(PlanCycle::new(unit, 1, Some(last)).is_ok());
        }
        assert_eq!(refused(0, 1, Some(1)), "fixDay");
        assert_eq!(refused(0, 2, None), "cycle");
        assert_eq!(refused(2, 2, Some(1)), "cycle");
        assert_eq!(refused(1, 3, Some(1)), "cycle");
        assert_eq!(refused(1, 0, Some(1)), "cycle");
        assert_eq!(refused(3, 1, Some(1)), "cycleUnit");
        assert_eq!(refused(-1, 1, Some(1)), "cycleUnit");
    }

    #[test]
    fn it_says_the_codes_it_was_made_of() {
        for (unit, cycle, fix_day) in
            [(0, 1, None), (1, 1, Some(5)), (1, 2, Some(1)), (2, 1, Some(28))]
        {
            let made = PlanCycle::new(unit, cycle, fix_day).unwrap();
            assert_eq!((made.unit(), made.cycle(), made.fix_day()), (unit, cycle, fix_day));
            assert_eq!(made.is_daily(), unit == 0);
        }
    }

    #[test]
    fn the_first_day_is_never_the_day_it_was_made_on() {
        let first = |unit, fix_day, made: &str| {
            PlanCycle::new(unit, 1, Some(fix_day)).unwrap().first_after(day(made))
        };
        // 2026-09-17 is a Thursday.
        assert_eq!(first(1, 4, "2026-09-17"), day("2026-09-24"));
        assert_eq!(first(1, 4, "2026-09-16"), day("2026-09-17"));
        assert_eq!(first(1, 1, "2026-09-20"), day("2026-09-21"));
        assert_eq!(first(2, 15, "2026-02-14"), day("2026-02-15"));
        assert_eq!(first(2, 15, "2026-02-15"), day("2026-03-15"));
        assert_eq!(first(2, 28, "2026-01-31"), day("2026-02-28"));
        assert_eq!(first(2, 1, "2026-12-01"), day("2027-01-01"));
    }

    #[test]
    fn the_last_day_through_another_is_counted_from_the_first() {
        let last = |unit, cycle, fix_day, first: &str, through: &str| {
            let cycle = PlanCycle::new(unit, cycle, fix_day).unwrap();
            cycle.last_through(day(first), day(through)).to_string()
        };
        let second_week = |through| last(1, 2, Some(4), "2026-09-17", through);
        assert_eq!(second_week("2026-08-01"), "2026-09-17");
        assert_eq!(second_week("2026-10-14"), "2026-10-01");
        assert_eq!(second_week("2026-10-15"), "2026-10-15");
        let month = |through| last(2, 1, Some(15), "2026-02-15", through);
        assert_eq!(month("2026-01-31"), "2026-02-15");
        assert_eq!(month("2026-04-14"), "2026-03-15");
        assert_eq!(month("2026-04-15"), "2026-04-15");
        assert_eq!(last(0, 1, None, "2026-02-15", "2026-04-14"), "2026-04-14");
        assert_eq!(last(0, 1, None, "2026-02-15", "2026-02-14"), "2026-02-15");
    }
}
