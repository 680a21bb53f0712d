//! Orders and payouts as a statement of account asks for them. They are found by T, which is before
//! the day of the confirmation, so that no index is written for statements alone.

use crate::order::row::order_columns;
use crate::order::{Order, OrderKind};
use db::{Error, Tx, sql};
use kernel::{CustNo, Day, Fen, Instant, TimeOfDay};

/// From T to the confirmation at most: an offering takes three months by law.
const LONGEST_DAYS: i32 = 200;

pub async fn orders(
    tx: &mut Tx,
    cust_no: CustNo,
    kinds: &[OrderKind],
    (from, to): (Day, Day),
    limit: i64,
) -> Result<Vec<Order>, Error> {
    tx.all(sql!(
        concat!(
            "SELECT ",
            order_columns!(),
            " FROM orders_orders
              WHERE cust_no = $1 AND t_day >= $2 AND t_day <= $4 AND kind IN ($5[])
                AND confirmed_on >= $3 AND confirmed_on <= $4 AND status IN ('1', '6')
              ORDER BY confirmed_on, order_no LIMIT $6"
        ),
        cust_no,
        from.add_days(-LONGEST_DAYS),
        from,
        to,
        kinds,
        limit
    ))
    .await
}

/// How many there are, and what they cost.
pub async fn sums(
    tx: &mut Tx,
    cust_no: CustNo,
    kinds: &[OrderKind],
    (from, to): (Day, Day),
) -> Result<(i64, Fen), Error> {
    tx.one(sql!(
        "SELECT COUNT(*) AS count, CAST(COALESCE(SUM(confirmed_fee), 0) AS BIGINT) AS fee
         FROM orders_orders
         WHERE cust_no = $1 AND t_day >= $2 AND t_day <= $4 AND kind IN ($5[])
           AND confirmed_on >= $3 AND confirmed_on <= $4 AND status IN ('1', '6')",
        cust_no,
        from.add_days(-LONGEST_DAYS),
        from,
        to,
        kinds
    ))
    .await
}

/// What was paid by the end of a day for purchases that are not in the day's value, and was not
/// back by then. A subscription is in the value from the first day of its fund on. Shares of a
/// money fund that pay are in the value until T, and stay in it where the order is cancelled.
pub async fn buying(tx: &mut Tx, cust_no: CustNo, day: Day) -> Result<Fen, Error> {
    let (sum,): (Fen,) = tx
        .one(sql!(
            "SELECT CAST(COALESCE(SUM(o.amount), 0) AS BIGINT) AS amount FROM orders_orders o
             LEFT JOIN orders_subscriptions s ON s.cust_no = o.cust_no AND s.order_no = o.order_no
             WHERE o.cust_no = $1 AND o.t_day >= $2 AND o.kind IN ('020', '022', '039', '090')
               AND o.paid_at < $4
               AND NOT (o.status IN ('1', '6')
                        AND CASE WHEN o.kind = '020' THEN s.established_on ELSE o.t_day END <= $3)
               AND NOT (o.paid_by = '1' AND (o.t_day > $3 OR o.status IN ('0', '7')))
               AND NOT EXISTS (
                   SELECT p.order_no FROM orders_payouts p
                   WHERE p.cust_no = o.cust_no
                     AND (p.order_no = o.order_no OR p.order_no = o.parent_no)
                     AND p.kind = 'refund' AND p.state = '2'
                     AND (p.paid_on IS NULL OR p.paid_on <= $3))",
            cust_no,
            day.add_days(-LONGEST_DAYS),
            day,
            begin_of(day.next())
        ))
        .await?;
    Ok(sum)
}

/// What confirmed orders of T until a day brought, and was not on the card by its end. What an
/// offering did not take of a subscription is until the fund's first day still on its way in.
pub async fn leaving(tx: &mut Tx, cust_no: CustNo, day: Day) -> Result<Fen, Error> {
    let (sum,): (Fen,) = tx
        .one(sql!(
            "SELECT CAST(COALESCE(SUM(p.amount), 0) AS BIGINT) AS amount
             FROM orders_orders o CROSS JOIN orders_payouts p
             LEFT JOIN orders_subscriptions s ON s.cust_no = o.cust_no AND s.order_no = o.order_no
             WHERE o.cust_no = $1 AND o.t_day >= $2 AND o.t_day <= $3
               AND o.status IN ('1', '6')
               AND (o.kind <> '020' OR s.established_on <= $3)
               AND p.cust_no = o.cust_no AND p.order_no = o.order_no
               AND (p.state <> '2' OR p.paid_on > $3)",
            cust_no,
            day.add_days(-LONGEST_DAYS),
            day
        ))
        .await?;
    Ok(sum)
}

fn begin_of(day: Day) -> Instant {
    Instant::at(day, TimeOfDay::MIDNIGHT)
}
