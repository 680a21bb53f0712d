//! Buying, whoever asks for it and whatever pays: one transaction checks everything again, stores
//! the order with what it was promised, and answers at once; the pay worker asks the bank.

use super::by_money_fund::MoneyFund;
use super::by_proceeds::Proceeds;
use super::desk::{Desk, Placed};
use super::prepared::{Funds, Prepared, Purchase};
use crate::order::fee::BuyFee;
use crate::order::store::causes::{self, NotedRow};
use crate::order::store::{orders, subscriptions};
use crate::order::subscription::Subscription;
use crate::order::told;
use crate::order::voucher::Freezing;
use crate::order::{Event, Order, OrderDates, PaidBy, PayStatus, Step};
use crate::payments::payment::Payment;
use crate::payments::store as payments;
use crate::rules::buying::Buying;
use crate::rules::known::Facts;
use crate::rules::limits::Counted;
use crate::rules::{pension, people};
use bankcards::{Card, CardId};
use db::{Error, Tx};
use funds::Fund;
use kernel::Fen;
use std::sync::Arc;
use suitability::Decision;
use wire::{Answer, Failure, Written, codes};

/// What pays, found before the buyer is judged.
pub(super) enum Source {
    Card(CardId),
    Account(Box<Card>),
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
            Self::Account(card) | Self::Parent(card) => Some(card.card_id),
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
        let Purchase { authority, fund_code, .. } = purchase.wish;
        self.require_current(tx, authority, &[fund_code]).await?;
        let judged = self.judge_of(tx, purchase, Facts::Read).await?;
        let placed = self.write(tx, vec![(purchase, judged)]).await?.pop();
        placed.ok_or_else(|| Failure::fault("buying", "nothing was placed"))
    }

    /// Finds what pays, and judges.
    pub(super) async fn judge_of(
        &self,
        tx: &mut Tx,
        purchase: &Prepared,
        facts: Facts<'_>,
    ) -> Answer<Judged> {
        let source = self.source(tx, purchase, facts).await?;
        self.judge(tx, purchase, source, facts).await
    }

    pub(super) async fn judge(
        &self,
        tx: &mut Tx,
        purchase: &Prepared,
        source: Source,
        facts: Facts<'_>,
    ) -> Answer<Judged> {
        let Prepared { wish, fund, .. } = purchase;
        let deciding = facts.deciding(tx, self.now).await?;
        let dates = OrderDates::of_buy(fund, deciding);
        let buying = Buying {
            cust_no: wish.cust_no,
            fund,
            amount: wish.amount,
            whose: wish.funds.whose(wish.run),
            t_day: dates.t_day,
            open_at: deciding,
            promised: wish.promised,
            card: source.card_id(),
            decision_id: self.ids.next_value()?,
            earlier: wish.consent.earlier(),
            now: self.now,
        };
        let (decision, counted) = buying.require(tx, facts).await?;
        let card = self.payer(tx, purchase, &source, (&dates, &counted)).await?;
        pension::require(tx, fund, &card, dates.t_day).await?;
        let fee = match &wish.voucher {
            None => purchase.fee.on(fund, wish.amount, dates.t_day)?,
            Some(asked) => {
                let offered = (self.vouchers.offered)(tx, wish.cust_no, self.now.day()).await?;
                Written::new(&asked.fee(offered.as_ref(), (fund, wish.amount), dates.t_day)?)?
            }
        };
        let order = self.order(purchase, (&card, &fee), &dates, &decision);
        let by_card = counted.by_card;
        Ok(Judged { order, fee, dates, decision, by_card, source })
    }

    async fn source(&self, tx: &mut Tx, purchase: &Prepared, facts: Facts<'_>) -> Answer<Source> {
        Ok(match purchase.wish.funds {
            Funds::Card(card_id) => Source::Card(card_id),
            Funds::Account { trade_acco, card_id } => {
                let of = (purchase.wish.cust_no, trade_acco);
                let card = facts.living_account(tx, of, self.now).await?;
                if card_id.is_some_and(|read| read != card.card_id) {
                    return Err(codes::NOT_FOUND.into());
                }
                Source::Account(Box::new(card))
            }
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
            Source::Account(account) => {
                account.require_payable(amount, counted.by_card)?;
                Ok(Card::clone(account))
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
        let kind = wish.run.kind(fund);
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

    /// Writes purchases that were judged, all of them in as many statements as one.
    pub(super) async fn write(
        &self,
        tx: &mut Tx,
        all: Vec<(&Prepared, Judged)>,
    ) -> Answer<Vec<Placed>> {
        let mut rows = Rows::default();
        let mut placed = Vec::with_capacity(all.len());
        for (purchase, judged) in all {
            let Judged { mut order, fee, dates, decision, source, .. } = judged;
            if order.fee_explained.has_voucher() {
                self.freeze_points(tx, &order, &purchase.fund).await?;
            }
            let events = match &source {
                Source::Card(_)
                | Source::Account(_)
                | Source::Remittance(_)
                | Source::Parent(_) => {
                    vec![Event::of(&order, Step::Accepted, self.now, order.authority.told())]
                }
                Source::MoneyFund(source) => source.pay(self, tx, &mut order, purchase).await?,
                Source::Proceeds(source) => source.pay(self, tx, &mut order, purchase).await?,
            };
            // Of a run by card its plan tells.
            match order.kind.is_instalment() && order.paid_by == PaidBy::Card {
                true => rows.events.extend(events),
                false => rows.told.extend(events),
            }
            if order.pay_status == PayStatus::Paying {
                rows.payments.push(Payment::asked_for(&order, self.unmoved));
            }
            if let Some(cause) = &purchase.wish.cause {
                rows.causes.push(NotedRow::of(cause, (order.cust_no, order.order_no)));
            }
            rows.decisions.push(decision);
            rows.subscriptions.extend(Subscription::of(&order, &dates));
            rows.orders.push(order.clone());
            let one = Placed::of(order, Arc::clone(&purchase.fund), dates);
            placed.push(Placed { fee: Some(fee), ..one });
        }
        rows.write(tx).await?;
        Ok(placed)
    }

    /// Takes the points of the voucher: refused where they are too few, before anything is written.
    async fn freeze_points(&self, tx: &mut Tx, order: &Order, fund: &Fund) -> Answer<()> {
        let Some(voucher) = order.fee_explained.of_purchase().and_then(|fee| fee.voucher) else {
            return Ok(());
        };
        let freezing = Freezing {
            cust_no: order.cust_no,
            order_no: order.order_no,
            terms: voucher.terms,
            fund_name: fund.name.to_string(),
            at: self.now,
            number: self.ids.next_value()?,
        };
        (self.vouchers.freeze)(tx, freezing).await
    }
}

/// What purchases write.
#[derive(Default)]
struct Rows {
    decisions: Vec<Decision>,
    orders: Vec<Order>,
    /// Events of which somebody is told.
    told: Vec<Event>,
    events: Vec<Event>,
    payments: Vec<Payment>,
    subscriptions: Vec<Subscription>,
    causes: Vec<NotedRow>,
}

impl Rows {
    async fn write(self, tx: &mut Tx) -> Result<(), Error> {
        Decision::store_many(tx, self.decisions).await?;
        orders::insert(tx, &self.orders).await?;
        orders::append(tx, &self.events).await?;
        told::append(tx, &self.told).await?;
        payments::insert(tx, &self.payments).await?;
        subscriptions::put(tx, &self.subscriptions).await?;
        causes::insert(tx, &self.causes).await
    }
}
