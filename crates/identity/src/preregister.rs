//! Before registering: send the code.
//!
//! Whether the mobile is taken is not said here but by `/register`, after the code has proved that
//! the mobile is the visitor's; else anybody could ask who our customers are.

use crate::{
    Purpose,
    comer::Comer,
    send_code::{CodeSent, send},
};
use kernel::Mobile;
use serde::Deserialize;
use utoipa::ToSchema;
use wire::{Answer, Call, Visitor};

/// Who wants to register.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PreregisterRequest {
    /// Eleven digits.
    pub mobile: Mobile,
}

/// `/preregister`.
pub async fn preregister(call: Call<Visitor>, request: PreregisterRequest) -> Answer<CodeSent> {
    send(&call, Comer::visitor(&call), &request.mobile, Purpose::Register).await
}
