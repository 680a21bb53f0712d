//! Idempotency: the first answer to a key is stored in the operation's own transaction.
//!
//! A refused operation stores nothing, so that the same key may try again after the reason is
//! gone. Another content under a used key is refused.

use crate::{Answer, Call, Customer, Failure, codes};
use db::{Migration, Tx, sql};
use kernel::CustNo;
use serde::{Serialize, de::DeserializeOwned};

/// Tables of the wire.
pub const MIGRATIONS: &[Migration] = &[Migration {
    room: "wire",
    version: 1,
    name: "answers",
    text: include_str!("../../../migrations/wire_0001_answers.sql"),
}];

/// Callers that act for one customer.
pub trait ByCustomer {
    fn cust_no(&self) -> CustNo;
}

impl ByCustomer for Customer {
    fn cust_no(&self) -> CustNo {
        self.cust_no
    }
}

impl<C: ByCustomer> Call<C> {
    /// Runs `work` in a transaction, once for each idempotency key of the customer.
    pub async fn write_once<T, F>(&self, work: F) -> Answer<T>
    where
        T: Serialize + DeserializeOwned + Send + 'static,
        F: AsyncFn(&mut Tx) -> Answer<T> + Send + Sync + 'static,
    {
        let Some(key) = self.idempotency_key.clone() else {
            return Err(codes::KEY_NEEDED.into());
        };
        let (cust_no, hash, at) = (self.caller.cust_no(), self.request_hash.clone(), self.now);
        self.db()
            .write(async move |tx: &mut Tx| {
                if let Some(stored) = find(tx, cust_no, &key).await? {
                    return repeat(&stored, &hash);
                }
                let answer = work(tx).await?;
                let text = serde_json::to_string(&answer)
                    .map_err(|e| Failure::fault("storing an answer", e))?;
                let row = Stored { request_hash: hash.clone(), answer: text };
                insert(tx, cust_no, &key, &row, at).await?;
                Ok(answer)
            })
            .await
    }
}

fn repeat<T: DeserializeOwned>(stored: &Stored, hash: &str) -> Answer<T> {
    if stored.request_hash != hash {
        return Err(codes::KEY_REUSED.into());
    }
    serde_json::from_str(&stored.answer).map_err(|e| Failure::fault("repeating an answer", e))
}

db::row! {
    struct Stored {
        request_hash: String,
        answer: String,
    }
}

async fn find(tx: &mut Tx, cust_no: CustNo, key: &str) -> Result<Option<Stored>, db::Error> {
    tx.optional(sql!(
        "SELECT request_hash, answer FROM wire_answers WHERE cust_no = $1 AND key = $2",
        cust_no,
        key
    ))
    .await
}

async fn insert(
    tx: &mut Tx,
    cust_no: CustNo,
    key: &str,
    row: &Stored,
    at: kernel::Instant,
) -> Result<(), db::Error> {
    tx.execute(sql!(
        "INSERT INTO wire_answers (cust_no, key, request_hash, answer, at)
         VALUES ($1, $2, $3, $4, $5)",
        cust_no,
        key,
        row.request_hash,
        row.answer,
        at
    ))
    .await?;
    Ok(())
}
