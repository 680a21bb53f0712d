//! `orders_paid_fees`.

use crate::order::fee_kind::FeeKind;
use db::{Error, Tx, insert, sql};
use kernel::{CustNo, Day, Fen, FundCode};

db::row! {
    /// A row of `orders_paid_fees`.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct PaidFee {
        /// The customer.
        pub cust_no: CustNo,
        /// The fund in which it was paid.
        pub fund_code: FundCode,
        /// What it was for.
        pub kind: FeeKind,
        /// How many orders cost something.
        pub orders: i64,
        /// How much.
        pub fee: Fen,
        /// The first T of those.
        pub since: Day,
    }
}

/// Adds to what is kept; no key may be given twice.
pub async fn add(tx: &mut Tx, rows: &[PaidFee]) -> Result<(), Error> {
    let insert = insert!(
        "orders_paid_fees",
        PaidFee,
        "ON CONFLICT (cust_no, fund_code, kind) DO UPDATE SET
            orders = orders_paid_fees.orders + excluded.orders,
            fee = orders_paid_fees.fee + excluded.fee,
            since = CASE WHEN excluded.since < orders_paid_fees.since
                         THEN excluded.since ELSE orders_paid_fees.since END"
    );
    tx.insert_many(insert, rows).await.map(|_| ())
}

/// What a customer paid.
pub async fn of_customer(tx: &mut Tx, cust_no: CustNo) -> Result<Vec<PaidFee>, Error> {
    tx.all(sql!(
        "SELECT cust_no, fund_code, kind, orders, fee, since FROM orders_paid_fees
         WHERE cust_no = $1 ORDER BY fund_code, kind",
        cust_no
    ))
    .await
}

/// Customers of whom something else is kept than their confirmed orders cost, with what is missing.
pub async fn differing(tx: &mut Tx) -> Result<Vec<(CustNo, Fen)>, Error> {
    tx.all(sql!(
        "SELECT cust_no, CAST(SUM(fee) AS BIGINT) AS fee FROM (
             SELECT cust_no, confirmed_fee AS fee FROM orders_orders
             WHERE status IN ('1', '6') AND confirmed_fee > 0
             UNION ALL
             SELECT cust_no, -fee AS fee FROM orders_paid_fees
         ) AS both_sides
         GROUP BY cust_no HAVING SUM(fee) <> 0 ORDER BY cust_no"
    ))
    .await
}
