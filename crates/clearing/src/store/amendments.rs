//! `clearing_amendments`.

use super::accounts::RequestAnswer;
use crate::state::{AccountState, RequestState};
use db::{Error, Tx, sql};
use kernel::{Day, TradeAcco};

db::row! {
    /// An account whose holder the TA's register is to say anew.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct AmendmentRow {
        pub trade_acco: TradeAcco,
        pub asked_on: Day,
        /// Its number at the TA.
        pub ta_account: String,
        pub state: RequestState,
        /// Why the TA refused; empty where it did not.
        pub reason: String,
    }
}

pub async fn insert_amendments(tx: &mut Tx, rows: &[AmendmentRow]) -> Result<(), Error> {
    tx.insert_many(db::insert!("clearing_amendments", AmendmentRow), rows).await.map(drop)
}

/// Those that are asked for with the file of a day.
pub async fn amendments_on(tx: &mut Tx, day: Day) -> Result<Vec<AmendmentRow>, Error> {
    tx.all(sql!(
        "SELECT trade_acco, asked_on, ta_account, state, reason FROM clearing_amendments
         WHERE asked_on = $1 ORDER BY trade_acco",
        day
    ))
    .await
}

/// Whether the TA has said nothing yet of one of an account.
pub async fn is_waiting(tx: &mut Tx, trade_acco: TradeAcco) -> Result<bool, Error> {
    let waiting: (i64,) = tx
        .one(sql!(
            "SELECT COUNT(*) AS amendments FROM clearing_amendments
             WHERE trade_acco = $1 AND state = $2",
            trade_acco,
            RequestState::Asked
        ))
        .await?;
    Ok(waiting.0 > 0)
}

/// Whether the TA was asked for what it answers.
pub async fn is_asked(tx: &mut Tx, answer: &RequestAnswer) -> Result<bool, Error> {
    let asked: (i64,) = tx
        .one(sql!(
            "SELECT COUNT(*) AS asked FROM clearing_amendments WHERE trade_acco = $1 AND asked_on = $2",
            answer.trade_acco,
            answer.asked_on
        ))
        .await?;
    Ok(asked.0 > 0)
}

/// Writes down what the TA says of one that it was asked for, which it may have taken back; whether
/// that is news.
pub async fn answer_amendment(tx: &mut Tx, answer: &RequestAnswer) -> Result<bool, Error> {
    let RequestAnswer { trade_acco, asked_on, state, reason } = answer;
    let changed = tx
        .execute(sql!(
            "UPDATE clearing_amendments SET state = $3, reason = $4
             WHERE trade_acco = $1 AND asked_on = $2 AND state <> $3",
            trade_acco,
            asked_on,
            state,
            reason
        ))
        .await?;
    Ok(changed > 0)
}

db::row! {
    /// Amendments of a day that a person must see to.
    #[derive(Debug, Clone)]
    pub struct UnamendedRow {
        pub asked_on: Day,
        /// Why the TA refused one of them; empty where it has not spoken.
        pub reason: String,
        pub accounts: i64,
    }
}

/// Those that were asked for up to a day and not spoken of, or refused while nothing came of a
/// later one of the same number.
pub async fn unamended(tx: &mut Tx, last: Day) -> Result<Vec<UnamendedRow>, Error> {
    tx.all(sql!(
        "SELECT a.asked_on, MIN(a.reason) AS reason, COUNT(*) AS accounts
         FROM clearing_amendments a
         JOIN clearing_accounts k ON k.trade_acco = a.trade_acco AND k.state = $1
         WHERE (a.state = $2 AND a.asked_on <= $3)
            OR (a.state = $4 AND NOT EXISTS (
                SELECT 1 FROM clearing_amendments b
                WHERE b.ta_account = a.ta_account AND b.asked_on > a.asked_on))
         GROUP BY a.asked_on, a.state ORDER BY a.asked_on, a.state",
        AccountState::Open,
        RequestState::Asked,
        last,
        RequestState::Refused
    ))
    .await
}
