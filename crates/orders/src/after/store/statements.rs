//! Statements that customers had mailed.

use crate::order::OrderNo;
use db::{Error, Tx, sql};
use kernel::{CustNo, Day, Instant};

db::encrypted_row! {
    /// A statement that was asked for.
    #[derive(Debug, Clone)]
    pub struct StatementRow in "orders_statements" of cust_no by (cust_no, statement_id)
        as StoredStatement with (email: email_index)
    {
        plain {
            pub cust_no: CustNo,
            /// The key under which it is mailed.
            pub statement_id: i64,
            pub order_no: OrderNo,
            pub day: Day,
            pub asked_at: Instant,
            /// Whether the mail server took it.
            pub sent: bool,
        }
        encrypted {
            pub email: String,
        }
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
    email: &String,
    day: Day,
) -> Result<Option<StatementRow>, Error> {
    let email_index = tx.index(email)?;
    let stored = tx
        .optional(sql!(
            "SELECT cust_no, statement_id, order_no, day, asked_at, sent, email
             FROM orders_statements
             WHERE cust_no = $1 AND day = $2 AND order_no = $3 AND email_index = $4
             ORDER BY asked_at DESC, statement_id DESC LIMIT 1",
            cust_no,
            day,
            order_no,
            email_index
        ))
        .await?;
    tx.reveal_found(stored).await
}

/// Keeps what was asked for.
pub async fn put(tx: &mut Tx, row: &StatementRow) -> Result<(), Error> {
    let (stored, email_index) = (tx.conceal(row).await?, tx.index(&row.email)?);
    tx.execute(sql!(
        "INSERT INTO orders_statements
             (cust_no, statement_id, order_no, day, asked_at, sent, email, email_index)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        stored.cust_no,
        stored.statement_id,
        stored.order_no,
        stored.day,
        stored.asked_at,
        stored.sent,
        stored.email,
        email_index
    ))
    .await
    .map(|_| ())
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
