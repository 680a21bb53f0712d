//! `orders_open`: the orders that are not final.

use crate::order::kind::OrderNo;
use crate::order::row::Order;
use db::{Error, Tx, insert, update};
use kernel::CustNo;

db::row! {
    /// An order that is not final.
    #[derive(Debug, Clone, Copy)]
    pub struct OpenRow {
        pub cust_no: CustNo,
        pub order_no: OrderNo,
    }
}

impl OpenRow {
    pub fn of(order: &Order) -> Self {
        Self { cust_no: order.cust_no, order_no: order.order_no }
    }
}

/// Notes orders that are not final.
pub async fn begin(tx: &mut Tx, rows: &[OpenRow]) -> Result<(), Error> {
    tx.insert_many(insert!("orders_open", OpenRow), rows).await.map(|_| ())
}

/// Takes orders that are final out of those that are open; no order may be given twice.
pub async fn end(tx: &mut Tx, rows: &[OpenRow]) -> Result<(), Error> {
    let end = update!(
        "DELETE FROM orders_open WHERE cust_no = $cust_no AND order_no = $order_no",
        OpenRow by cust_no, order_no
    );
    tx.update_many(end, rows).await.map(|_| ())
}
