//! What conversions were expected to bring, and what came of them.

use crate::order::conversion::Conversion;
use crate::order::kind::OrderNo;
use db::{Error, Tx, insert, sql, update};
use kernel::{CustNo, Fen, Nav, Shares};

/// Inserts conversions that are not confirmed.
pub async fn insert(tx: &mut Tx, rows: &[Conversion]) -> Result<(), Error> {
    tx.insert_many(insert!("orders_conversions", Conversion), rows).await.map(|_| ())
}

/// A customer's conversion; none for other orders.
pub async fn find(
    tx: &mut Tx,
    cust_no: CustNo,
    order_no: OrderNo,
) -> Result<Option<Conversion>, Error> {
    tx.optional(sql!(
        "SELECT cust_no, order_no, expected, redeem_fee, top_up_fee, target_nav,
                target_shares
         FROM orders_conversions WHERE cust_no = $1 AND order_no = $2",
        cust_no,
        order_no
    ))
    .await
}

/// All conversions.
pub async fn all(tx: &mut Tx) -> Result<Vec<Conversion>, Error> {
    tx.all(sql!(
        "SELECT cust_no, order_no, expected, redeem_fee, top_up_fee, target_nav,
                target_shares
         FROM orders_conversions ORDER BY cust_no, order_no"
    ))
    .await
}

db::row! {
    /// What came of a conversion.
    pub struct ConvertedRow {
        pub cust_no: CustNo,
        pub order_no: OrderNo,
        pub redeem_fee: Option<Fen>,
        pub top_up_fee: Option<Fen>,
        pub target_nav: Option<Nav>,
        pub target_shares: Option<Shares>,
    }
}

/// Notes what came of conversions.
pub async fn finish(tx: &mut Tx, rows: &[ConvertedRow]) -> Result<(), Error> {
    let update = update!(
        "UPDATE orders_conversions SET redeem_fee = $redeem_fee, top_up_fee = $top_up_fee,
            target_nav = $target_nav, target_shares = $target_shares
         WHERE cust_no = $cust_no AND order_no = $order_no",
        ConvertedRow by cust_no, order_no
    );
    tx.update_many(update, rows).await.map(|_| ())
}
