//! A file of ours by mail, to the customer's address on file and to no other.

use crate::{
    describe_file::FileRequest,
    mail_state::{MailId, MailState},
    mailing,
    own_file::{self, OwnFile},
    parameters::Parameters,
    store::{self, MailRow},
};
use db::Tx;
use kernel::{CustNo, Instant};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Failure};

wire::refusals! {
    /// There is no e-mail on file.
    NO_EMAIL = 21001, "请先填写接收文件的邮箱";
    /// Enough were asked for today, whether or not they arrived.
    TOO_MANY_MAILS = 21002, "今天已发送{limit}次文件，请明天再试";
    /// The mail server does not take the address.
    MAIL_REFUSED = 21003, "这个邮箱不存在或拒收邮件，请换一个";
    /// The file is gone, or the mail server gave no answer for too long.
    NOT_MAILED = 21004, "这封邮件没有发出，请重新发送";
}

/// A file that is mailed.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MailedFile {
    /// Under which it is mailed.
    pub mail_id: MailId,
    pub file_id: String,
    pub title: String,
    /// Where to: the e-mail on file.
    pub email: String,
    /// Whether the mail server has it already.
    pub state: MailState,
    pub state_name: String,
    /// How many more may be mailed today.
    pub left_today: i64,
}

/// Mails a file to the e-mail on file. Asked again under the same key it is the same mail.
pub async fn mail_file(call: Call<Customer>, request: FileRequest) -> Answer<MailedFile> {
    let (cust_no, now) = (call.caller.cust_no, call.now);
    let file = own_file::find(&call.app, &request.file_id, now.day()).await?;
    let asking = Asking { cust_no, mail_id: call.ids().next()?, file, now };
    let mailed = call.write_once(async move |tx: &mut Tx| asking.claim(tx).await).await?;
    let state = mailing::send_now(&call.app, cust_no, mailed.mail_id).await?;
    match state {
        MailState::Waiting | MailState::Taken => {
            Ok(MailedFile { state, state_name: state.chinese().to_owned(), ..mailed })
        }
        MailState::Refused => Err(MAIL_REFUSED.into()),
        MailState::GivenUp => Err(NOT_MAILED.into()),
    }
}

struct Asking {
    cust_no: CustNo,
    mail_id: MailId,
    file: OwnFile,
    now: Instant,
}

impl Asking {
    /// Keeps what is asked for, so that it is counted before it is sent.
    async fn claim(&self, tx: &mut Tx) -> Answer<MailedFile> {
        let Self { cust_no, mail_id, file, now } = self;
        let (cust_no, mail_id, day) = (*cust_no, *mail_id, now.day());
        let profile = accounts::profile(tx, cust_no).await?;
        let email = profile.and_then(|profile| profile.email).ok_or(NO_EMAIL)?;
        let limit = Parameters::on(tx, day).await?.mails_per_day()?;
        let before = store::mails_on(tx, cust_no, day).await?;
        if before >= limit {
            return Err(TOO_MANY_MAILS.fill(&[("limit", limit)]).into());
        }
        let (file_id, title, state) = (file.id.clone(), file.title.clone(), MailState::Waiting);
        let row = MailRow {
            cust_no,
            mail_id,
            file_id: file_id.clone(),
            title: title.clone(),
            day,
            asked_at: *now,
            due_at: mailing::held_until(*now),
            tries: 0,
            state,
            content_hash: String::new(),
            email: email.clone(),
        };
        store::put_mail(tx, &row).await?;
        let (state_name, left_today) = (state.chinese().to_owned(), limit - before - 1);
        Ok::<_, Failure>(MailedFile {
            mail_id,
            file_id,
            title,
            email,
            state,
            state_name,
            left_today,
        })
    }
}
