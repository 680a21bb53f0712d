//! To which cards a payout may go that the bank refused: the customer's own, audited ones.

use crate::order::Order;
use crate::rules::people;
use crate::rules::settled::{new_card, new_mobile};
use bankcards::{Card, ProtocolState};
use db::Tx;
use kernel::{CustNo, Instant};
use wire::{Answer, Refusal};

wire::refusals! {
    /// The card was bound a short while ago.
    PAYEE_NEW_CARD = 16053, "该银行卡绑定未满{hours}小时，暂不能收款";
    /// The mobile was changed a short while ago: money goes to the order's own card only.
    PAYEE_NEW_MOBILE = 16054, "你刚更换了手机号，{until}前不能换卡收款";
    /// The agreement of the card has ended, or was never signed.
    PAYEE_NOT_SIGNED = 16055, "该银行卡未签约，请重新签约后再收款";
    /// The card's proof is still being looked at, or was not in order.
    PAYEE_NOT_AUDITED = 16056, "该银行卡还没有通过审核，暂不能收款";
}

/// A bound card, and why it may not be paid; none when it may.
pub(crate) type Judged = (Card, Option<Refusal>);

/// All bound cards of the order's customer, judged; the one that has the order's account first. Of
/// an order of the pension account, that alone.
pub(crate) async fn payees(tx: &mut Tx, order: &Order, now: Instant) -> Answer<Vec<Judged>> {
    let mut cards = people::cards(tx, order.cust_no, now).await?;
    let accounts = people::accounts(tx, order.cust_no, now).await?;
    let own = accounts.into_iter().find(|card| card.trade_acco == order.trade_acco);
    // What came out of a pension account goes back there, and nowhere else.
    if let Some(pension) = own.as_ref().filter(|card| card.is_pension()) {
        return Ok(vec![(pension.clone(), None)]);
    }
    let own = own.map(|card| card.card_id);
    cards.sort_by_key(|card| Some(card.card_id) != own);
    let mut judged = Vec::with_capacity(cards.len());
    for card in cards {
        let refusal = match Some(card.card_id) == own {
            true => None,
            false => judge(tx, order.cust_no, &card, now).await?,
        };
        judged.push((card, refusal));
    }
    Ok(judged)
}

/// The card that has the order's account takes its money whatever became of its agreement; another
/// one must be audited, signed and known for a while, since whoever took an account over would be
/// in a hurry (rule MM-04).
async fn judge(tx: &mut Tx, cust_no: CustNo, card: &Card, now: Instant) -> Answer<Option<Refusal>> {
    if !bankcards::is_audited(tx, cust_no, card.card_id).await? {
        return Ok(Some(PAYEE_NOT_AUDITED.refuse()));
    }
    if card.state != ProtocolState::Valid {
        return Ok(Some(PAYEE_NOT_SIGNED.refuse()));
    }
    if let Some(refusal) = new_card(tx, card, now, PAYEE_NEW_CARD).await? {
        return Ok(Some(refusal));
    }
    Ok(new_mobile(tx, cust_no, now, PAYEE_NEW_MOBILE).await?)
}
