//! `ta_account`.

use db::{Error, Tx};
use kernel::Day;

use super::CHUNK;

db::row! {
    /// A fund account, or one that was asked for.
    #[derive(Debug, Clone)]
    pub struct AccountRow {
        pub trade_acco: String,
        pub ta_account: String,
        pub opened_on: Day,
        pub is_open: bool,
        /// The last day of its holder's certificate; none where it was never said.
        pub valid_to: Option<Day>,
    }
}

db::row! {
    /// What an account's holder has for a certificate from now on.
    #[derive(Debug, Clone)]
    pub struct HolderRow { pub ta_account: String, pub valid_to: Option<Day> }
}

db::row! {
    /// An account that is opened.
    #[derive(Debug, Clone)]
    pub struct OpenedRow { pub trade_acco: String, pub opened_on: Day }
}

pub async fn insert_accounts(tx: &mut Tx, rows: &[AccountRow]) -> Result<(), Error> {
    for rows in rows.chunks(CHUNK) {
        tx.insert_many(db::insert!("ta_account", AccountRow, "ON CONFLICT DO NOTHING"), rows)
            .await?;
    }
    Ok(())
}

/// The accounts that are open, with the last days of their holders' certificates.
pub async fn open_accounts(tx: &mut Tx) -> Result<Vec<(String, Option<Day>)>, Error> {
    tx.all(db::sql!("SELECT trade_acco, valid_to FROM ta_account WHERE is_open")).await
}

/// Registers certificates, for every account of their holders.
pub async fn hold(tx: &mut Tx, holders: &[HolderRow]) -> Result<(), Error> {
    for rows in holders.chunks(CHUNK) {
        let update = db::update!(
            "UPDATE ta_account SET valid_to = $valid_to WHERE ta_account = $ta_account",
            HolderRow by ta_account
        );
        tx.update_many(update, rows).await?;
    }
    Ok(())
}

pub async fn open(tx: &mut Tx, accounts: &[OpenedRow]) -> Result<(), Error> {
    for rows in accounts.chunks(CHUNK) {
        let update = db::update!(
            "UPDATE ta_account SET is_open = TRUE, opened_on = $opened_on
             WHERE trade_acco = $trade_acco AND NOT is_open",
            OpenedRow by trade_acco
        );
        tx.update_many(update, rows).await?;
    }
    Ok(())
}

pub async fn close(tx: &mut Tx, accounts: &[String]) -> Result<(), Error> {
    for trade_acco in accounts {
        let query =
            db::sql!("UPDATE ta_account SET is_open = FALSE WHERE trade_acco = $1", trade_acco);
        tx.execute(query).await?;
    }
    Ok(())
}
