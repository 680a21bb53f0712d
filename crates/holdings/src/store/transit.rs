//! `holdings_transit`.

use db::{Error, Tx, insert, sql, update};
use kernel::{CustNo, Fen, FundCode, TradeAcco};

db::row! {
    /// The money of an order that is on its way.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct Transit {
        /// The customer.
        pub cust_no: CustNo,
        /// The order's number.
        pub order_no: i64,
        /// The card's transaction account.
        pub trade_acco: TradeAcco,
        /// The fund.
        pub fund_code: FundCode,
        /// Whether it was paid for a purchase; else it is on its way to the card.
        pub buying: bool,
        /// How much.
        pub amount: Fen,
    }
}

/// Writes money on its way; an order that is there already gets the new amount.
pub async fn put(tx: &mut Tx, rows: &[Transit]) -> Result<(), Error> {
    let upsert = insert!(
        "holdings_transit",
        Transit,
        "ON CONFLICT (cust_no, order_no)
         DO UPDATE SET buying = excluded.buying, amount = excluded.amount"
    );
    tx.insert_many(upsert, rows).await.map(|_| ())
}

db::row! {
    /// An order whose money has arrived.
    pub struct Arrived {
        pub cust_no: CustNo,
        pub order_no: i64,
    }
}

/// Removes what has arrived; no order may be named twice.
pub async fn remove(tx: &mut Tx, rows: &[Arrived]) -> Result<(), Error> {
    let delete = update!(
        "DELETE FROM holdings_transit WHERE cust_no = $cust_no AND order_no = $order_no",
        Arrived by cust_no, order_no
    );
    tx.update_many(delete, rows).await.map(|_| ())
}

/// A customer's orders whose money goes to a card, newest first, at most 100.
pub async fn going_out(tx: &mut Tx, cust_no: CustNo) -> Result<Vec<i64>, Error> {
    let rows: Vec<(i64,)> = tx
        .all(sql!(
            "SELECT order_no FROM holdings_transit WHERE cust_no = $1 AND NOT buying
             ORDER BY order_no DESC LIMIT 100",
            cust_no
        ))
        .await?;
    Ok(rows.into_iter().map(|(order_no,)| order_no).collect())
}

/// A customer's money on its way by account and fund, as (account, fund, buying, amount).
pub async fn of_customer(
    tx: &mut Tx,
    cust_no: CustNo,
) -> Result<Vec<(TradeAcco, FundCode, bool, Fen)>, Error> {
    tx.all(sql!(
        "SELECT trade_acco, fund_code, buying, CAST(SUM(amount) AS BIGINT) AS amount
         FROM holdings_transit WHERE cust_no = $1
         GROUP BY trade_acco, fund_code, buying ORDER BY fund_code, buying, trade_acco",
        cust_no
    ))
    .await
}
