//! The queue of mails with a file: what is asked for is counted before it is sent, and is sent by
//! whoever asked, or by the worker. For other rooms' files, too, which they find by their ids
//! ([`crate::PersonalFiles`]).

use crate::{
    mail_state::{MailId, MailState},
    mailing,
    parameters::Parameters,
    store::{self, MailRow},
};
use db::Tx;
use kernel::{CustNo, Instant};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, App};

/// Asked for again within so long, it is the same mail.
const AGAIN_MS: i64 = 60_000;

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

/// A file that is to be mailed.
#[derive(Debug, Clone)]
pub struct AskedFile {
    pub cust_no: CustNo,
    /// A new one.
    pub mail_id: MailId,
    pub file_id: String,
    pub title: String,
    pub now: Instant,
}

/// Keeps what a customer asked for, so that it is counted before it is sent.
///
/// # Errors
/// Refused without a confirmed e-mail, and beyond the mails of a day.
pub async fn queue_file(tx: &mut Tx, asked: &AskedFile) -> Answer<MailedFile> {
    let (cust_no, day) = (asked.cust_no, asked.now.day());
    let profile = accounts::profile(tx, cust_no).await?;
    let email = profile.and_then(|profile| profile.email).ok_or(NO_EMAIL)?;
    let limit = Parameters::on(tx, day).await?.mails_per_day()?;
    let before = store::mails_on(tx, cust_no, day).await?;
    if before >= limit {
        return Err(TOO_MANY_MAILS.fill(&[("limit", limit)]).into());
    }
    let row = row(asked, email, mailing::held_until(asked.now));
    store::put_mail(tx, &row).await?;
    Ok(told(row, limit - before - 1))
}

/// The same, but asked for again within a minute it is the one before.
///
/// # Errors
/// As of [`queue_file`].
pub async fn queue_file_once(tx: &mut Tx, asked: &AskedFile) -> Answer<MailedFile> {
    let (cust_no, day) = (asked.cust_no, asked.now.day());
    let since = asked.now.add_ms(-AGAIN_MS);
    let email = accounts::profile(tx, cust_no).await?.and_then(|profile| profile.email);
    // One to an address that is no more is another mail.
    match store::newest_mail(tx, cust_no, &asked.file_id, since).await? {
        Some(row) if email.as_ref() == Some(&row.email) => {
            let limit = Parameters::on(tx, day).await?.mails_per_day()?;
            let before = store::mails_on(tx, cust_no, day).await?;
            Ok(told(row, (limit - before).max(0)))
        }
        _ => queue_file(tx, asked).await,
    }
}

/// Keeps what is mailed without being asked for, which no limit of a day stops; answers whether
/// there is an e-mail to mail it to. The worker sends it.
///
/// # Errors
/// Those of the database.
pub async fn queue_unasked(tx: &mut Tx, file: &AskedFile) -> Answer<bool> {
    let profile = accounts::profile(tx, file.cust_no).await?;
    let Some(email) = profile.and_then(|profile| profile.email) else { return Ok(false) };
    store::put_mail(tx, &row(file, email, file.now)).await?;
    Ok(true)
}

/// Hands a mail over for whoever waits for the answer.
///
/// # Errors
/// Refused where the mail server does not take the address, or never answered.
pub async fn send_queued(app: &App, cust_no: CustNo, mailed: MailedFile) -> Answer<MailedFile> {
    let state = mailing::send_now(app, cust_no, mailed.mail_id).await?;
    match state {
        MailState::Waiting | MailState::Taken => {
            Ok(MailedFile { state, state_name: state.chinese().to_owned(), ..mailed })
        }
        MailState::Refused => Err(MAIL_REFUSED.into()),
        MailState::GivenUp => Err(NOT_MAILED.into()),
    }
}

fn row(asked: &AskedFile, email: String, due_at: Instant) -> MailRow {
    let AskedFile { cust_no, mail_id, file_id, title, now } = asked.clone();
    MailRow {
        cust_no,
        mail_id,
        file_id,
        title,
        day: now.day(),
        asked_at: now,
        due_at,
        tries: 0,
        state: MailState::Waiting,
        content_hash: String::new(),
        email,
    }
}

fn told(row: MailRow, left_today: i64) -> MailedFile {
    let MailRow { mail_id, file_id, title, email, state, .. } = row;
    let state_name = state.chinese().to_owned();
    MailedFile { mail_id, file_id, title, email, state, state_name, left_today }
}
