//! Set a new password with a sessionkey, or the first one.

use crate::{
    Password, Purpose, area::require_mainland, attempts::Proof, comer::Comer, flow,
    refusals::FLOW_ENDED, scope::Scope, store, told,
};
use db::Tx;
use kernel::{Code, Line};
use serde::Deserialize;
use utoipa::ToSchema;
use wire::{Answer, Call, Done, Limited, Visitor};

/// The flow that may set it.
const PROOF: [&str; 1] = [Purpose::ResetPassword.word()];

/// The new password.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ResetPasswordRequest {
    /// 8 to 20 characters, letters and digits at least.
    pub password: Password,
    /// From `/verifycode` (purpose `resetpassword`); may be sent as header `sessionkey` instead.
    pub sessionkey: Option<Line<100>>,
    /// Country calling code; `86` when it is left out.
    pub area_code: Option<Code<8>>,
}

/// `/resetpassword`: lifts a lock and ends all other sessions of the customer, and what was begun
/// by the old password or a code.
pub async fn reset_password(call: Call<Visitor>, request: ResetPasswordRequest) -> Answer<Done> {
    require_mainland(request.area_code.as_deref())?;
    let key = flow::key_of(&call, request.sessionkey)?;
    let (now, wall) = (call.now, call.clock().unmoved());
    // Who has not begun here has no password hashed, which is work.
    let flow = call.db().read(async |tx: &mut Tx| flow::find(tx, &key, &PROOF, wall).await).await?;
    Comer::visitor(&call).admit(&call, Limited::Login, &flow.mobile).await?;
    let digest = request.password.digest().await?;
    let own = call.caller.session.as_ref().map(|s| (s.cust_no, s.id));
    call.db()
        .write(async move |tx: &mut Tx| {
            let flow = flow::find(tx, &key, &PROOF, wall).await?;
            let cust_no = flow.cust_no.ok_or(FLOW_ENDED.refuse())?;
            let spared = own.filter(|(owner, _)| *owner == cust_no).map_or(0, |(_, id)| id);
            store::end_flows_of(tx, cust_no).await?;
            store::set_password(tx, cust_no, &digest, now).await?;
            for scope in [Scope::Own, Scope::Stranger] {
                store::clear_attempts(tx, &flow.mobile, Proof::Password.word(), scope).await?;
            }
            store::end_sessions_but(tx, cust_no, spared, wall).await?;
            told::password(tx, cust_no, now).await?;
            Ok(Done {})
        })
        .await
}
