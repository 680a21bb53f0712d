//! SQL of the room.

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
