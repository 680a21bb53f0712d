//! Change the e-mail, with the code that was mailed to it.

use crate::{
    changes::Changing,
    items::{parse_email, wrong},
    profile,
    store::ProfileRow,
};
use db::Tx;
use kernel::{Code, Email, Instant, Line};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Failure};

/// The new e-mail.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChangeEmailRequest {
    /// Like `name@example.com`.
    pub email: Line<80>,
    /// Six digits, from `common/verify/sendEmailCode`: an address is kept only confirmed, and
    /// without it the change is refused.
    pub code: Option<Code<16>>,
}

/// The e-mail on file.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EmailRecord {
    /// As it is kept.
    pub orign_email: Email,
    /// When its code came back.
    pub confirmed_at: Instant,
}

/// `/emailchange`.
pub async fn change_email(
    call: Call<Customer>,
    request: ChangeEmailRequest,
) -> Answer<EmailRecord> {
    let email = parse_email(&request.email)?;
    let code = request.code.ok_or_else(|| wrong("code", "请输入邮件里的6位验证码"))?;
    let changing = Changing::by(&call)?;
    let (cust_no, at, kept) = (call.caller.cust_no, call.now, email.clone());
    let when = (call.now.day(), call.clock().unmoved());
    let confirmed_at = call
        .db()
        .write(async move |tx: &mut Tx| {
            if let Some(at) = confirmed(&profile::read(tx, cust_no).await?, &kept) {
                return Ok(Ok(at));
            }
            let checked = identity::check_mail_code(tx, (cust_no, &kept), &code, when).await?;
            if checked.is_ok() {
                let keep = |row: &mut ProfileRow| {
                    row.email = Some(kept.to_string());
                    row.email_confirmed_at = Some(at);
                };
                changing.change(tx, keep).await?;
            }
            Ok::<_, Failure>(checked.map(|()| at))
        })
        .await??;
    Ok(EmailRecord { orign_email: email, confirmed_at })
}

/// When this address was confirmed: sent again after a lost answer, the code is used up, and the
/// change is made.
fn confirmed(row: &ProfileRow, email: &Email) -> Option<Instant> {
    row.email_confirmed_at.filter(|_| row.email.as_deref() == Some(email.as_str()))
}
