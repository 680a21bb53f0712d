//! Change the password, knowing the old one.

use crate::{
    GivenPassword, Password,
    attempts::{prove_customer, still_proved},
    refusals::SAME_PASSWORD,
    store, told,
};
use db::Tx;
use serde::Deserialize;
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Done};

/// Old and new.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChangePasswordRequest {
    /// The present password.
    pub old_password: GivenPassword,
    /// 8 to 20 characters, letters and digits at least, not the present one.
    pub new_password: Password,
}

/// `/security/password`: ends all other sessions of the customer, and what was begun by the old
/// password or a code.
pub async fn change_password(call: Call<Customer>, request: ChangePasswordRequest) -> Answer<Done> {
    let (cust_no, spared) = (call.caller.cust_no, call.caller.session.id);
    let proved = prove_customer(&call, cust_no, &request.old_password).await?;
    if request.old_password == request.new_password.given() {
        return Err(SAME_PASSWORD.into());
    }
    let digest = request.new_password.digest().await?;
    let (now, wall) = (call.now, call.clock().unmoved());
    call.db()
        .write(async move |tx: &mut Tx| {
            still_proved(tx, &proved).await?;
            store::set_password(tx, cust_no, &digest, now).await?;
            store::end_flows_of(tx, cust_no).await?;
            store::end_sessions_but(tx, cust_no, spared, wall).await?;
            told::password(tx, cust_no, now).await?;
            Ok(Done {})
        })
        .await
}
