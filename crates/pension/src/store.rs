//! Every SQL text of the room.

use db::{Error, Tx, insert, sql};
use kernel::{CustNo, Day, Fen, Instant, Rate};
use std::sync::Arc;

db::row! {
    /// What the bank said last.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub(crate) struct LookRow {
        pub cust_no: CustNo,
        pub balance: Fen,
        pub said_at: Instant,
    }
}

db::row! {
    /// Something that was paid in.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub(crate) struct PaidInRow {
        pub cust_no: CustNo,
        pub no: i64,
        pub day: Day,
        pub amount: Fen,
    }
}

/// Names and values in force on a day, older ones first.
pub(crate) async fn parameters(tx: &mut Tx, day: Day) -> Result<Arc<Vec<(String, i64)>>, Error> {
    tx.reference(sql!(
        "SELECT name, value FROM pension_parameters WHERE valid_from <= $1 ORDER BY valid_from",
        day
    ))
    .await
}

/// The tax brackets in force on a day, lowest first.
pub(crate) async fn brackets(tx: &mut Tx, day: Day) -> Result<Vec<(Rate,)>, Error> {
    tx.all(sql!(
        "SELECT rate FROM pension_brackets
         WHERE valid_from = (SELECT MAX(valid_from) FROM pension_brackets WHERE valid_from <= $1)
         ORDER BY rate",
        day
    ))
    .await
}

/// What the bank said last of a customer's account.
pub(crate) async fn look(tx: &mut Tx, cust_no: CustNo) -> Result<Option<LookRow>, Error> {
    tx.optional(sql!(
        "SELECT cust_no, balance, said_at FROM pension_looks WHERE cust_no = $1",
        cust_no
    ))
    .await
}

/// What was paid in by then, oldest first.
pub(crate) async fn paid_in(tx: &mut Tx, cust_no: CustNo) -> Result<Vec<PaidInRow>, Error> {
    tx.all(sql!(
        "SELECT cust_no, no, day, amount FROM pension_paid_in WHERE cust_no = $1 ORDER BY no",
        cust_no
    ))
    .await
}

/// Puts what the bank says, unless something later is known.
pub(crate) async fn put_look(
    tx: &mut Tx,
    row: &LookRow,
    paid_in: &[PaidInRow],
) -> Result<(), Error> {
    let put = tx
        .execute(sql!(
            "INSERT INTO pension_looks (cust_no, balance, said_at) VALUES ($1, $2, $3)
             ON CONFLICT (cust_no) DO UPDATE SET balance = excluded.balance,
                 said_at = excluded.said_at
             WHERE pension_looks.said_at <= excluded.said_at",
            row.cust_no,
            row.balance,
            row.said_at
        ))
        .await?;
    if put == 0 {
        return Ok(());
    }
    tx.execute(sql!("DELETE FROM pension_paid_in WHERE cust_no = $1", row.cust_no)).await?;
    tx.insert_many(insert!("pension_paid_in", PaidInRow), paid_in).await?;
    Ok(())
}

/// Deletes what the bank said of a customer.
pub(crate) async fn forget(tx: &mut Tx, cust_no: CustNo) -> Result<(), Error> {
    tx.execute(sql!("DELETE FROM pension_paid_in WHERE cust_no = $1", cust_no)).await?;
    tx.execute(sql!("DELETE FROM pension_looks WHERE cust_no = $1", cust_no)).await?;
    Ok(())
}
