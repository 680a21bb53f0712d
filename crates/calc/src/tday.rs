//! To which trading day an application belongs; rules TD-02 and 1.2.

use kernel::{Calendar, Day, Instant, TimeOfDay};

/// The days of an application.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TDay {
    /// T, whose price counts.
    pub t: Day,
    /// When the TA's confirmation comes.
    pub confirm: Day,
}

/// The T of an application at `at`, and its confirmation `confirm_days` open days later: 1 for
/// most funds, 2 for QDII.
pub fn t_day(at: Instant, cutoff: TimeOfDay, confirm_days: i32, calendar: &Calendar) -> TDay {
    let t = calendar.t_day(at, cutoff);
    TDay { t, confirm: calendar.add_open(t, confirm_days) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::day;

    #[test]
    fn v31_the_cut_off_of_a_friday() {
        let days = |at: &str| {
            let done = t_day(at.parse().unwrap(), TimeOfDay::CUTOFF, 1, &Calendar::china());
            (done.t, done.confirm)
        };
        let (friday, monday, tuesday) = (day("2026-03-06"), day("2026-03-09"), day("2026-03-10"));
        assert_eq!(days("2026-03-06T14:59:59.999+08:00"), (friday, monday));
        assert_eq!(days("2026-03-06T15:00:00.000+08:00"), (monday, tuesday));
    }
}
