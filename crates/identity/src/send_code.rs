//! Send an SMS code.

use crate::Purpose;
use kernel::Mobile;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Visitor};

/// Where a code goes, and what for.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SendCodeRequest {
    /// Eleven digits. May be left out with a session: the code then goes to the session's mobile.
    /// With `purpose` `modify` it must be left out.
    pub mobile: Option<Mobile>,
    /// What the code is for; it is good for nothing else.
    pub purpose: Purpose,
    /// Country calling code; `86` when it is left out, and no other is served.
    pub area_code: Option<String>,
}

/// A code of the session's mobile.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SendOwnCodeRequest {
    /// What the code is for; `modify` when it is left out.
    pub purpose: Option<Purpose>,
}

/// A code is on its way. The answer is the same whether the mobile is known or not.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CodeSent {
    /// Masked, `138****1234`.
    pub mobile: String,
    /// Seconds until another code may be sent to this mobile.
    pub resend_after_seconds: i64,
    /// Seconds for which the code is valid.
    pub expires_in_seconds: i64,
    /// Codes that may still be sent to this mobile today.
    pub left_today: i64,
}

/// `/message`.
pub async fn message(call: Call<Visitor>, request: SendCodeRequest) -> Answer<CodeSent> {
    crate::later()
}

/// `common/verify/sendVerifyCode`.
pub async fn send_own(call: Call<Customer>, request: SendOwnCodeRequest) -> Answer<CodeSent> {
    crate::later()
}
