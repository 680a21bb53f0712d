//! Collecting the money of orders: the bank is asked in batches, outside of any transaction, under
//! a key that is the order's number, and what it answers is applied in one transaction.

use crate::give_up::never_comes;
use crate::parameters::Parameters;
use crate::promised::refund_day;
use crate::seal_day::deciding_moment;
use crate::state::Step;
use crate::store::orders::Event;
use crate::store::paying::{self, Asked, LateRow, MovedRow, PaidRow, RefusedRow, ToPay};
use crate::store::{self};
use crate::subscription::Subscription;
use crate::{
    Order, OrderDates, OrderKind, OrderNo, OrderStatus, PayBell, PayStatus, Payout, PayoutKind,
    pay_out,
};
use db::{Error, Tx};
use funds::Catalogue;
use holdings::Transit;
use kernel::{Calendar, Ids, Instant, TimeOfDay};
use ledger::{Account, Entry, EntryKind};
use partners::{Partners, Payment, PaymentState};
use std::collections::BTreeMap;
use std::time::{Duration, Instant as Moment};
use wire::{App, Failure};

/// Orders that are asked for at once.
const BATCH: usize = 500;
/// After so long without an answer the bank is asked again, by whichever process is alive.
const ASK_AGAIN_MS: i64 = 5_000;
/// For so long after it was placed an order is this process's to ask for, with time to spare before
/// another one may.
const STILL_OURS_MS: i64 = 2_000;
/// Why an order that was given up is not paid, when the bank never heard of it.
const NEVER_CAME: &str = "银行未收到付款请求，未扣款";
/// Why money that came after all goes back.
const GIVEN_UP: &str = "订单已失效，款项将原路退回";
/// Why a subscription is void whose payment took until after the offering.
const OFFERING_WAS_OVER: &str = "付款成功时认购已结束，款项将原路退回";
/// How often the worker looks through the tables.
const IDLE: Duration = Duration::from_millis(500);

/// What a run of [`collect`] did.
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
    fn add(&mut self, round: Self) {
        self.paid += round.paid;
        self.refused += round.refused;
        self.late += round.late;
        self.unknown += round.unknown;
    }
}

/// Collects and pays out until the database is closed. A failure is logged, and tried again.
pub async fn pay_worker(app: App) {
    let bell = app.get::<PayBell>().clone();
    let mut looked: Option<Moment> = None;
    loop {
        let mut failures = vec![collect_placed(&app).await.err()];
        if bell.take_look() || looked.is_none_or(|at| at.elapsed() >= IDLE) {
            failures.push(collect(&app).await.err());
            failures.push(pay_out::pay_open(&app).await.err());
            looked = Some(Moment::now());
        }
        if app.db().is_closed() {
            return;
        }
        for failure in failures.into_iter().flatten() {
            tracing::error!(%failure, "pay worker");
        }
        // The time-out is the other way to wake up, not a failure.
        let _ = tokio::time::timeout(IDLE, bell.rung()).await;
    }
}

/// Collects the money of all orders that wait for it, and of those whose answer was lost when a
/// process was killed: these are queried first. Of orders that were given up, finds out what became
/// of the payment, and sends back what came.
///
/// # Errors
/// Those of the database. A bank that does not answer leaves the orders for later.
pub async fn collect(app: &App) -> Result<CollectCounts, Failure> {
    let mut counts = collect_placed(app).await?;
    loop {
        let asked = claim(app).await?;
        if asked.is_empty() {
            return Ok(counts);
        }
        counts.add(settle(app, asked).await?);
    }
}

/// Collects the money of orders that this process has just placed. They are claimed since then, so
/// nothing is to be written before the bank is asked.
async fn collect_placed(app: &App) -> Result<CollectCounts, Failure> {
    let mut counts = CollectCounts::default();
    loop {
        let placed = app.get::<PayBell>().take_placed();
        if placed.is_empty() {
            return Ok(counts);
        }
        for numbers in placed.chunks(BATCH) {
            let since = app.clock().unmoved().add_ms(-STILL_OURS_MS);
            let read = async |tx: &mut Tx| paying::placed(tx, numbers, since).await;
            counts.add(settle(app, app.db().read(read).await?).await?);
        }
    }
}

/// Asks the bank for the money of orders that are claimed, and applies what it says.
async fn settle(app: &App, asked: Vec<ToPay>) -> Result<CollectCounts, Failure> {
    let answers = ask(app, &asked).await;
    let known = answers.into_iter().filter(|(_, state)| *state != PaymentState::Unknown);
    let done = apply(app, known.collect()).await?;
    let unknown = asked.len() - done.paid - done.refused - done.late;
    Ok(CollectCounts { unknown, ..done })
}

async fn claim(app: &App) -> Result<Vec<ToPay>, Failure> {
    let now = app.clock().unmoved();
    let before = now.add_ms(-ASK_AGAIN_MS);
    let claimed: Result<Vec<ToPay>, Error> = app
        .db()
        .write(async move |tx| {
            let orders = paying::claim(tx, before, BATCH).await?;
            let row = |order: &ToPay| Asked {
                cust_no: order.cust_no,
                order_no: order.order_no,
                pay_asked_at: now,
            };
            paying::asked(tx, &orders.iter().map(row).collect::<Vec<_>>()).await?;
            Ok(orders)
        })
        .await;
    Ok(claimed?)
}

/// Asks the bank. Of orders that were asked for before it is queried first: they may be paid. For
/// those that were given up nothing more is asked for.
async fn ask(app: &App, orders: &[ToPay]) -> Vec<(OrderNo, PaymentState)> {
    let bank = &app.get::<Partners>().bank;
    let (again, mut fresh): (Vec<&ToPay>, Vec<&ToPay>) =
        orders.iter().partition(|order| order.pay_tries > 0 || order.is_given_up());
    let mut answers = Vec::with_capacity(orders.len());
    let keys: Vec<String> = again.iter().map(|order| order.order_no.to_string()).collect();
    if !keys.is_empty() {
        // No answer is like "not known": they stay claimed, and are asked for again later.
        let results = bank.query(&keys).await.unwrap_or_default();
        for (order, result) in again.into_iter().zip(results) {
            match result.state {
                PaymentState::NotFound if !order.is_given_up() => fresh.push(order),
                state => answers.push((order.order_no, state)),
            }
        }
    }
    let batch: Vec<Payment> = fresh
        .iter()
        .map(|order| Payment {
            key: order.order_no.to_string(),
            protocol_no: order.protocol_no.clone(),
            amount: order.amount,
        })
        .collect();
    if !batch.is_empty() {
        let results = bank.debit(&batch).await.unwrap_or_default();
        let numbers = fresh.iter().map(|order| order.order_no);
        answers.extend(numbers.zip(results.into_iter().map(|result| result.state)));
    }
    answers
}

impl ToPay {
    fn is_given_up(&self) -> bool {
        self.status == OrderStatus::Void
    }
}

async fn apply(app: &App, answers: Vec<(OrderNo, PaymentState)>) -> Result<CollectCounts, Failure> {
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
            for order in paying::still_paying(tx, &numbers).await? {
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
        let Order { cust_no, order_no, amount, fund_code, .. } = order;
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
        self.transits.push(Transit {
            cust_no,
            order_no: order_no.value(),
            trade_acco: order.trade_acco,
            fund_code,
            buying: true,
            amount,
        });
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
        let Order { cust_no, order_no, amount, fund_code, .. } = order;
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
        self.transits.push(Transit {
            cust_no,
            order_no: order_no.value(),
            trade_acco: order.trade_acco,
            fund_code,
            buying: false,
            amount,
        });
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
        paying::moved(tx, &self.moved).await?;
        paying::paid(tx, &self.paid).await?;
        paying::refused(tx, &self.refused).await?;
        paying::late(tx, &self.late).await?;
        store::orders::append(tx, &self.events).await?;
        ledger::post_many(tx, &self.entries).await?;
        store::payouts::insert(tx, &self.payouts).await?;
        store::subscriptions::put(tx, &self.subscriptions).await?;
        holdings::begin_transit(tx, &self.transits).await?;
        let (paid, refused, late) = (self.paid.len(), self.refused.len(), self.late.len());
        Ok(CollectCounts { paid, refused, late, unknown: 0 })
    }
}
