//! Pension accounts at the simulated bank.

use db::{Error, Tx, sql};
use kernel::{CardNumber, Certificate, Day, Fen};

db::encrypted_row! {
    /// A pension account.
    #[derive(Debug, Clone)]
    pub(in crate::simulator) struct PensionRow in "partners_pensions" of house by (no)
        as StoredPension
    {
        plain {
            pub no: i64,
            pub protocol_no: Option<String>,
            pub balance: Fen,
        }
        encrypted {
            pub account: CardNumber,
        }
    }
}

pub(in crate::simulator) async fn of_holder(
    tx: &mut Tx,
    certificate: &Certificate,
) -> Result<Option<PensionRow>, Error> {
    let holder = tx.index(certificate)?;
    let stored = tx
        .optional(sql!(
            "SELECT no, protocol_no, balance, account FROM partners_pensions WHERE holder = $1",
            holder
        ))
        .await?;
    tx.reveal_found(stored).await
}

pub(in crate::simulator) async fn of_protocols(
    tx: &mut Tx,
    numbers: &[&str],
) -> Result<Vec<PensionRow>, Error> {
    let stored = tx
        .all(sql!(
            "SELECT no, protocol_no, balance, account FROM partners_pensions
             WHERE protocol_no IN ($1[])",
            numbers
        ))
        .await?;
    tx.reveal_all(stored).await
}

/// The number of the next account.
pub(in crate::simulator) async fn next_no(tx: &mut Tx) -> Result<i64, Error> {
    let (no,) =
        tx.one(sql!("SELECT COALESCE(MAX(no), 0) + 1 AS no FROM partners_pensions")).await?;
    Ok(no)
}

pub(in crate::simulator) async fn insert(
    tx: &mut Tx,
    certificate: &Certificate,
    row: &PensionRow,
) -> Result<(), Error> {
    let (holder, row) = (tx.index(certificate)?, tx.conceal(row).await?);
    tx.execute(sql!(
        "INSERT INTO partners_pensions (no, holder, protocol_no, account, balance)
         VALUES ($1, $2, $3, $4, $5)",
        row.no,
        holder,
        row.protocol_no,
        row.account,
        row.balance
    ))
    .await?;
    Ok(())
}

pub(in crate::simulator) async fn put_agreement(
    tx: &mut Tx,
    no: i64,
    protocol_no: Option<&str>,
) -> Result<(), Error> {
    tx.execute(sql!(
        "UPDATE partners_pensions SET protocol_no = $1 WHERE no = $2",
        protocol_no,
        no
    ))
    .await?;
    Ok(())
}

pub(in crate::simulator) async fn set_account(tx: &mut Tx, row: &PensionRow) -> Result<(), Error> {
    let row = tx.conceal(row).await?;
    tx.execute(sql!(
        "UPDATE partners_pensions SET account = $1 WHERE no = $2",
        row.account,
        row.no
    ))
    .await?;
    Ok(())
}

pub(in crate::simulator) async fn set_balance(
    tx: &mut Tx,
    no: i64,
    balance: Fen,
) -> Result<(), Error> {
    tx.execute(sql!("UPDATE partners_pensions SET balance = $1 WHERE no = $2", balance, no))
        .await?;
    Ok(())
}

/// What was paid in since a day, oldest first.
pub(in crate::simulator) async fn paid_in(
    tx: &mut Tx,
    no: i64,
    since: Day,
) -> Result<Vec<(Day, Fen)>, Error> {
    tx.all(sql!(
        "SELECT day, amount FROM partners_paid_in WHERE account_no = $1 AND day >= $2 ORDER BY no",
        no,
        since
    ))
    .await
}

pub(in crate::simulator) async fn insert_paid_in(
    tx: &mut Tx,
    account_no: i64,
    (day, amount): (Day, Fen),
) -> Result<(), Error> {
    tx.execute(sql!(
        "INSERT INTO partners_paid_in (account_no, no, day, amount)
         VALUES ($1, (SELECT COALESCE(MAX(no), 0) + 1 FROM partners_paid_in WHERE account_no = $1),
             $2, $3)",
        account_no,
        day,
        amount
    ))
    .await?;
    Ok(())
}
