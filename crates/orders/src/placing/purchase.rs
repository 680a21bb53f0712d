//! Buying, whoever asks for it and whatever pays: one transaction checks everything again, stores
//! the order with what it was promised, and answers at once; the pay worker asks the bank.

use super::by_money_fund::MoneyFund;
use super::by_proceeds::Proceeds;
use super::desk::{Desk, Placed};
use crate::order::deciding::deciding_moment;
use crate::order::fee::BuyFee;
use crate::order::store::{causes, orders, subscriptions};
use crate::order::{
    Agreed, Authority, Cause, Event, Order, OrderDates, OrderKind, OrderNo, PaidBy, ParentNo,
    PayStatus, Step,
};
use crate::payments::payment::Payment;
use crate::payments::store as payments;
use crate::rules::buy_fee::PromisedFee;
use crate::rules::buying::Buying;
use crate::rules::consent::Consent;
use crate::rules::limits::{Counted, Whose};
use crate::rules::promised::Promised;
use crate::rules::{limits, onward, people};
use bankcards::{Card, CardId};
use db::Tx;
use funds::Fund;
use kernel::{CustNo, Fen, FundCode, Instant, TradeAcco};
use std::sync::Arc;
use suitability::Decision;
use wire::{Answer, Failure, Written};

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
    /// What it is for, where another room asks; it is placed once for it.
    pub cause: Option<Cause>,
    /// Until when it waits at least: it is not asked for, given up or sealed until it is released
    /// ([`Desk::release`]), which decides T. By card or remittance only.
    pub holds_until: Option<Instant>,
}

/// What pays a purchase; the shares belong to its transaction account.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Funds {
    /// A card: the pay worker asks its bank.
    Card(CardId),
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
    fn paid_by(&self) -> PaidBy {
        match self {
            Self::Card(_) | Self::Parent(_) => PaidBy::Card,
            Self::MoneyFund { .. } => PaidBy::MoneyFund,
            Self::Proceeds(_) => PaidBy::Proceeds,
            Self::Remittance(_) => PaidBy::Remittance,
        }
    }

    /// Nobody chose what a redemption brings.
    fn whose(&self) -> Whose {
        match self {
            Self::Card(_) | Self::MoneyFund { .. } | Self::Remittance(_) | Self::Parent(_) => {
                Whose::Buyer
            }
            Self::Proceeds(_) => Whose::Proceeds,
        }
    }

    fn parent(&self) -> Option<ParentNo> {
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
    agreed: Agreed,
    /// Of the T that is expected.
    fee: PromisedFee,
}

/// What pays, found before the buyer is judged.
pub(super) enum Source {
    Card(CardId),
    Parent(Box<Card>),
    MoneyFund(Box<MoneyFund>),
    Proceeds(Box<Proceeds>),
    Remittance(CardId),
}

impl Source {
    /// The card of which the limits count.
    fn card_id(&self) -> Option<CardId> {
        match self {
            Self::Card(card_id) => Some(*card_id),
            Self::Parent(card) => Some(card.card_id),
            Self::MoneyFund(_) | Self::Proceeds(_) | Self::Remittance(_) => None,
        }
    }
}

/// A purchase that may be placed.
pub(super) struct Judged {
    pub order: Order,
    /// As it is stored and answered.
    fee: Written<BuyFee>,
    pub dates: OrderDates,
    pub decision: Decision,
    /// What the card has paid today without it.
    pub by_card: Fen,
    source: Source,
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
            Funds::Card(_) | Funds::MoneyFund { .. } | Funds::Remittance(_) | Funds::Parent(_) => {
                limits::require_open(&fund, self.now)?;
            }
        }
        let alone = matches!(wish.funds, Funds::Card(_) | Funds::Remittance(_));
        if !alone && wish.holds_until.is_some() {
            return Err(Failure::fault("buying", "only what is paid alone and later may wait"));
        }
        let agreed = wish.consent.agreed(&fund, self.now)?;
        let t_day = OrderDates::of_buy(&fund, self.now).t_day;
        let fee = PromisedFee::of(&fund, wish.amount, t_day)?;
        Ok(Prepared { wish, fund, agreed, fee })
    }

    /// Places a purchase, or answers the one that was placed for the same cause before. Whoever
    /// pays by card tells the pay worker when the transaction is through ([`PayBell::placed`]).
    ///
    /// # Errors
    /// Refused with the first rule that it breaks, before anything is written.
    ///
    /// [`PayBell::placed`]: crate::PayBell::placed
    pub async fn buy(&self, tx: &mut Tx, purchase: &Prepared) -> Answer<Placed> {
        if let Some(before) = self.placed_before(tx, purchase.wish.cause.as_ref()).await? {
            return Ok(before);
        }
        let source = self.source(tx, purchase).await?;
        let judged = self.judge(tx, purchase, source).await?;
        self.write(tx, purchase, judged).await
    }

    pub(super) async fn judge(
        &self,
        tx: &mut Tx,
        purchase: &Prepared,
        source: Source,
    ) -> Answer<Judged> {
        let Prepared { wish, fund, .. } = purchase;
        let deciding = deciding_moment(tx, self.now).await?;
        let dates = OrderDates::of_buy(fund, deciding);
        let buying = Buying {
            cust_no: wish.cust_no,
            fund,
            amount: wish.amount,
            whose: wish.funds.whose(),
            t_day: dates.t_day,
            open_at: deciding,
            promised: wish.promised,
            card: source.card_id(),
            decision_id: self.ids.next_value(),
            earlier: wish.consent.earlier(),
            now: self.now,
        };
        let (decision, counted) = buying.require(tx).await?;
        let card = self.payer(tx, purchase, &source, (&dates, &counted)).await?;
        let fee = purchase.fee.on(fund, wish.amount, dates.t_day)?;
        let order = self.order(purchase, (&card, &fee), &dates, &decision);
        let by_card = counted.by_card;
        Ok(Judged { order, fee, dates, decision, by_card, source })
    }

    async fn source(&self, tx: &mut Tx, purchase: &Prepared) -> Answer<Source> {
        Ok(match purchase.wish.funds {
            Funds::Card(card_id) => Source::Card(card_id),
            Funds::Remittance(card_id) => Source::Remittance(card_id),
            Funds::Parent(_) => {
                return Err(Failure::fault("buying", "a purchase of a parent is placed with it"));
            }
            Funds::MoneyFund { .. } => {
                Source::MoneyFund(Box::new(MoneyFund::find(self, tx, purchase).await?))
            }
            Funds::Proceeds(from) => {
                let from = (purchase.wish.cust_no, from);
                Source::Proceeds(Box::new(Proceeds::find(self, tx, from).await?))
            }
        })
    }

    /// The card to which the shares will belong, when what pays can pay.
    async fn payer(
        &self,
        tx: &mut Tx,
        purchase: &Prepared,
        source: &Source,
        (dates, counted): (&OrderDates, &Counted),
    ) -> Answer<Card> {
        let Purchase { cust_no, amount, .. } = purchase.wish;
        match source {
            Source::Card(card_id) => {
                let of_card = (*card_id, amount);
                people::payable(tx, cust_no, of_card, counted.by_card, self.now).await
            }
            Source::MoneyFund(source) => {
                source.require(tx, amount, (dates.t_day, self.now)).await?;
                Ok(source.card.clone())
            }
            Source::Proceeds(source) => Ok(source.card.clone()),
            // The sum of all of the parent's orders is asked about once.
            Source::Parent(card) => Ok(Card::clone(card)),
            Source::Remittance(card_id) => people::own_card(tx, cust_no, *card_id, self.now).await,
        }
    }

    /// The order as it is stored when a card pays.
    fn order(
        &self,
        purchase: &Prepared,
        (card, fee): (&Card, &Written<BuyFee>),
        dates: &OrderDates,
        decision: &Decision,
    ) -> Order {
        let Prepared { wish, fund, agreed, .. } = purchase;
        let kind = if fund.can_subscribe() { OrderKind::Subscribe } else { OrderKind::Buy };
        let mut order = Order::new(wish.cust_no, wish.order_no, kind, fund.code, card, self.now);
        order.amount = wish.amount;
        order.pay_status = PayStatus::Paying;
        order.paid_by = wish.funds.paid_by();
        order.parent_no = wish.funds.parent();
        order.catalogue_version = self.snapshot.version();
        order.decision_id = Some(decision.id());
        order.fee_explained = fee.into();
        order.authority = wish.authority;
        order.agree(agreed);
        order.promise(dates);
        if order.paid_by == PaidBy::Remittance || wish.holds_until.is_some() {
            order.hold(wish.holds_until.unwrap_or(self.now));
        }
        order
    }

    async fn write(&self, tx: &mut Tx, purchase: &Prepared, judged: Judged) -> Answer<Placed> {
        let Judged { mut order, fee, dates, decision, source, .. } = judged;
        let events = match &source {
            Source::Card(_) | Source::Remittance(_) | Source::Parent(_) => {
                vec![Event::of(&order, Step::Accepted, self.now, order.authority.told())]
            }
            Source::MoneyFund(source) => source.pay(self, tx, &mut order, purchase).await?,
            Source::Proceeds(source) => source.pay(self, tx, &mut order, purchase).await?,
        };
        decision.store(tx).await?;
        orders::insert(tx, std::slice::from_ref(&order)).await?;
        orders::append(tx, &events).await?;
        if order.pay_status == PayStatus::Paying {
            payments::insert(tx, &[Payment::asked_for(&order, self.unmoved)]).await?;
        }
        subscriptions::note(tx, &order, &dates).await?;
        if let Some(cause) = &purchase.wish.cause {
            causes::insert(tx, cause, (order.cust_no, order.order_no)).await?;
        }
        let placed = Placed::of(order, Arc::clone(&purchase.fund), dates);
        Ok(Placed { fee: Some(fee), ..placed })
    }
}
