//! Codes and short flows.

use crate::{Purpose, scope::Scope};
use db::{Error, Personal, Tx, sql};
use kernel::{CustNo, Day, Instant, Mobile};

db::row! {
    /// The newest code that went to somebody for a purpose, of those that were asked for in a
    /// scope.
    #[derive(Debug, Clone)]
    pub(crate) struct CodeRow {
        pub purpose: Purpose,
        pub scope: Scope,
        pub code_hash: String,
        pub sent_at: Instant,
        pub expires_at: Instant,
        pub tries: i64,
        pub used: bool,
    }
}

db::encrypted_row! {
    /// A short flow.
    #[derive(Debug, Clone)]
    pub(crate) struct FlowRow in "identity_flows" of house by (key_hash) as StoredFlow {
        plain {
            pub key_hash: String,
            pub purpose: String,
            pub cust_no: Option<CustNo>,
            pub expires_at: Instant,
        }
        encrypted {
            pub mobile: Mobile,
        }
    }
}

pub(crate) async fn code<To: Personal>(
    tx: &mut Tx,
    to: &To,
    purpose: Purpose,
    scope: Scope,
) -> Result<Option<CodeRow>, Error> {
    let receiver = tx.index(to)?;
    tx.optional(sql!(
        "SELECT purpose, scope, code_hash, sent_at, expires_at, tries, used
         FROM identity_codes WHERE receiver_index = $1 AND purpose = $2 AND scope = $3",
        receiver,
        purpose,
        scope
    ))
    .await
}

pub(crate) async fn put_code<To: Personal>(
    tx: &mut Tx,
    to: &To,
    row: &CodeRow,
) -> Result<(), Error> {
    let receiver = tx.index(to)?;
    tx.execute(sql!(
        "INSERT INTO identity_codes
             (receiver_index, purpose, scope, code_hash, sent_at, expires_at, tries, used)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
         ON CONFLICT (receiver_index, purpose, scope) DO UPDATE SET code_hash = excluded.code_hash,
             sent_at = excluded.sent_at, expires_at = excluded.expires_at,
             tries = excluded.tries, used = excluded.used",
        receiver,
        row.purpose,
        row.scope,
        row.code_hash,
        row.sent_at,
        row.expires_at,
        row.tries,
        row.used
    ))
    .await?;
    Ok(())
}

/// Codes sent to somebody on a day, of those that were asked for in a scope.
pub(crate) async fn sends<To: Personal>(
    tx: &mut Tx,
    to: &To,
    day: Day,
    scope: Scope,
) -> Result<i64, Error> {
    let receiver = tx.index(to)?;
    let found: Option<(i64,)> = tx
        .optional(sql!(
            "SELECT sent FROM identity_sends WHERE receiver_index = $1 AND day = $2 AND scope = $3",
            receiver,
            day,
            scope
        ))
        .await?;
    Ok(found.map_or(0, |(sent,)| sent))
}

pub(crate) async fn count_send<To: Personal>(
    tx: &mut Tx,
    to: &To,
    day: Day,
    scope: Scope,
) -> Result<(), Error> {
    let receiver = tx.index(to)?;
    tx.execute(sql!(
        "INSERT INTO identity_sends (receiver_index, day, scope, sent) VALUES ($1, $2, $3, 1)
         ON CONFLICT (receiver_index, day, scope) DO UPDATE SET sent = identity_sends.sent + 1",
        receiver,
        day,
        scope
    ))
    .await?;
    Ok(())
}

pub(crate) async fn put_flow(tx: &mut Tx, row: &FlowRow) -> Result<(), Error> {
    let row = tx.conceal(row).await?;
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
    let stored = tx
        .optional(sql!(
            "SELECT key_hash, purpose, cust_no, expires_at, mobile FROM identity_flows
             WHERE key_hash = $1",
            key_hash
        ))
        .await?;
    tx.reveal_found(stored).await
}

pub(crate) async fn end_flow(tx: &mut Tx, key_hash: &str) -> Result<(), Error> {
    tx.execute(sql!("DELETE FROM identity_flows WHERE key_hash = $1", key_hash)).await?;
    Ok(())
}

/// Ends whatever a customer has begun.
pub(crate) async fn end_flows_of(tx: &mut Tx, cust_no: CustNo) -> Result<(), Error> {
    tx.execute(sql!("DELETE FROM identity_flows WHERE cust_no = $1", cust_no)).await?;
    Ok(())
}
