//! Statements that customers had mailed.

use crate::order::OrderNo;
use db::{Error, Tx, insert, sql};
use kernel::{CustNo, Day, Instant};

db::row! {
    /// A statement that was asked for.
    #[derive(Debug, Clone)]
    pub struct StatementRow {
        pub cust_no: CustNo,
        /// The key under which it is mailed.
        pub statement_id: i64,
        pub order_no: OrderNo,
        pub email: String,
        pub day: Day,
        pub asked_at: Instant,
        /// Whether the mail server took it.
        pub sent: bool,
    }
}

/// Statements that a customer asked for on a day.
pub async fn count(tx: &mut Tx, cust_no: CustNo, day: Day) -> Result<i64, Error> {
    let (count,): (i64,) = tx
        .one(sql!(
            "SELECT COUNT(*) AS count FROM orders_statements WHERE cust_no = $1 AND day = $2",
            cust_no,
            day
        ))
        .await?;
    Ok(count)
}

/// The newest statement of an order to an address on a day.
pub async fn newest(
    tx: &mut Tx,
    (cust_no, order_no): (CustNo, OrderNo),
    email: &str,
    day: Day,
) -> Result<Option<StatementRow>, Error> {
    tx.optional(sql!(
        "SELECT cust_no, statement_id, order_no, email, day, asked_at, sent
         FROM orders_statements
         WHERE cust_no = $1 AND day = $2 AND order_no = $3 AND email = $4
         ORDER BY asked_at DESC, statement_id DESC LIMIT 1",
        cust_no,
        day,
        order_no,
        email
    ))
    .await
}

/// Keeps what was asked for.
pub async fn put(tx: &mut Tx, row: &StatementRow) -> Result<(), Error> {
    let insert = insert!("orders_statements", StatementRow);
    tx.insert_many(insert, std::slice::from_ref(row)).await.map(|_| ())
}

/// Notes that the mail server took a statement.
pub async fn sent(tx: &mut Tx, cust_no: CustNo, statement_id: i64) -> Result<(), Error> {
    tx.execute(sql!(
        "UPDATE orders_statements SET sent = TRUE WHERE cust_no = $1 AND statement_id = $2",
        cust_no,
        statement_id
    ))
    .await?;
    Ok(())
}
