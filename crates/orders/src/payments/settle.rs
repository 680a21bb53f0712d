//! What the bank's answers make of orders.

use super::notice::{self, Told, Turn};
use super::payment::Collection;
use super::store;
use super::store::{EndedRow, LateRow, MovedRow, PaidRow, RefusedRow};
use crate::order::aside::Hindrance;
use crate::order::bank_time::possible;
use crate::order::dates::refund_day;
use crate::order::fee::{BuyFee, Fee};
use crate::order::months::{self, Tally};
use crate::order::store::first_promises::{self, FirstPromise};
use crate::order::store::subscriptions;
use crate::order::subscription::Subscription;
use crate::order::told;
use crate::order::voucher::{VoucherEnd, Vouchers};
use crate::order::voucher_terms::VoucherTerms;
use crate::order::{Event, Order, OrderDates, OrderKind, OrderStatus, PayStatus, PaymentNo, Step};
use crate::payouts::payout::{Payout, PayoutKind};
use crate::payouts::store::payouts;
use crate::rules::buy_fee;
use crate::rules::limits::Counted;
use db::Tx;
use funds::{Catalogue, ExcessPolicy, Fund};
use holdings::Transit;
use kernel::{Calendar, CustNo, Day, Fen, FundCode, Ids, Instant, NoIds, TimeOfDay};
use ledger::{Entry, EntryKind};
use messages::Message;
use std::collections::BTreeMap;
use wire::Failure;

/// Why a subscription is void whose payment took until after the offering, or was known then only.
const OFFERING_WAS_OVER: &str = "付款成功时认购已结束，款项将原路退回";

/// What a run of `collect` did.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct CollectCounts {
    /// Payments that are here now.
    pub paid: usize,
    /// Payments that the bank refused.
    pub refused: usize,
    /// Payments that came too late, such as for an order that was given up: they go back.
    pub late: usize,
    /// Payments of which the bank does not know yet.
    pub unknown: usize,
    /// Payments whose answers could not be written: for people to look at, and asked for again
    /// later.
    pub set_aside: usize,
}

impl CollectCounts {
    pub(super) fn add(&mut self, round: Self) {
        self.paid += round.paid;
        self.refused += round.refused;
        self.late += round.late;
        self.unknown += round.unknown;
        self.set_aside += round.set_aside;
    }
}

/// All rows of a batch, gathered before anything is written.
pub struct Settling<'a> {
    catalogue: &'a Catalogue,
    vouchers: Vouchers,
    ids: &'a Ids,
    now: Instant,
    /// Of the last day that is sealed.
    cutoff: Option<Instant>,
    counts: CollectCounts,
    rows: Rows,
    /// What of this batch counts against the limit of a later day, and is not written yet.
    moved_in: BTreeMap<(CustNo, FundCode, Day), Fen>,
    told: Vec<Told>,
}

#[derive(Default)]
struct Rows {
    ended: Vec<EndedRow>,
    paid: Vec<PaidRow>,
    moved: Vec<MovedRow>,
    first: Vec<FirstPromise>,
    refused: Vec<RefusedRow>,
    counted: Vec<Tally>,
    events: Vec<Event>,
    entries: Vec<Entry>,
    transits: Vec<Transit>,
    late: Vec<LateRow>,
    payouts: Vec<Payout>,
    subscriptions: Vec<Subscription>,
    vouchers: Vec<VoucherEnd>,
}

impl<'a> Settling<'a> {
    pub fn new(
        (catalogue, vouchers): (&'a Catalogue, Vouchers),
        ids: &'a Ids,
        (now, cutoff): (Instant, Option<Instant>),
    ) -> Self {
        let (counts, rows) = (CollectCounts::default(), Rows::default());
        let (moved_in, told) = (BTreeMap::new(), Vec::new());
        Self { catalogue, vouchers, ids, now, cutoff, counts, rows, moved_in, told }
    }

    /// The money moved at `said`, by the bank's clock: that moment decides T (rule TD-02), unless
    /// its day is sealed.
    pub async fn paid(
        &mut self,
        tx: &mut Tx,
        payment_no: PaymentNo,
        orders: Vec<Order>,
        said: Instant,
    ) -> Result<(), Hindrance> {
        let paid_at = orders.first().map(|order| possible(order, said, self.now));
        self.rows.ended.push(self.moved(payment_no, paid_at));
        let (all, mut late) = (orders.len(), Vec::new());
        for order in orders {
            late.extend(self.paid_one(tx, order, said).await?);
        }
        match late.len() == all {
            true => self.counts.late += 1,
            false => self.counts.paid += 1,
        }
        let whole = late.len() == all;
        self.go_back(late, said, whole)
    }

    /// The money of a payment has moved, and we know it now.
    fn moved(&self, payment_no: PaymentNo, paid_at: Option<Instant>) -> EndedRow {
        EndedRow { payment_no, state: Collection::Paid, paid_at, booked_at: Some(self.now) }
    }

    /// Answers the order, and why, where its money came too late for it.
    async fn paid_one(
        &mut self,
        tx: &mut Tx,
        mut order: Order,
        said: Instant,
    ) -> Result<Option<(Order, String)>, Hindrance> {
        let paid_at = possible(&order, said, self.now);
        let mut note = String::new();
        if let Some(fund) = self.catalogue.fund(order.fund_code) {
            let deciding = self.deciding(paid_at);
            let dates = OrderDates::of_buy(&fund, deciding);
            // The same T keeps what was promised, whatever the parameters say by now (CF-04).
            if dates.t_day != order.t_day {
                if order.kind == OrderKind::Subscribe && !fund.takes_subscription(deciding) {
                    return Ok(Some((order, OFFERING_WAS_OVER.to_owned())));
                }
                if let Some(why) =
                    self.above_limit(tx, &order, &fund, (paid_at, dates.t_day)).await?
                {
                    return Ok(Some((order, why)));
                }
                let fee = self.explained(&order, &fund, dates.t_day)?;
                note = notice::moved(&order, &fund, (paid_at, dates.t_day), &fee);
                self.rows.first.push(FirstPromise::of(&order));
                order.fee_explained = Fee::buying(&fee)?;
                order.promise(&dates);
                self.rows.moved.push(MovedRow::of(&order));
                self.rows.subscriptions.extend(Subscription::of(&order, &dates));
                self.tell(&order, Turn::Moved, &note);
            }
        }
        order.pay_status = PayStatus::Paid;
        order.paid_at = Some(paid_at);
        let Order { cust_no, order_no, amount, .. } = order;
        let day = (order.t_day, self.now);
        let id = self.ids.next_value()?;
        let entry = Entry::new(id, cust_no, day, EntryKind::Collected, order_no);
        let (bank, paid) = (order.purse().outside(), order.purse().paid());
        self.rows.entries.push(entry.cash(bank, paid, amount));
        self.rows.events.push(Event::of(&order, Step::Paid, paid_at, note));
        self.rows.paid.push(PaidRow::of(&order));
        self.rows.transits.push(order.going_in(amount));
        Ok(None)
    }

    /// What an order costs by the fees of another T, with its voucher where that still lowers it;
    /// where it does not, its points are free again. Without fees it is not charged: people look at
    /// it.
    fn explained(&mut self, order: &Order, fund: &Fund, t_day: Day) -> Result<BuyFee, Hindrance> {
        let cost = |voucher: Option<&VoucherTerms>| {
            let fee = buy_fee::explain_with(fund, order.amount, t_day, voucher);
            fee.map_err(|why| Hindrance::Record(format!("the fee of {t_day}: {why}")))
        };
        let promised = order.fee_explained.has_voucher().then(|| order.fee_explained.of_purchase());
        let Some(voucher) = promised.flatten().and_then(|fee| fee.voucher) else {
            return cost(None);
        };
        let with = cost(Some(&voucher.terms))?;
        if with.is_lowered() {
            return Ok(with);
        }
        let Order { cust_no, order_no, .. } = *order;
        self.rows.vouchers.push(VoucherEnd { cust_no, order_no, used: false });
        cost(None)
    }

    /// What happened at `at` belongs to the day that is open since.
    fn deciding(&self, at: Instant) -> Instant {
        self.cutoff.map_or(at, |cutoff| cutoff.max(at))
    }

    /// Why an order does not fit into another T: what the customer has ordered for that day is
    /// counted again (rule LM-03). Where the fund confirms up to its limit, the TA does that.
    async fn above_limit(
        &mut self,
        tx: &mut Tx,
        order: &Order,
        fund: &Fund,
        (paid_at, t_day): (Instant, Day),
    ) -> Result<Option<String>, Failure> {
        let limit = fund.limits.daily_account_cap;
        let Some(limit) = limit.filter(|_| fund.limits.excess == ExcessPolicy::Reject) else {
            return Ok(None);
        };
        let ordered = Counted::of(tx, order.cust_no, fund, t_day, None).await?.in_fund;
        let key = (order.cust_no, fund.code, t_day);
        let moved_in = self.moved_in.entry(key).or_insert(Fen::ZERO);
        let with_it = moved_in.checked_add(order.amount)?;
        if ordered.checked_add(with_it)? <= limit {
            *moved_in = with_it;
            return Ok(None);
        }
        Ok(Some(notice::above_limit(order, fund, (paid_at, t_day), limit)))
    }

    fn tell(&mut self, order: &Order, turn: Turn, why: &str) {
        let fund = self.catalogue.fund(order.fund_code);
        let fund_name = fund.map_or_else(|| order.fund_code.to_string(), |f| f.name.to_string());
        let why = why.to_owned();
        self.told.push(Told { order: order.clone(), fund_name, turn, why });
    }

    /// The money of orders that were given up: it goes back to the card.
    pub fn late(
        &mut self,
        payment_no: PaymentNo,
        orders: Vec<Order>,
        said: Instant,
        why: &str,
    ) -> Result<(), Hindrance> {
        let paid_at = orders.first().map(|order| possible(order, said, self.now));
        self.rows.ended.push(self.moved(payment_no, paid_at));
        self.counts.late += 1;
        let late = orders.into_iter().map(|order| (order, why.to_owned())).collect();
        self.go_back(late, said, true)
    }

    /// Money that came too late goes back: what one debit brought in one payout, where nothing of
    /// it is left; else that of each order.
    fn go_back(
        &mut self,
        late: Vec<(Order, String)>,
        said: Instant,
        whole: bool,
    ) -> Result<(), Hindrance> {
        let today = self.now.day();
        let parent = late.first().filter(|_| whole).and_then(|(order, _)| order.parent_no);
        match (parent, late.first()) {
            (Some(parent_no), Some((first, _))) => {
                let amount = Fen::try_sum(late.iter().map(|(order, _)| order.amount));
                let amount = amount.map_err(|error| Hindrance::Record(error.to_string()))?;
                self.rows.payouts.push(Payout::of_parent(first, parent_no, amount, today));
            }
            _ => self.rows.payouts.extend(
                late.iter()
                    .map(|(order, _)| Payout::of(order, PayoutKind::Refund, order.amount, today)),
            ),
        }
        late.into_iter().try_for_each(|(order, why)| self.goes_back(order, said, &why))
    }

    /// The money of an order that came too late for it.
    fn goes_back(&mut self, mut order: Order, said: Instant, why: &str) -> Result<(), Hindrance> {
        self.tell(&order, Turn::Back, why);
        if order.status != OrderStatus::Void {
            order.reason = why.to_owned();
            self.void(&mut order);
        }
        order.pay_status = PayStatus::Refunding;
        let open_t = Calendar::china().t_day(self.deciding(self.now), TimeOfDay::CUTOFF);
        let Order { cust_no, order_no, amount, .. } = order;
        let day = (self.now.day(), self.now);
        let mut post = |kind, from, to| {
            let entry = Entry::new(self.ids.next_value()?, cust_no, day, kind, order_no);
            self.rows.entries.push(entry.cash(from, to, amount));
            Ok::<(), NoIds>(())
        };
        let (paid, refund) = (order.purse().paid(), order.purse().refund());
        post(EntryKind::Collected, order.purse().outside(), paid.clone())?;
        post(EntryKind::RefundDue, paid, refund)?;
        // Of the moment at which it was known: the order was over before.
        self.rows.events.push(Event::of(&order, Step::Paid, self.now, why));
        self.rows.late.push(LateRow {
            cust_no,
            order_no,
            status: order.status,
            is_void: order.is_void,
            reason: order.reason.clone(),
            pay_status: order.pay_status,
            paid_at: Some(possible(&order, said, self.now)),
            refund: Some(amount),
            arrive_day: Some(refund_day(open_t)),
        });
        self.rows.transits.push(order.going_out(amount));
        Ok(())
    }

    /// Nothing comes any more.
    pub fn refused(&mut self, payment_no: PaymentNo, orders: Vec<Order>, reason: &str) {
        self.rows.ended.push(EndedRow {
            payment_no,
            state: Collection::Refused,
            paid_at: None,
            booked_at: None,
        });
        self.counts.refused += 1;
        orders.into_iter().for_each(|order| self.refuse(order, reason));
    }

    fn refuse(&mut self, mut order: Order, reason: &str) {
        order.pay_status = PayStatus::PayFailed;
        self.void(&mut order);
        self.rows.events.push(Event::of(&order, Step::PayFailed, self.now, reason));
        self.rows.refused.push(RefusedRow {
            cust_no: order.cust_no,
            order_no: order.order_no,
            reason: reason.to_owned(),
        });
    }

    /// It counts as void once: it may have been given up before.
    fn void(&mut self, order: &mut Order) {
        if order.status != OrderStatus::Void {
            order.set_status(OrderStatus::Void);
            self.rows.counted.push(Tally::of(order));
            self.rows.vouchers.extend(VoucherEnd::of(order));
        }
    }

    /// What changes of what was promised is told with it.
    pub async fn write(self, tx: &mut Tx) -> Result<CollectCounts, Hindrance> {
        let rows = self.rows;
        store::ended(tx, &rows.ended).await?;
        store::moved(tx, &rows.moved).await?;
        first_promises::keep(tx, &rows.first).await?;
        store::paid(tx, &rows.paid).await?;
        store::refused(tx, &rows.refused).await?;
        store::late(tx, &rows.late).await?;
        months::count(tx, &rows.counted).await?;
        told::append(tx, &rows.events).await?;
        ledger::post_many(tx, &rows.entries).await?;
        payouts::insert(tx, &rows.payouts).await?;
        subscriptions::put(tx, &rows.subscriptions).await?;
        self.vouchers.end_all(tx, rows.vouchers, (self.now, self.ids)).await?;
        holdings::begin_transit(tx, &rows.transits).await?;
        let told: Vec<Message> = self.told.iter().map(|told| told.message(self.now)).collect();
        messages::tell(tx, &told).await?;
        Ok(self.counts)
    }
}
