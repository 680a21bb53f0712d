//! Collecting the money of orders.

use crate::{Order, OrderNo};
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
        /// How often the bank was asked before.
        pub pay_tries: i64,
    }
}

/// Claims orders whose money is to be collected and of which nobody has asked since `before`.
pub async fn claim(tx: &mut Tx, before: Instant, limit: i64) -> Result<Vec<ToPay>, Error> {
    tx.all(claim!(
        "SELECT cust_no, order_no, protocol_no, amount, pay_tries FROM orders_orders
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

/// Those of some orders whose money is still being collected.
pub async fn still_paying(tx: &mut Tx, orders: &[OrderNo]) -> Result<Vec<Order>, Error> {
    tx.all(sql!(
        "SELECT * FROM orders_orders
         WHERE order_no IN ($1[]) AND status = '0' AND pay_status = '1' ORDER BY order_no",
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
        pub t_day: Day,
        pub nav_day: Day,
        pub confirm_day: Day,
        pub redeemable_day: Option<Day>,
        pub cancel_until: Option<Instant>,
    }
}

impl PaidRow {
    pub fn of(order: &Order) -> Self {
        Self {
            cust_no: order.cust_no,
            order_no: order.order_no,
            paid_at: order.paid_at,
            t_day: order.t_day,
            nav_day: order.nav_day,
            confirm_day: order.confirm_day,
            redeemable_day: order.redeemable_day,
            cancel_until: order.cancel_until,
        }
    }
}

/// Notes that the money is here; the payment has decided T.
pub async fn paid(tx: &mut Tx, rows: &[PaidRow]) -> Result<(), Error> {
    let update = update!(
        "UPDATE orders_orders SET pay_status = '2', paid_at = $paid_at, t_day = $t_day,
            nav_day = $nav_day, confirm_day = $confirm_day, redeemable_day = $redeemable_day,
            cancel_until = $cancel_until
         WHERE cust_no = $cust_no AND order_no = $order_no AND pay_status = '1'",
        PaidRow by cust_no, order_no
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
         WHERE cust_no = $cust_no AND order_no = $order_no AND status = '0' AND pay_status = '1'",
        RefusedRow by cust_no, order_no
    );
    tx.update_many(update, rows).await.map(|_| ())
}
