//! Confirmations of the TA, which are the truth: orders, journal, lots, refunds, proceeds.

use super::confirming::Confirming;
use super::outcome::{Confirmation, Outcome, Settled};
use super::store::{ConfirmedRow, RepaidRow};
use super::{advance, store};
use crate::order::months::{self, Tally};
use crate::order::paid_fees::{self, PaidFee};
use crate::order::store::conversions::ConvertedRow;
use crate::order::store::subscriptions::ResultRow;
use crate::order::store::{conversions, moves, orders, seals, subscriptions};
use crate::order::told;
use crate::order::voucher::VoucherEnd;
use crate::order::{Event, Order, OrderKind, OrderNo, OrderStatus, ParentNo, PayStatus, Step};
use crate::payouts::payout::{Payout, PayoutKind};
use crate::payouts::store::payouts;
use db::{Error, ErrorKind, Tx};
use holdings::{Change, ChangeKind, MethodAnswer, Transit};
use kernel::{CustNo, Day, Fen, Nav, NoIds, Shares, TradeAcco};
use ledger::{Account, Entry, EntryKind};
use std::collections::BTreeMap;

mod converted;
mod misfit;
mod moneyless;
mod moved;
mod redeemed;
mod settled;
mod subscribed;

use misfit::Misfit;

/// What [`confirm_many`] did.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ConfirmCounts {
    /// Confirmed in full.
    pub confirmed: usize,
    /// Confirmed in part.
    pub partly: usize,
    /// Refused by the TA.
    pub rejected: usize,
    /// Acknowledged only.
    pub acknowledged: usize,
    /// Quick redemptions whose advance was repaid.
    pub repaid: usize,
    /// Confirmed before: left alone.
    pub repeated: usize,
    /// Numbers that are no orders of ours, or orders that were never sent: to be looked into.
    pub unknown: Vec<OrderNo>,
    /// What became now of orders that other rooms had placed; those that are received only, and
    /// advances that are repaid, left out.
    pub settled: Vec<Settled>,
}

/// Applies confirmations, in bulk; 1,000 to 5,000 at a time are best. Run again, those applied
/// before are counted as repeated and left alone.
///
/// # Errors
/// [`ErrorKind::Fault`] when the TA confirms more than was asked for or held: nothing of the chunk
/// is applied. Those of the database.
pub async fn confirm_many(
    tx: &mut Tx,
    confirming: &Confirming,
    confirmations: &[Confirmation],
) -> Result<ConfirmCounts, Error> {
    let numbers: Vec<OrderNo> = confirmations.iter().map(|c| c.order_no).collect();
    let found = orders::by_number(tx, &numbers).await?;
    let mut orders: BTreeMap<OrderNo, Order> =
        found.into_iter().map(|order| (order.order_no, order)).collect();
    let mut work = Work::new(confirming);
    if orders.values().any(|order| order.defer_rest && order.kind.is_redeem()) {
        work.last_sealed = seals::last_sealed(tx).await?;
    }
    if confirmations.iter().any(|said| matches!(said.outcome, Outcome::Moved { .. })) {
        work.moves = moves::targets(tx, &numbers).await?;
    }
    for confirmation in confirmations {
        // Removed, so that a second line about one order is not applied twice.
        match orders.remove(&confirmation.order_no) {
            Some(order) if open(&order) => work.take(order, &confirmation.outcome)?,
            Some(order) if order.status == OrderStatus::Accepted => {
                work.counts.unknown.push(order.order_no);
            }
            Some(order) if advanced(&order) => work.repay(&order, &confirmation.outcome)?,
            Some(_) => work.counts.repeated += 1,
            None => work.counts.unknown.push(confirmation.order_no),
        }
    }
    work.write(tx).await
}

fn open(order: &Order) -> bool {
    matches!(order.status, OrderStatus::Sent | OrderStatus::Acknowledged)
}

/// A quick redemption that waits for the TA's money.
fn advanced(order: &Order) -> bool {
    order.kind == OrderKind::QuickRedeem && order.repaid_on.is_none()
}

/// All rows of a chunk, gathered before anything is written.
struct Work<'a> {
    confirming: &'a Confirming,
    counts: ConfirmCounts,
    rows: Vec<ConfirmedRow>,
    events: Vec<Event>,
    entries: Vec<Entry>,
    changes: Vec<Change>,
    payouts: Vec<Payout>,
    transits: Vec<Transit>,
    arrived: Vec<(CustNo, i64)>,
    released: Vec<(Order, Shares)>,
    deferred: Vec<Order>,
    methods: Vec<MethodAnswer>,
    repaid: Vec<RepaidRow>,
    results: Vec<ResultRow>,
    converted: Vec<ConvertedRow>,
    counted: Vec<Tally>,
    paid: Vec<PaidFee>,
    parents: BTreeMap<OrderNo, ParentNo>,
    vouchers: Vec<VoucherEnd>,
    /// Into which accounts orders move shares.
    moves: BTreeMap<OrderNo, TradeAcco>,
    /// The last day whose orders are sealed, for the rests of redemptions.
    last_sealed: Option<Day>,
}

impl<'a> Work<'a> {
    fn new(confirming: &'a Confirming) -> Self {
        Self {
            confirming,
            counts: ConfirmCounts::default(),
            rows: Vec::new(),
            events: Vec::new(),
            entries: Vec::new(),
            changes: Vec::new(),
            payouts: Vec::new(),
            transits: Vec::new(),
            arrived: Vec::new(),
            released: Vec::new(),
            deferred: Vec::new(),
            methods: Vec::new(),
            repaid: Vec::new(),
            results: Vec::new(),
            converted: Vec::new(),
            counted: Vec::new(),
            paid: Vec::new(),
            parents: BTreeMap::new(),
            vouchers: Vec::new(),
            moves: BTreeMap::new(),
            last_sealed: None,
        }
    }

    fn take(&mut self, mut order: Order, outcome: &Outcome) -> Result<(), Error> {
        let number = order.order_no;
        let done = match *outcome {
            Outcome::Bought { nav, amount, fee, shares } if order.kind.is_purchase() => {
                self.bought(&mut order, nav, amount, fee, shares)
            }
            Outcome::Subscribed { amount, fee, interest, shares }
                if order.kind == OrderKind::Subscribe =>
            {
                self.subscribed(&mut order, (amount, fee), interest, shares)
            }
            Outcome::OfferingFailed { interest } if order.kind == OrderKind::Subscribe => {
                self.offering_failed(&mut order, interest)
            }
            Outcome::Redeemed { nav, shares, fee, net } if order.kind.is_redeem() => {
                self.redeemed(&mut order, nav, shares, fee, net)
            }
            Outcome::Converted(ref said) => self.converted(&mut order, said),
            Outcome::Moved { nav, shares, to } => self.moved(&mut order, nav, shares, to),
            Outcome::MethodSet if order.kind == OrderKind::DividendMethod => {
                self.method_set(&mut order);
                Ok(())
            }
            Outcome::Acknowledged => {
                self.acknowledged(&mut order);
                Ok(())
            }
            Outcome::Rejected { ref reason } => self.rejected(&mut order, reason),
            _ => Err(Misfit::Figures),
        };
        done.map_err(|misfit: Misfit| misfit.of(number))
    }

    fn bought(
        &mut self,
        order: &mut Order,
        nav: Nav,
        amount: Fen,
        fee: Fen,
        shares: Shares,
    ) -> Result<(), Misfit> {
        let refund = order.amount.checked_sub(amount)?;
        if refund.is_negative() {
            return Err(Misfit::Figures);
        }
        order.set_status(self.finished(refund.is_zero()));
        order.confirmed_amount = Some(amount);
        self.figures(order, nav, fee, shares);
        self.entries.push(self.bought_entry(order, amount, fee, shares)?);
        let kind = ChangeKind::Bought { amount, shares };
        self.changes.push(self.change(order, (nav, fee), kind));
        self.refund(order, refund)?;
        self.note(order, "");
        Ok(())
    }

    fn bought_entry(
        &self,
        order: &Order,
        amount: Fen,
        fee: Fen,
        shares: Shares,
    ) -> Result<Entry, Misfit> {
        let Order { cust_no, fund_code, .. } = *order;
        let paid = order.purse().paid();
        let held = Account::shares(cust_no, order.trade_acco, fund_code);
        Ok(self
            .entry(order, EntryKind::BuyConfirmed)?
            .cash(paid.clone(), Account::fund_money(fund_code), amount.checked_sub(fee)?)
            .cash(paid, Account::fee(fund_code), fee)
            .shares(Account::issued(fund_code), held, fund_code, shares))
    }

    fn rejected(&mut self, order: &mut Order, reason: &str) -> Result<(), Misfit> {
        order.set_status(OrderStatus::Rejected);
        order.reason = reason.to_owned();
        order.confirmed_on = Some(self.confirming.day);
        self.counts.rejected += 1;
        match order.kind {
            kind if kind.is_buy() => self.refund(order, order.amount)?,
            OrderKind::DividendMethod => self.methods.push(order.method_answer(None)),
            _ => self.release(order, order.shares)?,
        }
        self.note(order, reason);
        Ok(())
    }

    /// The customer has the money; the TA's goes to whoever advanced it.
    fn repay(&mut self, order: &Order, outcome: &Outcome) -> Result<(), NoIds> {
        let Some(entry) = advance::repayment(order, outcome, self.confirming)? else {
            self.counts.unknown.push(order.order_no);
            return Ok(());
        };
        self.counts.repaid += 1;
        self.entries.push(entry);
        self.repaid.push(RepaidRow {
            cust_no: order.cust_no,
            order_no: order.order_no,
            repaid_on: Some(self.confirming.day),
        });
        Ok(())
    }

    fn finished(&mut self, whole: bool) -> OrderStatus {
        let count = if whole { &mut self.counts.confirmed } else { &mut self.counts.partly };
        *count += 1;
        if whole { OrderStatus::Confirmed } else { OrderStatus::PartlyConfirmed }
    }

    fn figures(&mut self, order: &mut Order, nav: Nav, fee: Fen, shares: Shares) {
        order.confirmed_on = Some(self.confirming.day);
        order.confirmed_nav = Some(nav);
        order.confirmed_fee = Some(fee);
        order.confirmed_shares = Some(shares);
        self.paid.extend(PaidFee::of(order));
    }

    /// Money of a purchase that was not taken goes back to the card at once.
    fn refund(&mut self, order: &mut Order, refund: Fen) -> Result<(), NoIds> {
        if refund.is_zero() {
            self.arrived.push((order.cust_no, order.order_no.value()));
            return Ok(());
        }
        order.refund = Some(refund);
        order.pay_status = PayStatus::Refunding;
        // What this day confirms, this day pays.
        order.arrive_day = Some(self.confirming.day);
        let entry = self.entry(order, EntryKind::RefundDue)?.cash(
            order.purse().paid(),
            order.purse().refund(),
            refund,
        );
        self.entries.push(entry);
        self.payouts.push(Payout::of(order, PayoutKind::Refund, refund, self.confirming.day));
        self.transits.push(order.going_out(refund));
        Ok(())
    }

    fn release(&mut self, order: &Order, shares: Shares) -> Result<(), NoIds> {
        let Order { cust_no, fund_code, .. } = *order;
        let entry = self.entry(order, EntryKind::Released)?.shares(
            Account::frozen(cust_no, order.trade_acco, fund_code),
            Account::shares(cust_no, order.trade_acco, fund_code),
            fund_code,
            shares,
        );
        self.entries.push(entry);
        self.released.push((order.clone(), shares));
        Ok(())
    }

    fn entry(&self, order: &Order, kind: EntryKind) -> Result<Entry, NoIds> {
        let Confirming { day, at, ids, .. } = self.confirming;
        Ok(Entry::new(ids.next_value()?, order.cust_no, (*day, *at), kind, order.order_no))
    }

    fn change(&self, order: &Order, (nav, fee): (Nav, Fen), kind: ChangeKind) -> Change {
        Change {
            key: order.position(),
            order_no: order.order_no.value(),
            t_day: order.t_day,
            confirmed_on: self.confirming.day,
            nav,
            fee,
            kind,
        }
    }

    fn note(&mut self, order: &Order, note: &str) {
        self.rows.push(ConfirmedRow::of(order));
        self.counted.push(Tally::of(order));
        self.vouchers.extend(VoucherEnd::of(order));
        self.parents.extend(order.parent_no.map(|parent_no| (order.order_no, parent_no)));
        self.events.push(Event::of(order, Step::Confirmed, self.confirming.at, note));
    }

    async fn write(mut self, tx: &mut Tx) -> Result<ConfirmCounts, Error> {
        self.counts.settled = settled::of(tx, &self.rows, &self.parents).await?;
        let changed =
            store::confirm(tx, &self.rows).await? + store::repay(tx, &self.repaid).await?;
        if usize::try_from(changed) != Ok(self.rows.len() + self.repaid.len()) {
            let text = "an order changed while it was confirmed";
            return Err(Error::new(ErrorKind::Retry, text));
        }
        months::count(tx, &self.counted).await?;
        paid_fees::add(tx, &self.paid).await?;
        orders::insert(tx, &self.deferred).await?;
        told::append(tx, &self.events).await?;
        ledger::post_many(tx, &self.entries).await?;
        for (order, shares) in &self.released {
            if !holdings::release(tx, &order.position(), *shares).await? {
                return Err(fault(order.order_no, "its shares were not frozen"));
            }
        }
        holdings::apply_late(tx, &self.changes, self.confirming.valued_before).await?;
        holdings::settle_methods(tx, &self.methods).await?;
        payouts::insert(tx, &self.payouts).await?;
        subscriptions::finish(tx, &self.results).await?;
        conversions::finish(tx, &self.converted).await?;
        let Confirming { vouchers, at, ids, .. } = self.confirming;
        vouchers.end_all(tx, self.vouchers, (*at, ids)).await?;
        holdings::end_transit(tx, &self.arrived).await?;
        holdings::begin_transit(tx, &self.transits).await?;
        Ok(self.counts)
    }
}

fn fault(order: OrderNo, text: &str) -> Error {
    Error::new(ErrorKind::Fault, format!("order {order}: {text}"))
}
