//! What subscriptions were promised, and what came of them.

use crate::order::dates::OrderDates;
use crate::order::kind::OrderNo;
use crate::order::row::Order;
use crate::order::subscription::Subscription;
use db::{Error, Tx, insert, sql, update};
use kernel::{CustNo, Day, Fen};

/// Puts subscriptions with new promises.
pub async fn put(tx: &mut Tx, rows: &[Subscription]) -> Result<(), Error> {
    let insert = insert!(
        "orders_subscriptions",
        Subscription,
        "ON CONFLICT (cust_no, order_no) DO UPDATE SET received_day = excluded.received_day,
             offering_end = excluded.offering_end, refund_by = excluded.refund_by"
    );
    tx.insert_many(insert, rows).await.map(|_| ())
}

/// A customer's subscription; none for other orders.
pub async fn find(
    tx: &mut Tx,
    cust_no: CustNo,
    order_no: OrderNo,
) -> Result<Option<Subscription>, Error> {
    tx.optional(sql!(
        "SELECT cust_no, order_no, received_day, offering_end, refund_by, established_on,
                interest
         FROM orders_subscriptions WHERE cust_no = $1 AND order_no = $2",
        cust_no,
        order_no
    ))
    .await
}

db::row! {
    /// What came of a subscription.
    pub struct ResultRow {
        pub cust_no: CustNo,
        pub order_no: OrderNo,
        pub established_on: Option<Day>,
        pub interest: Option<Fen>,
    }
}

/// Notes what came of subscriptions.
pub async fn finish(tx: &mut Tx, rows: &[ResultRow]) -> Result<(), Error> {
    let update = update!(
        "UPDATE orders_subscriptions SET established_on = $established_on, interest = $interest
         WHERE cust_no = $cust_no AND order_no = $order_no",
        ResultRow by cust_no, order_no
    );
    tx.update_many(update, rows).await.map(|_| ())
}

/// Stores what a new order is promised, when it is a subscription.
pub async fn note(tx: &mut Tx, order: &Order, dates: &OrderDates) -> Result<(), Error> {
    match Subscription::of(order, dates) {
        Some(row) => put(tx, &[row]).await,
        None => Ok(()),
    }
}
