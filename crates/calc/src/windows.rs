//! Windows of performance; rule FP-01.

use kernel::Day;

/// A window that ends with the latest price.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Window {
    /// 近1周: from seven days before.
    Week,
    /// 近1月: from the same day of the month before, or the month's last.
    Month,
    /// 近3月.
    ThreeMonths,
    /// 近6月.
    SixMonths,
    /// 近1年.
    Year,
    /// 近2年.
    TwoYears,
    /// 近3年.
    ThreeYears,
    /// 近5年.
    FiveYears,
    /// 今年来: from the last price of the year before.
    YearToDate,
    /// 成立来: from the first price.
    All,
}

impl Window {
    /// All of them, from short to long.
    pub const EVERY: [Self; 10] = [
        Self::Week,
        Self::Month,
        Self::ThreeMonths,
        Self::SixMonths,
        Self::Year,
        Self::TwoYears,
        Self::ThreeYears,
        Self::FiveYears,
        Self::YearToDate,
        Self::All,
    ];

    /// The day from which the window counts: the last price on or before it is the base. `None` for
    /// all, which counts from the first price.
    pub fn base(self, end: Day) -> Option<Day> {
        match self {
            Self::Week => Some(end.add_days(-7)),
            Self::Month => Some(end.add_months(-1)),
            Self::ThreeMonths => Some(end.add_months(-3)),
            Self::SixMonths => Some(end.add_months(-6)),
            Self::Year => Some(end.add_years(-1)),
            Self::TwoYears => Some(end.add_years(-2)),
            Self::ThreeYears => Some(end.add_years(-3)),
            Self::FiveYears => Some(end.add_years(-5)),
            Self::YearToDate => Day::new(end.year() - 1, 12, 31).ok(),
            Self::All => None,
        }
    }

    /// The short name: `1w`, `1m`, … `ytd`, `all`.
    pub fn code(self) -> &'static str {
        match self {
            Self::Week => "1w",
            Self::Month => "1m",
            Self::ThreeMonths => "3m",
            Self::SixMonths => "6m",
            Self::Year => "1y",
            Self::TwoYears => "2y",
            Self::ThreeYears => "3y",
            Self::FiveYears => "5y",
            Self::YearToDate => "ytd",
            Self::All => "all",
        }
    }

    /// The name that customers read.
    pub fn chinese(self) -> &'static str {
        match self {
            Self::Week => "近1周",
            Self::Month => "近1月",
            Self::ThreeMonths => "近3月",
            Self::SixMonths => "近6月",
            Self::Year => "近1年",
            Self::TwoYears => "近2年",
            Self::ThreeYears => "近3年",
            Self::FiveYears => "近5年",
            Self::YearToDate => "今年来",
            Self::All => "成立来",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::day;

    #[test]
    fn each_window_has_its_base_and_its_names() {
        let end = day("2026-11-20");
        let all = Window::EVERY.map(|window| {
            let base = window.base(end).map(|base| base.to_string());
            (window.code(), window.chinese(), base.unwrap_or_default())
        });
        let expected = [
            ("1w", "近1周", "2026-11-13"),
            ("1m", "近1月", "2026-10-20"),
            ("3m", "近3月", "2026-08-20"),
            ("6m", "近6月", "2026-05-20"),
            ("1y", "近1年", "2025-11-20"),
            ("2y", "近2年", "2024-11-20"),
            ("3y", "近3年", "2023-11-20"),
            ("5y", "近5年", "2021-11-20"),
            ("ytd", "今年来", "2025-12-31"),
            ("all", "成立来", ""),
        ];
        assert_eq!(all, expected.map(|(code, name, base)| (code, name, base.to_owned())));
    }

    #[test]
    fn a_month_is_clipped_to_the_end_of_the_month_before() {
        assert_eq!(Window::Month.base(day("2024-03-31")), Some(day("2024-02-29")));
        assert_eq!(Window::Year.base(day("2024-02-29")), Some(day("2023-02-28")));
        assert_eq!(Window::YearToDate.base(day("2024-01-02")), Some(day("2023-12-31")));
        assert_eq!(Window::All.base(day("2024-01-02")), None);
    }
}
