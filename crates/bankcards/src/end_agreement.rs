//! End the channel agreement of a card.

use crate::{CardId, card::CardRecord};
use serde::Deserialize;
use utoipa::ToSchema;
use wire::{Answer, Call, Customer};

/// Which card.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EndAgreementRequest {
    /// One of the customer's own cards.
    pub card_id: CardId,
}

/// `/closeAllinpay`: nothing can be collected any more; shares stay, and their money still returns
/// to this card. `/account/reOpenAllinpay` signs it again.
pub async fn end_agreement(
    call: Call<Customer>,
    request: EndAgreementRequest,
) -> Answer<CardRecord> {
    crate::later()
}
