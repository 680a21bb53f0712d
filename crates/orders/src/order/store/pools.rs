//! `orders_quick_pools`: what all customers take of a fund by quick redemption on a day.

use db::{Error, Tx, sql};
use kernel::{Day, Fen, FundCode};

/// Rows of a fund's pool, so that customers don't all wait for one.
pub(crate) const POOL_BUCKETS: i64 = 16;

/// What all customers took of a fund's pool on a natural day.
pub async fn pool_taken(tx: &mut Tx, fund: FundCode, day: Day) -> Result<Fen, Error> {
    let (sum,): (Fen,) = tx
        .one(sql!(
            "SELECT CAST(COALESCE(SUM(amount), 0) AS BIGINT) AS sum FROM orders_quick_pools
             WHERE fund_code = $1 AND day = $2",
            fund,
            day
        ))
        .await?;
    Ok(sum)
}

/// Takes from a fund's pool.
pub async fn take_from_pool(
    tx: &mut Tx,
    fund: FundCode,
    day: Day,
    bucket: i64,
    amount: Fen,
) -> Result<(), Error> {
    tx.execute(sql!(
        "INSERT INTO orders_quick_pools (fund_code, day, bucket, amount) VALUES ($1, $2, $3, $4)
         ON CONFLICT (fund_code, day, bucket)
         DO UPDATE SET amount = orders_quick_pools.amount + excluded.amount",
        fund,
        day,
        bucket,
        amount
    ))
    .await
    .map(|_| ())
}
