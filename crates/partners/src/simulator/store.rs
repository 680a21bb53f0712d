//! Every statement of the simulators.

use crate::PartnerError;
use db::{Error, Tx, insert, sql};
use kernel::{CardNumber, Fen, Instant, Mobile};

db::row! {
    /// A text message as it arrived.
    #[derive(Debug, Clone, serde::Serialize)]
    pub struct MailboxEntry {
        /// Where to.
        pub mobile: Mobile,
        /// What it says, with the code.
        pub text: String,
        /// The code alone; empty in a notice.
        pub code: String,
        /// When it arrived, by the wall clock.
        pub at: Instant,
    }
}

db::row! {
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
        /// When it arrived, by the wall clock.
        pub at: Instant,
    }
}

db::row! {
    /// A signing that was asked for.
    #[derive(Debug, Clone)]
    pub(super) struct Signing {
        pub key: String,
        pub card: CardNumber,
        pub mobile: Mobile,
        pub code: String,
        pub sent_at: Instant,
        pub tries: i64,
        pub protocol_no: Option<String>,
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

db::row! {
    /// An agreement.
    #[derive(Debug, Clone)]
    pub(super) struct Protocol {
        pub protocol_no: String,
        pub card: CardNumber,
        pub valid: bool,
    }
}

pub(super) fn unavailable(error: Error) -> PartnerError {
    PartnerError::Unavailable(error.to_string())
}

pub(super) async fn put_message(tx: &mut Tx, entry: &MailboxEntry) -> Result<(), Error> {
    tx.execute(sql!(
        "INSERT INTO partners_messages (id, mobile, text, code, at)
         VALUES ((SELECT COALESCE(MAX(id), 0) + 1 FROM partners_messages), $1, $2, $3, $4)",
        entry.mobile,
        entry.text,
        entry.code,
        entry.at
    ))
    .await?;
    Ok(())
}

pub(super) async fn newest_messages(tx: &mut Tx, limit: i64) -> Result<Vec<MailboxEntry>, Error> {
    tx.all(sql!(
        "SELECT mobile, text, code, at FROM partners_messages ORDER BY id DESC LIMIT $1",
        limit
    ))
    .await
}

pub(super) async fn newest_code(tx: &mut Tx, mobile: &Mobile) -> Result<Option<String>, Error> {
    let found: Option<(String,)> = tx
        .optional(sql!(
            "SELECT code FROM partners_messages WHERE mobile = $1 AND code <> ''
             ORDER BY id DESC LIMIT 1",
            mobile
        ))
        .await?;
    Ok(found.map(|(code,)| code))
}

pub(super) async fn put_mail(tx: &mut Tx, entry: &LetterboxEntry) -> Result<(), Error> {
    tx.execute(sql!(
        "INSERT INTO partners_mails (key, id, email, subject, text, at)
         VALUES ($1, (SELECT COALESCE(MAX(id), 0) + 1 FROM partners_mails), $2, $3, $4, $5)
         ON CONFLICT (key) DO NOTHING",
        entry.key,
        entry.email,
        entry.subject,
        entry.text,
        entry.at
    ))
    .await?;
    Ok(())
}

pub(super) async fn newest_mails(tx: &mut Tx, limit: i64) -> Result<Vec<LetterboxEntry>, Error> {
    tx.all(sql!(
        "SELECT key, email, subject, text, at FROM partners_mails ORDER BY id DESC LIMIT $1",
        limit
    ))
    .await
}

pub(super) async fn put_signing(tx: &mut Tx, signing: &Signing) -> Result<(), Error> {
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
    tx.optional(sql!(
        "SELECT key, card, mobile, code, sent_at, tries, protocol_no
         FROM partners_signings WHERE key = $1",
        key
    ))
    .await
}

pub(super) async fn put_protocol(tx: &mut Tx, protocol: &Protocol) -> Result<(), Error> {
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

pub(super) async fn protocols(tx: &mut Tx, numbers: &[&str]) -> Result<Vec<Protocol>, Error> {
    tx.all(sql!(
        "SELECT protocol_no, card, valid FROM partners_protocols WHERE protocol_no IN ($1[])",
        numbers
    ))
    .await
}

pub(super) async fn payments(tx: &mut Tx, keys: &[&str]) -> Result<Vec<PaymentRow>, Error> {
    tx.all(sql!(
        "SELECT key, direction, protocol_no, amount, paid, hidden, reason, bank_no, at, asked
         FROM partners_payments WHERE key IN ($1[])",
        keys
    ))
    .await
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
