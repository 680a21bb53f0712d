//! Windows of performance, with their codes on the wire.

use kernel::{Day, Invalid};
use std::{fmt, str::FromStr};

/// A period that ends at a NAV day.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Window {
    Week,
    Month,
    Quarter,
    HalfYear,
    Year,
    TwoYears,
    ThreeYears,
    FiveYears,
    YearToDate,
    All,
}

/// How many windows there are.
pub const WINDOWS: usize = 10;

impl Window {
    /// All of them, in the order of [`Window::index`].
    pub const ALL: [Self; WINDOWS] = [
        Self::Week,
        Self::Month,
        Self::Quarter,
        Self::HalfYear,
        Self::Year,
        Self::TwoYears,
        Self::ThreeYears,
        Self::FiveYears,
        Self::YearToDate,
        Self::All,
    ];

    /// Its place in an array of all windows.
    pub fn index(self) -> usize {
        Self::ALL.iter().position(|w| *w == self).unwrap_or(0)
    }

    /// The code on the wire: `1w`, `1m`, `3m`, `6m`, `1y`, `2y`, `3y`, `5y`, `ytd`, `all`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Week => "1w",
            Self::Month => "1m",
            Self::Quarter => "3m",
            Self::HalfYear => "6m",
            Self::Year => "1y",
            Self::TwoYears => "2y",
            Self::ThreeYears => "3y",
            Self::FiveYears => "5y",
            Self::YearToDate => "ytd",
            Self::All => "all",
        }
    }

    /// As customers read it.
    pub const fn chinese(self) -> &'static str {
        match self {
            Self::Week => "近1周",
            Self::Month => "近1月",
            Self::Quarter => "近3月",
            Self::HalfYear => "近6月",
            Self::Year => "近1年",
            Self::TwoYears => "近2年",
            Self::ThreeYears => "近3年",
            Self::FiveYears => "近5年",
            Self::YearToDate => "今年来",
            Self::All => "成立来",
        }
    }

    /// The base date of a window that ends on `end`; none for the whole history (rule FP-01).
    pub fn base(self, end: Day) -> Option<Day> {
        Some(match self {
            Self::Week => end.add_days(-7),
            Self::Month => end.add_months(-1),
            Self::Quarter => end.add_months(-3),
            Self::HalfYear => end.add_months(-6),
            Self::Year => end.add_years(-1),
            Self::TwoYears => end.add_years(-2),
            Self::ThreeYears => end.add_years(-3),
            Self::FiveYears => end.add_years(-5),
            Self::YearToDate => Day::new(end.year() - 1, 12, 31).unwrap_or(Day::MIN),
            Self::All => return None,
        })
    }
}

impl FromStr for Window {
    type Err = Invalid;

    fn from_str(text: &str) -> Result<Self, Invalid> {
        let found = Self::ALL.into_iter().find(|w| w.code() == text);
        found.ok_or(Invalid::new("window", "时间区间不正确"))
    }
}

impl fmt::Display for Window {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

kernel::serde_as_text!(Window);

impl utoipa::PartialSchema for Window {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
        let codes = Self::ALL.map(Self::code);
        utoipa::openapi::ObjectBuilder::new()
            .schema_type(utoipa::openapi::schema::Type::String)
            .description(Some("a window of performance that ends at the last NAV"))
            .enum_values(Some(codes))
            .into()
    }
}

impl utoipa::ToSchema for Window {
    fn name() -> std::borrow::Cow<'static, str> {
        "Window".into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_is_read_as_what_wrote_it() {
        for (at, window) in Window::ALL.into_iter().enumerate() {
            assert_eq!(window.code().parse(), Ok(window));
            assert_eq!(window.index(), at);
        }
    }

    #[test]
    fn base_dates_are_clipped_to_the_month() {
        let base = |window: Window, end: &str| {
            window.base(end.parse().unwrap()).map(|day| day.to_string())
        };
        assert_eq!(base(Window::Month, "2026-03-31").as_deref(), Some("2026-02-28"));
        assert_eq!(base(Window::Week, "2026-03-31").as_deref(), Some("2026-03-24"));
        assert_eq!(base(Window::YearToDate, "2026-03-31").as_deref(), Some("2025-12-31"));
        assert_eq!(base(Window::Year, "2028-02-29").as_deref(), Some("2027-02-28"));
        assert_eq!(base(Window::All, "2026-03-31"), None);
    }
}
