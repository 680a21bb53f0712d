//! `holdings_taken_lots`.

use crate::TakenLot;
use db::{Error, Tx, insert, sql};
use kernel::CustNo;

/// Notes what orders took.
pub async fn insert(tx: &mut Tx, rows: &[TakenLot]) -> Result<(), Error> {
    tx.insert_many(insert!("holdings_taken_lots", TakenLot, ""), rows).await.map(|_| ())
}

/// What an order took, oldest lot first.
pub async fn of_order(tx: &mut Tx, cust_no: CustNo, order_no: i64) -> Result<Vec<TakenLot>, Error> {
    tx.all(sql!(
        "SELECT cust_no, order_no, registered_on, lot_id, shares FROM holdings_taken_lots
         WHERE cust_no = $1 AND order_no = $2
         ORDER BY registered_on, lot_id",
        cust_no,
        order_no
    ))
    .await
}
