use crate::Day;

/// Full years (周岁) on `day` of somebody born on `birth`. By articles 200 to 202 of the Civil Code
/// the day of birth does not count, and a year ends with the birthday, or with the last day of its
/// month where the month has no such day: one is a year older from the day after
/// (`docs/decisions/0021-full-years.md`). Nobody is younger than 0.
pub fn age(birth: Day, day: Day) -> i32 {
    let years = day.year() - birth.year();
    let full = if birth.add_years(years) < day { years } else { years - 1 };
    full.max(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn years(birth: &str, day: &str) -> i32 {
        age(birth.parse().unwrap(), day.parse().unwrap())
    }

    #[test]
    fn one_is_a_year_older_from_the_day_after_the_birthday() {
        assert_eq!(years("1961-11-20", "2026-11-19"), 64);
        assert_eq!(years("1961-11-20", "2026-11-20"), 64);
        assert_eq!(years("1961-11-20", "2026-11-21"), 65);
    }

    #[test]
    fn a_year_that_began_on_the_last_day_of_december_ends_with_the_year() {
        assert_eq!(years("2008-12-31", "2026-12-31"), 17);
        assert_eq!(years("2008-12-31", "2027-01-01"), 18);
    }

    #[test]
    fn those_born_on_the_29th_of_february_are_older_from_the_1st_of_march() {
        assert_eq!(years("2008-02-29", "2026-02-28"), 17);
        assert_eq!(years("2008-02-29", "2026-03-01"), 18);
        assert_eq!(years("2008-02-29", "2028-02-29"), 19);
        assert_eq!(years("2008-02-29", "2028-03-01"), 20);
    }

    #[test]
    fn nobody_is_younger_than_nothing() {
        assert_eq!(years("2026-11-20", "2026-11-20"), 0);
        assert_eq!(years("2026-11-20", "2025-01-01"), 0);
    }
}
