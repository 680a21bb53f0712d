//! The card under which an order stands.

use bankcards::{Card, CardId};
use kernel::TradeAcco;

/// The card under which an order stands, as the order keeps it.
#[derive(Debug, Clone)]
pub(crate) struct UnderCard {
    pub(super) trade_acco: TradeAcco,
    pub(super) card_id: CardId,
    pub(super) protocol_no: String,
    pub(super) bank_name: String,
    pub(super) tail: String,
}

impl From<&Card> for UnderCard {
    fn from(card: &Card) -> Self {
        Self {
            trade_acco: card.trade_acco,
            card_id: card.card_id,
            protocol_no: card.protocol_no.clone(),
            bank_name: card.bank_name.clone(),
            tail: card.tail.clone(),
        }
    }
}
