//! SQL of the stored answers.

use crate::seal::Sent;
use db::{Tx, insert, sql};
use kernel::{CustNo, Day, Instant};
use std::sync::Arc;

db::row! {
    /// A stored answer and the content it belongs to.
    pub struct Stored {
        pub request_hash: String,
        pub answer: String,
    }
}

db::row! {
    /// A first answer, to be stored.
    pub struct Answered {
        pub cust_no: CustNo,
        pub key: String,
        pub request_hash: String,
        pub answer: String,
        pub at: Instant,
    }
}

/// The answer stored under a key.
pub async fn find(tx: &mut Tx, cust_no: CustNo, key: &str) -> Result<Option<Stored>, db::Error> {
    tx.optional(sql!(
        "SELECT request_hash, answer FROM wire_answers WHERE cust_no = $1 AND key = $2",
        cust_no,
        key
    ))
    .await
}

/// Stores the first answer.
pub async fn insert(tx: &mut Tx, row: Answered) -> Result<(), db::Error> {
    tx.insert_many(insert!("wire_answers", Answered), &[row]).await.map(drop)
}

/// Takes a sealed call; false when it was taken before.
pub async fn take(tx: &mut Tx, call: &Sent) -> Result<bool, db::Error> {
    let taken = tx
        .execute(sql!(
            "INSERT INTO wire_calls (sent_at, nonce) VALUES ($1, $2) ON CONFLICT DO NOTHING",
            call.at,
            &*call.nonce
        ))
        .await?;
    Ok(taken == 1)
}

/// Deletes calls that were sent before a moment, at most so many; answers how many.
pub async fn purge_calls(tx: &mut Tx, before: Instant, limit: i64) -> Result<u64, db::Error> {
    tx.execute(sql!(
        "DELETE FROM wire_calls WHERE (sent_at, nonce) IN (
             SELECT sent_at, nonce FROM wire_calls WHERE sent_at < $1
             ORDER BY sent_at, nonce LIMIT $2)",
        before,
        limit
    ))
    .await
}

/// A figure in force on a day.
pub async fn parameter(tx: &mut Tx, name: &str, day: Day) -> Result<Option<i64>, db::Error> {
    let row: Option<(i64,)> = tx
        .optional(sql!(
            "SELECT value FROM wire_parameters WHERE name = $1 AND valid_from <= $2
             ORDER BY valid_from DESC LIMIT 1",
            name,
            day
        ))
        .await?;
    Ok(row.map(|(value,)| value))
}

/// Names and values in force on a day, older ones first.
pub async fn parameters(tx: &mut Tx, day: Day) -> Result<Arc<Vec<(String, i64)>>, db::Error> {
    tx.reference(sql!(
        "SELECT name, value FROM wire_parameters WHERE valid_from <= $1 ORDER BY valid_from",
        day
    ))
    .await
}

/// Deletes answers of before a moment, at most so many; answers how many.
pub async fn purge(tx: &mut Tx, before: Instant, limit: i64) -> Result<u64, db::Error> {
    tx.execute(sql!(
        "DELETE FROM wire_answers WHERE (cust_no, key) IN (
             SELECT cust_no, key FROM wire_answers WHERE at < $1 ORDER BY at LIMIT $2)",
        before,
        limit
    ))
    .await
}
