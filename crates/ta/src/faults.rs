//! Faults of a TA, and what else it does unasked, switched on by simulations.

use exchange::{FileType, FundStatus};
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
    /// Funds whose last price is published again, as so much of what it was.
    pub corrected_prices: Vec<(FundCode, Rate)>,
    /// File 07 names the last ex-date of each fund again; else on the day only.
    pub repeats_dividends: bool,
    /// Money funds lose so much of what they would earn on the days of today's prices.
    pub lost_income: Option<Rate>,
    /// Funds that are none of ours, or have ended, and are said in such a state without a price.
    pub unpriced: Vec<(String, FundStatus)>,
    /// The confirmations are sent again, under another name.
    pub repeat_files: bool,
    /// Every n-th application for an account is refused; asked for again, it is another one.
    pub refuse_accounts: Option<usize>,
    /// Every n-th application for an account is answered with the next day's, and its orders are
    /// refused meanwhile.
    pub late_accounts: Option<usize>,
    /// Every n-th of them is never answered, and opens none.
    pub lose_accounts: Option<usize>,
    /// Every n-th application that closes an account is refused.
    pub refuse_closings: Option<usize>,
    /// Every n-th of them is answered with the next day's.
    pub late_closings: Option<usize>,
    /// Every n-th application that amends an account's holder is refused.
    pub refuse_amendments: Option<usize>,
    /// Every n-th of them is answered with the next day's.
    pub late_amendments: Option<usize>,
    /// Every n-th order is refused; a subscription not any more once it was received.
    pub refuse_each: Option<usize>,
    /// Every n-th purchase is confirmed by half.
    pub halve_each: Option<usize>,
    /// Every n-th dividend is paid by half in cash, by half in shares.
    pub part_cash: Option<usize>,
    /// Every n-th income of a money fund is paid in cash, to so large a part.
    pub cash_incomes: Option<(usize, Rate)>,
    /// Dividends name the open day before the ex-date as their record day.
    pub early_record_day: bool,
    /// Every n-th position of the statement has so many shares too many.
    pub misstate: Option<(usize, Shares)>,
    /// Funds with a big redemption: the part of each redemption that is accepted.
    pub big_redemptions: Vec<(FundCode, Rate)>,
    /// Funds of which a part of every position is changed by force, after the day's applications.
    pub forced: Vec<(FundCode, Force, Rate)>,
    /// How the files come.
    pub files: FileFaults,
}

/// What goes wrong with the files of a day; nothing by default. What is late comes with the next
/// delivery: see [`Faults::listed`] and [`Faults::delivered`].
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct FileFaults {
    /// Each file comes in so many parts.
    pub parts: Option<u16>,
    /// The last part of these types is late, and the index names it.
    pub late: Vec<FileType>,
    /// The last part of these types is late, and the index doesn't know of it yet.
    pub unannounced: Vec<FileType>,
    /// The index of the answers is late.
    pub late_index: bool,
    /// The last part of these types is said by its header to be for another seller, until the next
    /// delivery.
    pub belying: Vec<FileType>,
    /// A file for another seller lies among ours.
    pub foreign: bool,
    /// The confirmations come again under another name, and one of them says something else.
    pub changed_repeat: bool,
    /// The confirmations say something else than they will when they come again as they are.
    pub renewed: bool,
    /// Numbers begin anew each day, and for each type.
    pub plain_serials: bool,
    /// Every n-th confirmation comes in two records.
    pub split_each: Option<usize>,
    /// The statement has a record for each lot.
    pub lots_stated: bool,
}

impl Faults {
    /// The same day, with all that was late and is listed.
    #[must_use]
    pub fn listed(&self) -> Self {
        let files = FileFaults {
            late: Vec::new(),
            late_index: false,
            belying: Vec::new(),
            ..self.files.clone()
        };
        Self { files, ..self.clone() }
    }

    /// The same day, with all that was late.
    #[must_use]
    pub fn delivered(&self) -> Self {
        let files = FileFaults { unannounced: Vec::new(), ..self.listed().files };
        Self { files, ..self.clone() }
    }
}

impl FileFaults {
    /// The types of which files may be late.
    pub const TYPES: [FileType; 5] = [
        FileType::AccountConfirmation,
        FileType::TradeConfirmation,
        FileType::ShareStatement,
        FileType::Dividend,
        FileType::FundState,
    ];
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_late_is_delivered_and_all_else_stays() {
        let types = FileFaults::TYPES.to_vec();
        let kept = FileFaults { parts: Some(2), foreign: true, ..FileFaults::default() };
        let listed = FileFaults { unannounced: types.clone(), ..kept.clone() };
        let late =
            FileFaults { late: types.clone(), late_index: true, belying: types, ..listed.clone() };
        let day = |files| Faults { repeat_files: true, files, ..Faults::default() };
        assert_eq!(day(late.clone()).listed(), day(listed));
        assert_eq!(day(late).delivered(), day(kept));
    }
}
