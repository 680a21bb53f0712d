//! Every SQL text of the room.

pub mod takeaway;

use crate::test_id::TestId;
use db::{Error, Tx, insert, sql};
use kernel::{CustNo, Day, FundCode, Instant, RiskLevel};
use std::sync::Arc;

db::row! {
    /// A test that was taken.
    #[derive(Debug, Clone)]
    pub struct TestRow {
        pub cust_no: CustNo,
        pub test_id: i64,
        pub version: i64,
        pub answers: String,
        pub points: i64,
        pub level: RiskLevel,
        pub lowest: bool,
        pub capped_reason: String,
        pub taken_at: Instant,
        pub taken_on: Day,
        pub expires_on: Day,
    }
}

db::row! {
    /// An acknowledged warning.
    #[derive(Debug, Clone)]
    pub struct ConfirmationRow {
        pub cust_no: CustNo,
        pub confirmation_id: i64,
        pub fund_code: FundCode,
        pub cust_level: RiskLevel,
        pub fund_risk: RiskLevel,
        pub letter_version: String,
        pub letter_hash: String,
        pub seconds_read: i64,
        pub address: String,
        pub at: Instant,
    }
}

db::row! {
    /// A decision with its inputs.
    #[derive(Debug, Clone)]
    pub struct DecisionRow {
        pub cust_no: CustNo,
        pub decision_id: i64,
        pub fund_code: FundCode,
        pub code: String,
        pub cust_level: RiskLevel,
        pub lowest: bool,
        pub expires_on: Day,
        pub test_id: i64,
        pub age: i64,
        pub fund_risk: RiskLevel,
        pub confirmation_id: Option<i64>,
        pub rules_version: i64,
        pub at: Instant,
    }
}

/// Parameters with a day not after `day`, of each name the oldest first, as (name, value).
pub async fn parameters(tx: &mut Tx, day: Day) -> Result<Arc<Vec<(String, i64)>>, Error> {
    tx.reference(sql!(
        "SELECT name, value FROM suitability_parameters WHERE effective_on <= $1
         ORDER BY name, effective_on",
        day
    ))
    .await
}

db::row! {
    /// What a test gave, and when.
    pub struct LastResult {
        pub cust_no: CustNo,
        pub level: RiskLevel,
        pub lowest: bool,
        pub taken_on: Day,
        pub expires_on: Day,
        pub test_id: i64,
    }
}

/// What a customer's last test gave, or none.
pub async fn last_result(tx: &mut Tx, cust_no: CustNo) -> Result<Option<LastResult>, Error> {
    tx.optional(sql!(
        "SELECT cust_no, level, lowest, taken_on, expires_on, test_id
         FROM suitability_tests WHERE cust_no = $1 ORDER BY test_id DESC LIMIT 1",
        cust_no
    ))
    .await
}

/// The same of some customers.
pub async fn last_results(tx: &mut Tx, customers: &[CustNo]) -> Result<Vec<LastResult>, Error> {
    tx.all(sql!(
        "SELECT t.cust_no, t.level, t.lowest, t.taken_on, t.expires_on, t.test_id
         FROM suitability_tests t
         WHERE t.cust_no IN ($1[])
           AND t.test_id = (SELECT MAX(l.test_id) FROM suitability_tests l
                            WHERE l.cust_no = t.cust_no)",
        customers
    ))
    .await
}

/// A customer's last test, or none.
pub async fn last_test(tx: &mut Tx, cust_no: CustNo) -> Result<Option<TestRow>, Error> {
    tx.optional(sql!(
        "SELECT cust_no, test_id, version, answers, points, level, lowest, capped_reason, taken_at,
                taken_on, expires_on
         FROM suitability_tests WHERE cust_no = $1 ORDER BY test_id DESC LIMIT 1",
        cust_no
    ))
    .await
}

/// A customer's last test and the one before it, where there are any.
pub async fn last_two_tests(tx: &mut Tx, cust_no: CustNo) -> Result<Vec<TestRow>, Error> {
    tx.all(sql!(
        "SELECT cust_no, test_id, version, answers, points, level, lowest, capped_reason, taken_at,
                taken_on, expires_on
         FROM suitability_tests WHERE cust_no = $1 ORDER BY test_id DESC LIMIT 2",
        cust_no
    ))
    .await
}

db::row! {
    /// A test in the list of all.
    #[derive(Debug)]
    pub struct PastTest {
        pub test_id: TestId,
        pub taken_at: Instant,
        pub level: RiskLevel,
        pub lowest: bool,
        pub points: i64,
        pub expires_on: Day,
        pub is_first: bool,
    }
}

/// A customer's tests before one, the newest first.
pub async fn past_tests(
    tx: &mut Tx,
    cust_no: CustNo,
    before: TestId,
    limit: i64,
) -> Result<Vec<PastTest>, Error> {
    tx.all(sql!(
        "SELECT test_id, taken_at, level, lowest, points, expires_on,
                test_id = (SELECT MIN(test_id) FROM suitability_tests WHERE cust_no = $1)
                    AS is_first
         FROM suitability_tests WHERE cust_no = $1 AND test_id < $2
         ORDER BY test_id DESC LIMIT $3",
        cust_no,
        before,
        limit
    ))
    .await
}

db::row! {
    /// How many tests a customer took.
    #[derive(Debug, Clone, Copy)]
    pub struct TestCounts {
        pub today: i64,
        pub in_year: i64,
    }
}

/// How many tests a customer took on a day, and since another.
pub async fn test_counts(
    tx: &mut Tx,
    cust_no: CustNo,
    day: Day,
    since: Day,
) -> Result<TestCounts, Error> {
    tx.one(sql!(
        "SELECT CAST(COALESCE(SUM(CASE WHEN taken_on = $2 THEN 1 ELSE 0 END), 0) AS BIGINT)
                    AS today,
                CAST(COUNT(*) AS BIGINT) AS in_year
         FROM suitability_tests WHERE cust_no = $1 AND taken_on > $3 AND taken_on <= $2",
        cust_no,
        day,
        since
    ))
    .await
}

/// Whether a test is the customer's own.
pub async fn has_test(tx: &mut Tx, cust_no: CustNo, test_id: TestId) -> Result<bool, Error> {
    let row: Option<(TestId,)> = tx
        .optional(sql!(
            "SELECT test_id FROM suitability_tests WHERE cust_no = $1 AND test_id = $2",
            cust_no,
            test_id
        ))
        .await?;
    Ok(row.is_some())
}

/// The day of a customer's test behind so many of those after a day, oldest first.
pub async fn test_day(
    tx: &mut Tx,
    cust_no: CustNo,
    since: Day,
    behind: i64,
) -> Result<Option<Day>, Error> {
    let row: Option<(Day,)> = tx
        .optional(sql!(
            "SELECT taken_on FROM suitability_tests WHERE cust_no = $1 AND taken_on > $2
             ORDER BY taken_on, test_id LIMIT 1 OFFSET $3",
            cust_no,
            since,
            behind
        ))
        .await?;
    Ok(row.map(|(day,)| day))
}

/// Inserts a test.
pub async fn insert_test(tx: &mut Tx, row: TestRow) -> Result<(), Error> {
    tx.insert_many(insert!("suitability_tests", TestRow), &[row]).await.map(|_| ())
}

/// Inserts an acknowledged warning.
pub async fn insert_confirmation(tx: &mut Tx, row: ConfirmationRow) -> Result<(), Error> {
    tx.insert_many(insert!("suitability_confirmations", ConfirmationRow), &[row]).await.map(|_| ())
}

/// When a customer was handed a letter; none when he was not.
pub async fn handed_at(
    tx: &mut Tx,
    cust_no: CustNo,
    letter_hash: &str,
) -> Result<Option<Instant>, Error> {
    let row: Option<(Instant,)> = tx
        .optional(sql!(
            "SELECT handed_at FROM suitability_letters WHERE cust_no = $1 AND letter_hash = $2",
            cust_no,
            letter_hash
        ))
        .await?;
    Ok(row.map(|(at,)| at))
}

/// A customer is handed a letter; those that nobody waits for any more are forgotten.
pub async fn hand(
    tx: &mut Tx,
    cust_no: CustNo,
    letter_hash: &str,
    (since, at): (Instant, Instant),
) -> Result<(), Error> {
    tx.execute(sql!(
        "DELETE FROM suitability_letters WHERE cust_no = $1 AND handed_at < $2",
        cust_no,
        since
    ))
    .await?;
    tx.execute(sql!(
        "INSERT INTO suitability_letters (cust_no, letter_hash, handed_at) VALUES ($1, $2, $3)
         ON CONFLICT (cust_no, letter_hash) DO UPDATE SET handed_at = excluded.handed_at",
        cust_no,
        letter_hash,
        at
    ))
    .await?;
    Ok(())
}

/// A letter was confirmed: the next time it is read anew.
pub async fn take_back(tx: &mut Tx, cust_no: CustNo, letter_hash: &str) -> Result<(), Error> {
    tx.execute(sql!(
        "DELETE FROM suitability_letters WHERE cust_no = $1 AND letter_hash = $2",
        cust_no,
        letter_hash
    ))
    .await?;
    Ok(())
}

/// The last warning that a customer acknowledged for a fund at these levels since a moment.
pub async fn confirmation(
    tx: &mut Tx,
    cust_no: CustNo,
    fund: FundCode,
    (cust_level, fund_risk): (RiskLevel, RiskLevel),
    since: Instant,
) -> Result<Option<i64>, Error> {
    let row: Option<(i64,)> = tx
        .optional(sql!(
            "SELECT confirmation_id FROM suitability_confirmations
             WHERE cust_no = $1 AND fund_code = $2 AND cust_level = $3 AND fund_risk = $4
               AND at >= $5
             ORDER BY confirmation_id DESC LIMIT 1",
            cust_no,
            fund,
            cust_level,
            fund_risk,
            since
        ))
        .await?;
    Ok(row.map(|(id,)| id))
}

/// The acknowledged warning that counted for a decision about a fund at these levels; none where
/// none did, or the levels were others.
pub async fn decided_confirmation(
    tx: &mut Tx,
    cust_no: CustNo,
    decision_id: i64,
    fund: FundCode,
    (cust_level, fund_risk): (RiskLevel, RiskLevel),
) -> Result<Option<i64>, Error> {
    let row: Option<(Option<i64>,)> = tx
        .optional(sql!(
            "SELECT confirmation_id FROM suitability_decisions
             WHERE cust_no = $1 AND decision_id = $2 AND fund_code = $3 AND cust_level = $4
               AND fund_risk = $5",
            cust_no,
            decision_id,
            fund,
            cust_level,
            fund_risk
        ))
        .await?;
    Ok(row.and_then(|(id,)| id))
}

/// Inserts decisions.
pub async fn insert_decisions(tx: &mut Tx, rows: &[DecisionRow]) -> Result<(), Error> {
    tx.insert_many(insert!("suitability_decisions", DecisionRow), rows).await.map(|_| ())
}

db::row! {
    /// A decision as it is stored, beside the test and the acknowledged warning that it names. What
    /// somebody may have changed is read as it stands, so that it can be named.
    #[derive(Debug)]
    pub struct StoredDecision {
        pub cust_no: i64,
        pub decision_id: i64,
        pub fund_code: String,
        pub code: String,
        pub cust_level: i64,
        pub lowest: bool,
        pub expires_on: String,
        pub test_id: i64,
        pub age: i64,
        pub fund_risk: i64,
        pub confirmation_id: Option<i64>,
        pub rules_version: i64,
        pub at: i64,
        pub test_level: Option<i64>,
        pub test_lowest: Option<bool>,
        pub test_expires_on: Option<String>,
        pub read_fund: Option<String>,
        pub read_level: Option<i64>,
        pub read_risk: Option<i64>,
    }
}

/// The decisions of all customers after a number, in the order of their numbers.
pub async fn stored_decisions(
    tx: &mut Tx,
    after: i64,
    limit: i64,
) -> Result<Vec<StoredDecision>, Error> {
    tx.all(sql!(
        "SELECT d.cust_no, d.decision_id, d.fund_code, d.code, d.cust_level, d.lowest,
                d.expires_on, d.test_id, d.age, d.fund_risk, d.confirmation_id, d.rules_version,
                d.at, t.level AS test_level, t.lowest AS test_lowest,
                t.expires_on AS test_expires_on, c.fund_code AS read_fund,
                c.cust_level AS read_level, c.fund_risk AS read_risk
         FROM suitability_decisions d
         LEFT JOIN suitability_tests t ON t.cust_no = d.cust_no AND t.test_id = d.test_id
         LEFT JOIN suitability_confirmations c
           ON c.cust_no = d.cust_no AND c.confirmation_id = d.confirmation_id
         WHERE d.decision_id > $1 ORDER BY d.decision_id LIMIT $2",
        after,
        limit
    ))
    .await
}
