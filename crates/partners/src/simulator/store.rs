//! Every statement of the simulators.

pub(super) mod authorisations;
pub(super) mod pensions;
pub(super) mod tickets;

use crate::PartnerError;
use db::{Error, Tx, insert, sql};
use kernel::{CardNumber, Day, Fen, Instant, Mobile};

/// A text message as it arrived.
#[derive(Debug, Clone, serde::Serialize)]
pub struct MailboxEntry {
    /// Where to.
    pub mobile: Mobile,
    /// What it says, with the code.
    pub text: String,
    /// The code alone; empty in a notice.
    pub code: String,
    /// When it arrived, by the business clock: in a sandbox the post lives in the same time.
    pub at: Instant,
}

/// A message as it arrived.
#[derive(Debug, Clone, serde::Serialize)]
pub struct LetterboxEntry {
    /// The sender's key.
    pub key: String,
    /// Where to.
    pub email: String,
    /// What it is about.
    pub subject: String,
    /// What it says.
    pub text: String,
    /// The files that came with it, each a line of its name and size.
    pub files: String,
    /// When it arrived, by the business clock: in a sandbox the post lives in the same time.
    pub at: Instant,
}

db::encrypted_row! {
    /// A text message.
    struct MessageRow in "partners_messages" of house by (id) as StoredMessage {
        plain {
            id: i64,
            at: Instant,
        }
        encrypted {
            mobile: Mobile,
            text: String,
            code: String,
        }
    }
}

db::encrypted_row! {
    /// A message by mail.
    struct MailRow in "partners_mails" of house by (key) as StoredMail {
        plain {
            key: String,
            at: Instant,
            files: String,
        }
        encrypted {
            email: String,
            subject: String,
            text: String,
        }
    }
}

db::encrypted_row! {
    /// A signing that was asked for.
    #[derive(Debug, Clone)]
    pub(super) struct Signing in "partners_signings" of house by (key) as StoredSigning {
        plain {
            pub key: String,
            pub sent_at: Instant,
            pub tries: i64,
            pub protocol_no: Option<String>,
        }
        encrypted {
            pub card: CardNumber,
            pub mobile: Mobile,
            pub code: String,
        }
    }
}

db::row! {
    /// A payment as the bank knows it.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub(super) struct PaymentRow {
        pub key: String,
        pub direction: String,
        pub protocol_no: String,
        pub amount: Fen,
        pub paid: bool,
        pub hidden: bool,
        pub reason: String,
        pub bank_no: String,
        /// When it was paid or refused, in business time.
        pub at: Instant,
        /// How often it was asked for.
        pub asked: i64,
    }
}

db::encrypted_row! {
    /// An agreement.
    #[derive(Debug, Clone)]
    pub(super) struct Protocol in "partners_protocols" of house by (protocol_no)
        as StoredProtocol
    {
        plain {
            pub protocol_no: String,
            pub valid: bool,
        }
        encrypted {
            pub card: CardNumber,
        }
    }
}

pub(super) fn unavailable(error: Error) -> PartnerError {
    PartnerError::Unavailable(error.to_string())
}

pub(super) async fn put_message(tx: &mut Tx, entry: &MailboxEntry) -> Result<(), Error> {
    let next = sql!("SELECT COALESCE(MAX(id), 0) + 1 AS id FROM partners_messages");
    let (id,): (i64,) = tx.one(next).await?;
    let MailboxEntry { mobile, text, code, at } = entry.clone();
    let mobile_index = tx.index(&mobile)?;
    let row = tx.conceal(&MessageRow { id, at, mobile, text, code }).await?;
    tx.execute(sql!(
        "INSERT INTO partners_messages (id, mobile, text, code, at, mobile_index)
         VALUES ($1, $2, $3, $4, $5, $6)",
        row.id,
        row.mobile,
        row.text,
        row.code,
        row.at,
        mobile_index
    ))
    .await?;
    Ok(())
}

pub(super) async fn newest_messages(tx: &mut Tx, limit: i64) -> Result<Vec<MailboxEntry>, Error> {
    let stored: Vec<StoredMessage> = tx
        .all(sql!(
            "SELECT id, at, mobile, text, code FROM partners_messages ORDER BY id DESC LIMIT $1",
            limit
        ))
        .await?;
    messages(tx, stored).await
}

/// Notices come between codes, but never many.
const BETWEEN_CODES: i64 = 50;

pub(super) async fn newest_code(tx: &mut Tx, mobile: &Mobile) -> Result<Option<String>, Error> {
    let mobile_index = tx.index(mobile)?;
    let stored: Vec<StoredMessage> = tx
        .all(sql!(
            "SELECT id, at, mobile, text, code FROM partners_messages WHERE mobile_index = $1
             ORDER BY id DESC LIMIT $2",
            mobile_index,
            BETWEEN_CODES
        ))
        .await?;
    let codes = messages(tx, stored).await?.into_iter().map(|entry| entry.code);
    Ok(codes.into_iter().find(|code| !code.is_empty()))
}

async fn messages(tx: &mut Tx, stored: Vec<StoredMessage>) -> Result<Vec<MailboxEntry>, Error> {
    let rows: Vec<MessageRow> = tx.reveal_all(stored).await?;
    let entry = |MessageRow { mobile, text, code, at, .. }| MailboxEntry { mobile, text, code, at };
    Ok(rows.into_iter().map(entry).collect())
}

/// Keeps a message; answers whether it is the first under its key.
pub(super) async fn put_mail(tx: &mut Tx, entry: &LetterboxEntry) -> Result<bool, Error> {
    let LetterboxEntry { key, email, subject, text, files, at } = entry.clone();
    let row = tx.conceal(&MailRow { key, at, files, email, subject, text }).await?;
    let kept = tx
        .execute(sql!(
            "INSERT INTO partners_mails (key, id, email, subject, text, files, at)
             VALUES ($1, (SELECT COALESCE(MAX(id), 0) + 1 FROM partners_mails), $2, $3, $4, $5, $6)
             ON CONFLICT (key) DO NOTHING",
            row.key,
            row.email,
            row.subject,
            row.text,
            row.files,
            row.at
        ))
        .await?;
    Ok(kept > 0)
}

pub(super) async fn newest_mails(tx: &mut Tx, limit: i64) -> Result<Vec<LetterboxEntry>, Error> {
    let stored: Vec<StoredMail> = tx
        .all(sql!(
            "SELECT key, at, files, email, subject, text FROM partners_mails
             ORDER BY id DESC LIMIT $1",
            limit
        ))
        .await?;
    let rows: Vec<MailRow> = tx.reveal_all(stored).await?;
    let entry = |MailRow { key, at, files, email, subject, text }| LetterboxEntry {
        key,
        email,
        subject,
        text,
        files,
        at,
    };
    Ok(rows.into_iter().map(entry).collect())
}

pub(super) async fn put_signing(tx: &mut Tx, signing: &Signing) -> Result<(), Error> {
    let signing = tx.conceal(signing).await?;
    tx.execute(sql!(
        "INSERT INTO partners_signings (key, card, mobile, code, sent_at, tries, protocol_no)
         VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (key) DO UPDATE SET code = excluded.code, sent_at = excluded.sent_at,
             tries = excluded.tries, protocol_no = excluded.protocol_no",
        signing.key,
        signing.card,
        signing.mobile,
        signing.code,
        signing.sent_at,
        signing.tries,
        signing.protocol_no
    ))
    .await?;
    Ok(())
}

pub(super) async fn signing(tx: &mut Tx, key: &str) -> Result<Option<Signing>, Error> {
    let stored = tx
        .optional(sql!(
            "SELECT key, sent_at, tries, protocol_no, card, mobile, code
             FROM partners_signings WHERE key = $1",
            key
        ))
        .await?;
    tx.reveal_found(stored).await
}

pub(super) async fn put_protocol(tx: &mut Tx, protocol: &Protocol) -> Result<(), Error> {
    let protocol = tx.conceal(protocol).await?;
    tx.execute(sql!(
        "INSERT INTO partners_protocols (protocol_no, card, valid) VALUES ($1, $2, $3)",
        protocol.protocol_no,
        protocol.card,
        protocol.valid
    ))
    .await?;
    Ok(())
}

pub(super) async fn end_protocol(tx: &mut Tx, protocol_no: &str) -> Result<(), Error> {
    tx.execute(sql!(
        "UPDATE partners_protocols SET valid = FALSE WHERE protocol_no = $1",
        protocol_no
    ))
    .await?;
    Ok(())
}

pub(super) async fn renew_protocol(tx: &mut Tx, protocol_no: &str) -> Result<(), Error> {
    tx.execute(sql!(
        "UPDATE partners_protocols SET valid = TRUE WHERE protocol_no = $1",
        protocol_no
    ))
    .await?;
    Ok(())
}

pub(super) async fn protocols(tx: &mut Tx, numbers: &[&str]) -> Result<Vec<Protocol>, Error> {
    let stored = tx
        .all(sql!(
            "SELECT protocol_no, valid, card FROM partners_protocols WHERE protocol_no IN ($1[])",
            numbers
        ))
        .await?;
    tx.reveal_all(stored).await
}

pub(super) async fn payments(tx: &mut Tx, keys: &[&str]) -> Result<Vec<PaymentRow>, Error> {
    tx.all(sql!(
        "SELECT key, direction, protocol_no, amount, paid, hidden, reason, bank_no, at, asked
         FROM partners_payments WHERE key IN ($1[])",
        keys
    ))
    .await
}

/// Payments that were made before a moment and that no statement lists yet; in the order of their
/// keys, after one of them.
pub(super) async fn payments_unstated(
    tx: &mut Tx,
    until: Instant,
    last: &str,
    limit: i64,
) -> Result<Vec<PaymentRow>, Error> {
    tx.all(sql!(
        "SELECT key, direction, protocol_no, amount, paid, hidden, reason, bank_no, at, asked
         FROM partners_payments WHERE stated IS NULL AND key > $2 AND at < $1
         ORDER BY key LIMIT $3",
        until,
        last,
        limit
    ))
    .await
}

/// Payments of the statement of a day, in the order of their keys, after one of them.
pub(super) async fn payments_stated(
    tx: &mut Tx,
    day: Day,
    last: &str,
    limit: i64,
) -> Result<Vec<PaymentRow>, Error> {
    tx.all(sql!(
        "SELECT key, direction, protocol_no, amount, paid, hidden, reason, bank_no, at, asked
         FROM partners_payments WHERE stated = $1 AND key > $2 ORDER BY key LIMIT $3",
        day,
        last,
        limit
    ))
    .await
}

/// Puts payments into the statement of a day.
pub(super) async fn put_stated(tx: &mut Tx, day: Day, keys: &[&str]) -> Result<(), Error> {
    if keys.is_empty() {
        return Ok(());
    }
    tx.execute(sql!("UPDATE partners_payments SET stated = $1 WHERE key IN ($2[])", day, keys))
        .await?;
    Ok(())
}

/// Notes that a statement was written; true when there was none before, of whichever day.
pub(super) async fn begin_statement(tx: &mut Tx, day: Day) -> Result<bool, Error> {
    let before = sql!("SELECT COUNT(*) AS n FROM partners_statements WHERE day <> $1", day);
    let (before,): (i64,) = tx.one(before).await?;
    tx.execute(sql!(
        "INSERT INTO partners_statements (day) VALUES ($1) ON CONFLICT (day) DO NOTHING",
        day
    ))
    .await?;
    Ok(before == 0)
}

/// Agreements and amounts of payouts that were refused.
pub(super) async fn refused_payouts(
    tx: &mut Tx,
    protocols: &[&str],
) -> Result<Vec<(String, Fen)>, Error> {
    tx.all(sql!(
        "SELECT protocol_no, amount FROM partners_payments
         WHERE protocol_no IN ($1[]) AND direction = 'out' AND paid = FALSE",
        protocols
    ))
    .await
}

pub(super) async fn put_payments(tx: &mut Tx, rows: &[PaymentRow]) -> Result<(), Error> {
    tx.insert_many(insert!("partners_payments", PaymentRow), rows).await?;
    Ok(())
}

/// Notes that payments were asked for again.
pub(super) async fn asked_again(tx: &mut Tx, keys: &[&str]) -> Result<(), Error> {
    if keys.is_empty() {
        return Ok(());
    }
    tx.execute(sql!("UPDATE partners_payments SET asked = asked + 1 WHERE key IN ($1[])", keys))
        .await?;
    Ok(())
}
