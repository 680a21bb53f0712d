//! Entries of the journal: events that move money or shares between accounts.

use crate::chart::Whose;
use crate::{Account, Asset};
use kernel::{CustNo, Day, Fen, FundCode, Instant, Overflow, Shares};
use std::{collections::BTreeMap, fmt};

/// What happened. The text is stored.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EntryKind {
    /// The money of a purchase is here: the bank collected it, or a customer's proceeds paid.
    Collected,
    /// An order was cancelled, void or cut: its money goes back.
    RefundDue,
    /// The TA confirmed a purchase.
    BuyConfirmed,
    /// Shares wait for a redemption.
    Frozen,
    /// Shares that waited are free again.
    Released,
    /// The TA confirmed a redemption.
    RedeemConfirmed,
    /// The TA confirmed a conversion.
    ConvertConfirmed,
    /// The TA moved shares between two accounts of a customer's.
    Moved,
    /// A quick redemption was advanced.
    QuickRedeemed,
    /// The TA's money repaid what was advanced for a quick redemption.
    AdvanceRepaid,
    /// The bank paid money out to a card.
    PaidOut,
    /// The bank paid a few fen of the house's to a card, to be named by its holder.
    CardChecked,
    /// Interest of an offering that failed is due with the money that goes back.
    InterestDue,
    /// A dividend in cash.
    CashDividend,
    /// A dividend, or a money fund's income, in shares.
    ShareDividend,
    /// A split or merger of shares, or a forced change by the TA.
    Adjusted,
    /// Holdings that were there when the books were opened.
    Opening,
}

impl EntryKind {
    /// The stored text.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Collected => "collected",
            Self::RefundDue => "refund-due",
            Self::BuyConfirmed => "buy-confirmed",
            Self::Frozen => "frozen",
            Self::Released => "released",
            Self::RedeemConfirmed => "redeem-confirmed",
            Self::ConvertConfirmed => "convert-confirmed",
            Self::Moved => "moved",
            Self::QuickRedeemed => "quick-redeemed",
            Self::AdvanceRepaid => "advance-repaid",
            Self::PaidOut => "paid-out",
            Self::CardChecked => "card-checked",
            Self::InterestDue => "interest-due",
            Self::CashDividend => "cash-dividend",
            Self::ShareDividend => "share-dividend",
            Self::Adjusted => "adjusted",
            Self::Opening => "opening",
        }
    }
}

/// One side of a movement. `amount` is in the smallest unit of the asset; what leaves is negative.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Posting {
    /// The place.
    pub account: Account,
    /// What is counted.
    pub asset: Asset,
    /// Fen or 0.01 share; never zero.
    pub amount: i64,
}

/// An event with its postings, which sum to zero for each asset. Made of movements from one
/// account to another, so that it cannot be said otherwise.
#[derive(Debug, Clone)]
pub struct Entry {
    /// Unique over all entries.
    pub id: i64,
    /// The customer whom it concerns.
    pub cust_no: CustNo,
    /// The business day to which it belongs.
    pub day: Day,
    /// When it was posted.
    pub at: Instant,
    /// What happened.
    pub kind: EntryKind,
    /// The order or payout; with kind and customer it is unique.
    pub reference: String,
    /// The movements, two postings each.
    pub postings: Vec<Posting>,
}

impl Entry {
    /// An entry without movements; `reference` names the order or payout.
    pub fn new(
        id: i64,
        cust_no: CustNo,
        (day, at): (Day, Instant),
        kind: EntryKind,
        reference: impl fmt::Display,
    ) -> Self {
        let reference = reference.to_string();
        Self { id, cust_no, day, at, kind, reference, postings: Vec::with_capacity(4) }
    }

    /// Moves money; nothing is posted for zero.
    pub fn cash(self, from: Account, to: Account, amount: Fen) -> Self {
        self.movement(from, to, Asset::Cny, amount.units())
    }

    /// Moves shares; nothing is posted for zero.
    pub fn shares(self, from: Account, to: Account, fund: FundCode, shares: Shares) -> Self {
        self.movement(from, to, Asset::Shares(fund), shares.units())
    }

    fn movement(mut self, from: Account, to: Account, asset: Asset, amount: i64) -> Self {
        if amount != 0 {
            // The smallest i64 has no opposite; `balanced` finds what saturation would spoil.
            self.postings.push(Posting { account: from, asset, amount: amount.saturating_neg() });
            self.postings.push(Posting { account: to, asset, amount });
        }
        self
    }

    /// Whether the postings of each asset sum to zero.
    ///
    /// # Errors
    /// [`Overflow`] when a sum doesn't fit.
    pub fn balanced(&self) -> Result<bool, Overflow> {
        let mut sums: BTreeMap<Asset, i64> = BTreeMap::new();
        for posting in &self.postings {
            let sum = sums.entry(posting.asset).or_default();
            *sum = sum.checked_add(posting.amount).ok_or(Overflow)?;
        }
        Ok(sums.values().all(|sum| *sum == 0))
    }

    /// Whether it moves money of pension accounts to that of cards, or back.
    pub(crate) fn mixes_purses(&self) -> bool {
        let moves = |whose| self.postings.iter().any(|posting| posting.account.money() == whose);
        moves(Whose::Pensions) && moves(Whose::Cards)
    }
}
