//! `orders_causes`: what other rooms had orders placed for.

use crate::order::authority::Cause;
use crate::order::kind::OrderNo;
use crate::order::row::Order;
use crate::order::row::order_columns;
use db::{Error, Tx, insert, select, sql};
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
    /// Names a cause.
    pub struct Key {
        pub room: String,
        pub cause_no: i64,
    }
}

impl Key {
    pub fn of(cause: &Cause) -> Self {
        Self { room: cause.room.clone(), cause_no: cause.no }
    }
}

/// Of some causes those for which something was placed.
pub async fn noted(tx: &mut Tx, keys: &[Key]) -> Result<Vec<Key>, Error> {
    let select = select!(
        "SELECT room, cause_no FROM orders_causes WHERE room = $room AND cause_no = $cause_no",
        Key
    );
    tx.select_many(select, keys).await
}

db::row! {
    /// A cause, and the order or the parent that was placed for it.
    pub struct NotedRow {
        pub room: String,
        pub cause_no: i64,
        pub cust_no: CustNo,
        pub order_no: OrderNo,
    }
}

impl NotedRow {
    /// That an order, or the parent of that number, was placed for it.
    pub fn of(cause: &Cause, (cust_no, order_no): (CustNo, OrderNo)) -> Self {
        Self { room: cause.room.clone(), cause_no: cause.no, cust_no, order_no }
    }
}

/// Notes what orders and parents were placed for. Who asks for [`find`] first never meets a second
/// one: where another transaction is faster, the database lets this one run again.
pub async fn insert(tx: &mut Tx, rows: &[NotedRow]) -> Result<(), Error> {
    tx.insert_many(insert!("orders_causes", NotedRow), rows).await.map(drop)
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
