//! Where a payout goes: to the card that has its account at the moment of paying. A card may have
//! been replaced since the order; one that takes its money back as a refund, too, is then the new
//! one, since the old one may be lost or closed (`docs/decisions/0026`).

use super::payout::Payout;
use super::store::payouts;
use crate::rules::people;
use db::{Error, Tx};
use kernel::Day;
use wire::{App, Failure};

/// Payouts that the bank does not know yet, as they leave. What changed is written down before the
/// bank is asked. An attempt after the first one goes to the card that the customer chose.
pub(crate) async fn address(app: &App, leaving: Vec<Payout>) -> Result<Vec<Payout>, Failure> {
    let today = app.now().day();
    let read = async |tx: &mut Tx| moved(tx, &leaving, today).await;
    let moved: Vec<Payout> = app.db().read::<_, Error, _>(read).await?;
    if moved.is_empty() {
        return Ok(leaving);
    }
    let rows = moved.clone();
    let write = async move |tx: &mut Tx| payouts::set_card(tx, &rows).await;
    app.db().write::<_, Error, _>(write).await?;
    let now = |payout: Payout| {
        let same = |other: &&Payout| (other.order_no, other.kind) == (payout.order_no, payout.kind);
        moved.iter().find(same).cloned().unwrap_or(payout)
    };
    Ok(leaving.into_iter().map(now).collect())
}

/// Those whose account belongs to another card by now, or to the same under another agreement.
async fn moved(tx: &mut Tx, leaving: &[Payout], today: Day) -> Result<Vec<Payout>, Error> {
    let first = || leaving.iter().filter(|payout| payout.attempt == 1);
    let accounts = first().map(|payout| payout.trade_acco).collect();
    let cards = people::cards_of(tx, accounts, today).await?;
    let moved = first().filter_map(|payout| {
        let card = cards.get(&payout.trade_acco)?;
        (card.protocol_no != payout.protocol_no).then(|| Payout {
            protocol_no: card.protocol_no.clone(),
            bank_name: card.bank_name.clone(),
            tail: card.tail.clone(),
            ..payout.clone()
        })
    });
    Ok(moved.collect())
}
