//! The history of logins.

use kernel::Instant;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Page, PageRequest};

/// One login, or an attempt that failed.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LoginRecord {
    /// When.
    pub at: Instant,
    /// How: `password`, `code` (SMS) or `register`.
    pub way: String,
    /// How in words, such as 密码登录.
    pub way_name: String,
    /// Whether it succeeded.
    pub success: bool,
    /// Browser and system in words, such as `Chrome · Android`.
    pub device_name: String,
    /// Without its last part: `192.168.1.*`.
    pub address: String,
}

/// `/security/logins`: newest first.
pub async fn logins(call: Call<Customer>, request: PageRequest) -> Answer<Page<LoginRecord>> {
    crate::later()
}
