//! SQL of the room.

mod mails;
pub mod takeaway;

pub use mails::*;

use db::{Error, Tx, sql};
use kernel::{CustNo, Day, Instant};
use std::sync::Arc;

db::row! {
    /// A parameter in force.
    #[derive(Debug, Clone)]
    pub struct Parameter {
        pub name: String,
        pub value: String,
    }
}

/// Parameters valid on a day, the oldest first.
pub async fn parameters(tx: &mut Tx, day: Day) -> Result<Arc<Vec<Parameter>>, Error> {
    tx.reference(sql!(
        "SELECT name, value FROM content_parameters WHERE valid_from <= $1
         ORDER BY name, valid_from",
        day
    ))
    .await
}

/// Whether a customer signed a version.
pub async fn is_signed(
    tx: &mut Tx,
    cust_no: CustNo,
    agreement: &str,
    version: &str,
) -> Result<bool, Error> {
    let found: Option<(String,)> = tx
        .optional(sql!(
            "SELECT version FROM content_signatures
             WHERE cust_no = $1 AND agreement = $2 AND version = $3",
            cust_no,
            agreement,
            version
        ))
        .await?;
    Ok(found.is_some())
}

db::row! {
    /// A signature.
    #[derive(Debug, Clone)]
    pub struct Signature {
        pub version: String,
        pub at: Instant,
    }
}

/// The last signature of a customer under an agreement.
pub async fn last_signature(
    tx: &mut Tx,
    cust_no: CustNo,
    agreement: &str,
) -> Result<Option<Signature>, Error> {
    tx.optional(sql!(
        "SELECT version, at FROM content_signatures WHERE cust_no = $1 AND agreement = $2
         ORDER BY at DESC, version DESC LIMIT 1",
        cust_no,
        agreement
    ))
    .await
}

/// Stores a signature; the first one stays.
pub async fn sign(
    tx: &mut Tx,
    cust_no: CustNo,
    agreement: &str,
    version: &str,
    at: Instant,
) -> Result<(), Error> {
    tx.execute(sql!(
        "INSERT INTO content_signatures (cust_no, agreement, version, at) VALUES ($1, $2, $3, $4)
         ON CONFLICT DO NOTHING",
        cust_no,
        agreement,
        version,
        at
    ))
    .await?;
    Ok(())
}

/// What a customer did, and what was shown.
pub struct Action<'a> {
    pub action_type: &'a str,
    pub fund_code: &'a str,
    pub tip_content: &'a str,
}

/// How many actions of a customer are kept since then.
pub async fn actions_since(tx: &mut Tx, cust_no: CustNo, since: Instant) -> Result<i64, Error> {
    let counted: (i64,) = tx
        .one(sql!(
            "SELECT COUNT(*) AS n FROM content_actions WHERE cust_no = $1 AND at >= $2",
            cust_no,
            since
        ))
        .await?;
    Ok(counted.0)
}

/// Stores an action.
pub async fn record(
    tx: &mut Tx,
    cust_no: CustNo,
    id: i64,
    action: &Action<'_>,
    at: Instant,
) -> Result<(), Error> {
    tx.execute(sql!(
        "INSERT INTO content_actions (cust_no, id, action_type, fund_code, tip_content, at)
         VALUES ($1, $2, $3, $4, $5, $6)",
        cust_no,
        id,
        action.action_type,
        action.fund_code,
        action.tip_content,
        at
    ))
    .await?;
    Ok(())
}

db::row! {
    /// A folder that was applied.
    #[derive(Debug, Clone)]
    pub struct VersionRow {
        pub number: i64,
        pub hash: String,
        /// The business day on which it was applied.
        pub first_day: Day,
        pub at: Instant,
        /// How many files it has.
        pub items: i64,
        /// The version that it brought back.
        pub reverts_to: Option<i64>,
    }
}

/// The version that counts.
pub async fn newest(tx: &mut Tx) -> Result<Option<VersionRow>, Error> {
    tx.optional(sql!(
        "SELECT number, hash, first_day, at, items, reverts_to FROM content_versions
         ORDER BY number DESC LIMIT 1"
    ))
    .await
}

/// All versions, the newest first.
pub async fn versions(tx: &mut Tx) -> Result<Vec<VersionRow>, Error> {
    tx.all(sql!(
        "SELECT number, hash, first_day, at, items, reverts_to FROM content_versions
         ORDER BY number DESC"
    ))
    .await
}

/// The files of a version, as they are stored.
pub async fn files(tx: &mut Tx, number: i64) -> Result<Option<String>, Error> {
    let found: Option<(String,)> =
        tx.optional(sql!("SELECT files FROM content_versions WHERE number = $1", number)).await?;
    Ok(found.map(|(files,)| files))
}

/// Stores a version.
pub async fn add_version(tx: &mut Tx, row: &VersionRow, files: &str) -> Result<(), Error> {
    tx.execute(sql!(
        "INSERT INTO content_versions (number, hash, first_day, at, items, reverts_to, files)
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
        row.number,
        row.hash.as_str(),
        row.first_day,
        row.at,
        row.items,
        row.reverts_to,
        files
    ))
    .await?;
    Ok(())
}

db::row! {
    /// A version of a text that stays.
    #[derive(Debug, Clone)]
    pub struct KeptText {
        pub key: String,
        pub version: String,
        pub valid_from: Day,
        /// Where it was in its folder.
        pub path: String,
        pub file: String,
        /// When it was applied first; 1970 where it has been there since its first day.
        pub kept_at: Instant,
    }
}

/// All versions of texts that were ever applied.
pub async fn kept_texts(tx: &mut Tx) -> Result<Vec<KeptText>, Error> {
    tx.all(sql!(
        "SELECT key, version, valid_from, path, file, kept_at FROM content_texts
         ORDER BY key, version"
    ))
    .await
}

/// Keeps a version of a text, in the place of one of its name that has not begun.
pub async fn keep_text(tx: &mut Tx, row: &KeptText) -> Result<(), Error> {
    tx.execute(sql!(
        "INSERT INTO content_texts (key, version, valid_from, path, file, kept_at)
         VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (key, version) DO UPDATE
         SET valid_from = excluded.valid_from, path = excluded.path, file = excluded.file,
             kept_at = excluded.kept_at",
        row.key.as_str(),
        row.version.as_str(),
        row.valid_from,
        row.path.as_str(),
        row.file.as_str(),
        row.kept_at
    ))
    .await?;
    Ok(())
}
