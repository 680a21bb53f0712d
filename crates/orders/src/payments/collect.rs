//! Collecting payments: the bank is asked in batches, outside of any transaction, under a key that
//! is the payment's number, and what it answers is applied in one transaction.

use super::apply::{Answer, apply};
use super::payment::Payment;
use super::settle::CollectCounts;
use super::store;
use super::store::Asked;
use crate::order::aside::AHEAD_MS;
use crate::order::bell::PayBell;
use db::{Error, Tx};
use partners::{Partners, PaymentState, ask};
use wire::{App, Failure};

/// Payments that are asked for at once.
const BATCH: usize = 500;
/// After so long without an answer the bank is asked again, by whichever process is alive.
const ASK_AGAIN_MS: i64 = 5_000;
/// For so long after its order was placed a payment is this process's to ask for, with time to
/// spare before another one may.
const STILL_OURS_MS: i64 = 2_000;

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
pub async fn collect_placed(app: &App) -> Result<CollectCounts, Failure> {
    let mut counts = CollectCounts::default();
    loop {
        let placed = app.get::<PayBell>().take_placed();
        if placed.is_empty() {
            return Ok(counts);
        }
        for numbers in placed.chunks(BATCH) {
            let since = app.clock().unmoved().add_ms(-STILL_OURS_MS);
            let read = async |tx: &mut Tx| store::placed(tx, numbers, since).await;
            let mut payments: Vec<Payment> = app.db().read(read).await?;
            // Whoever placed them counted as asking for them.
            payments.iter_mut().for_each(|payment| payment.tries = 0);
            counts.add(settle(app, payments).await?);
        }
    }
}

/// Asks the bank for payments that are claimed, and applies what it says.
async fn settle(app: &App, asked: Vec<Payment>) -> Result<CollectCounts, Failure> {
    let count = asked.len();
    let mut answers = ask(app, asked).await;
    answers.retain(|(_, state)| *state != PaymentState::Unknown);
    let done = apply(app, answers).await?;
    let unknown = count - done.paid - done.refused - done.late - done.set_aside;
    Ok(CollectCounts { unknown, ..done })
}

async fn claim(app: &App) -> Result<Vec<Payment>, Failure> {
    let now = app.clock().unmoved();
    let stale = (now.add_ms(-ASK_AGAIN_MS), now.add_ms(AHEAD_MS));
    let claimed: Result<Vec<Payment>, Error> = app
        .db()
        .write(async move |tx| {
            let payments = store::claim(tx, stale, BATCH).await?;
            let row = |payment: &Payment| Asked { payment_no: payment.payment_no, asked_at: now };
            store::asked(tx, &payments.iter().map(row).collect::<Vec<_>>()).await?;
            Ok(payments)
        })
        .await;
    Ok(claimed?)
}

/// Asks the bank. Of orders that were asked for before it is queried first: they may be paid. For
/// those that were given up nothing more is asked for, unless the bank's statement lists them.
async fn ask(app: &App, payments: Vec<Payment>) -> Vec<Answer> {
    let bank = &*app.get::<Partners>().bank;
    let (again, mut fresh): (Vec<Payment>, Vec<Payment>) =
        payments.into_iter().partition(|payment| payment.tries > 0 || payment.is_given_up());
    let mut answers = Vec::with_capacity(again.len() + fresh.len());
    let keys: Vec<String> = again.iter().map(Payment::key).collect();
    // No answer is like "not known": they stay claimed, and are asked for again later.
    let known = ask::find(bank, &keys).await.unwrap_or_default();
    for (payment, state) in again.into_iter().zip(known) {
        match state {
            PaymentState::NotFound if payment.may_be_asked_for() => fresh.push(payment),
            state => answers.push((payment, state)),
        }
    }
    let debit = |payment: &Payment| partners::Payment {
        key: payment.key(),
        protocol_no: payment.protocol_no.clone(),
        amount: payment.amount,
    };
    let batch: Vec<partners::Payment> = fresh.iter().map(debit).collect();
    let states = ask::collect(bank, &batch).await;
    answers.extend(fresh.into_iter().zip(states));
    answers
}
