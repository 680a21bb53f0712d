//! Change the e-mail.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer};

/// The new e-mail.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChangeEmailRequest {
    /// Like `name@example.com`.
    pub email: String,
}

/// The e-mail on file.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EmailRecord {
    /// As it is kept.
    pub orign_email: String,
}

/// `/emailchange`.
pub async fn change_email(
    call: Call<Customer>,
    request: ChangeEmailRequest,
) -> Answer<EmailRecord> {
    crate::later()
}
