//! `orders_causes`: what other rooms had orders placed for.

use crate::order::authority::Cause;
use crate::order::kind::OrderNo;
use crate::order::row::Order;
use crate::order::row::order_columns;
use db::{Error, Tx, insert, sql};
use kernel::CustNo;

/// The order that was placed for a cause before; none yet.
pub async fn find(tx: &mut Tx, cause: &Cause) -> Result<Option<Order>, Error> {
    tx.optional(sql!(
        concat!(
            "SELECT ",
            order_columns!("o."),
            " FROM orders_causes AS c
         JOIN orders_orders AS o ON o.cust_no = c.cust_no AND o.order_no = c.order_no
         WHERE c.room = $1 AND c.cause_no = $2"
        ),
        cause.room,
        cause.no
    ))
    .await
}

db::row! {
    /// A cause, and the order or the parent that was placed for it.
    struct NotedRow {
        room: String,
        cause_no: i64,
        cust_no: CustNo,
        order_no: OrderNo,
    }
}

/// Notes what an order, or the parent of that number, was placed for. Who asks for [`find`] first
/// never meets a second one: where another transaction is faster, the database lets this one run
/// again.
pub async fn insert(
    tx: &mut Tx,
    cause: &Cause,
    (cust_no, order_no): (CustNo, OrderNo),
) -> Result<(), Error> {
    let row = NotedRow { room: cause.room.clone(), cause_no: cause.no, cust_no, order_no };
    tx.insert_many(insert!("orders_causes", NotedRow), &[row]).await.map(drop)
}

db::row! {
    /// What an order was placed for.
    pub struct CauseRow {
        pub order_no: OrderNo,
        pub room: String,
        pub cause_no: i64,
    }
}

/// What some orders and parents were placed for; nothing of those that nobody else asked for.
pub async fn of(tx: &mut Tx, orders: &[OrderNo]) -> Result<Vec<CauseRow>, Error> {
    tx.all(sql!(
        "SELECT order_no, room, cause_no FROM orders_causes WHERE order_no IN ($1[])
         ORDER BY order_no",
        orders
    ))
    .await
}
