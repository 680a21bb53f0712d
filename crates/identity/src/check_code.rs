//! Check an SMS code.

use crate::{
    Purpose,
    area::require_mainland,
    code::{self, Use},
    comer::Comer,
    flow,
    parameters::Parameters,
    refusals::NOT_REGISTERED,
    send_code::mobile_of,
    store,
};
use db::Tx;
use kernel::{Code, Instant, Mobile};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, App, Call, Customer, Failure, Limited, Visitor, random_token};

/// A code that a visitor typed.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CheckCodeRequest {
    /// The mobile that the code was sent to.
    pub mobile: Mobile,
    /// What it was sent for; `resetpassword` when it is left out.
    pub purpose: Option<Purpose>,
    /// Six digits.
    pub code: Code<16>,
    /// Country calling code; `86` when it is left out.
    pub area_code: Option<Code<8>>,
}

/// A code that was sent to the session's own mobile.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CheckOwnCodeRequest {
    /// What it was sent for; `modify` when it is left out.
    pub purpose: Option<Purpose>,
    /// Six digits.
    pub code: Code<16>,
}

/// The code is right. It stays good until it is used.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CodeChecked {
    /// Always true; a wrong code is refused.
    pub valid: bool,
}

/// The code is right and used up; the flow goes on with the key.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FlowStarted {
    /// Always true; a wrong code is refused.
    pub valid: bool,
    /// Sent on as header `sessionkey` (or as a field) by the next call of the flow.
    pub sessionkey: String,
    /// Until when the key is good, about ten minutes.
    pub expires_at: Instant,
}

/// `/normal/verifycode`: checks and uses nothing up.
pub async fn check(call: Call<Visitor>, request: CheckCodeRequest) -> Answer<CodeChecked> {
    require_mainland(request.area_code.as_deref())?;
    let purpose = request.purpose.unwrap_or(Purpose::ResetPassword);
    let (wall, day) = (call.clock().unmoved(), call.now.day());
    let (comer, what) = (Comer::visitor(&call), (&request.mobile, purpose));
    let scope = comer.admit_for_code(&call, Limited::Login, what).await?;
    call.db()
        .write(async move |tx: &mut Tx| {
            let (mobile, code) = (&request.mobile, &request.code);
            let parameters = Parameters::on(tx, day).await?;
            let what = (mobile, &[purpose][..], scope);
            code::check(tx, what, code, Use::Keep, &parameters, wall).await
        })
        .await??;
    Ok(CodeChecked { valid: true })
}

/// `/verifycode`: uses the code up and begins a flow, such as a reset of the password. A mobile
/// that nobody registered is refused with 11006 once the code has proved that it is the visitor's.
pub async fn begin_flow(call: Call<Visitor>, request: CheckCodeRequest) -> Answer<FlowStarted> {
    require_mainland(request.area_code.as_deref())?;
    let purpose = request.purpose.unwrap_or(Purpose::ResetPassword);
    begin(&call, Comer::visitor(&call), (request.mobile, purpose), request.code.into_text()).await
}

/// `/verifycode2` and `common/verify/checkVerifyCode`: the same for the session's own mobile.
pub async fn begin_own_flow(
    call: Call<Customer>,
    request: CheckOwnCodeRequest,
) -> Answer<FlowStarted> {
    let mobile = mobile_of(&call, call.caller.cust_no).await?;
    let purpose = request.purpose.unwrap_or(Purpose::Modify);
    begin(&call, Comer::customer(&call), (mobile, purpose), request.code.into_text()).await
}

async fn begin(
    app: &App,
    comer: Comer,
    (mobile, purpose): (Mobile, Purpose),
    code: String,
) -> Answer<FlowStarted> {
    let scope = comer.admit_for_code(app, Limited::Login, (&mobile, purpose)).await?;
    let (wall, day, sessionkey) = (app.clock().unmoved(), app.now().day(), random_token()?);
    let key = sessionkey.clone();
    let expires_at = app
        .db()
        .write(async move |tx: &mut Tx| {
            let parameters = Parameters::on(tx, day).await?;
            let what = (&mobile, &[purpose][..], scope);
            let checked = code::check(tx, what, &code, Use::Up, &parameters, wall).await?;
            if let Err(refusal) = checked {
                return Ok(Err(refusal));
            }
            let Some(customer) = store::customer_by_mobile(tx, &mobile).await? else {
                return Ok(Err(NOT_REGISTERED.refuse()));
            };
            let owner = Some(customer.cust_no);
            let begun =
                flow::begin(tx, &key, purpose.word(), &mobile, owner, &parameters, wall).await?;
            Ok::<_, Failure>(Ok(begun))
        })
        .await??;
    Ok(FlowStarted { valid: true, sessionkey, expires_at })
}
