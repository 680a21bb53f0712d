//! Bind a card: confirm the signing with the channel's code.

use crate::card::CardRecord;
use serde::Deserialize;
use utoipa::ToSchema;
use wire::{Answer, Call, Customer};

/// The channel's code.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BindCardRequest {
    /// From `/account/openAllinpay` or `/bankcard/modify`.
    pub serial_no: String,
    /// Six digits that the channel sent.
    pub code: String,
}

/// `/bindcard`.
pub async fn bind_card(call: Call<Customer>, request: BindCardRequest) -> Answer<CardRecord> {
    crate::later()
}
