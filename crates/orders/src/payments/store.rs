//! Collecting the money of orders.

use crate::order::{Order, OrderNo, OrderStatus, PayStatus};
use db::{Error, Tx, claim, sql, update};
use kernel::{CustNo, Day, Fen, Instant};

db::row! {
    /// An order whose money is to be collected.
    #[derive(Debug, Clone)]
    pub struct ToPay {
        pub cust_no: CustNo,
        pub order_no: OrderNo,
        pub protocol_no: String,
        pub amount: Fen,
        /// Accepted, or void when it was given up.
        pub status: OrderStatus,
        /// How often the bank was asked before.
        pub pay_tries: i64,
    }
}

/// Those of some orders that were placed after `since` and are not given up. They are asked for
/// the first time, so there is nothing to be queried.
pub async fn placed(tx: &mut Tx, orders: &[OrderNo], since: Instant) -> Result<Vec<ToPay>, Error> {
    tx.all(sql!(
        "SELECT cust_no, order_no, protocol_no, amount, status,
                CAST(0 AS BIGINT) AS pay_tries
         FROM orders_orders
         WHERE order_no IN ($1[]) AND pay_status = '1' AND status = '0' AND pay_asked_at > $2
         ORDER BY order_no",
        orders,
        since
    ))
    .await
}

/// Claims orders whose money is to be collected and of which nobody has asked since `before`.
pub async fn claim(tx: &mut Tx, before: Instant, limit: usize) -> Result<Vec<ToPay>, Error> {
    let limit = i64::try_from(limit).unwrap_or(i64::MAX);
    tx.all(claim!(
        "SELECT cust_no, order_no, protocol_no, amount, status, pay_tries FROM orders_orders
         WHERE pay_status = '1' AND pay_asked_at < $1 ORDER BY order_no LIMIT $2",
        before,
        limit
    ))
    .await
}

db::row! {
    /// Notes that the bank is asked.
    pub struct Asked {
        pub cust_no: CustNo,
        pub order_no: OrderNo,
        pub pay_asked_at: Instant,
    }
}

/// Notes that the bank is asked.
pub async fn asked(tx: &mut Tx, rows: &[Asked]) -> Result<(), Error> {
    let update = update!(
        "UPDATE orders_orders SET pay_asked_at = $pay_asked_at, pay_tries = pay_tries + 1
         WHERE cust_no = $cust_no AND order_no = $order_no",
        Asked by cust_no, order_no
    );
    tx.update_many(update, rows).await.map(|_| ())
}

/// Those of some orders whose money is still being collected, or unknown since they were given up.
pub async fn still_paying(tx: &mut Tx, orders: &[OrderNo]) -> Result<Vec<Order>, Error> {
    tx.all(sql!(
        "SELECT * FROM orders_orders
         WHERE order_no IN ($1[]) AND pay_status = '1' ORDER BY order_no",
        orders
    ))
    .await
}

db::row! {
    /// An order whose money is here.
    pub struct PaidRow {
        pub cust_no: CustNo,
        pub order_no: OrderNo,
        pub paid_at: Option<Instant>,
    }
}

impl PaidRow {
    pub fn of(order: &Order) -> Self {
        Self { cust_no: order.cust_no, order_no: order.order_no, paid_at: order.paid_at }
    }
}

/// Notes that the money is here.
pub async fn paid(tx: &mut Tx, rows: &[PaidRow]) -> Result<(), Error> {
    let update = update!(
        "UPDATE orders_orders SET pay_status = '2', paid_at = $paid_at
         WHERE cust_no = $cust_no AND order_no = $order_no AND pay_status = '1'",
        PaidRow by cust_no, order_no
    );
    tx.update_many(update, rows).await.map(|_| ())
}

db::row! {
    /// An order whose payment has decided another T than it was promised.
    pub struct MovedRow {
        pub cust_no: CustNo,
        pub order_no: OrderNo,
        pub t_day: Day,
        pub nav_day: Day,
        pub confirm_day: Day,
        pub redeemable_day: Option<Day>,
        pub cancel_until: Option<Instant>,
        pub fee_explained: String,
    }
}

impl MovedRow {
    pub fn of(order: &Order) -> Self {
        Self {
            cust_no: order.cust_no,
            order_no: order.order_no,
            t_day: order.t_day,
            nav_day: order.nav_day,
            confirm_day: order.confirm_day,
            redeemable_day: order.redeemable_day,
            cancel_until: order.cancel_until,
            fee_explained: order.fee_explained.clone(),
        }
    }
}

/// Moves orders to another T. Apart from [`paid`], so that the indices by T are left alone where
/// it stays, which is nearly always.
pub async fn moved(tx: &mut Tx, rows: &[MovedRow]) -> Result<(), Error> {
    let update = update!(
        "UPDATE orders_orders SET t_day = $t_day, nav_day = $nav_day, confirm_day = $confirm_day,
            redeemable_day = $redeemable_day, cancel_until = $cancel_until,
            fee_explained = $fee_explained
         WHERE cust_no = $cust_no AND order_no = $order_no AND pay_status = '1'",
        MovedRow by cust_no, order_no
    );
    tx.update_many(update, rows).await.map(|_| ())
}

db::row! {
    /// An order that the bank refused.
    pub struct RefusedRow {
        pub cust_no: CustNo,
        pub order_no: OrderNo,
        pub reason: String,
    }
}

/// Voids orders that the bank refused.
pub async fn refused(tx: &mut Tx, rows: &[RefusedRow]) -> Result<(), Error> {
    let update = update!(
        "UPDATE orders_orders SET status = '4', pay_status = '3', reason = $reason
         WHERE cust_no = $cust_no AND order_no = $order_no AND pay_status = '1'",
        RefusedRow by cust_no, order_no
    );
    tx.update_many(update, rows).await.map(|_| ())
}

/// Orders of before a day whose money is unknown.
pub async fn to_give_up(tx: &mut Tx, day: Day) -> Result<Vec<Order>, Error> {
    tx.all(sql!(
        "SELECT * FROM orders_orders
         WHERE pay_status = '1' AND status = '0' AND t_day < $1 ORDER BY order_no",
        day
    ))
    .await
}

/// Gives up orders of before a day whose money is still unknown; answers how many.
pub async fn give_up(tx: &mut Tx, day: Day, reason: &str) -> Result<u64, Error> {
    tx.execute(sql!(
        "UPDATE orders_orders SET status = '4', reason = $2
         WHERE pay_status = '1' AND status = '0' AND t_day < $1",
        day,
        reason
    ))
    .await
}

/// Notes that orders were given up; those noted before stay.
pub async fn note_given_up(
    tx: &mut Tx,
    day: Day,
    (step, at): (i64, Instant),
    note: &str,
) -> Result<(), Error> {
    tx.execute(sql!(
        "INSERT INTO orders_events (cust_no, order_no, step, at, status, pay_status, note)
         SELECT cust_no, order_no, $2, $3, status, pay_status, $4 FROM orders_orders
         WHERE pay_status = '1' AND status = '4' AND t_day < $1
         ON CONFLICT DO NOTHING",
        day,
        step,
        at,
        note
    ))
    .await
    .map(|_| ())
}

db::row! {
    /// A void order whose money came after all.
    pub struct LateRow {
        pub cust_no: CustNo,
        pub order_no: OrderNo,
        pub status: OrderStatus,
        pub reason: String,
        pub pay_status: PayStatus,
        pub paid_at: Option<Instant>,
        pub refund: Option<Fen>,
        pub arrive_day: Option<Day>,
    }
}

/// Notes that money of void orders came, and goes back.
pub async fn late(tx: &mut Tx, rows: &[LateRow]) -> Result<(), Error> {
    let update = update!(
        "UPDATE orders_orders SET status = $status, reason = $reason, pay_status = $pay_status,
            paid_at = $paid_at, refund = $refund, arrive_day = $arrive_day
         WHERE cust_no = $cust_no AND order_no = $order_no AND status IN ('0', '4')
           AND pay_status = '1'",
        LateRow by cust_no, order_no
    );
    tx.update_many(update, rows).await.map(|_| ())
}

db::row! {
    /// What is being collected.
    #[derive(Debug, Clone)]
    pub struct OpenRow {
        pub collecting: i64,
        pub since: Option<Instant>,
        pub given_up: i64,
    }
}

/// Counts orders whose money is unknown.
pub async fn open(tx: &mut Tx) -> Result<OpenRow, Error> {
    tx.one(sql!(
        "SELECT COUNT(CASE WHEN status = '0' THEN 1 END) AS collecting,
                MIN(CASE WHEN status = '0' THEN created_at END) AS since,
                COUNT(CASE WHEN status = '4' THEN 1 END) AS given_up
         FROM orders_orders WHERE pay_status = '1'"
    ))
    .await
}
