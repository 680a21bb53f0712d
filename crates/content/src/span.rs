//! When something is shown, and to whom.

use crate::file::File;
use kernel::Day;

/// From a first day to a last one; either may be open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Span {
    pub from: Option<Day>,
    pub until: Option<Day>,
}

impl Span {
    /// As the head of a file says it, `from` and `until`.
    pub fn of(file: &mut File<'_>) -> Self {
        let span = Self { from: file.day_or_none("from"), until: file.day_or_none("until") };
        if let (Some(from), Some(until)) = (span.from, span.until)
            && until < from
        {
            file.wrong("until", "the last day is before the first");
        }
        span
    }

    /// Whether a day is in it.
    pub fn has(self, day: Day) -> bool {
        self.from.is_none_or(|from| from <= day) && self.until.is_none_or(|until| day <= until)
    }

    /// Whether a day is in both.
    pub fn meets(self, other: Self) -> bool {
        let before = |a: Self, b: Self| match (a.until, b.from) {
            (Some(until), Some(from)) => until < from,
            _ => false,
        };
        !before(self, other) && !before(other, self)
    }
}

/// To whom something is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Audience {
    All,
    /// Whoever has not logged in.
    Visitors,
    /// Whoever has.
    Customers,
}

impl Audience {
    /// As the head of a file says it; everybody where it says nothing.
    pub fn of(file: &mut File<'_>) -> Option<Self> {
        Some(match file.one_of("audience", &["all", "visitors", "customers"])? {
            "visitors" => Self::Visitors,
            "customers" => Self::Customers,
            _ => Self::All,
        })
    }

    /// Whether somebody belongs to it.
    pub fn has(self, logged_in: bool) -> bool {
        match self {
            Self::All => true,
            Self::Visitors => !logged_in,
            Self::Customers => logged_in,
        }
    }

    /// Whether anybody belongs to both.
    pub fn meets(self, other: Self) -> bool {
        self == other || self == Self::All || other == Self::All
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_meet_on_their_border_days_only_when_both_have_it() {
        let span =
            |from: &str, until: &str| Span { from: from.parse().ok(), until: until.parse().ok() };
        let first = span("2026-01-01", "2026-01-31");
        assert!(first.meets(span("2026-01-31", "")) && !first.meets(span("2026-02-01", "")));
        assert!(first.meets(span("", "")) && !first.meets(span("", "2025-12-31")));
        let days = ["2025-12-31", "2026-01-01", "2026-01-31", "2026-02-01"];
        let has = days.map(|day| first.has(day.parse().unwrap()));
        assert_eq!(has, [false, true, true, false]);
    }
}
