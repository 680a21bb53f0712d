//! Register and be logged in.

use crate::{Password, log_in::LoginAnswer};
use kernel::Mobile;
use serde::Deserialize;
use utoipa::ToSchema;
use wire::{Answer, Call, Visitor};

/// A new customer.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RegisterRequest {
    /// Eleven digits.
    pub mobile: Mobile,
    /// The six digits that `/preregister` or `/message` (purpose `register`) sent.
    pub code: String,
    /// May be set later; without it `tradePswFlag` is false and nothing can be traded.
    pub password: Option<Password>,
}

/// `/register`.
pub async fn register(call: Call<Visitor>, request: RegisterRequest) -> Answer<LoginAnswer> {
    crate::later()
}
