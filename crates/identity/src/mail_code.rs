//! A code by mail: proves that whoever has a session reads an address. The rules are those of SMS
//! codes (AO-01), counted for the customer and for the address.

use crate::{
    Purpose, code,
    code::Use,
    parameters::Parameters,
    refusals::{MAIL_FAILED, MAIL_REFUSED},
    scope::Scope,
};
use db::{Personal, Tx};
use kernel::{CustNo, Day, Email, Instant};
use partners::{MailMessage, MailReply, Partners};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use utoipa::ToSchema;
use wire::{Answer, App, Call, Counted, Customer, Limited, Refusal};

/// Where a code goes.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SendMailCodeRequest {
    /// Like `name@example.com`.
    pub email: Email,
}

/// A code is on its way. It confirms this address for this customer, and nothing else.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MailCodeSent {
    /// As it will be kept.
    pub email: Email,
    /// Seconds until another code may be mailed there.
    pub resend_after_seconds: i64,
    /// Seconds for which the code is valid.
    pub expires_in_seconds: i64,
    /// Codes that this customer may still have mailed today, wherever to.
    pub left_today: i64,
}

/// Whose codes are kept and counted: a customer at an address, or one of the two alone.
struct Mailbox(String);

impl Mailbox {
    fn of(cust_no: CustNo, email: &Email) -> Self {
        Self(format!("{cust_no}:{email}"))
    }

    fn any_of(cust_no: CustNo) -> Self {
        Self(format!("{cust_no}:"))
    }

    fn of_anybody(email: &Email) -> Self {
        Self(format!(":{email}"))
    }
}

impl Personal for Mailbox {
    const WHAT: &'static str = "mailbox";

    fn bytes(&self) -> Cow<'_, [u8]> {
        self.0.as_bytes().into()
    }

    fn from_bytes(bytes: Vec<u8>) -> Option<Self> {
        String::from_utf8(bytes).ok().map(Self)
    }
}

/// `common/verify/sendEmailCode`.
pub async fn send_mail_code(
    call: Call<Customer>,
    request: SendMailCodeRequest,
) -> Answer<MailCodeSent> {
    let (cust_no, email) = (call.caller.cust_no, request.email);
    call.limit(Limited::Message, Counted::Customer(cust_no)).await?;
    let (wall, day, code) = (call.clock().unmoved(), call.now.day(), code::six_digits()?);
    let (wanted, digits) = (email.clone(), code.clone());
    let sent = call
        .db()
        .write(async move |tx: &mut Tx| {
            let parameters = Parameters::on(tx, day).await?;
            let to = Mailbox::of(cust_no, &wanted);
            let what = (&to, Purpose::Email, Scope::Own);
            let fresh = code::put(tx, what, &digits, &parameters, wall).await?;
            let (own, anybody) = (Mailbox::any_of(cust_no), Mailbox::of_anybody(&wanted));
            code::count(tx, (&anybody, Scope::Stranger), &parameters, wall).await?;
            let left_today = code::count(tx, (&own, Scope::Own), &parameters, wall).await?;
            Ok::<_, wire::Failure>(MailCodeSent {
                email: wanted.clone(),
                resend_after_seconds: fresh.resend_after_ms / 1000,
                expires_in_seconds: fresh.expires_in_ms / 1000,
                left_today,
            })
        })
        .await?;
    let key = format!("code-{}", call.ids().next_value()?);
    mail(&call, letter(key, &email, &code, sent.expires_in_seconds / 60)).await?;
    Ok(sent)
}

/// Checks the code that was mailed to an address for a customer, and uses it up. A refusal is in
/// the `Ok`, so that the caller's transaction is kept: the wrong try must be counted.
///
/// # Errors
/// Those of the database.
pub async fn check_mail_code(
    tx: &mut Tx,
    (cust_no, email): (CustNo, &Email),
    code: &str,
    (day, wall): (Day, Instant),
) -> Answer<Result<(), Refusal>> {
    let parameters = Parameters::on(tx, day).await?;
    let to = Mailbox::of(cust_no, email);
    let what = (&to, &[Purpose::Email][..], Scope::Own);
    code::check(tx, what, code, Use::Up, &parameters, wall).await
}

async fn mail(app: &App, message: MailMessage) -> Answer<()> {
    match app.get::<Partners>().mail.send(&message).await {
        Ok(MailReply::Taken) => Ok(()),
        Ok(MailReply::Refused) => Err(MAIL_REFUSED.into()),
        Err(cause) => {
            tracing::warn!(doing = "mailing a code", %cause);
            Err(MAIL_FAILED.into())
        }
    }
}

fn letter(key: String, email: &Email, code: &str, minutes: i64) -> MailMessage {
    let text = format!(
        "你好：\n\n验证码 {code}，用于{}，{minutes}分钟内有效。\n\
         不要把它告诉任何人。如果不是你本人操作，请修改密码并联系客服。\n\n\
         本邮件由系统发出，请勿回复。\n",
        Purpose::Email.chinese()
    );
    let (to, subject) = (email.to_string(), "确认邮箱的验证码".to_owned());
    MailMessage { key, to, subject, text, files: Vec::new() }
}
