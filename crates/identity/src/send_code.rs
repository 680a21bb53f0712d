//! Send an SMS code.

use crate::{
    Purpose, area::require_mainland, change_mobile, code, comer::Comer, parameters::Parameters,
    refusals::SMS_FAILED, store,
};
use db::Tx;
use kernel::{Code, CustNo, Mobile};
use partners::{Partners, TextMessage};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, App, Call, Customer, Failure, Limited, Refused, Visitor};

/// Where a code goes, and what for.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SendCodeRequest {
    /// Eleven digits. May be left out with a session: the code then goes to the session's mobile.
    /// With `purpose` `modify` it must be left out. With `newmobile` it is the new one, and the
    /// header `sessionkey` is of the flow that proved the present one.
    pub mobile: Option<Mobile>,
    /// What the code is for; it is good for nothing else.
    pub purpose: Purpose,
    /// Country calling code; `86` when it is left out, and no other is served.
    pub area_code: Option<Code<8>>,
}

/// A code of the session's mobile.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SendOwnCodeRequest {
    /// What the code is for; `modify` when it is left out.
    pub purpose: Option<Purpose>,
}

/// A code is on its way. The answer is the same whether the mobile is known or not.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CodeSent {
    /// Masked, `138****1234`.
    pub mobile: String,
    /// Seconds until another code may be sent to this mobile.
    pub resend_after_seconds: i64,
    /// Seconds for which the code is valid.
    pub expires_in_seconds: i64,
    /// Codes that this customer may still get today. Told only in a session or on a known device of
    /// the mobile's customer, else null.
    pub left_today: Option<i64>,
}

/// `/message`.
pub async fn message(call: Call<Visitor>, request: SendCodeRequest) -> Answer<CodeSent> {
    require_mainland(request.area_code.as_deref())?;
    let own = match &call.caller.session {
        Some(session) => Some(mobile_of(&call, session.cust_no).await?),
        None => None,
    };
    let mobile = match (request.mobile, own, request.purpose) {
        (_, _, Purpose::Email) => return Err(by_mail()),
        (_, Some(own), Purpose::Modify) => own,
        (_, None, Purpose::Modify | Purpose::NewMobile) => {
            return Err(Failure::NoSession(Refused::Unauthorized));
        }
        (Some(mobile), Some(own), Purpose::NewMobile) => {
            change_mobile::require_begun(&call, &own, &mobile).await?;
            mobile
        }
        (None, _, Purpose::NewMobile) => return Err(bad_mobile()),
        (Some(mobile), ..) => mobile,
        (None, Some(own), _) => own,
        (None, None, _) => return Err(bad_mobile()),
    };
    send(&call, Comer::visitor(&call), &mobile, request.purpose).await
}

/// `common/verify/sendVerifyCode`.
pub async fn send_own(call: Call<Customer>, request: SendOwnCodeRequest) -> Answer<CodeSent> {
    let mobile = mobile_of(&call, call.caller.cust_no).await?;
    let purpose = request.purpose.unwrap_or(Purpose::Modify);
    if purpose == Purpose::Email {
        return Err(by_mail());
    }
    send(&call, Comer::customer(&call), &mobile, purpose).await
}

/// Stores a code and lets the carrier bring it.
pub(crate) async fn send(
    app: &App,
    comer: Comer,
    mobile: &Mobile,
    purpose: Purpose,
) -> Answer<CodeSent> {
    let scope = comer.admit_for_code(app, Limited::Message, (mobile, purpose)).await?;
    let (wall, day, code) = (app.clock().unmoved(), app.now().day(), code::six_digits()?);
    let message = TextMessage {
        mobile: mobile.clone(),
        purpose: purpose.chinese().into(),
        code: code.clone(),
    };
    let wanted = mobile.clone();
    let fresh = app
        .db()
        .write(async move |tx: &mut Tx| {
            let parameters = Parameters::on(tx, day).await?;
            let what = (&wanted, purpose, scope);
            code::put(tx, what, &code, &parameters, wall).await
        })
        .await?;
    let sent = app.get::<Partners>().sms.send(&message).await;
    sent.map_err(|error| {
        tracing::warn!(doing = "sending a code", cause = %error);
        Failure::from(SMS_FAILED)
    })?;
    Ok(CodeSent {
        mobile: mobile.masked(),
        resend_after_seconds: fresh.resend_after_ms / 1000,
        expires_in_seconds: fresh.expires_in_ms / 1000,
        left_today: fresh.left_today,
    })
}

/// The mobile of a logged-in customer.
pub(crate) async fn mobile_of(app: &App, cust_no: CustNo) -> Answer<Mobile> {
    let find = async |tx: &mut Tx| store::customer(tx, cust_no).await;
    let customer = app.db().read(find).await?;
    Ok(customer.ok_or(wire::codes::NOT_FOUND.refuse())?.mobile)
}

/// A mobile proves no mailbox.
fn by_mail() -> Failure {
    wire::codes::BAD_REQUEST.say("确认邮箱的验证码只发到邮箱").into()
}

fn bad_mobile() -> Failure {
    wire::codes::BAD_REQUEST.say("请输入正确的11位手机号码").into()
}
