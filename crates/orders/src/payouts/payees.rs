//! To which cards a payout may go that the bank refused: the customer's own, audited ones.

use crate::order::{Order, refusals};
use crate::rules::people;
use crate::rules::settled::{new_card, new_mobile};
use bankcards::{Card, ProtocolState};
use db::Tx;
use kernel::Instant;
use wire::{Answer, Refusal};

/// A bound card, and why it may not be paid; none when it may.
pub(crate) type Judged = (Card, Option<Refusal>);

/// All bound cards of the order's customer, judged; the order's own card first.
pub(crate) async fn payees(tx: &mut Tx, order: &Order, now: Instant) -> Answer<Vec<Judged>> {
    let mut cards = people::cards(tx, order.cust_no, now).await?;
    cards.sort_by_key(|card| card.trade_acco != order.trade_acco);
    let mut judged = Vec::with_capacity(cards.len());
    for card in cards {
        let refusal = judge(tx, order, &card, now).await?;
        judged.push((card, refusal));
    }
    Ok(judged)
}

/// The card of the order takes its money back whatever became of its agreement; another one must be
/// audited, signed and known for a while, since whoever took an account over would be in a hurry
/// (rule MM-04).
async fn judge(tx: &mut Tx, order: &Order, card: &Card, now: Instant) -> Answer<Option<Refusal>> {
    if card.protocol_no == order.protocol_no {
        return Ok(None);
    }
    if !bankcards::is_audited(tx, order.cust_no, card.card_id).await? {
        return Ok(Some(refusals::PAYEE_NOT_AUDITED.refuse()));
    }
    if card.state != ProtocolState::Valid {
        return Ok(Some(refusals::PAYEE_NOT_SIGNED.refuse()));
    }
    if let Some(refusal) = new_card(tx, card, now, refusals::PAYEE_NEW_CARD).await? {
        return Ok(Some(refusal));
    }
    Ok(new_mobile(tx, order.cust_no, now, refusals::PAYEE_NEW_MOBILE).await?)
}
