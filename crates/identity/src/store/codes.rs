//! SMS codes and short flows.

use crate::Purpose;
use db::{Error, Tx, sql};
use kernel::{CustNo, Day, Instant, Mobile};

db::row! {
    /// The newest code of a mobile for a purpose.
    #[derive(Debug, Clone)]
    pub(crate) struct CodeRow {
        pub mobile: Mobile,
        pub purpose: Purpose,
        pub code_hash: String,
        pub sent_at: Instant,
        pub expires_at: Instant,
        pub tries: i64,
        pub used: bool,
    }
}

db::row! {
    /// A short flow.
    #[derive(Debug, Clone)]
    pub(crate) struct FlowRow {
        pub key_hash: String,
        pub purpose: String,
        pub mobile: Mobile,
        pub cust_no: Option<CustNo>,
        pub expires_at: Instant,
    }
}

pub(crate) async fn code(
    tx: &mut Tx,
    mobile: &Mobile,
    purpose: Purpose,
) -> Result<Option<CodeRow>, Error> {
    tx.optional(sql!(
        "SELECT mobile, purpose, code_hash, sent_at, expires_at, tries, used
         FROM identity_codes WHERE mobile = $1 AND purpose = $2",
        mobile,
        purpose
    ))
    .await
}

pub(crate) async fn put_code(tx: &mut Tx, row: &CodeRow) -> Result<(), Error> {
    tx.execute(sql!(
        "INSERT INTO identity_codes
             (mobile, purpose, code_hash, sent_at, expires_at, tries, used)
         VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (mobile, purpose) DO UPDATE SET code_hash = excluded.code_hash,
             sent_at = excluded.sent_at, expires_at = excluded.expires_at,
             tries = excluded.tries, used = excluded.used",
        row.mobile,
        row.purpose,
        row.code_hash,
        row.sent_at,
        row.expires_at,
        row.tries,
        row.used
    ))
    .await?;
    Ok(())
}

/// Codes sent to a mobile on a day.
pub(crate) async fn sends(tx: &mut Tx, mobile: &Mobile, day: Day) -> Result<i64, Error> {
    let found: Option<(i64,)> = tx
        .optional(sql!(
            "SELECT sent FROM identity_sends WHERE mobile = $1 AND day = $2",
            mobile,
            day
        ))
        .await?;
    Ok(found.map_or(0, |(sent,)| sent))
}

pub(crate) async fn count_send(tx: &mut Tx, mobile: &Mobile, day: Day) -> Result<(), Error> {
    tx.execute(sql!(
        "INSERT INTO identity_sends (mobile, day, sent) VALUES ($1, $2, 1)
         ON CONFLICT (mobile, day) DO UPDATE SET sent = identity_sends.sent + 1",
        mobile,
        day
    ))
    .await?;
    Ok(())
}

pub(crate) async fn put_flow(tx: &mut Tx, row: &FlowRow) -> Result<(), Error> {
    tx.execute(sql!(
        "INSERT INTO identity_flows (key_hash, purpose, mobile, cust_no, expires_at)
         VALUES ($1, $2, $3, $4, $5)",
        row.key_hash,
        row.purpose,
        row.mobile,
        row.cust_no,
        row.expires_at
    ))
    .await?;
    Ok(())
}

pub(crate) async fn flow(tx: &mut Tx, key_hash: &str) -> Result<Option<FlowRow>, Error> {
    tx.optional(sql!(
        "SELECT key_hash, purpose, mobile, cust_no, expires_at FROM identity_flows
         WHERE key_hash = $1",
        key_hash
    ))
    .await
}

pub(crate) async fn end_flow(tx: &mut Tx, key_hash: &str) -> Result<(), Error> {
    tx.execute(sql!("DELETE FROM identity_flows WHERE key_hash = $1", key_hash)).await?;
    Ok(())
}
