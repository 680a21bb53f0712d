//! Log in with the password.

use crate::{
    attempts::prove_by_mobile,
    session::{Entrance, Way},
};
use db::Tx;
use kernel::{CustNo, Instant, Mobile};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Visitor};

/// Mobile and password.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LoginRequest {
    /// Eleven digits.
    pub mobile: Mobile,
    /// As it was typed; a wrong one is refused however it looks.
    pub password: crate::GivenPassword,
}

/// Logged in, or one more question first.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LoginAnswer {
    /// For `Authorization: Bearer …`; null when `needValidate` is true.
    pub token: Option<String>,
    /// Until when the token is good; null without a token.
    pub expires_at: Option<Instant>,
    /// True on a device that this customer never used, for customers with a certificate: ask for
    /// the certificate number (screen /validation) and call `/loginverifycert` with `sessionkey`.
    pub need_validate: bool,
    /// For `/loginverifycert`; null when `needValidate` is false.
    pub sessionkey: Option<String>,
    /// Null when `needValidate` is true.
    pub cust_no: Option<CustNo>,
    /// Masked, `138****1234`.
    pub mobile: String,
    /// Whether a password is set (one password for login and trading).
    pub trade_psw_flag: bool,
}

/// `/login`.
pub async fn log_in(call: Call<Visitor>, request: LoginRequest) -> Answer<LoginAnswer> {
    let entrance = Entrance::of(&call, Way::Password)?;
    match prove_by_mobile(&call, &request.mobile, &request.password).await? {
        Ok(customer) => {
            call.db().write(async move |tx: &mut Tx| entrance.admit(tx, &customer).await).await
        }
        Err((known, refusal)) => {
            if let Some(customer) = known {
                let note = async move |tx: &mut Tx| entrance.note(tx, &customer, false).await;
                call.db().write(note).await?;
            }
            Err(refusal.into())
        }
    }
}
