//! Open the account.

use kernel::{CustNo, Instant};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer};

/// The last step.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OpenAccountRequest {
    /// The customer has read and agrees to the agreements; must be true.
    pub agreed: bool,
}

/// The account is open.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OpenedAccount {
    /// Customer number.
    pub cust_no: CustNo,
    /// Always true.
    pub opened: bool,
    /// When.
    pub opened_at: Instant,
}

/// `/open`.
pub async fn open_account(
    call: Call<Customer>,
    request: OpenAccountRequest,
) -> Answer<OpenedAccount> {
    crate::later()
}
