//! Signing a card with the payment channel.

use kernel::{CardNumber, Mobile};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer};

/// A card to sign; name and certificate number are the customer's own.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct StartSigningRequest {
    /// All digits.
    pub card_no: CardNumber,
    /// The mobile reserved at the bank.
    pub mobile: Mobile,
}

/// A signing to begin again.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RestartSigningRequest {
    /// From `/account/openAllinpay`; sends the channel's SMS again, also after the card's audit has
    /// passed.
    pub serial_no: Option<String>,
    /// A bound card whose agreement was ended; signs it again.
    pub card_id: Option<crate::CardId>,
}

/// The channel has been asked.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SigningStarted {
    /// The signing's number, for `/bindcard`, `/account/reOpenAllinpay` and `/open/proof`.
    pub serial_no: String,
    /// Whether the channel sent an SMS; false when it asks for a proof.
    pub sms_sent: bool,
    /// The bank cannot verify the card at once: hand in a proof with `/open/proof`, `proofType`
    /// `card`, `subject` this `serialNo`; after it has passed, `/account/reOpenAllinpay`.
    pub need_proof: bool,
    /// Where the SMS went, masked.
    pub mobile: String,
    /// Seconds until it can be sent again.
    pub resend_after_seconds: i64,
}

/// `/account/openAllinpay`.
pub async fn start_signing(
    call: Call<Customer>,
    request: StartSigningRequest,
) -> Answer<SigningStarted> {
    crate::later()
}

/// `/account/reOpenAllinpay`.
pub async fn restart_signing(
    call: Call<Customer>,
    request: RestartSigningRequest,
) -> Answer<SigningStarted> {
    crate::later()
}
