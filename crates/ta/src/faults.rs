//! Faults of a TA, and what else it does unasked, switched on by simulations.

use kernel::{FundCode, Rate, Shares};

/// What the TA does to positions of its own accord.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Force {
    /// 142: shares are redeemed at the NAV of T.
    Redeem,
    /// 144: shares are added.
    Increase,
    /// 145: shares are taken.
    Decrease,
}

/// What goes wrong on a day; nothing by default.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Faults {
    /// Funds whose price isn't published today, but with the next day's.
    pub late_prices: Vec<FundCode>,
    /// The confirmations are sent again, under another name.
    pub repeat_files: bool,
    /// Every n-th application is refused; a subscription not any more once it was received.
    pub refuse_each: Option<usize>,
    /// Every n-th purchase is confirmed by half.
    pub halve_each: Option<usize>,
    /// Every n-th position of the statement has so many shares too many.
    pub misstate: Option<(usize, Shares)>,
    /// Funds with a big redemption: the part of each redemption that is accepted.
    pub big_redemptions: Vec<(FundCode, Rate)>,
    /// Funds of which a part of every position is changed by force, after the day's applications.
    pub forced: Vec<(FundCode, Force, Rate)>,
}
