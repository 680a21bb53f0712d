//! `clearing_leavings`.

use super::accounts::{self, RequestAnswer};
use crate::state::RequestState;
use db::{Error, Tx, sql};
use kernel::{CustNo, Day, TradeAcco};

db::row! {
    /// An account that the TA is asked to close.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct LeavingRow {
        pub trade_acco: TradeAcco,
        pub asked_on: Day,
        pub cust_no: CustNo,
        pub closing_id: i64,
        pub state: RequestState,
        /// Why the TA refused; empty where it did not.
        pub reason: String,
    }
}

/// Whether the TA is still to speak of closing one of a customer's accounts.
pub async fn is_leaving(tx: &mut Tx, cust_no: CustNo) -> Result<bool, Error> {
    let asked: (i64,) = tx
        .one(sql!(
            "SELECT COUNT(*) AS leavings FROM clearing_leavings WHERE cust_no = $1 AND state = $2",
            cust_no,
            RequestState::Asked
        ))
        .await?;
    Ok(asked.0 > 0)
}

pub async fn insert_leavings(tx: &mut Tx, rows: &[LeavingRow]) -> Result<(), Error> {
    tx.insert_many(db::insert!("clearing_leavings", LeavingRow), rows).await.map(drop)
}

/// Those that are asked for with the file of a day.
pub async fn leavings_on(tx: &mut Tx, day: Day) -> Result<Vec<LeavingRow>, Error> {
    tx.all(sql!(
        "SELECT trade_acco, asked_on, cust_no, closing_id, state, reason FROM clearing_leavings
         WHERE asked_on = $1 ORDER BY trade_acco",
        day
    ))
    .await
}

/// Of how many accounts, asked for up to a day, the TA has said nothing.
pub async fn unanswered_leavings(tx: &mut Tx, last: Day) -> Result<Vec<(Day, i64)>, Error> {
    tx.all(sql!(
        "SELECT asked_on, COUNT(*) AS accounts FROM clearing_leavings
         WHERE state = $1 AND asked_on <= $2 GROUP BY asked_on ORDER BY asked_on",
        RequestState::Asked,
        last
    ))
    .await
}

/// All that a customer's wish has become.
pub async fn leavings_of(
    tx: &mut Tx,
    (cust_no, closing_id): (CustNo, i64),
) -> Result<Vec<LeavingRow>, Error> {
    tx.all(sql!(
        "SELECT trade_acco, asked_on, cust_no, closing_id, state, reason FROM clearing_leavings
         WHERE cust_no = $1 AND closing_id = $2 ORDER BY trade_acco, asked_on",
        cust_no,
        closing_id
    ))
    .await
}

/// Whether the TA was asked for what it answers.
pub async fn is_asked(tx: &mut Tx, answer: &RequestAnswer) -> Result<bool, Error> {
    let asked: (i64,) = tx
        .one(sql!(
            "SELECT COUNT(*) AS asked FROM clearing_leavings WHERE trade_acco = $1 AND asked_on = $2",
            answer.trade_acco,
            answer.asked_on
        ))
        .await?;
    Ok(asked.0 > 0)
}

/// Writes down what the TA says of one that it was asked for; an account that has left is closed.
pub async fn answer_leaving(tx: &mut Tx, answer: &RequestAnswer) -> Result<(), Error> {
    let RequestAnswer { trade_acco, asked_on, state, reason } = answer;
    let changed = tx
        .execute(sql!(
            "UPDATE clearing_leavings SET state = $3, reason = $4
             WHERE trade_acco = $1 AND asked_on = $2 AND state = $5",
            trade_acco,
            asked_on,
            state,
            reason,
            RequestState::Asked
        ))
        .await?;
    if changed == 0 || *state != RequestState::Passed {
        return Ok(());
    }
    accounts::close_account(tx, *trade_acco).await
}
