//! What a customer searched for.

use db::{Error, Tx, sql};
use kernel::{CustNo, Instant};

/// The words of a customer, the latest first.
pub async fn searches(tx: &mut Tx, cust_no: CustNo, limit: i64) -> Result<Vec<String>, Error> {
    let rows: Vec<(String,)> = tx
        .all(sql!(
            "SELECT word FROM funds_search WHERE cust_no = $1 ORDER BY at DESC, word LIMIT $2",
            cust_no,
            limit
        ))
        .await?;
    Ok(rows.into_iter().map(|row| row.0).collect())
}

/// Remembers a word, or that it was used again.
pub async fn remember(tx: &mut Tx, cust_no: CustNo, word: &str, at: Instant) -> Result<(), Error> {
    tx.execute(sql!(
        "INSERT INTO funds_search (cust_no, word, at) VALUES ($1, $2, $3)
         ON CONFLICT (cust_no, word) DO UPDATE SET at = excluded.at",
        cust_no,
        word,
        at
    ))
    .await?;
    Ok(())
}

/// Forgets a word; all of them when it is empty.
pub async fn forget(tx: &mut Tx, cust_no: CustNo, word: &str) -> Result<u64, Error> {
    tx.execute(sql!(
        "DELETE FROM funds_search WHERE cust_no = $1 AND ($2 = '' OR word = $2)",
        cust_no,
        word
    ))
    .await
}
