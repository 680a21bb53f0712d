//! Every SQL text of the room.

use db::{Error, Tx, sql};
use kernel::{CustNo, FundCode, Instant};

/// A customer's funds, the latest added first.
pub async fn items(tx: &mut Tx, cust_no: CustNo) -> Result<Vec<(FundCode, Instant)>, Error> {
    tx.all(sql!(
        "SELECT fund_code, added_at FROM watchlist_item WHERE cust_no = $1
         ORDER BY added_at DESC, fund_code",
        cust_no
    ))
    .await
}

/// How many funds a customer has.
pub async fn count(tx: &mut Tx, cust_no: CustNo) -> Result<i64, Error> {
    let (count,): (i64,) = tx
        .one(sql!("SELECT COUNT(*) AS n FROM watchlist_item WHERE cust_no = $1", cust_no))
        .await?;
    Ok(count)
}

/// Whether a fund is among a customer's.
pub async fn has(tx: &mut Tx, cust_no: CustNo, code: FundCode) -> Result<bool, Error> {
    let row: Option<(i64,)> = tx
        .optional(sql!(
            "SELECT added_at FROM watchlist_item WHERE cust_no = $1 AND fund_code = $2",
            cust_no,
            code
        ))
        .await?;
    Ok(row.is_some())
}

/// Adds a fund; one that is there stays as it was.
pub async fn add(tx: &mut Tx, cust_no: CustNo, code: FundCode, at: Instant) -> Result<u64, Error> {
    tx.execute(sql!(
        "INSERT INTO watchlist_item (cust_no, fund_code, added_at) VALUES ($1, $2, $3)
         ON CONFLICT (cust_no, fund_code) DO NOTHING",
        cust_no,
        code,
        at
    ))
    .await
}

/// Removes funds.
pub async fn remove(tx: &mut Tx, cust_no: CustNo, codes: &[FundCode]) -> Result<u64, Error> {
    tx.execute(sql!(
        "DELETE FROM watchlist_item WHERE cust_no = $1 AND fund_code IN ($2[])",
        cust_no,
        codes
    ))
    .await
}
