//! Faults of a TA, and what else it does unasked, switched on by simulations.

use exchange::FileType;
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
    /// The confirmations are sent again, under another name.
    pub repeat_files: bool,
    /// Every n-th application for an account is refused; asked for again, it is another one.
    pub refuse_accounts: Option<usize>,
    /// Every n-th order is refused; a subscription not any more once it was received.
    pub refuse_each: Option<usize>,
    /// Every n-th purchase is confirmed by half.
    pub halve_each: Option<usize>,
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
/// delivery: see [`Faults::delivered`].
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
    /// Numbers begin anew each day, and for each type.
    pub plain_serials: bool,
    /// Every n-th confirmation comes in two records.
    pub split_each: Option<usize>,
    /// The statement has a record for each lot.
    pub lots_stated: bool,
}

impl Faults {
    /// The same day, with all that was late.
    #[must_use]
    pub fn delivered(&self) -> Self {
        let files = FileFaults {
            late: Vec::new(),
            unannounced: Vec::new(),
            late_index: false,
            belying: Vec::new(),
            ..self.files.clone()
        };
        Self { files, ..self.clone() }
    }

    /// Names of what goes wrong.
    pub fn drawn(&self) -> Vec<&'static str> {
        let all = [
            ("late prices", !self.late_prices.is_empty()),
            ("corrected prices", !self.corrected_prices.is_empty()),
            ("files again", self.repeat_files),
            ("refused accounts", self.refuse_accounts.is_some()),
            ("refused applications", self.refuse_each.is_some()),
            ("halved purchases", self.halve_each.is_some()),
            ("misstated positions", self.misstate.is_some()),
            ("big redemptions", !self.big_redemptions.is_empty()),
            ("changes by force", !self.forced.is_empty()),
        ];
        let mut names = named(&all);
        names.extend(self.files.drawn());
        names
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

    /// Draws the faults of a day: `happens` says whether something of so many per cent does.
    pub fn draw(mut happens: impl FnMut(i64) -> bool) -> Self {
        let parts = if happens(50) { 3 } else { 2 };
        let mut of_types = |percent| -> Vec<FileType> {
            Self::TYPES.into_iter().filter(|_| happens(percent)).collect()
        };
        let (late, unannounced, belying) = (of_types(6), of_types(3), of_types(3));
        Self {
            // What isn't announced is a part of several; else nothing of its type would be.
            parts: (!unannounced.is_empty() || happens(25)).then_some(parts),
            late,
            unannounced,
            late_index: happens(8),
            belying,
            foreign: happens(10),
            changed_repeat: happens(6),
            plain_serials: happens(25),
            split_each: happens(20).then_some(2),
            lots_stated: happens(30),
        }
    }

    /// Whether something comes with the next delivery only.
    pub fn waits(&self) -> bool {
        self.late_index
            || [&self.late, &self.unannounced, &self.belying].iter().any(|types| !types.is_empty())
    }

    /// Names of what goes wrong.
    pub fn drawn(&self) -> Vec<&'static str> {
        named(&[
            ("files in parts", self.parts.is_some()),
            ("late files", !self.late.is_empty()),
            ("files not announced", !self.unannounced.is_empty()),
            ("a late index", self.late_index),
            ("headers that belie their names", !self.belying.is_empty()),
            ("a file of another seller", self.foreign),
            ("a changed repeat", self.changed_repeat),
            ("numbers that begin anew", self.plain_serials),
            ("several records of an application", self.split_each.is_some()),
            ("lots in the statement", self.lots_stated),
        ])
    }
}

fn named(all: &[(&'static str, bool)]) -> Vec<&'static str> {
    all.iter().filter(|(_, drawn)| *drawn).map(|(name, _)| *name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fault_of_files_can_be_drawn_and_says_so() {
        let all = FileFaults::draw(|_| true);
        assert_eq!(all.drawn().len(), 10, "{:?}", all.drawn());
        assert!(all.waits());
        assert_eq!(FileFaults::draw(|_| false), FileFaults::default());
        assert_eq!(FileFaults::default().drawn(), Vec::<&str>::new());
    }

    #[test]
    fn what_was_late_is_delivered_and_all_else_stays() {
        let late =
            Faults { repeat_files: true, files: FileFaults::draw(|_| true), ..Faults::default() };
        let delivered = late.delivered();
        assert!(!delivered.files.waits());
        let names = ["files again", "files in parts", "a file of another seller"];
        assert!(names.iter().all(|name| delivered.drawn().contains(name)));
    }

    #[test]
    fn what_is_not_announced_is_a_part_of_several() {
        for chosen in 1..40 {
            let mut asked = 0;
            let files = FileFaults::draw(|_| {
                asked += 1;
                asked == chosen
            });
            assert!(files.unannounced.is_empty() || files.parts.is_some(), "{files:?}");
        }
    }
}
