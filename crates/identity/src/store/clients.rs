//! What embedding apps were handed: codes, tokens, and who a customer is for each.

use crate::clients::ClientScope;
use db::{Error, Tx, insert, sql};
use kernel::{CustNo, Instant};

db::row! {
    /// A code for one use.
    #[derive(Debug, Clone)]
    pub(crate) struct ClientCodeRow {
        pub code_hash: String,
        pub client_id: String,
        pub cust_no: CustNo,
        pub session_id: i64,
        pub expires_at: Instant,
        pub token_hash: Option<String>,
    }
}

db::row! {
    /// A token of an app.
    #[derive(Debug, Clone)]
    pub(crate) struct ClientTokenRow {
        pub token_hash: String,
        pub client_id: String,
        pub scope: ClientScope,
        pub cust_no: Option<CustNo>,
        pub session_id: Option<i64>,
        pub expires_at: Instant,
    }
}

pub(crate) async fn put_client_code(tx: &mut Tx, row: &ClientCodeRow) -> Result<(), Error> {
    let insert = insert!("identity_client_codes", ClientCodeRow);
    tx.insert_many(insert, std::slice::from_ref(row)).await.map(|_| ())
}

pub(crate) async fn client_code(
    tx: &mut Tx,
    code_hash: &str,
) -> Result<Option<ClientCodeRow>, Error> {
    tx.optional(sql!(
        "SELECT code_hash, client_id, cust_no, session_id, expires_at, token_hash
         FROM identity_client_codes WHERE code_hash = $1",
        code_hash
    ))
    .await
}

/// Notes the token that a code was changed for.
pub(crate) async fn use_client_code(
    tx: &mut Tx,
    code_hash: &str,
    token_hash: &str,
) -> Result<(), Error> {
    tx.execute(sql!(
        "UPDATE identity_client_codes SET token_hash = $2 WHERE code_hash = $1",
        code_hash,
        token_hash
    ))
    .await
    .map(|_| ())
}

pub(crate) async fn put_client_token(tx: &mut Tx, row: &ClientTokenRow) -> Result<(), Error> {
    let insert = insert!("identity_client_tokens", ClientTokenRow);
    tx.insert_many(insert, std::slice::from_ref(row)).await.map(|_| ())
}

pub(crate) async fn client_token(
    tx: &mut Tx,
    token_hash: &str,
) -> Result<Option<ClientTokenRow>, Error> {
    tx.optional(sql!(
        "SELECT token_hash, client_id, scope, cust_no, session_id, expires_at
         FROM identity_client_tokens WHERE token_hash = $1",
        token_hash
    ))
    .await
}

pub(crate) async fn end_client_token(tx: &mut Tx, token_hash: &str) -> Result<(), Error> {
    tx.execute(sql!("DELETE FROM identity_client_tokens WHERE token_hash = $1", token_hash))
        .await
        .map(|_| ())
}

/// Names a customer for an app, where he has no name there yet.
pub(crate) async fn put_subject(
    tx: &mut Tx,
    client_id: &str,
    cust_no: CustNo,
    fresh: &str,
) -> Result<(), Error> {
    tx.execute(sql!(
        "INSERT INTO identity_client_subjects (client_id, cust_no, subject) VALUES ($1, $2, $3)
         ON CONFLICT DO NOTHING",
        client_id,
        cust_no,
        fresh
    ))
    .await
    .map(|_| ())
}

/// Who a customer is for an app.
pub(crate) async fn subject(
    tx: &mut Tx,
    client_id: &str,
    cust_no: CustNo,
) -> Result<Option<String>, Error> {
    let found: Option<(String,)> = tx
        .optional(sql!(
            "SELECT subject FROM identity_client_subjects WHERE client_id = $1 AND cust_no = $2",
            client_id,
            cust_no
        ))
        .await?;
    Ok(found.map(|(subject,)| subject))
}

/// Who a customer is for each app.
pub(crate) async fn subjects(tx: &mut Tx, cust_no: CustNo) -> Result<Vec<(String, String)>, Error> {
    tx.all(sql!(
        "SELECT client_id, subject FROM identity_client_subjects WHERE cust_no = $1
         ORDER BY client_id",
        cust_no
    ))
    .await
}

/// Deletes codes and tokens that expired before.
pub(crate) async fn purge_clients(tx: &mut Tx, before: Instant, limit: i64) -> Result<u64, Error> {
    let codes = tx
        .execute(sql!(
            "DELETE FROM identity_client_codes WHERE code_hash IN (
                 SELECT code_hash FROM identity_client_codes
                 WHERE expires_at < $1 ORDER BY expires_at LIMIT $2)",
            before,
            limit
        ))
        .await?;
    let tokens = tx
        .execute(sql!(
            "DELETE FROM identity_client_tokens WHERE token_hash IN (
                 SELECT token_hash FROM identity_client_tokens
                 WHERE expires_at < $1 ORDER BY expires_at LIMIT $2)",
            before,
            limit
        ))
        .await?;
    Ok(codes + tokens)
}
