//! Paying out: refunds and proceeds go to the card that has the order's account, or, when the bank
//! refused that, to the one that the customer chose.

use super::address::address;
use super::attempts::{self, Standing};
use super::payout::{Payout, PayoutKind, PayoutState};
use super::store::payout_refusals::RefusalRow;
use super::store::payouts::{MoneyRow, OrderKey, WentRow};
use super::store::{payout_refusals, payouts};
use crate::order::aside::{AHEAD_MS, ASIDE_MS, Batches, Hindrance, SetAside, set_aside};
use crate::order::bank_time::possible;
use crate::order::months::{self, Tally};
use crate::order::row::card_name;
use crate::order::store::{orders, parents};
use crate::order::told::{self, OfPayout};
use crate::order::{Event, Order, OrderNo, PayStatus, Step};
use db::{Error, Tx};
use holdings::Transit;
use kernel::{CustNo, Day, Instant, NoIds};
use ledger::{Entry, EntryKind};
use partners::{Partners, Payment, PaymentState, ask};
use std::collections::{BTreeMap, BTreeSet};
use wire::{App, Failure};

/// Payouts that the bank is asked for at once.
pub const BATCH: i64 = 500;
/// After so long the bank is asked again about a payout that it did not settle.
pub const ASK_AGAIN_MS: i64 = 5_000;

/// What a run of [`pay_due`] did.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct PayoutCounts {
    /// Proceeds that bought another fund.
    pub bought: usize,
    /// Paid to the card.
    pub paid: usize,
    /// Refused by the bank.
    pub failed: usize,
    /// The bank does not know yet; to be asked again.
    pub unknown: usize,
    /// Not written down: for people to look at, and asked for again later.
    pub set_aside: usize,
}

impl PayoutCounts {
    pub(crate) fn add(&mut self, round: Self) {
        self.bought += round.bought;
        self.paid += round.paid;
        self.failed += round.failed;
        self.unknown += round.unknown;
        self.set_aside += round.set_aside;
    }
}

/// Pays out quick redemptions, within seconds, and asks again about payouts of which the bank had
/// not said what became of them; for the pay worker.
pub(crate) async fn pay_open(app: &App) -> Result<PayoutCounts, Failure> {
    let mut counts = PayoutCounts::default();
    loop {
        let now = app.clock().unmoved();
        let stale = (now.add_ms(-ASK_AGAIN_MS), now.add_ms(AHEAD_MS));
        let claim = async move |tx: &mut Tx| {
            let open = payouts::to_ask(tx, stale, BATCH).await?;
            payouts::asked(tx, &open, ("worker", now)).await?;
            Ok(open)
        };
        let open: Vec<Payout> = app.db().write::<_, Error, _>(claim).await?;
        if open.is_empty() {
            return Ok(counts);
        }
        let Some(states) = ask(app, &open).await? else {
            counts.unknown += open.len();
            return Ok(counts);
        };
        let today = (app.now().day(), app.now());
        counts.add(apply_results(app, today, open.into_iter().zip(states).collect()).await?);
    }
}

/// Asks for the money. What was asked for before, perhaps by a process that is dead, or with an
/// answer that was lost, is found out first: so no silent payout holds the others up for ever.
/// None when the bank does not answer.
///
/// # Errors
/// Those of the database.
pub async fn ask(app: &App, due: &[Payout]) -> Result<Option<Vec<Standing>>, Failure> {
    let bank = &*app.get::<Partners>().bank;
    let Some(mut standings) = standings(app, due).await else { return Ok(None) };
    let is_new = |standing: &Standing| standing.state == PaymentState::NotFound;
    let fresh = due.iter().zip(&standings).filter(|(_, standing)| is_new(standing));
    let fresh: Vec<Payout> = fresh.map(|(payout, _)| payout.clone()).collect();
    if fresh.is_empty() {
        return Ok(Some(standings));
    }
    let batch: Vec<Payment> = address(app, fresh).await?.iter().map(payment).collect();
    // Without an answer they are not known: the next run finds out.
    let states = ask::pay_out(bank, &batch).await;
    let new = standings.iter_mut().filter(|standing| is_new(standing));
    for (standing, state) in new.zip(states) {
        standing.state = state;
    }
    Ok(Some(standings))
}

/// How payouts stand, by all their attempts; none when the bank does not answer.
pub(super) async fn standings(app: &App, payouts: &[Payout]) -> Option<Vec<Standing>> {
    let bank = &*app.get::<Partners>().bank;
    let keys: Vec<String> = payouts.iter().flat_map(attempts::keys).collect();
    let mut known = ask::find(bank, &keys).await.ok()?.into_iter();
    let mut standings = Vec::with_capacity(payouts.len());
    for payout in payouts {
        let attempts = attempts::keys(payout).zip(known.by_ref());
        let attempts: Vec<PaymentState> = attempts.map(|(_, state)| state).collect();
        standings.push(attempts::standing(payout, &attempts));
    }
    Some(standings)
}

fn payment(payout: &Payout) -> Payment {
    Payment {
        key: attempts::key(payout, payout.attempt),
        protocol_no: payout.protocol_no.clone(),
        amount: payout.amount,
    }
}

/// Posts what the bank said. A payout whose answer cannot be written
/// is set aside, and the others go on.
pub(crate) async fn apply_results(
    app: &App,
    (day, at): (Day, Instant),
    results: Vec<(Payout, Standing)>,
) -> Result<PayoutCounts, Failure> {
    let mut counts = PayoutCounts::default();
    let mut batches = Batches::of(results);
    while let Some(batch) = batches.next() {
        match write(app, (day, at), batch.clone()).await {
            Ok(done) => counts.add(done),
            Err(Hindrance::House(failure)) => return Err(failure),
            Err(Hindrance::Record(reason)) => {
                if let Some((payout, _)) = batches.halve(batch) {
                    put_aside(app, payout, reason).await?;
                    counts.set_aside += 1;
                }
            }
        }
    }
    Ok(counts)
}

async fn write(
    app: &App,
    (day, at): (Day, Instant),
    results: Vec<(Payout, Standing)>,
) -> Result<PayoutCounts, Hindrance> {
    // A sandbox that catches up books on the day of the step; the bank's clock is that of now.
    let (ids, now) = (app.ids().clone(), app.now());
    app.db()
        .write(async move |tx| {
            let ids = ids.clone();
            let next = move || ids.next_value();
            Ok(pay_out_many(tx, &next, (day, at, now), &results).await?)
        })
        .await
}

/// The bank is asked about it again, when others have had their turn.
async fn put_aside(app: &App, payout: Payout, reason: String) -> Result<(), Failure> {
    let again = app.clock().unmoved().add_ms(ASIDE_MS);
    let row = SetAside {
        cust_no: payout.cust_no,
        order_no: payout.order_no,
        what: payout.kind.code().to_owned(),
        reason,
        at: app.now(),
        times: 1,
    };
    let write = async move |tx: &mut Tx| {
        payouts::asked(tx, std::slice::from_ref(&payout), ("", again)).await?;
        set_aside(tx, &row).await
    };
    Ok(app.db().write::<_, Error, _>(write).await?)
}

/// Posts what the bank did with payouts, in bulk; those that were posted before, or of which
/// another attempt has begun since, are left out.
async fn pay_out_many(
    tx: &mut Tx,
    next_id: &impl Fn() -> Result<i64, NoIds>,
    (day, at, now): (Day, Instant, Instant),
    results: &[(Payout, Standing)],
) -> Result<PayoutCounts, Error> {
    let key = |payout: &Payout| OrderKey { cust_no: payout.cust_no, order_no: payout.order_no };
    // An order may have two payouts.
    let keys: BTreeSet<OrderKey> = results.iter().map(|(payout, _)| key(payout)).collect();
    let keys: Vec<OrderKey> = keys.into_iter().collect();
    let orders: Vec<OrderNo> = keys.iter().map(|key| key.order_no).collect();
    let open = payouts::open(tx, &keys).await?;
    let open: BTreeMap<_, _> =
        open.into_iter().map(|p| ((p.order_no, p.kind, p.attempt), p)).collect();
    let orders = paid_for(tx, &orders).await?;
    let mut done = Done { now: Some(now), ..Done::default() };
    for (asked, standing) in results {
        let Some(order) = orders.get(&asked.order_no).map(Vec::as_slice) else { continue };
        let Some(payout) = open.get(&(asked.order_no, asked.kind, asked.attempt)) else { continue };
        match &standing.state {
            PaymentState::Paid { at: moved_at, .. } | PaymentState::Duplicate { at: moved_at } => {
                let payout = paid_to(tx, payout, standing.attempt).await?;
                done.paid((&payout, order), next_id()?, (day, at, *moved_at));
            }
            PaymentState::Refused(reason) => done.failed((payout, order), at, reason),
            PaymentState::Unknown | PaymentState::NotFound => done.counts.unknown += 1,
        }
    }
    payouts::set_state(tx, &done.states).await?;
    payout_refusals::insert(tx, &done.refusals).await?;
    payouts::set_pay_status(tx, &done.money).await?;
    months::count(tx, &done.counted).await?;
    told::append_of_payouts(tx, &done.events).await?;
    ledger::post_many(tx, &done.entries).await?;
    holdings::end_transit(tx, &done.arrived).await?;
    holdings::begin_transit(tx, &done.stranded).await?;
    Ok(done.counts)
}

/// The payout with the card that got the money: that of an earlier attempt, where it was that one
/// which the bank paid after all.
async fn paid_to(tx: &mut Tx, payout: &Payout, attempt: i64) -> Result<Payout, Error> {
    let mut payout = payout.clone();
    if attempt == payout.attempt {
        return Ok(payout);
    }
    let refusals = payout_refusals::of_order(tx, payout.cust_no, payout.order_no).await?;
    let mut refusals = refusals.into_iter().filter(|row| row.kind == payout.kind);
    if let Some(paid) = refusals.find(|row| row.attempt == attempt) {
        (payout.bank_name, payout.tail) = (paid.bank_name, paid.tail);
    }
    Ok(payout)
}

/// The orders whose money goes out under these numbers: each under its own, and those of a parent
/// whose money goes back together under the parent's.
async fn paid_for(
    tx: &mut Tx,
    numbers: &[OrderNo],
) -> Result<BTreeMap<OrderNo, Vec<Order>>, Error> {
    let found = orders::by_number(tx, numbers).await?;
    let mut paid_for: BTreeMap<OrderNo, Vec<Order>> =
        found.into_iter().map(|order| (order.order_no, vec![order])).collect();
    let others = numbers.iter().filter(|number| !paid_for.contains_key(number));
    let others: Vec<OrderNo> = others.copied().collect();
    if !others.is_empty() {
        for order in parents::going_together(tx, &others).await? {
            let Some(parent_no) = order.parent_no else { continue };
            paid_for.entry(parent_no.value().into()).or_default().push(order);
        }
    }
    Ok(paid_for)
}

#[derive(Default)]
struct Done {
    /// By the clock that the bank has, too.
    now: Option<Instant>,
    counts: PayoutCounts,
    states: Vec<WentRow>,
    refusals: Vec<RefusalRow>,
    money: Vec<MoneyRow>,
    counted: Vec<Tally>,
    events: Vec<OfPayout>,
    entries: Vec<Entry>,
    arrived: Vec<(CustNo, i64)>,
    stranded: Vec<Transit>,
}

impl Done {
    /// Booked on `day` at `at`; the money moved at `said`, by the bank's clock.
    fn paid(
        &mut self,
        (payout, orders): (&Payout, &[Order]),
        id: i64,
        (day, at, said): (Day, Instant, Instant),
    ) {
        let Payout { cust_no, kind, amount, .. } = payout;
        let (from, status, step) = match kind {
            PayoutKind::Refund => (payout.purse().refund(), PayStatus::Refunded, Step::Refunded),
            // Proceeds that are to buy are never asked for at the bank.
            PayoutKind::Proceeds | PayoutKind::Quick | PayoutKind::Onward => {
                (payout.purse().payable(), PayStatus::PaidOut, Step::PaidOut)
            }
        };
        let reference = payout.reference();
        self.entries.push(Entry::new(id, *cust_no, (day, at), EntryKind::PaidOut, reference).cash(
            from,
            payout.purse().outside(),
            *amount,
        ));
        self.counts.paid += 1;
        let paid = state_of(payout, PayoutState::Paid, "");
        self.states.push(WentRow { paid_on: Some(day), booked_at: self.now, ..paid });
        for order in orders {
            self.arrived.push((*cust_no, order.order_no.value()));
            if status == PayStatus::PaidOut {
                self.counted.extend(Tally::of_arrived(order));
            }
            let moved_at = possible(order, said, at);
            let event = Event::of(order, step, moved_at, "");
            self.note((payout, order), status, event, None);
        }
    }

    fn failed(&mut self, (payout, orders): (&Payout, &[Order]), at: Instant, reason: &str) {
        self.counts.failed += 1;
        self.states.push(state_of(payout, PayoutState::Refused, reason));
        self.refusals.extend(orders.first().map(|order| refusal_of((payout, order), at, reason)));
        for order in orders {
            // Other money is shown as on its way since it is due; this one was to take seconds.
            if payout.kind == PayoutKind::Quick {
                self.stranded.push(order.going_out(payout.amount));
            }
            let event = Event::of(order, Step::PayoutFailed, at, reason);
            self.note((payout, order), PayStatus::PayoutFailed, event, again_of(payout));
        }
    }

    fn note(
        &mut self,
        (payout, order): (&Payout, &Order),
        pay_status: PayStatus,
        event: Event,
        again: Option<String>,
    ) {
        let Order { cust_no, order_no, .. } = order;
        self.money.push(MoneyRow { cust_no: *cust_no, order_no: *order_no, pay_status });
        let (event, card) = (Event { pay_status, ..event }, card_of(payout, order));
        self.events.push(OfPayout { event, card, again });
    }
}

fn card_of(payout: &Payout, order: &Order) -> String {
    let (bank_name, tail) = payout.card(order);
    card_name(bank_name, tail)
}

/// Of a later attempt, which one of what it is.
fn again_of(payout: &Payout) -> Option<String> {
    let Payout { kind, attempt, .. } = payout;
    (*attempt > 1).then(|| format!("{}-{attempt}", kind.code()))
}

fn state_of(payout: &Payout, state: PayoutState, reason: &str) -> WentRow {
    WentRow {
        cust_no: payout.cust_no,
        order_no: payout.order_no,
        kind: payout.kind,
        attempt: payout.attempt,
        bank_name: payout.bank_name.clone(),
        tail: payout.tail.clone(),
        state,
        reason: reason.to_owned(),
        paid_on: None,
        booked_at: None,
    }
}

fn refusal_of((payout, order): (&Payout, &Order), at: Instant, reason: &str) -> RefusalRow {
    let (bank_name, tail) = payout.card(order);
    RefusalRow {
        cust_no: payout.cust_no,
        order_no: payout.order_no,
        kind: payout.kind,
        attempt: payout.attempt,
        bank_name: bank_name.to_owned(),
        tail: tail.to_owned(),
        begun_at: payout.begun_at,
        refused_at: at,
        refused_on: at.day(),
        reason: reason.to_owned(),
    }
}
