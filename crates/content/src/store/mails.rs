//! `content_mails`: files that customers had mailed.

use crate::mail_state::{MailId, MailState};
use db::{Error, Tx, claim, sql};
use kernel::{CustNo, Day, Instant};

db::encrypted_row! {
    /// A file that was asked for by mail.
    #[derive(Debug, Clone)]
    pub struct MailRow in "content_mails" of cust_no by (cust_no, mail_id) as StoredMail {
        plain {
            pub cust_no: CustNo,
            /// The key under which it is mailed.
            pub mail_id: MailId,
            pub file_id: String,
            pub title: String,
            pub day: Day,
            pub asked_at: Instant,
            /// From when on it is handed over by whoever comes next.
            pub due_at: Instant,
            /// How often it was handed over without an answer.
            pub tries: i64,
            pub state: MailState,
            /// SHA-256 of the file as it was handed over; empty before.
            pub content_hash: String,
        }
        encrypted {
            pub email: String,
        }
    }
}

macro_rules! mail_columns {
    () => {
        "SELECT cust_no, mail_id, file_id, title, day, asked_at, due_at, tries, state,
                content_hash, email
         FROM content_mails "
    };
}

/// Files that a customer asked for on a day, whatever became of them.
pub async fn mails_on(tx: &mut Tx, cust_no: CustNo, day: Day) -> Result<i64, Error> {
    let (count,): (i64,) = tx
        .one(sql!(
            "SELECT COUNT(*) AS count FROM content_mails WHERE cust_no = $1 AND day = $2",
            cust_no,
            day
        ))
        .await?;
    Ok(count)
}

/// A customer's mail.
pub async fn mail(tx: &mut Tx, cust_no: CustNo, mail_id: MailId) -> Result<Option<MailRow>, Error> {
    let stored = tx
        .optional(sql!(
            concat!(mail_columns!(), "WHERE cust_no = $1 AND mail_id = $2"),
            cust_no,
            mail_id
        ))
        .await?;
    tx.reveal_found(stored).await
}

/// The newest mail of a file since a moment that is on its way or has arrived.
pub async fn newest_mail(
    tx: &mut Tx,
    cust_no: CustNo,
    file_id: &str,
    since: Instant,
) -> Result<Option<MailRow>, Error> {
    let stored = tx
        .optional(sql!(
            concat!(
                mail_columns!(),
                "WHERE cust_no = $1 AND file_id = $2 AND asked_at >= $3 AND state IN ('1', '2')
                 ORDER BY asked_at DESC, mail_id DESC LIMIT 1"
            ),
            cust_no,
            file_id,
            since
        ))
        .await?;
    tx.reveal_found(stored).await
}

/// Keeps what was asked for.
pub async fn put_mail(tx: &mut Tx, row: &MailRow) -> Result<(), Error> {
    let row = tx.conceal(row).await?;
    tx.execute(sql!(
        "INSERT INTO content_mails
             (cust_no, mail_id, file_id, title, day, asked_at, due_at, tries, state,
              content_hash, email)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
        row.cust_no,
        row.mail_id,
        row.file_id,
        row.title,
        row.day,
        row.asked_at,
        row.due_at,
        row.tries,
        row.state,
        row.content_hash,
        row.email
    ))
    .await
    .map(drop)
}

/// What is due, the first of it first; others who send leave it alone.
pub async fn due_mails(tx: &mut Tx, now: Instant, limit: i64) -> Result<Vec<MailRow>, Error> {
    let stored: Vec<StoredMail> = tx
        .all(claim!(
            "SELECT cust_no, mail_id, file_id, title, day, asked_at, due_at, tries, state,
                    content_hash, email
             FROM content_mails WHERE state = '1' AND due_at <= $1
             ORDER BY due_at, cust_no, mail_id LIMIT $2",
            now,
            limit
        ))
        .await?;
    tx.reveal_all(stored).await
}

/// Nobody else hands it over until then.
pub async fn hold_mail(tx: &mut Tx, row: &MailRow, until: Instant) -> Result<(), Error> {
    tx.execute(sql!(
        "UPDATE content_mails SET due_at = $3 WHERE cust_no = $1 AND mail_id = $2",
        row.cust_no,
        row.mail_id,
        until
    ))
    .await
    .map(drop)
}

/// Notes what became of one that was on its way; answers whether it still was.
pub async fn note_mail(tx: &mut Tx, row: &MailRow) -> Result<bool, Error> {
    let changed = tx
        .execute(sql!(
            "UPDATE content_mails SET state = $3, due_at = $4, tries = $5, content_hash = $6
             WHERE cust_no = $1 AND mail_id = $2 AND state = '1'",
            row.cust_no,
            row.mail_id,
            row.state,
            row.due_at,
            row.tries,
            row.content_hash.as_str()
        ))
        .await?;
    Ok(changed > 0)
}

/// All files that a customer had mailed.
pub async fn forget_mails(tx: &mut Tx, cust_no: CustNo) -> Result<(), Error> {
    tx.execute(sql!("DELETE FROM content_mails WHERE cust_no = $1", cust_no)).await.map(drop)
}
