//! Of which days a statement is.

use kernel::Day;

/// A month, a year, or all of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Period {
    /// By its first day.
    Month(Day),
    /// By its first day.
    Year(Day),
    /// From the first confirmed order on, up to a day.
    UntilToday(Day),
}

/// The days that count, both included.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Span {
    pub from: Day,
    pub to: Day,
    /// It is not over: 至今.
    pub is_open: bool,
}

impl Period {
    /// `2026-10` or `2026`.
    pub fn of_code(code: &str) -> Option<Self> {
        match code.len() {
            7 => format!("{code}-01").parse().ok().map(Self::Month),
            4 => format!("{code}-01-01").parse().ok().map(Self::Year),
            _ => None,
        }
    }

    /// The month of a day.
    pub fn month_of(day: Day) -> Self {
        Self::Month(day.first_of_month())
    }

    /// The month before that of a day.
    pub fn month_before(day: Day) -> Self {
        Self::month_of(day.first_of_month().previous())
    }

    /// The year of a day.
    pub fn year_of(day: Day) -> Self {
        let into_year = day.month().saturating_sub(1);
        Self::Year(day.first_of_month().add_months(-into_year))
    }

    /// `2026-10`, `2026`, `all`
    pub fn code(self) -> String {
        match self {
            Self::Month(day) => format!("{:04}-{:02}", day.year(), day.month()),
            Self::Year(day) => format!("{:04}", day.year()),
            Self::UntilToday(_) => "all".to_owned(),
        }
    }

    /// 对账单 2026年10月
    pub fn title(self) -> String {
        match self {
            Self::Month(day) => format!("对账单 {}年{}月", day.year(), day.month()),
            Self::Year(day) => format!("对账单 {}年", day.year()),
            Self::UntilToday(_) => "对账单".to_owned(),
        }
    }

    /// Its days as of today, for who has something since a day; none of a period before that or
    /// ahead.
    pub fn span(self, since: Day, today: Day) -> Option<Span> {
        let first = match self {
            Self::Month(day) | Self::Year(day) => day,
            Self::UntilToday(_) => since,
        };
        let last = self.last_day();
        let has_days = last >= since && first <= today;
        has_days.then(|| Span { from: first, to: last.min(today), is_open: last >= today })
    }

    /// Its last day, which may be ahead.
    pub fn last_day(self) -> Day {
        match self {
            Self::Month(day) => day.last_of_month(),
            Self::Year(day) => day.add_months(11).last_of_month(),
            Self::UntilToday(day) => day,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Day {
        text.parse().unwrap()
    }

    #[test]
    fn a_month_and_a_year_are_read_and_nothing_else() {
        for code in ["2026-10", "2026"] {
            assert_eq!(Period::of_code(code).unwrap().code(), code);
        }
        for code in ["2026-13", "2026-00", "2026-1", "26-10", "20261", "abcd", "", "2026-10-01"] {
            assert_eq!(Period::of_code(code), None, "{code}");
        }
    }

    #[test]
    fn what_is_not_over_is_open_and_what_is_ahead_is_none() {
        let (since, today) = (day("2026-03-10"), day("2026-11-20"));
        let span = |code: &str| Period::of_code(code).unwrap().span(since, today);
        let of = |from, to, is_open| Some(Span { from: day(from), to: day(to), is_open });
        assert_eq!(span("2026-10"), of("2026-10-01", "2026-10-31", false));
        assert_eq!(span("2026-11"), of("2026-11-01", "2026-11-20", true));
        assert_eq!(span("2026"), of("2026-01-01", "2026-11-20", true));
        assert_eq!(span("2026-03"), of("2026-03-01", "2026-03-31", false));
        assert_eq!((span("2026-12"), span("2027"), span("2026-02")), (None, None, None));
    }

    #[test]
    fn the_month_before_january_is_december() {
        assert_eq!(Period::month_before(day("2026-01-04")).code(), "2025-12");
        assert_eq!(Period::year_of(day("2026-11-20")).code(), "2026");
    }
}
