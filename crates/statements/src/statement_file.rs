//! `/statements/file`: made as it is fetched.

use crate::{document::document, period::Period, refusals::NO_STATEMENT};
use base64::{Engine, prelude::BASE64_STANDARD};
use kernel::Code;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Counted, Customer, Limited};

/// Of which period.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct StatementRequest {
    /// `2026-10` or `2026`.
    pub period: Code<20>,
}

/// The file.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct StatementFile {
    /// Under which it is kept.
    pub file_name: String,
    /// `application/pdf`, in base64.
    pub content: String,
}

/// `/statements/file`.
pub(crate) async fn statement_file(
    call: Call<Customer>,
    request: StatementRequest,
) -> Answer<StatementFile> {
    let cust_no = call.caller.cust_no;
    call.app.limit(Limited::Download, Counted::Customer(cust_no)).await?;
    let period = Period::of_code(request.period.as_ref()).ok_or(NO_STATEMENT)?;
    let bytes = document(&call.app, cust_no, period).await?;
    Ok(StatementFile {
        file_name: format!("对账单-{}.pdf", period.code()),
        content: BASE64_STANDARD.encode(bytes),
    })
}
