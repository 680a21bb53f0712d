//! Faults of a TA, switched on by simulations.

use kernel::{FundCode, Rate, Shares};

/// What goes wrong on a day; nothing by default.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Faults {
    /// Funds whose price isn't published today, but with the next day's.
    pub late_prices: Vec<FundCode>,
    /// The confirmations are sent again, under another name.
    pub repeat_files: bool,
    /// Every n-th application is refused.
    pub refuse_each: Option<usize>,
    /// Every n-th purchase is confirmed by half.
    pub halve_each: Option<usize>,
    /// Every n-th position of the statement has so many shares too many.
    pub misstate: Option<(usize, Shares)>,
    /// Funds with a big redemption: the part of each redemption that is accepted.
    pub big_redemptions: Vec<(FundCode, Rate)>,
}
