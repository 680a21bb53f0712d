//! Check an SMS code.

use crate::Purpose;
use kernel::{Instant, Mobile};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Visitor};

/// A code that a visitor typed.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CheckCodeRequest {
    /// The mobile that the code was sent to.
    pub mobile: Mobile,
    /// What it was sent for; `resetpassword` when it is left out.
    pub purpose: Option<Purpose>,
    /// Six digits.
    pub code: String,
    /// Country calling code; `86` when it is left out.
    pub area_code: Option<String>,
}

/// A code that was sent to the session's own mobile.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CheckOwnCodeRequest {
    /// What it was sent for; `modify` when it is left out.
    pub purpose: Option<Purpose>,
    /// Six digits.
    pub code: String,
}

/// The code is right. It stays good until it is used.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CodeChecked {
    /// Always true; a wrong code is refused.
    pub valid: bool,
}

/// The code is right and used up; the flow goes on with the key.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FlowStarted {
    /// Always true; a wrong code is refused.
    pub valid: bool,
    /// Sent on as header `sessionkey` (or as a field) by the next call of the flow.
    pub sessionkey: String,
    /// Until when the key is good, about ten minutes.
    pub expires_at: Instant,
}

/// `/normal/verifycode`: checks and uses nothing up.
pub async fn check(call: Call<Visitor>, request: CheckCodeRequest) -> Answer<CodeChecked> {
    crate::later()
}

/// `/verifycode`: uses the code up and begins a flow, such as a reset of the password.
pub async fn begin_flow(call: Call<Visitor>, request: CheckCodeRequest) -> Answer<FlowStarted> {
    crate::later()
}

/// `/verifycode2` and `common/verify/checkVerifyCode`: the same for the session's own mobile.
pub async fn begin_own_flow(
    call: Call<Customer>,
    request: CheckOwnCodeRequest,
) -> Answer<FlowStarted> {
    crate::later()
}
