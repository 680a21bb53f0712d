//! Verify the password before something that moves money.

use crate::{GivenPassword, attempts::prove_customer, parameters::Parameters, store};
use db::Tx;
use kernel::Instant;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Failure};

/// The password of login and trading, which is one.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct VerifyPasswordRequest {
    /// As it was typed.
    pub password: GivenPassword,
}

/// The session may now move money for a while.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PasswordVerified {
    /// Always true; a wrong password is refused.
    pub valid: bool,
    /// Until when trade operations of this session pass without asking again, about five minutes.
    pub unlocked_until: Instant,
}

/// `/verifypwd` and `common/verify/passwordVerify`.
pub async fn verify_password(
    call: Call<Customer>,
    request: VerifyPasswordRequest,
) -> Answer<PasswordVerified> {
    prove_customer(&call, call.caller.cust_no, &request.password).await?;
    let (session_id, day, wall) = (call.caller.session.id, call.now.day(), call.clock().unmoved());
    let unlocked_until = call
        .db()
        .write(async move |tx: &mut Tx| {
            let until = wall.add_ms(Parameters::on(tx, day).await?.unlock_ms);
            store::unlock_session(tx, session_id, until).await?;
            Ok::<_, Failure>(until)
        })
        .await?;
    Ok(PasswordVerified { valid: true, unlocked_until })
}
