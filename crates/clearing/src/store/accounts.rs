//! `clearing_accounts`.

use crate::state::{AccountState, RequestState};
use db::{Error, Tx, sql};
use kernel::{CustNo, Day, TradeAcco};

db::row! {
    /// A trade account at the TA.
    #[derive(Debug, Clone)]
    pub struct AccountRow {
        pub trade_acco: TradeAcco,
        pub cust_no: CustNo,
        pub ta_account: String,
        pub state: AccountState,
        pub asked_on: Day,
        /// How often it was asked for.
        pub times: i64,
        /// Why it was refused; empty when it wasn't.
        pub reason: String,
        /// The account at the TA that it joins, empty where its number is not known yet; none where
        /// it is the customer's first.
        pub joins: Option<String>,
    }
}

db::row! {
    /// An account that is asked for once more.
    #[derive(Debug, Clone)]
    pub struct AskedAgain {
        pub trade_acco: TradeAcco,
        pub state: AccountState,
        pub asked_on: Day,
        pub joins: Option<String>,
    }
}

db::row! {
    /// What the TA said of opening an account.
    #[derive(Debug, Clone)]
    pub struct AccountAnswer {
        pub trade_acco: TradeAcco,
        /// Which of the requests for it is answered.
        pub times: i64,
        pub ta_account: String,
        pub state: AccountState,
        pub reason: String,
    }
}

/// What the TA said of a request to close an account, or to amend what it says of its holder.
#[derive(Debug, Clone)]
pub struct RequestAnswer {
    pub trade_acco: TradeAcco,
    pub asked_on: Day,
    pub state: RequestState,
    /// Why it refuses; empty where it does not.
    pub reason: String,
}

/// All accounts of a customer.
pub async fn accounts_of(tx: &mut Tx, cust_no: CustNo) -> Result<Vec<AccountRow>, Error> {
    tx.all(sql!(
        "SELECT trade_acco, cust_no, ta_account, state, asked_on, times, reason, joins
         FROM clearing_accounts WHERE cust_no = $1 ORDER BY trade_acco",
        cust_no
    ))
    .await
}

/// The number of an account at the TA; empty where there is none.
pub async fn number_of(tx: &mut Tx, trade_acco: TradeAcco) -> Result<String, Error> {
    let row: Option<(String,)> = tx
        .optional(sql!(
            "SELECT ta_account FROM clearing_accounts WHERE trade_acco = $1",
            trade_acco
        ))
        .await?;
    Ok(row.map(|(number,)| number).unwrap_or_default())
}

pub async fn known_accounts(tx: &mut Tx, accos: &[TradeAcco]) -> Result<Vec<AccountRow>, Error> {
    let query = db::sql!(
        "SELECT trade_acco, cust_no, ta_account, state, asked_on, times, reason, joins
         FROM clearing_accounts
         WHERE trade_acco IN ($1[]) ORDER BY trade_acco",
        accos
    );
    tx.all(query).await
}

pub async fn accounts_asked_on(tx: &mut Tx, day: Day) -> Result<Vec<AccountRow>, Error> {
    let query = db::sql!(
        "SELECT trade_acco, cust_no, ta_account, state, asked_on, times, reason, joins
         FROM clearing_accounts
         WHERE asked_on = $1 ORDER BY trade_acco",
        day
    );
    tx.all(query).await
}

pub async fn insert_accounts(tx: &mut Tx, rows: &[AccountRow]) -> Result<(), Error> {
    let insert = db::insert!("clearing_accounts", AccountRow, "ON CONFLICT DO NOTHING");
    tx.insert_many(insert, rows).await?;
    Ok(())
}

/// The next accounts, by day, that were asked for up to a day and not spoken of.
pub async fn asked_until(tx: &mut Tx, last: Day, limit: i64) -> Result<Vec<AccountRow>, Error> {
    tx.all(sql!(
        "SELECT trade_acco, cust_no, ta_account, state, asked_on, times, reason, joins
         FROM clearing_accounts WHERE state = $1 AND asked_on <= $2
         ORDER BY asked_on, trade_acco LIMIT $3",
        AccountState::Asked,
        last,
        limit
    ))
    .await
}

/// All accounts of some customers.
pub async fn accounts_of_some(tx: &mut Tx, of: &[CustNo]) -> Result<Vec<AccountRow>, Error> {
    let query = db::sql!(
        "SELECT trade_acco, cust_no, ta_account, state, asked_on, times, reason, joins
         FROM clearing_accounts
         WHERE cust_no IN ($1[]) ORDER BY trade_acco",
        of
    );
    tx.all(query).await
}

/// Accounts that were refused, closed, or never spoken of are asked for again.
pub async fn ask_again(tx: &mut Tx, rows: &[AskedAgain]) -> Result<(), Error> {
    let update = db::update!(
        "UPDATE clearing_accounts
         SET state = $state, asked_on = $asked_on, joins = $joins, times = times + 1
         WHERE trade_acco = $trade_acco",
        AskedAgain by trade_acco
    );
    tx.update_many(update, rows).await?;
    Ok(())
}

pub async fn answer_accounts(tx: &mut Tx, rows: &[AccountAnswer]) -> Result<(), Error> {
    let update = db::update!(
        "UPDATE clearing_accounts SET ta_account = $ta_account, state = $state, reason = $reason
         WHERE trade_acco = $trade_acco AND times = $times",
        AccountAnswer by trade_acco, times
    );
    tx.update_many(update, rows).await?;
    Ok(())
}

/// Closes one that is open.
pub async fn close_account(tx: &mut Tx, trade_acco: TradeAcco) -> Result<(), Error> {
    tx.execute(sql!(
        "UPDATE clearing_accounts SET state = $2 WHERE trade_acco = $1 AND state = $3",
        trade_acco,
        AccountState::Closed,
        AccountState::Open
    ))
    .await
    .map(drop)
}

/// Of how many accounts, asked for up to a day, the TA has not said whether it opens them.
pub async fn unanswered_accounts(tx: &mut Tx, last: Day) -> Result<Vec<(Day, i64)>, Error> {
    tx.all(sql!(
        "SELECT asked_on, COUNT(*) AS accounts FROM clearing_accounts
         WHERE state = $1 AND asked_on <= $2 GROUP BY asked_on ORDER BY asked_on",
        AccountState::Asked,
        last
    ))
    .await
}
