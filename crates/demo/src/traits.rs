//! What moves the price of a fund, and what it pays.

use kernel::{Day, Nav, Rate};

use crate::Factor;

/// What moves the price of a fund.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Traits {
    /// Classes of one product have the same, and so the same luck.
    pub label: String,
    /// Price 1.0000, income by day.
    pub is_money: bool,
    /// In hundredths of a per cent.
    pub style: Vec<(Factor, i64)>,
    /// Daily deviation of its own, in 10⁻⁸.
    pub own: i64,
    /// Daily, in 10⁻⁸.
    pub alpha: i64,
    /// Yearly sales-service fee, by which classes differ.
    pub service: Rate,
    /// The price at the start.
    pub start: Nav,
    /// When it pays dividends.
    pub dividends: Option<DividendHabit>,
    /// One split.
    pub split: Option<Split>,
}

/// Pays what is above a floor, in some months.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DividendHabit {
    /// In which months, as bits from January on.
    pub months: u16,
    /// Nothing is paid below.
    pub floor: Nav,
    /// How much of what is above the floor, in per cent.
    pub percent: i64,
}

/// New shares for one old share on a day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Split {
    /// The day; its NAV is of the new shares.
    pub day: Day,
    /// New shares for an old one.
    pub ratio: Rate,
}
