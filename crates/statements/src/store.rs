//! SQL of the room.

use content::MailId;
use db::{Error, Tx, sql};
use kernel::{CustNo, Instant};

db::row! {
    /// Who gets each month's statement.
    #[derive(Debug, Clone)]
    pub struct Monthly {
        pub cust_no: CustNo,
        pub since: Instant,
    }
}

/// Whether a customer gets each month's statement.
pub async fn is_monthly(tx: &mut Tx, cust_no: CustNo) -> Result<bool, Error> {
    Ok(!monthly_since(tx, cust_no).await?.is_empty())
}

/// Since when he does; empty where he does not.
pub async fn monthly_since(tx: &mut Tx, cust_no: CustNo) -> Result<Vec<Instant>, Error> {
    let rows: Vec<(Instant,)> =
        tx.all(sql!("SELECT since FROM statements_monthly WHERE cust_no = $1", cust_no)).await?;
    Ok(rows.into_iter().map(|(since,)| since).collect())
}

/// Some after one.
pub async fn monthly_after(
    tx: &mut Tx,
    after: Option<CustNo>,
    limit: i64,
) -> Result<Vec<Monthly>, Error> {
    let after = after.map_or(0, CustNo::value);
    tx.all(sql!(
        "SELECT cust_no, since FROM statements_monthly WHERE cust_no > $1
         ORDER BY cust_no LIMIT $2",
        after,
        limit
    ))
    .await
}

/// Answers whether it was off.
pub async fn begin_monthly(tx: &mut Tx, cust_no: CustNo, now: Instant) -> Result<bool, Error> {
    let changed = tx
        .execute(sql!(
            "INSERT INTO statements_monthly (cust_no, since) VALUES ($1, $2)
             ON CONFLICT (cust_no) DO NOTHING",
            cust_no,
            now
        ))
        .await?;
    Ok(changed > 0)
}

/// Answers whether it was on.
pub async fn end_monthly(tx: &mut Tx, cust_no: CustNo) -> Result<bool, Error> {
    let delete = sql!("DELETE FROM statements_monthly WHERE cust_no = $1", cust_no);
    Ok(tx.execute(delete).await? > 0)
}

/// Whether a month was given to the mail.
pub async fn is_mailed(tx: &mut Tx, cust_no: CustNo, month: &str) -> Result<bool, Error> {
    let (count,): (i64,) = tx
        .one(sql!(
            "SELECT COUNT(*) AS count FROM statements_mailed WHERE cust_no = $1 AND month = $2",
            cust_no,
            month
        ))
        .await?;
    Ok(count > 0)
}

/// It was given to the mail.
pub async fn note_mailed(
    tx: &mut Tx,
    (cust_no, month): (CustNo, &str),
    mail_id: MailId,
    now: Instant,
) -> Result<(), Error> {
    tx.execute(sql!(
        "INSERT INTO statements_mailed (cust_no, month, mail_id, mailed_at)
         VALUES ($1, $2, $3, $4)",
        cust_no,
        month,
        mail_id,
        now
    ))
    .await
    .map(drop)
}

/// All months that were, oldest first.
pub async fn mailed(tx: &mut Tx, cust_no: CustNo) -> Result<Vec<(String, Instant)>, Error> {
    tx.all(sql!(
        "SELECT month, mailed_at FROM statements_mailed WHERE cust_no = $1 ORDER BY month",
        cust_no
    ))
    .await
}

/// All that the room has of a customer.
pub async fn forget(tx: &mut Tx, cust_no: CustNo) -> Result<(), Error> {
    for delete in [
        sql!("DELETE FROM statements_monthly WHERE cust_no = $1", cust_no),
        sql!("DELETE FROM statements_mailed WHERE cust_no = $1", cust_no),
    ] {
        tx.execute(delete).await?;
    }
    Ok(())
}
