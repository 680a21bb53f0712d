//! Log in with an SMS code.

use crate::log_in::LoginAnswer;
use kernel::Mobile;
use serde::Deserialize;
use utoipa::ToSchema;
use wire::{Answer, Call, Visitor};

/// Mobile and code.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CodeLoginRequest {
    /// Eleven digits.
    pub mobile: Mobile,
    /// The six digits that `/message` (purpose `login`) sent.
    pub code: String,
}

/// `/verifycodelogin`. A mobile that nobody registered is refused with 11006 once the code has
/// proved that it is the visitor's.
pub async fn log_in_by_code(call: Call<Visitor>, request: CodeLoginRequest) -> Answer<LoginAnswer> {
    crate::later()
}
