//! Handing files to the mail server, outside of any transaction and under a key of our own: asked
//! again without an answer, it is mailed once. What whoever asked did not see sent, a worker sends.

use crate::{
    mail_state::{MailId, MailState},
    personal::{self, PersonalFile},
    store::{self, MailRow},
};
use db::{Error, Tx};
use kernel::{CustNo, Instant, PersonName};
use messages::{Kind, Message};
use partners::{MailFile, MailMessage, MailReply, Partners};
use sha2::{Digest, Sha256};
use std::time::Duration;
use wire::{Answer, App, Failure, codes};

/// How often the worker looks.
const IDLE: Duration = Duration::from_secs(2);
const BATCH: i64 = 5;
/// So long whoever hands a mail over has for it: longer than a mail server may take.
const HELD_MS: i64 = 60_000;
/// After so many times without an answer it is given up: within two hours.
const TRIES_MOST: i64 = 6;

/// Until when a mail is left to whoever hands it over now.
pub fn held_until(now: Instant) -> Instant {
    now.add_ms(HELD_MS)
}

/// Sends until the database is closed. A failure is logged, and tried again.
pub async fn mail_worker(app: App) {
    while !app.db().is_closed() {
        match mail_due(&app).await {
            Ok(0) => {}
            Ok(_) => continue,
            Err(failure) => failure.log("mailing files"),
        }
        tokio::time::sleep(IDLE).await;
    }
}

/// Hands over the next mails that are due; answers how many.
///
/// # Errors
/// Those of the database.
pub async fn mail_due(app: &App) -> Answer<usize> {
    let now = app.now();
    let take = async move |tx: &mut Tx| {
        let due = store::due_mails(tx, now, BATCH).await?;
        for row in &due {
            store::hold_mail(tx, row, held_until(now)).await?;
        }
        Ok::<_, Error>(due)
    };
    let due = app.db().write(take).await?;
    for row in &due {
        // One that fails is tried again later, and stops none of the others.
        if let Err(failure) = hand_over(app, row, Told::ByMessage).await {
            failure.log("mailing a file");
        }
    }
    Ok(due.len())
}

/// Hands a mail over for whoever waits for the answer; answers how far it is.
pub async fn send_now(app: &App, cust_no: CustNo, mail_id: MailId) -> Answer<MailState> {
    let find = async move |tx: &mut Tx| store::mail(tx, cust_no, mail_id).await;
    let found = app.db().read(find).await?;
    let row = found.ok_or_else(|| Failure::fault("mailing a file", "its row is missing"))?;
    let now = app.now();
    match row.state {
        // It was tried, or is being tried: another tap is no reason to try at once.
        MailState::Waiting if row.tries > 0 && row.due_at > now => Ok(MailState::Waiting),
        MailState::Waiting => hand_over(app, &row, Told::ByAnswer).await,
        settled => Ok(settled),
    }
}

/// How the customer learns that a file was not mailed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Told {
    /// Who asked is still there.
    ByAnswer,
    ByMessage,
}

async fn hand_over(app: &App, row: &MailRow, told: Told) -> Answer<MailState> {
    let (now, mut row, mut is_tried) = (app.now(), row.clone(), true);
    match personal::find(app, row.cust_no, &row.file_id, now.day()).await {
        Ok(file) => {
            row.content_hash = kernel::hex(&Sha256::digest(&file.file.bytes));
            row.state = sent(app, &row, file).await?;
        }
        // Too many make theirs: it waits for its turn, which is no try.
        Err(failure) if failure.code() == Some(codes::BUSY.code) => is_tried = false,
        Err(Failure::Refused(_)) => row.state = MailState::GivenUp,
        // Counts as a try, so that a file which cannot be made is given up in the end.
        Err(failure) if told == Told::ByMessage => failure.log("making a file to mail"),
        Err(failure) => return Err(failure),
    }
    if row.state == MailState::Waiting {
        row.tries += i64::from(is_tried);
        row.due_at = now.add_ms(HELD_MS << row.tries.min(TRIES_MOST));
        if row.tries >= TRIES_MOST {
            row.state = MailState::GivenUp;
        }
    }
    let state = row.state;
    let failed = matches!(state, MailState::Refused | MailState::GivenUp);
    let note = async move |tx: &mut Tx| {
        let is_news = store::note_mail(tx, &row).await?;
        if is_news && failed && told == Told::ByMessage {
            messages::tell(tx, &[failure_of(&row, now)]).await?;
        }
        Ok::<_, Error>(())
    };
    app.db().write(note).await?;
    Ok(state)
}

/// Gives it to the mail server; without an answer it waits still.
async fn sent(app: &App, row: &MailRow, found: PersonalFile) -> Answer<MailState> {
    let PersonalFile { file, why } = found;
    let cust_no = row.cust_no;
    let read = async move |tx: &mut Tx| accounts::profile(tx, cust_no).await;
    let profile = app.db().read(read).await?;
    // Whoever has another address by now may have lost this one.
    if profile.as_ref().and_then(|profile| profile.email.as_ref()) != Some(&row.email) {
        return Ok(MailState::GivenUp);
    }
    let name = profile.and_then(|profile| profile.name).as_ref().map(PersonName::masked);
    let message = MailMessage {
        key: format!("file-{}", row.mail_id),
        to: row.email.clone(),
        subject: file.title.clone(),
        text: letter(&name.unwrap_or_default(), row, why),
        files: vec![MailFile {
            name: file.shown_name(),
            media_type: file.media_type,
            bytes: file.bytes,
        }],
    };
    Ok(match app.get::<Partners>().mail.send(&message).await {
        Ok(MailReply::Taken) => MailState::Taken,
        Ok(MailReply::Refused) => MailState::Refused,
        Err(cause) => {
            tracing::warn!(doing = "mailing a file", %cause);
            MailState::Waiting
        }
    })
}

fn letter(name: &str, row: &MailRow, why: Option<String>) -> String {
    let to = if name.is_empty() { "你好".to_owned() } else { format!("{name}，你好") };
    let at = row.asked_at.time().to_string();
    let at = format!("{} {}", row.day, at.get(..5).unwrap_or(&at));
    let why = why.unwrap_or_else(|| {
        format!(
            "你在{at}要的《{}》在附件里。\n如果不是你本人操作，请修改密码并联系客服。",
            row.title
        )
    });
    format!("{to}：\n\n{why}\n\n本邮件由系统发出，请勿回复。\n")
}

fn failure_of(row: &MailRow, now: Instant) -> Message {
    let why = match row.state {
        MailState::Refused => "你的邮箱不存在或拒收邮件，请换一个邮箱再发送。",
        _ => "邮件服务器一直没有回应，或者文件已经撤下。可以重新发送，也可以直接下载。",
    };
    Message::new(row.cust_no, format!("mail-{}", row.mail_id), Kind::Notice, now)
        .says("文件没有发到你的邮箱", format!("《{}》没有发出。{why}", row.title))
}
