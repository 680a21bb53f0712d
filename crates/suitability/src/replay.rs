//! Decisions made again from their rows, each under the version of the rules that made it.

use crate::decide::{Facts, MatchCode, Risk, decide_as};
use crate::parameters::parameters;
use crate::store::{self, StoredDecision};
use db::{Error, Tx};
use kernel::{CustNo, Day, Instant, RiskLevel};
use std::fmt;

/// A page of decisions that were made again.
#[derive(Debug)]
pub struct ReplayedPage {
    /// How many.
    pub decisions: usize,
    /// The last one's number, after which the next page begins; none when no decision is left.
    pub last: Option<i64>,
    /// What is not as it was stored.
    pub differences: Vec<DecisionDifference>,
}

/// A stored decision that comes out differently, or does not rest on what it says.
#[derive(Debug, PartialEq, Eq)]
pub struct DecisionDifference {
    /// Its number.
    pub decision_id: i64,
    /// The customer's number.
    pub cust_no: i64,
    /// The fund.
    pub fund_code: String,
    /// What differs.
    pub what: String,
}

impl fmt::Display for DecisionDifference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { decision_id, cust_no, fund_code, what } = self;
        write!(f, "decision {decision_id} of customer {cust_no:010} about {fund_code}: {what}")
    }
}

/// Makes the decisions after a number again, `limit` at most, and answers what differs: nothing, in
/// a sound database. The numbers of the rules are those of each decision's day.
///
/// # Errors
/// Those of the database.
pub async fn replay_decisions(tx: &mut Tx, after: i64, limit: i64) -> Result<ReplayedPage, Error> {
    let rows = store::stored_decisions(tx, after, limit).await?;
    let mut differences = Vec::new();
    for row in &rows {
        let elder_age = parameters(tx, Instant::from_ms(row.at).day()).await?.elder_age;
        if let Err(what) = again(row, elder_age) {
            differences.push(DecisionDifference {
                decision_id: row.decision_id,
                cust_no: row.cust_no,
                fund_code: row.fund_code.clone(),
                what,
            });
        }
    }
    let last = rows.last().map(|row| row.decision_id);
    Ok(ReplayedPage { decisions: rows.len(), last, differences })
}

/// Whether a decision comes out as it is stored; else what differs first.
fn again(row: &StoredDecision, elder_age: i64) -> Result<(), String> {
    let level = level_of("the customer's level", row.cust_level)?;
    let fund_risk = level_of("the fund's risk", row.fund_risk)?;
    let expires_on =
        row.expires_on.parse::<Day>().map_err(|_| "its last day is none".to_owned())?;
    let cust_no = CustNo::try_from(row.cust_no).map_err(|_| "its customer is none".to_owned())?;
    let age = i32::try_from(row.age).map_err(|_| format!("{} is no age", row.age))?;
    rests_on_test(row)?;
    let risk = Some(Risk { level, lowest: row.lowest, expires_on, test_id: row.test_id });
    let facts = Facts { cust_no, risk, age, elder_age };
    let version = row.rules_version;
    let made = decide_as(version, &facts, fund_risk, Instant::from_ms(row.at).day())
        .ok_or_else(|| format!("version {version} of the rules is not known"))?;
    if made.code() != row.code {
        let stored = &row.code;
        return Err(format!(
            "version {version} of the rules says {}, stored is {stored}",
            made.code()
        ));
    }
    was_let_through(row, made)
}

fn level_of(what: &str, number: i64) -> Result<RiskLevel, String> {
    RiskLevel::try_from(number).map_err(|_| format!("{what} is {number}, which is none"))
}

/// The level is that of the test which the decision names.
fn rests_on_test(row: &StoredDecision) -> Result<(), String> {
    let test = row.test_id;
    let said = (row.test_level, row.test_lowest, row.test_expires_on.as_deref());
    let (Some(level), Some(lowest), Some(until)) = said else {
        return Err(format!("test {test} is not there"));
    };
    let own = (row.cust_level, row.lowest, row.expires_on.as_str());
    if own == (level, lowest, until) {
        return Ok(());
    }
    let shown = |(level, lowest, until): (i64, bool, &str)| {
        format!("C{level}{} until {until}", if lowest { ", the lowest class," } else { "" })
    };
    Err(format!("test {test} says {}, stored is {}", shown((level, lowest, until)), shown(own)))
}

/// What was decided lets an order through: by itself, or with a warning that was acknowledged for
/// this fund at these levels.
fn was_let_through(row: &StoredDecision, made: MatchCode) -> Result<(), String> {
    let code = made.code();
    match (made, row.confirmation_id) {
        (MatchCode::T0, None) => Ok(()),
        (MatchCode::T0, Some(id)) => Err(format!("{code} asks for no warning, stored is {id}")),
        (made, None) if made.needs_letter() => {
            Err(format!("{code} without an acknowledged warning"))
        }
        (made, Some(id)) if made.needs_letter() => {
            let read = (row.read_fund.as_deref(), row.read_level, row.read_risk);
            let due = (Some(row.fund_code.as_str()), Some(row.cust_level), Some(row.fund_risk));
            match read {
                (None, ..) => Err(format!("the acknowledged warning {id} is not there")),
                read if read == due => Ok(()),
                _ => Err(format!("the acknowledged warning {id} is of another fund or level")),
            }
        }
        _ => Err(format!("{code} lets no order through")),
    }
}
