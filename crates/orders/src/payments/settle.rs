//! What the bank's answers make of orders.

use super::give_up::never_comes;
use super::store;
use super::store::{LateRow, MovedRow, PaidRow, RefusedRow};
use crate::order::dates::refund_day;
use crate::order::deciding::deciding_moment;
use crate::order::parameters::Parameters;
use crate::order::store::{orders, subscriptions};
use crate::order::subscription::Subscription;
use crate::order::{Event, Order, OrderDates, OrderKind, OrderNo, OrderStatus, PayStatus, Step};
use crate::payouts::payout::{Payout, PayoutKind};
use crate::payouts::store::payouts;
use db::Tx;
use funds::Catalogue;
use holdings::Transit;
use kernel::{Calendar, Ids, Instant, TimeOfDay};
use ledger::{Account, Entry, EntryKind};
use partners::PaymentState;
use std::collections::BTreeMap;
use wire::{App, Failure};

/// Why an order that was given up is not paid, when the bank never heard of it.
const NEVER_CAME: &str = "银行未收到付款请求，未扣款";
/// Why money that came after all goes back.
const GIVEN_UP: &str = "订单已失效，款项将原路退回";
/// Why a subscription is void whose payment took until after the offering.
const OFFERING_WAS_OVER: &str = "付款成功时认购已结束，款项将原路退回";

/// What a run of `collect` did.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct CollectCounts {
    /// Orders whose money is here now.
    pub paid: usize,
    /// Orders that the bank refused.
    pub refused: usize,
    /// Orders that were given up, and whose money came after all: it goes back.
    pub late: usize,
    /// Orders of which the bank does not know yet.
    pub unknown: usize,
}

impl CollectCounts {
    pub(super) fn add(&mut self, round: Self) {
        self.paid += round.paid;
        self.refused += round.refused;
        self.late += round.late;
        self.unknown += round.unknown;
    }
}

pub async fn apply(
    app: &App,
    answers: Vec<(OrderNo, PaymentState)>,
) -> Result<CollectCounts, Failure> {
    if answers.is_empty() {
        return Ok(CollectCounts::default());
    }
    let answers: BTreeMap<OrderNo, PaymentState> = answers.into_iter().collect();
    let (catalogue, ids, now) = (app.get::<Catalogue>().clone(), app.ids().clone(), app.now());
    let today = now.day();
    app.db()
        .write(async move |tx| {
            let deciding = deciding_moment(tx, now).await?;
            let parameters = Parameters::on(tx, today).await?;
            let mut settling = Settling::new(&catalogue, &ids, (now, deciding));
            let numbers: Vec<OrderNo> = answers.keys().copied().collect();
            for order in store::still_paying(tx, &numbers).await? {
                // It may have been given up while the bank was asked.
                let given_up = order.status == OrderStatus::Void;
                match answers.get(&order.order_no) {
                    Some(PaymentState::Paid(_)) if given_up => settling.late(order, GIVEN_UP),
                    Some(PaymentState::Paid(_)) => settling.paid(order),
                    Some(PaymentState::Refused(reason)) => settling.refused(order, reason),
                    Some(PaymentState::NotFound)
                        if given_up && never_comes(&order, today, parameters) =>
                    {
                        settling.refused(order, NEVER_CAME);
                    }
                    _ => {}
                }
            }
            settling.write(tx).await
        })
        .await
}

/// All rows of a batch, gathered before anything is written.
struct Settling<'a> {
    catalogue: &'a Catalogue,
    ids: &'a Ids,
    now: Instant,
    /// Decides T.
    deciding: Instant,
    paid: Vec<PaidRow>,
    moved: Vec<MovedRow>,
    refused: Vec<RefusedRow>,
    events: Vec<Event>,
    entries: Vec<Entry>,
    transits: Vec<Transit>,
    late: Vec<LateRow>,
    payouts: Vec<Payout>,
    subscriptions: Vec<Subscription>,
}

impl<'a> Settling<'a> {
    fn new(catalogue: &'a Catalogue, ids: &'a Ids, (now, deciding): (Instant, Instant)) -> Self {
        let (paid, moved, refused) = (Vec::new(), Vec::new(), Vec::new());
        let (events, entries, transits) = (Vec::new(), Vec::new(), Vec::new());
        let (late, payouts, subscriptions) = (Vec::new(), Vec::new(), Vec::new());
        Self {
            catalogue,
            ids,
            now,
            deciding,
            paid,
            moved,
            refused,
            events,
            entries,
            transits,
            late,
            payouts,
            subscriptions,
        }
    }

    /// The money is here: this moment decides T (rule TD-02), unless its day was just sealed.
    fn paid(&mut self, mut order: Order) {
        order.pay_status = PayStatus::Paid;
        order.paid_at = Some(self.now);
        if let Some(fund) = self.catalogue.fund(order.fund_code) {
            let dates = OrderDates::of_buy(&fund, self.deciding);
            // The same T keeps what was promised, whatever the parameters say by now (CF-04).
            if dates.t_day != order.t_day {
                if order.kind == OrderKind::Subscribe && !fund.takes_subscription(self.deciding) {
                    return self.late(order, OFFERING_WAS_OVER);
                }
                order.promise(&dates);
                self.moved.push(MovedRow::of(&order));
                self.subscriptions.extend(Subscription::of(&order, &dates));
            }
        }
        let Order { cust_no, order_no, amount, .. } = order;
        let entry = Entry::new(
            self.ids.next_value(),
            cust_no,
            (order.t_day, self.now),
            EntryKind::Collected,
            order_no,
        );
        let (bank, paid) = (Account::external_bank(), Account::paid(cust_no));
        self.entries.push(entry.cash(bank, paid, amount));
        self.events.push(Event::of(&order, Step::Paid, self.now, ""));
        self.paid.push(PaidRow::of(&order));
        self.transits.push(order.going_in(amount));
    }

    /// The money of an order that was given up, or that came too late for it: it goes back to the
    /// card.
    fn late(&mut self, mut order: Order, why: &str) {
        if order.status != OrderStatus::Void {
            order.status = OrderStatus::Void;
            order.reason = why.to_owned();
        }
        order.pay_status = PayStatus::Refunding;
        let open_t = Calendar::china().t_day(self.deciding, TimeOfDay::CUTOFF);
        let Order { cust_no, order_no, amount, .. } = order;
        let day = (self.now.day(), self.now);
        let mut post = |kind, from, to| {
            let entry = Entry::new(self.ids.next_value(), cust_no, day, kind, order_no);
            self.entries.push(entry.cash(from, to, amount));
        };
        let (paid, refund) = (Account::paid(cust_no), Account::refund(cust_no));
        post(EntryKind::Collected, Account::external_bank(), paid.clone());
        post(EntryKind::RefundDue, paid, refund);
        self.events.push(Event::of(&order, Step::Paid, self.now, why));
        self.payouts.push(Payout::of(&order, PayoutKind::Refund, amount, self.now.day()));
        self.late.push(LateRow {
            cust_no,
            order_no,
            status: order.status,
            reason: order.reason.clone(),
            pay_status: order.pay_status,
            paid_at: Some(self.now),
            refund: Some(amount),
            arrive_day: Some(refund_day(open_t)),
        });
        self.transits.push(order.going_out(amount));
    }

    fn refused(&mut self, mut order: Order, reason: &str) {
        order.pay_status = PayStatus::PayFailed;
        order.status = OrderStatus::Void;
        self.events.push(Event::of(&order, Step::PayFailed, self.now, reason));
        self.refused.push(RefusedRow {
            cust_no: order.cust_no,
            order_no: order.order_no,
            reason: reason.to_owned(),
        });
    }

    async fn write(self, tx: &mut Tx) -> Result<CollectCounts, Failure> {
        store::moved(tx, &self.moved).await?;
        store::paid(tx, &self.paid).await?;
        store::refused(tx, &self.refused).await?;
        store::late(tx, &self.late).await?;
        orders::append(tx, &self.events).await?;
        ledger::post_many(tx, &self.entries).await?;
        payouts::insert(tx, &self.payouts).await?;
        subscriptions::put(tx, &self.subscriptions).await?;
        holdings::begin_transit(tx, &self.transits).await?;
        let (paid, refused, late) = (self.paid.len(), self.refused.len(), self.late.len());
        Ok(CollectCounts { paid, refused, late, unknown: 0 })
    }
}
