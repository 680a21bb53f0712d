//! `orders_orders` and `orders_events`.

use crate::order::event::Event;
use crate::order::kind::{OrderNo, OrderStatus, PayStatus};
use crate::order::months::count_final;
use crate::order::row::Order;
use crate::order::row::order_columns;
use crate::order::store::open::{self, OpenRow};
use db::{Error, Tx, insert, sql};
use kernel::CustNo;

/// A customer's order, or none.
pub async fn find(tx: &mut Tx, cust_no: CustNo, order_no: OrderNo) -> Result<Option<Order>, Error> {
    tx.optional(sql!(
        concat!(
            "SELECT ",
            order_columns!(),
            " FROM orders_orders WHERE cust_no = $1 AND order_no = $2"
        ),
        cust_no,
        order_no
    ))
    .await
}

/// Inserts orders; those that are final from the beginning count at once.
pub async fn insert(tx: &mut Tx, rows: &[Order]) -> Result<(), Error> {
    tx.insert_many(insert!("orders_orders", Order), rows).await?;
    let begun = rows.iter().filter(|order| order.status.is_open());
    open::begin(tx, &begun.map(OpenRow::of).collect::<Vec<_>>()).await?;
    count_final(tx, rows).await
}

/// Appends events; a step that was noted before stays as it is.
pub async fn append(tx: &mut Tx, rows: &[Event]) -> Result<(), Error> {
    let insert = insert!("orders_events", Event, "ON CONFLICT DO NOTHING");
    tx.insert_many(insert, rows).await.map(|_| ())
}

/// What happened to an order, in order.
pub async fn events(tx: &mut Tx, cust_no: CustNo, order_no: OrderNo) -> Result<Vec<Event>, Error> {
    tx.all(sql!(
        "SELECT cust_no, order_no, step, at, status, pay_status, note FROM orders_events
         WHERE cust_no = $1 AND order_no = $2 ORDER BY at, step",
        cust_no,
        order_no
    ))
    .await
}

/// The newest orders of all customers, the newest first.
pub async fn newest(tx: &mut Tx, limit: i64) -> Result<Vec<Order>, Error> {
    tx.all(sql!(
        concat!("SELECT ", order_columns!(), " FROM orders_orders ORDER BY order_no DESC LIMIT $1"),
        limit
    ))
    .await
}

/// The newest orders of a customer, the newest first.
pub async fn newest_of(tx: &mut Tx, cust_no: CustNo, limit: i64) -> Result<Vec<Order>, Error> {
    tx.all(sql!(
        concat!(
            "SELECT ",
            order_columns!(),
            " FROM orders_orders WHERE cust_no = $1 ORDER BY order_no DESC LIMIT $2"
        ),
        cust_no,
        limit
    ))
    .await
}

db::row! {
    /// Where an order and its money stand.
    #[derive(Debug, Clone, Copy)]
    pub struct Stand {
        /// The order.
        pub order_no: OrderNo,
        /// Where it stands.
        pub status: OrderStatus,
        /// Where its money is.
        pub pay_status: PayStatus,
    }
}

/// Where orders stand, by their numbers; unknown ones are left out.
///
/// # Errors
/// Those of the database.
pub async fn stands(tx: &mut Tx, orders: &[OrderNo]) -> Result<Vec<Stand>, Error> {
    tx.all(sql!(
        "SELECT order_no, status, pay_status FROM orders_orders WHERE order_no IN ($1[])",
        orders
    ))
    .await
}

/// Orders by their numbers.
pub async fn by_number(tx: &mut Tx, orders: &[OrderNo]) -> Result<Vec<Order>, Error> {
    tx.all(sql!(
        concat!(
            "SELECT ",
            order_columns!(),
            " FROM orders_orders WHERE order_no IN ($1[]) ORDER BY order_no"
        ),
        orders
    ))
    .await
}
