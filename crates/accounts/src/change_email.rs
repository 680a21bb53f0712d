//! Change the e-mail.

use crate::{email::Email, profile, refusals::ITEM_WRONG};
use db::Tx;
use kernel::Line;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer};

/// The new e-mail.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChangeEmailRequest {
    /// Like `name@example.com`.
    pub email: Line<80>,
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
    let parsed = request.email.parse::<Email>();
    let email = parsed.map_err(|e| ITEM_WRONG.fill(&[("reason", e.reason())]))?.into_text();
    let (cust_no, kept) = (call.caller.cust_no, email.clone());
    call.db()
        .write(async move |tx: &mut Tx| {
            profile::edit(tx, cust_no, |row| row.email = Some(kept.clone())).await
        })
        .await?;
    Ok(EmailRecord { orign_email: email })
}
