//! `orders_first_promises`: of orders that have another T than they were promised.

use crate::order::kind::OrderNo;
use crate::order::row::Order;
use db::{Error, Tx, insert, sql};
use kernel::{CustNo, Day, Fen};

db::row! {
    /// What an order was promised first.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct FirstPromise {
        pub cust_no: CustNo,
        pub order_no: OrderNo,
        pub t_day: Day,
        pub nav_day: Day,
        pub confirm_day: Day,
        pub redeemable_day: Option<Day>,
        pub fee: Option<Fen>,
    }
}

impl FirstPromise {
    /// What a purchase is promised as it stands.
    pub fn of(order: &Order) -> Self {
        let Order { cust_no, order_no, t_day, nav_day, confirm_day, redeemable_day, .. } = *order;
        let fee = order.fee_explained.promised();
        Self { cust_no, order_no, t_day, nav_day, confirm_day, redeemable_day, fee }
    }
}

/// Keeps the first promises of orders; of one that is promised anew again, the first stays.
pub async fn keep(tx: &mut Tx, rows: &[FirstPromise]) -> Result<(), Error> {
    if rows.is_empty() {
        return Ok(());
    }
    let insert = insert!(
        "orders_first_promises",
        FirstPromise,
        "ON CONFLICT (cust_no, order_no) DO NOTHING"
    );
    tx.insert_many(insert, rows).await.map(|_| ())
}

/// Of a customer's order; none where its T is the promised one.
pub async fn find(
    tx: &mut Tx,
    cust_no: CustNo,
    order_no: OrderNo,
) -> Result<Option<FirstPromise>, Error> {
    tx.optional(sql!(
        "SELECT cust_no, order_no, t_day, nav_day, confirm_day, redeemable_day, fee
         FROM orders_first_promises WHERE cust_no = $1 AND order_no = $2",
        cust_no,
        order_no
    ))
    .await
}
