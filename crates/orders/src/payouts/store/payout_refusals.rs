//! `orders_payout_refusals`: attempts to pay out that the bank refused.

use crate::order::OrderNo;
use crate::payouts::payout::PayoutKind;
use db::{Error, Tx, insert, sql};
use kernel::{CustNo, Day, Instant};

db::row! {
    /// An attempt that the bank refused.
    #[derive(Debug, Clone)]
    pub struct RefusalRow {
        pub cust_no: CustNo,
        pub order_no: OrderNo,
        pub kind: PayoutKind,
        pub attempt: i64,
        pub bank_name: String,
        pub tail: String,
        /// When the customer asked for it; 0 of the first attempt.
        pub begun_at: Instant,
        pub refused_at: Instant,
        pub refused_on: Day,
        pub reason: String,
    }
}

/// Notes refusals; one that was noted before stays.
pub async fn insert(tx: &mut Tx, rows: &[RefusalRow]) -> Result<(), Error> {
    let insert = insert!("orders_payout_refusals", RefusalRow, "ON CONFLICT DO NOTHING");
    tx.insert_many(insert, rows).await.map(|_| ())
}

/// What the bank refused of an order, oldest first.
pub async fn of_order(
    tx: &mut Tx,
    cust_no: CustNo,
    order_no: OrderNo,
) -> Result<Vec<RefusalRow>, Error> {
    tx.all(sql!(
        "SELECT cust_no, order_no, kind, attempt, bank_name, tail, begun_at, refused_at,
                refused_on, reason
         FROM orders_payout_refusals WHERE cust_no = $1 AND order_no = $2
         ORDER BY refused_at, attempt",
        cust_no,
        order_no
    ))
    .await
}
