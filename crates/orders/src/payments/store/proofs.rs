//! What does not fit between payments, parents and orders.

use crate::order::{OrderNo, ParentNo, PaymentNo};
use db::{Error, Tx, sql};
use kernel::{CustNo, Fen};

db::row! {
    /// A payment whose amount is not what its orders cost.
    #[derive(Debug, Clone)]
    pub struct UnfitRow {
        pub payment_no: PaymentNo,
        pub amount: Fen,
        pub ordered: Fen,
    }
}

/// Payments whose amounts are not what their orders cost, and parents whose payments are not
/// theirs.
pub async fn unfit(tx: &mut Tx) -> Result<Vec<UnfitRow>, Error> {
    tx.all(sql!(
        "SELECT p.payment_no, p.amount, COALESCE(o.amount, 0) AS ordered
         FROM orders_payments AS p
         LEFT JOIN orders_orders AS o ON o.order_no = p.payment_no AND o.cust_no = p.cust_no
         WHERE p.pays = '0' AND (o.amount IS NULL OR o.amount <> p.amount)
         UNION ALL
         SELECT p.payment_no, p.amount, CAST(COALESCE(SUM(o.amount), 0) AS BIGINT) AS ordered
         FROM orders_payments AS p
         LEFT JOIN orders_orders AS o ON o.parent_no = p.payment_no AND o.cust_no = p.cust_no
         WHERE p.pays = '1'
         GROUP BY p.payment_no, p.amount HAVING COALESCE(SUM(o.amount), 0) <> p.amount
         UNION ALL
         SELECT q.parent_no AS payment_no, COALESCE(p.amount, 0) AS amount, q.amount AS ordered
         FROM orders_parents AS q
         LEFT JOIN orders_payments AS p ON p.payment_no = q.parent_no AND p.cust_no = q.cust_no
         WHERE p.amount IS NULL OR p.amount <> q.amount
         ORDER BY payment_no"
    ))
    .await
}

db::row! {
    /// A payment, how many orders it pays, and how many of them say the same of its money.
    #[derive(Debug, Clone)]
    pub struct UnlikeRow {
        pub payment_no: PaymentNo,
        pub orders: i64,
        pub agree: i64,
    }
}

/// Payments of which an order says that its money is elsewhere.
pub async fn unlike(tx: &mut Tx) -> Result<Vec<UnlikeRow>, Error> {
    tx.all(sql!(
        "SELECT p.payment_no, CAST(1 AS BIGINT) AS orders, CAST(0 AS BIGINT) AS agree
         FROM orders_payments AS p
         JOIN orders_orders AS o ON o.order_no = p.payment_no AND o.cust_no = p.cust_no
         WHERE p.pays = '0' AND ((p.state < '2') <> (o.pay_status = '1')
                                 OR (p.state = '2') <> (o.paid_at IS NOT NULL))
         UNION ALL
         SELECT payment_no, orders, agree
         FROM (SELECT p.payment_no, COUNT(*) AS orders,
                      COUNT(CASE WHEN (p.state < '2') = (o.pay_status = '1')
                                      AND (p.state = '2') = (o.paid_at IS NOT NULL)
                                 THEN 1 END) AS agree
               FROM orders_payments AS p
               JOIN orders_orders AS o ON o.parent_no = p.payment_no AND o.cust_no = p.cust_no
               WHERE p.pays = '1' GROUP BY p.payment_no) AS parents
         WHERE orders <> agree
         ORDER BY payment_no"
    ))
    .await
}

/// Purchases that a card pays or has paid, and of which no payment is kept.
pub async fn without_payment(tx: &mut Tx) -> Result<Vec<(OrderNo,)>, Error> {
    tx.all(sql!(
        "SELECT o.order_no FROM orders_orders AS o
         WHERE o.kind IN ('020', '022', '039', '090') AND o.paid_by = '0' AND o.pay_status <> '0'
           AND NOT EXISTS (SELECT 1 FROM orders_payments AS p
                           WHERE p.payment_no = COALESCE(o.parent_no, o.order_no))
         ORDER BY o.order_no"
    ))
    .await
}

db::row! {
    /// An order of a parent, whose payment is here.
    #[derive(Debug, Clone)]
    pub struct ChildRow {
        pub parent_no: ParentNo,
        pub cust_no: CustNo,
        pub order_no: OrderNo,
        pub amount: Fen,
    }
}

/// The orders of the next parents after one of them whose payments are here, by parents.
pub async fn paid_children(
    tx: &mut Tx,
    after: ParentNo,
    limit: i64,
) -> Result<Vec<ChildRow>, Error> {
    tx.all(sql!(
        "SELECT q.parent_no, q.cust_no, o.order_no, p.amount
         FROM (SELECT parent_no, cust_no FROM orders_parents
               WHERE parent_no > $1 ORDER BY parent_no LIMIT $2) AS q
         JOIN orders_payments AS p ON p.payment_no = q.parent_no AND p.state = '2'
         JOIN orders_orders AS o ON o.parent_no = q.parent_no AND o.cust_no = q.cust_no
         ORDER BY q.parent_no, o.order_no",
        after,
        limit
    ))
    .await
}

/// The last of the next parents after one of them; none after the last.
pub async fn last_of_page(
    tx: &mut Tx,
    after: ParentNo,
    limit: i64,
) -> Result<Option<ParentNo>, Error> {
    let (last,): (Option<ParentNo>,) = tx
        .one(sql!(
            "SELECT MAX(parent_no) AS last
             FROM (SELECT parent_no FROM orders_parents
                   WHERE parent_no > $1 ORDER BY parent_no LIMIT $2) AS page",
            after,
            limit
        ))
        .await?;
    Ok(last)
}
