//! A purchase as it is asked for, and what is judged of it without a transaction.

use super::desk::Desk;
use crate::order::{Agreed, Authority, Cause, OrderDates, OrderKind, OrderNo, PaidBy, ParentNo};
use crate::rules::buy_fee::PromisedFee;
use crate::rules::consent::Consent;
use crate::rules::limits::Whose;
use crate::rules::promised::Promised;
use crate::rules::voucher::{AskedVoucher, NO_VOUCHER_HERE};
use crate::rules::{limits, onward};
use bankcards::CardId;
use funds::Fund;
use kernel::{CustNo, Fen, FundCode, Instant, TradeAcco};
use std::sync::Arc;
use wire::{Answer, Failure};

/// A purchase that is asked for.
#[derive(Debug, Clone)]
pub struct Purchase {
    /// The number that it is to have.
    pub order_no: OrderNo,
    /// The buyer.
    pub cust_no: CustNo,
    /// The fund.
    pub fund_code: FundCode,
    /// What is paid, fee included.
    pub amount: Fen,
    /// What pays.
    pub funds: Funds,
    /// What the buyer has consented to.
    pub consent: Consent,
    /// On whose word.
    pub authority: Authority,
    /// What the buyer read before.
    pub promised: Promised,
    /// Whether a plan asks for it.
    pub run: Run,
    /// What it is for, where another room asks; it is placed once for it.
    pub cause: Option<Cause>,
    /// Until when it waits at least: it is not asked for, given up or sealed until it is released
    /// ([`Desk::release`]), which decides T. By card or remittance only.
    pub holds_until: Option<Instant>,
    /// The voucher that is to lower its fee. By a card alone, and not in an offering.
    pub voucher: Option<AskedVoucher>,
}

/// What has a purchase placed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Run {
    /// The buyer wants this one.
    #[default]
    Once,
    /// A fixed-invest plan runs.
    Plan,
    /// A plan runs that takes more when the fund is cheap.
    SmartPlan,
}

impl Run {
    pub(super) fn kind(self, fund: &Fund) -> OrderKind {
        match self {
            Self::Once if fund.can_subscribe() => OrderKind::Subscribe,
            Self::Once => OrderKind::Buy,
            Self::Plan => OrderKind::Instalment,
            Self::SmartPlan => OrderKind::SmartInstalment,
        }
    }
}

/// What pays a purchase; the shares belong to its transaction account.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Funds {
    /// A card: the pay worker asks its bank.
    Card(CardId),
    /// The card of a transaction account that has a purpose of its own, a child's: what is bought
    /// belongs to it.
    Account {
        /// The account.
        trade_acco: TradeAcco,
        /// The card that the buyer read; where it is another one by now, nothing is bought.
        card_id: Option<CardId>,
    },
    /// Shares of a money fund, frozen now and redeemed quickly when T is sealed.
    MoneyFund {
        /// The money fund.
        fund_code: FundCode,
        /// The transaction account that holds it.
        trade_acco: TradeAcco,
    },
    /// The proceeds of a redemption into the fund, all of them; they are here.
    Proceeds(OrderNo),
    /// Money that the customer sends from the account of this card, to which it would go back. No
    /// bank is asked: the order waits until it is matched ([`Desk::remitted`]) and released.
    Remittance(CardId),
    /// The payment of its parent ([`Desk::open_parent`]).
    Parent(ParentNo),
}

impl Funds {
    pub(super) fn paid_by(&self) -> PaidBy {
        match self {
            Self::Card(_) | Self::Account { .. } | Self::Parent(_) => PaidBy::Card,
            Self::MoneyFund { .. } => PaidBy::MoneyFund,
            Self::Proceeds(_) => PaidBy::Proceeds,
            Self::Remittance(_) => PaidBy::Remittance,
        }
    }

    /// Nobody chose what a redemption brings.
    pub(super) fn whose(&self, run: Run) -> Whose {
        match self {
            Self::Proceeds(_) => Whose::Proceeds,
            _ if run == Run::Once => Whose::Buyer,
            Self::Card(_)
            | Self::Account { .. }
            | Self::MoneyFund { .. }
            | Self::Remittance(_)
            | Self::Parent(_) => Whose::Plan,
        }
    }

    pub(super) fn parent(&self) -> Option<ParentNo> {
        match self {
            Self::Parent(parent_no) => Some(*parent_no),
            _ => None,
        }
    }
}

/// A purchase of which all is judged that needs no transaction: the fund, the documents, the fee.
pub struct Prepared {
    pub(super) wish: Purchase,
    pub(super) fund: Arc<Fund>,
    pub(super) agreed: Agreed,
    /// Of the T that is expected.
    pub(super) fee: PromisedFee,
}

impl Desk {
    /// Judges what needs no transaction.
    ///
    /// # Errors
    /// Refused where the fund takes no purchases, a document was not accepted, or the amount does
    /// not cover the fee.
    pub fn prepare(&self, wish: Purchase) -> Answer<Prepared> {
        let fund = self.fund(wish.fund_code)?;
        match wish.funds {
            Funds::Proceeds(_) => onward::require_open(&fund)?,
            Funds::Card(_)
            | Funds::Account { .. }
            | Funds::MoneyFund { .. }
            | Funds::Remittance(_)
            | Funds::Parent(_) => {
                limits::require_open(&fund, self.now)?;
            }
        }
        if wish.run != Run::Once && !fund.can_buy() {
            return Err(limits::closed(&fund).into());
        }
        let alone = matches!(wish.funds, Funds::Card(_) | Funds::Remittance(_));
        if !alone && wish.holds_until.is_some() {
            return Err(Failure::fault("buying", "only what is paid alone and later may wait"));
        }
        let at_once = matches!(wish.funds, Funds::Card(_)) && wish.holds_until.is_none();
        if wish.voucher.is_some() && (!at_once || fund.can_subscribe()) {
            return Err(NO_VOUCHER_HERE.into());
        }
        limits::require_something(&fund, wish.amount)?;
        let agreed = wish.consent.agreed(&fund, self.now)?;
        let t_day = OrderDates::of_buy(&fund, self.now).t_day;
        let fee = self.fees.of(&fund, wish.amount, t_day)?;
        Ok(Prepared { wish, fund, agreed, fee })
    }
}
