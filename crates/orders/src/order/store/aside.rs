//! `orders_set_aside`: payments whose answers could not be written down.

use crate::order::kind::OrderNo;
use db::{Error, Tx, sql};
use kernel::{CustNo, Instant};
use serde::Serialize;

/// So many are shown to operators.
const SHOWN: i64 = 100;

db::row! {
    /// A payment whose answer could not be written down.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize)]
    #[serde(rename_all = "camelCase")]
    pub struct SetAside {
        /// Its customer.
        pub cust_no: CustNo,
        /// Its order, whose number is the payment's, too.
        pub order_no: OrderNo,
        /// `in`, or the kind of the payout.
        pub what: String,
        /// What went wrong, for operators.
        pub reason: String,
        /// When it was tried last, in business time.
        pub at: Instant,
        /// How often it was tried.
        pub times: i64,
    }
}

/// Notes one, once more where it is there already.
pub async fn put(tx: &mut Tx, row: &SetAside) -> Result<(), Error> {
    tx.execute(sql!(
        "INSERT INTO orders_set_aside (cust_no, order_no, what, reason, at, times)
         VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (order_no, what) DO UPDATE SET reason = excluded.reason, at = excluded.at,
            times = orders_set_aside.times + excluded.times",
        row.cust_no,
        row.order_no,
        row.what,
        row.reason,
        row.at,
        row.times
    ))
    .await
    .map(|_| ())
}

/// Those that are not settled since, oldest first.
pub async fn open(tx: &mut Tx) -> Result<Vec<SetAside>, Error> {
    tx.all(sql!(
        "SELECT a.cust_no, a.order_no, a.what, a.reason, a.at, a.times FROM orders_set_aside AS a
         WHERE EXISTS (SELECT 1 FROM orders_payments AS c
                       WHERE c.payment_no = a.order_no AND a.what = 'in' AND c.state < '2')
            OR EXISTS (SELECT 1 FROM orders_payouts AS p
                       WHERE p.cust_no = a.cust_no AND p.order_no = a.order_no
                         AND p.kind = a.what AND p.state < '2')
         ORDER BY a.order_no, a.what LIMIT $1",
        SHOWN
    ))
    .await
}
