//! The customer's cards.

use crate::{CardId, card::CardRecord};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Nothing};

/// All cards.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct Cards {
    /// Bound cards first, oldest first; then those that wait for an audit.
    pub list: Vec<CardRecord>,
}

/// Which card.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CardDetailRequest {
    /// One of the customer's own cards.
    pub card_id: CardId,
}

/// `/bankcardList` and `member/bank/list`.
pub async fn list_cards(call: Call<Customer>, _: Nothing) -> Answer<Cards> {
    crate::later()
}

/// `/bankcardDetail`.
pub async fn card_detail(call: Call<Customer>, request: CardDetailRequest) -> Answer<CardRecord> {
    crate::later()
}
