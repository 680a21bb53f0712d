//! Replace a card by another of the same bank.

use crate::{CardId, sign_card::SigningStarted};
use kernel::{CardNumber, Mobile};
use serde::Deserialize;
use utoipa::ToSchema;
use wire::{Answer, Call, Customer};

/// Old and new card.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReplaceCardRequest {
    /// The bound card that is replaced; its trade account goes on with the new one.
    pub card_id: CardId,
    /// The new card, all digits, of the same bank.
    pub card_no: CardNumber,
    /// The mobile reserved at the bank.
    pub mobile: Mobile,
}

/// `/bankcard/modify`: needs a session unlocked by the password; go on with `/bindcard`.
pub async fn replace_card(
    call: Call<Customer>,
    request: ReplaceCardRequest,
) -> Answer<SigningStarted> {
    crate::later()
}
