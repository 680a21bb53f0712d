//! Log in with the password.

use crate::{
    attempts::{Unproved, prove_by_mobile, still_proved},
    comer::Comer,
    session::{Entrance, LoginAnswer},
    way::Way,
};
use db::Tx;
use kernel::Mobile;
use serde::Deserialize;
use utoipa::ToSchema;
use wire::{Answer, Call, Limited, Visitor};

/// Mobile and password.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LoginRequest {
    /// Eleven digits.
    pub mobile: Mobile,
    /// As it was typed; a wrong one is refused however it looks.
    pub password: crate::GivenPassword,
}

/// `/login`.
pub async fn log_in(call: Call<Visitor>, request: LoginRequest) -> Answer<LoginAnswer> {
    let entrance = Entrance::of(&call, Way::Password)?;
    let scope = Comer::visitor(&call).admit(&call, Limited::Login, &request.mobile).await?;
    match prove_by_mobile(&call, &request.mobile, scope, &request.password).await? {
        Ok(proved) => {
            let admit = async move |tx: &mut Tx| {
                let customer = still_proved(tx, &proved).await?;
                entrance.admit(tx, &customer).await
            };
            call.db().write(admit).await
        }
        Err(Unproved { customer, refusal }) => {
            if let Some(customer) = customer {
                let note = async move |tx: &mut Tx| entrance.note(tx, &customer, false).await;
                call.db().write(note).await?;
            }
            Err(refusal.into())
        }
    }
}
