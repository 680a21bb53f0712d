//! Set a new password with a sessionkey, or the first one.

use crate::Password;
use serde::Deserialize;
use utoipa::ToSchema;
use wire::{Answer, Call, Done, Visitor};

/// The new password.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ResetPasswordRequest {
    /// 8 to 20 characters, letters and digits at least.
    pub password: Password,
    /// From `/verifycode` (purpose `resetpassword`); may be sent as header `sessionkey` instead.
    pub sessionkey: Option<String>,
    /// Country calling code; `86` when it is left out.
    pub area_code: Option<String>,
}

/// `/resetpassword`: lifts a lock and ends all other sessions of the customer.
pub async fn reset_password(call: Call<Visitor>, request: ResetPasswordRequest) -> Answer<Done> {
    crate::later()
}
