//! Civil days.

use std::fmt;
use std::str::FromStr;

use jiff::Span;
use jiff::civil::Date;
pub use jiff::civil::Weekday;

use crate::Invalid;

/// A civil day in the business's time zone (Asia/Shanghai), years 1 to 9999. Text: `2026-03-02`.
/// Arithmetic beyond the range of years stays at its end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(Date);

impl Day {
    /// The first day that can be said.
    pub const MIN: Self = Self(Date::constant(1, 1, 1));
    /// The last day that can be said.
    pub const MAX: Self = Self(Date::constant(9999, 12, 31));

    /// From year, month and day of the month.
    ///
    /// # Errors
    /// [`Invalid`] when there is no such day.
    pub fn new(year: i32, month: i32, day: i32) -> Result<Self, Invalid> {
        let narrow = || {
            let month = i8::try_from(month).ok()?;
            let day = i8::try_from(day).ok()?;
            Date::new(i16::try_from(year).ok()?, month, day).ok()
        };
        match narrow() {
            Some(date) if date.year() >= 1 => Ok(Self(date)),
            _ => Err(Invalid::new("day", "日期不存在")),
        }
    }

    /// From the compact form `yyyymmdd` as a number, such as 20260302.
    ///
    /// # Errors
    /// [`Invalid`] when there is no such day.
    pub fn from_yyyymmdd(number: i32) -> Result<Self, Invalid> {
        Self::new(number / 10_000, number / 100 % 100, number % 100)
    }

    /// The compact form as a number: 20260302. Zero padding: `format!("{:08}", day.yyyymmdd())`.
    pub fn yyyymmdd(self) -> i32 {
        self.year() * 10_000 + self.month() * 100 + self.day_of_month()
    }

    /// From the library's date, within the range of years.
    pub fn from_date(date: Date) -> Self {
        Self(date).max(Self::MIN)
    }

    /// The library's date.
    pub fn date(self) -> Date {
        self.0
    }

    /// The year.
    pub fn year(self) -> i32 {
        i32::from(self.0.year())
    }

    /// The month, 1 to 12.
    pub fn month(self) -> i32 {
        i32::from(self.0.month())
    }

    /// The day of the month, 1 to 31.
    pub fn day_of_month(self) -> i32 {
        i32::from(self.0.day())
    }

    /// The day of the week.
    pub fn weekday(self) -> Weekday {
        self.0.weekday()
    }

    /// Whether it is a Saturday or a Sunday.
    pub fn is_weekend(self) -> bool {
        matches!(self.weekday(), Weekday::Saturday | Weekday::Sunday)
    }

    /// So many natural days later, or earlier when negative.
    pub fn add_days(self, days: i32) -> Self {
        self.plus(Span::new().try_days(days), days < 0)
    }

    /// So many months later, clipped to the end of the month: January 31 and one month is the
    /// last day of February.
    pub fn add_months(self, months: i32) -> Self {
        self.plus(Span::new().try_months(months), months < 0)
    }

    /// So many years later, clipped as [`Self::add_months`].
    pub fn add_years(self, years: i32) -> Self {
        self.plus(Span::new().try_years(years), years < 0)
    }

    /// The day after.
    pub fn next(self) -> Self {
        self.add_days(1)
    }

    /// The day before.
    pub fn previous(self) -> Self {
        self.add_days(-1)
    }

    /// The first day of its month.
    pub fn first_of_month(self) -> Self {
        Self(self.0.first_of_month())
    }

    /// The last day of its month.
    pub fn last_of_month(self) -> Self {
        Self(self.0.last_of_month())
    }

    /// Natural days from `earlier` to this one; negative when `earlier` is later.
    pub fn days_since(self, earlier: Self) -> i32 {
        (self.0 - earlier.0).get_days()
    }

    fn plus(self, span: Result<Span, jiff::Error>, backwards: bool) -> Self {
        let end = if backwards { Self::MIN } else { Self::MAX };
        match span.and_then(|span| self.0.checked_add(span)) {
            Ok(date) => Self::from_date(date),
            Err(_) => end,
        }
    }
}

impl FromStr for Day {
    type Err = Invalid;

    fn from_str(text: &str) -> Result<Self, Invalid> {
        let malformed = Invalid::new("day", "日期格式应为 YYYY-MM-DD");
        let bytes = text.as_bytes();
        let shaped = bytes.len() == 10
            && bytes.iter().enumerate().all(|(i, b)| match i {
                4 | 7 => *b == b'-',
                _ => b.is_ascii_digit(),
            });
        if !shaped {
            return Err(malformed);
        }
        let number = |range: std::ops::Range<usize>| text[range].parse().map_err(|_| malformed);
        Self::new(number(0..4)?, number(5..7)?, number(8..10)?)
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl fmt::Debug for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

crate::serde_as_text!(Day);

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn day(text: &str) -> Day {
        text.parse().unwrap()
    }

    #[test]
    fn only_the_plain_form_of_a_real_day_is_read() {
        assert_eq!(day("2024-02-29").yyyymmdd(), 20_240_229);
        for text in [
            "",
            "2024-2-29",
            "20240229",
            "2023-02-29",
            "2024-13-01",
            "2024-01-00",
            "0000-01-01",
            " 2024-01-01",
            "2024-01-01T00:00",
            "+024-01-01",
            "二〇二四",
        ] {
            assert!(text.parse::<Day>().is_err(), "{text:?} was read");
        }
        assert_eq!(Day::from_yyyymmdd(20_240_229).unwrap(), day("2024-02-29"));
        assert!(Day::from_yyyymmdd(20_230_229).is_err());
        assert!(Day::from_yyyymmdd(-20_230_228).is_err());
    }

    #[test]
    fn months_and_years_are_clipped_to_the_end_of_the_month() {
        assert_eq!(day("2024-01-31").add_months(1), day("2024-02-29"));
        assert_eq!(day("2024-03-31").add_months(-1), day("2024-02-29"));
        assert_eq!(day("2024-02-29").add_years(1), day("2025-02-28"));
        assert_eq!(day("2024-05-15").first_of_month(), day("2024-05-01"));
        assert_eq!(day("2024-05-15").last_of_month(), day("2024-05-31"));
    }

    #[test]
    fn arithmetic_beyond_the_years_stays_at_the_end() {
        assert_eq!(day("9999-12-30").add_days(9), Day::MAX);
        assert_eq!(day("0001-01-02").add_days(-9), Day::MIN);
        assert_eq!(Day::MAX.add_years(i32::MAX), Day::MAX);
        assert_eq!(Day::MIN.add_months(i32::MIN), Day::MIN);
        assert_eq!(Day::MIN.add_days(i32::MIN), Day::MIN);
    }

    #[test]
    fn the_day_of_the_week_is_known() {
        assert_eq!(day("2026-03-02").weekday(), Weekday::Monday);
        assert!(day("2026-03-01").is_weekend());
    }

    proptest! {
        #[test]
        fn adding_and_counting_days_agree(start in 1i32..3_000_000, days in -300_000i32..300_000) {
            let start = Day::MIN.add_days(start);
            let end = start.add_days(days);
            if end > Day::MIN {
                prop_assert_eq!(end.days_since(start), days);
            }
            prop_assert_eq!(end.to_string().parse::<Day>().unwrap(), end);
            prop_assert_eq!(Day::from_yyyymmdd(end.yyyymmdd()).unwrap(), end);
        }
    }
}
