//! Finding out what became of payments, without asking for any: by whoever must know it now.

use super::apply::apply;
use super::payment::Payment;
use super::settle::CollectCounts;
use super::store;
use crate::order::PaymentNo;
use db::Tx;
use partners::{Partners, ask};
use wire::{App, Failure};

/// Payments that the bank is asked about at once.
const BATCH: i64 = 500;

/// Asks the bank about all payments that it did not settle, whoever asked for them and however
/// lately: a process that died has told nobody. Only a query: what the bank does not know of may be
/// on its way there, and is left to those who ask for it.
///
/// # Errors
/// Those of the database. A bank that does not answer leaves the payments for later.
pub async fn find_out(app: &App) -> Result<CollectCounts, Failure> {
    let bank = &*app.get::<Partners>().bank;
    let (mut counts, mut last) = (CollectCounts::default(), PaymentNo::from(0));
    loop {
        let read = async |tx: &mut Tx| store::unsettled(tx, last, BATCH).await;
        let open: Vec<Payment> = app.db().read(read).await?;
        let Some(end) = open.last() else { return Ok(counts) };
        last = end.payment_no;
        let keys: Vec<String> = open.iter().map(Payment::key).collect();
        let Ok(known) = ask::find(bank, &keys).await else { return Ok(counts) };
        let mut answers: Vec<_> = open.into_iter().zip(known).collect();
        answers.retain(|(_, state)| state.is_settled());
        counts.add(apply(app, answers).await?);
    }
}
