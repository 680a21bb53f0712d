//! Where a payout goes: to the card that has its account at the moment of paying. A card may have
//! been replaced since the order; one that takes its money back as a refund, too, is then the new
//! one, since the old one may be lost or closed (`docs/decisions/0026`).

use super::payout::Payout;
use super::store::payouts;
use crate::rules::people;
use db::{Error, Tx};
use kernel::Instant;
use std::collections::BTreeMap;
use wire::{App, Failure};

/// Payouts that the bank does not know yet, as they leave. It is written down before the bank is
/// asked. What has left once keeps its card, whatever the bank says: it may have been paid, and a
/// name of the bank's is one payment for ever. An attempt after the first one goes to the card that
/// the customer chose.
pub(crate) async fn address(app: &App, leaving: Vec<Payout>) -> Result<Vec<Payout>, Failure> {
    let now = app.now();
    let read = async |tx: &mut Tx| addressed(tx, &leaving, now).await;
    let addressed: Vec<Payout> = app.db().read::<_, Error, _>(read).await?;
    if addressed.is_empty() {
        return Ok(leaving);
    }
    let rows = addressed.clone();
    let write = async move |tx: &mut Tx| payouts::set_card(tx, &rows).await;
    app.db().write::<_, Error, _>(write).await?;
    let key = |payout: &Payout| (payout.order_no, payout.kind);
    let mut addressed: BTreeMap<_, _> = addressed.into_iter().map(|p| (key(&p), p)).collect();
    let as_it_leaves = |payout: Payout| addressed.remove(&key(&payout)).unwrap_or(payout);
    Ok(leaving.into_iter().map(as_it_leaves).collect())
}

/// Those that have never left, with the card that has their account by now.
async fn addressed(tx: &mut Tx, leaving: &[Payout], now: Instant) -> Result<Vec<Payout>, Error> {
    let first = || leaving.iter().filter(|payout| payout.attempt == 1 && !payout.has_left());
    let accounts = first().map(|payout| payout.trade_acco).collect();
    let cards = people::cards_of(tx, accounts, now.day()).await?;
    let to_card = |payout: &Payout| {
        let mut payout = Payout { begun_at: now, ..payout.clone() };
        let card = cards.get(&payout.trade_acco);
        if let Some(card) = card.filter(|card| card.protocol_no != payout.protocol_no) {
            payout.protocol_no.clone_from(&card.protocol_no);
            payout.bank_name.clone_from(&card.bank_name);
            payout.tail.clone_from(&card.tail);
        }
        payout
    };
    Ok(first().map(to_card).collect())
}
