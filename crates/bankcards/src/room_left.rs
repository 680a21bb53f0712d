//! How many cards a customer may have.

use crate::{
    parameters::Parameters,
    refusals::TOO_MANY_CARDS,
    store::{self, CardRow},
};
use db::Tx;
use kernel::Day;
use wire::{Answer, Refusal};

/// Refuses to sign or to bind a card beyond those that a customer may have. It is asked at both,
/// since many can be begun before the first of them is bound.
pub(crate) async fn require_room(tx: &mut Tx, row: &CardRow, today: Day) -> Answer<()> {
    match lacks_room(tx, row, today).await? {
        Some(refusal) => Err(refusal.into()),
        None => Ok(()),
    }
}

/// That refusal. A card that is bound already, or takes the place of one that is, is no more than
/// there was: also where there are more than the limit of today allows.
pub(crate) async fn lacks_room(tx: &mut Tx, row: &CardRow, today: Day) -> Answer<Option<Refusal>> {
    let cards = store::stored_cards(tx, row.cust_no).await?;
    let is_bound = |card: &&store::StoredCard| card.trade_acco.is_some();
    let bound: Vec<_> = cards.iter().filter(is_bound).map(|card| card.card_id).collect();
    if bound.iter().any(|card_id| *card_id == row.card_id || Some(*card_id) == row.replaces) {
        return Ok(None);
    }
    let max = Parameters::on(tx, today).await?.cards_max;
    let is_full = i64::try_from(bound.len()).is_ok_and(|bound| bound >= max);
    Ok(is_full.then(|| TOO_MANY_CARDS.fill(&[("max", max)])))
}
