//! What steps of a day have left, counted.

use crate::order::{OrderStatus, PayStatus};
use db::{Error, Tx, sql};
use kernel::{Day, Instant};

/// Purchases that were asked for until a moment, are paid, and wait for their T: this one or a
/// later one.
pub async fn collected(tx: &mut Tx, t_day: Day, until: Instant) -> Result<i64, Error> {
    let (count,): (i64,) = tx
        .one(sql!(
            "SELECT COUNT(*) AS count FROM orders_orders
             WHERE t_day >= $1 AND created_at <= $2
               AND kind IN ('020', '022', '039', '090') AND status = $3
               AND pay_status = $4",
            t_day,
            until,
            OrderStatus::Accepted,
            PayStatus::Paid
        ))
        .await?;
    Ok(count)
}

/// Orders of a day that are sealed and not answered.
pub async fn sealed(tx: &mut Tx, t_day: Day) -> Result<i64, Error> {
    let (count,): (i64,) = tx
        .one(sql!(
            "SELECT COUNT(*) AS count FROM orders_orders WHERE t_day = $1 AND status = $2",
            t_day,
            OrderStatus::Sent
        ))
        .await?;
    Ok(count)
}

/// Payouts that were booked as paid for a day, and proceeds that bought for it.
pub async fn paid(tx: &mut Tx, day: Day) -> Result<(i64, i64), Error> {
    tx.one(sql!(
        "SELECT CAST(COALESCE(SUM(CASE WHEN kind = 'onward' THEN 0 ELSE 1 END), 0) AS BIGINT)
                    AS paid,
                CAST(COALESCE(SUM(CASE WHEN kind = 'onward' THEN 1 ELSE 0 END), 0) AS BIGINT)
                    AS bought
         FROM orders_payouts WHERE paid_on = $1 AND kind <> 'quick'",
        day
    ))
    .await
}

/// Payouts that the bank refused on a day.
pub async fn refused(tx: &mut Tx, day: Day) -> Result<i64, Error> {
    let (count,): (i64,) = tx
        .one(sql!(
            "SELECT COUNT(*) AS count FROM orders_payout_refusals
             WHERE refused_on = $1 AND kind <> 'quick'",
            day
        ))
        .await?;
    Ok(count)
}

/// Payouts to cards that are due and not done, and how many of them are set aside.
pub async fn open(tx: &mut Tx, day: Day) -> Result<(i64, i64), Error> {
    tx.one(sql!(
        "SELECT COUNT(*) AS open,
                CAST(COALESCE(SUM(CASE WHEN EXISTS (
                        SELECT 1 FROM orders_set_aside AS a
                        WHERE a.order_no = p.order_no AND a.what = p.kind)
                    THEN 1 ELSE 0 END), 0) AS BIGINT) AS aside
         FROM orders_payouts AS p
         WHERE p.due_on <= $1 AND p.state < '2' AND p.kind NOT IN ('onward', 'quick')",
        day
    ))
    .await
}
