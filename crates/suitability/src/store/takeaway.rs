//! All that the room keeps of a customer, oldest first.

use super::{ConfirmationRow, DecisionRow, TestRow};
use db::{Error, Tx, sql};
use kernel::CustNo;

pub async fn tests(tx: &mut Tx, cust_no: CustNo) -> Result<Vec<TestRow>, Error> {
    tx.all(sql!(
        "SELECT cust_no, test_id, version, answers, points, level, lowest, capped_reason, taken_at,
             taken_on, expires_on
         FROM suitability_tests WHERE cust_no = $1 ORDER BY test_id",
        cust_no
    ))
    .await
}

/// Some after one.
pub async fn decisions(
    tx: &mut Tx,
    cust_no: CustNo,
    after: i64,
    limit: i64,
) -> Result<Vec<DecisionRow>, Error> {
    tx.all(sql!(
        "SELECT cust_no, decision_id, fund_code, code, cust_level, lowest, expires_on, test_id, age,
             fund_risk, confirmation_id, rules_version, at
         FROM suitability_decisions WHERE cust_no = $1 AND decision_id > $2
         ORDER BY decision_id LIMIT $3",
        cust_no,
        after,
        limit
    ))
    .await
}

pub async fn confirmations(tx: &mut Tx, cust_no: CustNo) -> Result<Vec<ConfirmationRow>, Error> {
    tx.all(sql!(
        "SELECT cust_no, confirmation_id, fund_code, cust_level, fund_risk, letter_version,
             letter_hash, seconds_read, address, at
         FROM suitability_confirmations WHERE cust_no = $1 ORDER BY confirmation_id",
        cust_no
    ))
    .await
}
