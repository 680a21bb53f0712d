//! A product of a company: words, type, exposures, and the class of its fees.

use crate::Factor;
use kernel::{FundType, RiskLevel};

/// A product that companies offer.
pub(super) struct Product {
    /// Between the company's word and the class letter.
    pub name: &'static str,
    pub fund_type: FundType,
    /// The type in words, finer than the seven.
    pub category: &'static str,
    pub risk: RiskLevel,
    /// In hundredths of a per cent.
    pub style: &'static [(Factor, i64)],
    /// Daily deviation of its own, in 10⁻⁸.
    pub own: i64,
    /// Share classes, such as `AC`.
    pub classes: &'static str,
    pub fees: FeeClass,
    /// Yearly, in hundredths of a per cent: management and custody.
    pub costs: (i64, i64),
    pub benchmark: &'static str,
    /// Whose calendars it follows.
    pub markets: &'static str,
    /// Trading days after T: confirmed, cash on the card.
    pub days: (i32, i32),
    /// In how many of a hundred companies.
    pub offered_percent: i64,
}

impl Product {
    /// For how many months each lot is held: pension products have a holding period.
    pub fn hold_months(&self) -> i32 {
        match self.name {
            name if name.starts_with("稳健养老目标") => 12,
            name if name.starts_with("养老目标日期") => 36,
            _ => 0,
        }
    }
}

/// The classes of caps (rule FEE26).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum FeeClass {
    /// Active funds of shares, and mixed ones that lean to shares: 0.80 %.
    Equity,
    /// Other mixed funds: 0.50 %.
    Mixed,
    /// Indices and bonds: 0.30 %.
    Index,
    /// Nothing to buy or to redeem.
    Money,
}

impl FeeClass {
    /// The highest purchase rate, in hundredths of a per cent.
    pub fn cap(self) -> i64 {
        match self {
            Self::Equity => 80,
            Self::Mixed => 50,
            Self::Index => 30,
            Self::Money => 0,
        }
    }

    /// What funds of before 2026 still charge, in hundredths of a per cent.
    pub fn old(self) -> i64 {
        match self {
            Self::Equity | Self::Mixed => 150,
            Self::Index => 80,
            Self::Money => 0,
        }
    }

    /// The yearly sales-service fee of class C, in hundredths of a per cent, at its cap.
    pub fn service(self) -> i64 {
        match self {
            Self::Equity | Self::Mixed => 40,
            Self::Index => 20,
            Self::Money => 15,
        }
    }
}

/// How an offering goes: its days depend on the day on which the market is made, how it ends
/// doesn't.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OfferingPlan {
    /// Open days after today until its last one.
    pub open_days: i32,
    /// Whether a subscription may be cancelled before its cut-off.
    pub cancellable: bool,
    /// Whether too little is raised.
    pub fails: bool,
}
