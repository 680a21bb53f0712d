//! `orders_dividend_reminders`.

use crate::order::kind::OrderNo;
use crate::order::row::Order;
use crate::order::row::order_columns;
use db::{Error, Tx, insert, sql};
use kernel::{CustNo, Day};

db::row! {
    /// A dividend that the customer is to be shown.
    #[derive(Debug, Clone)]
    pub struct Reminder {
        pub cust_no: CustNo,
        pub order_no: OrderNo,
        pub confirmed_on: Day,
    }
}

/// Notes dividends to be shown.
pub async fn insert(tx: &mut Tx, rows: &[Reminder]) -> Result<(), Error> {
    let insert = insert!("orders_dividend_reminders", Reminder, "ON CONFLICT DO NOTHING");
    tx.insert_many(insert, rows).await.map(|_| ())
}

/// A customer's dividends that are to be shown and were confirmed on `since` or later, newest
/// first.
pub async fn open(
    tx: &mut Tx,
    cust_no: CustNo,
    since: Day,
    limit: i64,
) -> Result<Vec<Order>, Error> {
    tx.all(sql!(
        concat!(
            "SELECT ",
            order_columns!(),
            " FROM orders_orders
         WHERE cust_no = $1 AND order_no IN (
             SELECT order_no FROM orders_dividend_reminders
             WHERE cust_no = $1 AND confirmed_on >= $2 ORDER BY order_no DESC LIMIT $3)
         ORDER BY order_no DESC"
        ),
        cust_no,
        since,
        limit
    ))
    .await
}

/// Does not show these of a customer's dividends again.
pub async fn close(tx: &mut Tx, cust_no: CustNo, orders: &[OrderNo]) -> Result<(), Error> {
    tx.execute(sql!(
        "DELETE FROM orders_dividend_reminders WHERE cust_no = $1 AND order_no IN ($2[])",
        cust_no,
        orders
    ))
    .await
    .map(|_| ())
}
