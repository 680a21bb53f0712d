//! What is known of a customer for a match, and the match inside an order's transaction.

use crate::birth::is_beyond_age;
use crate::decide::{Facts, MatchCode, RULES_VERSION, Risk, decide};
use crate::parameters::parameters;
use crate::store::{self, DecisionRow, LastResult};
use crate::{Parameters, refusals};
use db::{Error, Tx};
use funds::Fund;
use kernel::{CustNo, Day, Instant, RiskLevel};
use std::collections::HashMap;
use wire::{Answer, Failure};

/// The last risk level of a customer born on `birth`, expired or not; none before the first test.
/// One that the age forbids had ended before it began.
///
/// # Errors
/// Those of the database.
pub async fn risk_of(
    tx: &mut Tx,
    cust_no: CustNo,
    birth: Option<Day>,
) -> Result<Option<Risk>, Error> {
    match store::last_result(tx, cust_no).await? {
        Some(last) => Ok(Some(risk(tx, last, birth).await?)),
        None => Ok(None),
    }
}

/// The same of some customers, each with the day on which he was born: of those who took a test, in
/// as many statements as of one.
///
/// # Errors
/// Those of the database.
pub async fn risks_of(
    tx: &mut Tx,
    births: &HashMap<CustNo, Option<Day>>,
) -> Result<HashMap<CustNo, Risk>, Error> {
    let customers: Vec<CustNo> = births.keys().copied().collect();
    let mut risks = HashMap::new();
    for last in store::last_results(tx, &customers).await? {
        let cust_no = last.cust_no;
        let birth = births.get(&cust_no).copied().flatten();
        risks.insert(cust_no, risk(tx, last, birth).await?);
    }
    Ok(risks)
}

async fn risk(tx: &mut Tx, last: LastResult, birth: Option<Day>) -> Result<Risk, Error> {
    let LastResult { level, lowest, taken_on, expires_on, test_id, .. } = last;
    let expires_on = match is_beyond_age(tx, (level, taken_on), birth).await? {
        true => taken_on.add_days(-1),
        false => expires_on,
    };
    Ok(Risk { level, lowest, expires_on, test_id })
}

/// A match with what it was made of.
pub(crate) struct Matched {
    pub code: MatchCode,
    pub facts: Facts,
    pub parameters: Parameters,
    /// The acknowledged warning that counts; none when none is due or none was acknowledged.
    pub confirmation: Option<i64>,
}

impl Matched {
    /// Whether the customer may go on.
    pub fn passes(&self) -> bool {
        self.code == MatchCode::T0 || (self.code.needs_letter() && self.confirmation.is_some())
    }
}

/// Matches a customer, born on `birth`, and a fund at the stage of a trade.
pub(crate) async fn match_fund(
    tx: &mut Tx,
    cust_no: CustNo,
    birth: Option<Day>,
    fund: &Fund,
    now: Instant,
) -> Result<Matched, Error> {
    let risk = risk_of(tx, cust_no, birth).await?;
    match_risk(tx, (cust_no, birth, risk), fund, now).await
}

/// The same of a customer whose last test is known.
async fn match_risk(
    tx: &mut Tx,
    (cust_no, birth, risk): (CustNo, Option<Day>, Option<Risk>),
    fund: &Fund,
    now: Instant,
) -> Result<Matched, Error> {
    let parameters = parameters(tx, now.day()).await?;
    let age = birth.map_or(0, |birth| kernel::age(birth, now.day()));
    let facts = Facts { cust_no, risk, age, elder_age: parameters.elder_age };
    let code = decide(&facts, fund.risk, now.day());
    let confirmation = match (&facts.risk, code.needs_letter()) {
        (Some(risk), true) => {
            let since = now.add_ms(-parameters.confirmation_minutes.saturating_mul(60_000));
            let levels = (risk.level, fund.risk);
            store::confirmation(tx, cust_no, fund.code, levels, since).await?
        }
        _ => None,
    };
    Ok(Matched { code, facts, parameters, confirmation })
}

/// A match that passed, with its inputs. It is stored when all else is judged: what is refused
/// leaves nothing to undo.
#[must_use]
pub struct Decision(DecisionRow);

impl Decision {
    /// Its number.
    pub fn id(&self) -> i64 {
        self.0.decision_id
    }

    /// Stores it under its number.
    ///
    /// # Errors
    /// Those of the database.
    pub async fn store(self, tx: &mut Tx) -> Result<(), Error> {
        Self::store_many(tx, vec![self]).await
    }

    /// Stores several, in one statement.
    ///
    /// # Errors
    /// Those of the database.
    pub async fn store_many(tx: &mut Tx, all: Vec<Self>) -> Result<(), Error> {
        let rows: Vec<DecisionRow> = all.into_iter().map(|decision| decision.0).collect();
        store::insert_decisions(tx, &rows).await
    }
}

/// Who wants to buy what, as it is matched inside an order's transaction.
pub struct Asked<'a> {
    /// The customer.
    pub cust_no: CustNo,
    /// Born on; none when it is not known.
    pub birth: Option<Day>,
    /// What is bought.
    pub fund: &'a Fund,
    /// The decision that was made when the customer asked for what comes about now, such as when a
    /// plan was made, or with proceeds that took days to arrive; none of a customer who is there.
    pub earlier: Option<i64>,
    /// When it is decided.
    pub now: Instant,
}

/// Demands inside an order's transaction that the customer may buy the fund, and answers the
/// decision, which is to be stored under `decision_id` with the order. A warning counts when it was
/// acknowledged a short while ago for the same levels, or counted for the earlier decision about
/// the same levels; what a request says about that counts for nothing.
///
/// # Errors
/// Refused with the code and sentence of the match; those of the database.
pub async fn require(tx: &mut Tx, asked: &Asked<'_>, decision_id: i64) -> Answer<Decision> {
    let risk = risk_of(tx, asked.cust_no, asked.birth).await?;
    require_of(tx, asked, risk, decision_id).await
}

/// The same of a customer whose last test was read before, in this transaction ([`risks_of`]).
///
/// # Errors
/// As [`require`].
pub async fn require_of(
    tx: &mut Tx,
    asked: &Asked<'_>,
    risk: Option<Risk>,
    decision_id: i64,
) -> Answer<Decision> {
    let Asked { cust_no, birth, fund, earlier, now } = *asked;
    let mut matched = match_risk(tx, (cust_no, birth, risk), fund, now).await?;
    if let (Some(earlier), Some(risk), true, None) =
        (earlier, &matched.facts.risk, matched.code.needs_letter(), matched.confirmation)
    {
        let levels = (risk.level, fund.risk);
        matched.confirmation =
            store::decided_confirmation(tx, cust_no, earlier, fund.code, levels).await?;
    }
    decided(decision_id, &matched, fund, now)
}

/// A match that passes; any other is refused.
fn decided(decision_id: i64, matched: &Matched, fund: &Fund, now: Instant) -> Answer<Decision> {
    if !matched.passes() {
        return Err(refusal(matched, fund));
    }
    let Some(risk) = &matched.facts.risk else {
        return Err(refusals::NO_TEST.into());
    };
    Ok(Decision(DecisionRow {
        cust_no: matched.facts.cust_no,
        decision_id,
        fund_code: fund.code,
        code: matched.code.code().to_owned(),
        cust_level: risk.level,
        lowest: risk.lowest,
        expires_on: risk.expires_on,
        test_id: risk.test_id,
        age: i64::from(matched.facts.age),
        fund_risk: fund.risk,
        confirmation_id: matched.confirmation,
        rules_version: RULES_VERSION,
        at: now,
    }))
}

/// Whether the customer could buy the fund now, without storing anything: the code of the match
/// (`T0` …), and the refusal where none could be made.
///
/// # Errors
/// Those of the database.
pub async fn preview_match(
    tx: &mut Tx,
    cust_no: CustNo,
    birth: Option<Day>,
    fund: &Fund,
    now: Instant,
) -> Result<(&'static str, Option<wire::Refusal>), Error> {
    let matched = match_fund(tx, cust_no, birth, fund, now).await?;
    let refused = match refusal(&matched, fund) {
        Failure::Refused(refusal) if !matched.passes() => Some(refusal),
        _ => None,
    };
    Ok((matched.code.code(), refused))
}

fn refusal(matched: &Matched, fund: &Fund) -> Failure {
    let level = matched.facts.risk.as_ref().map_or(RiskLevel::Low, |risk| risk.level);
    let levels = [("level", level.customer()), ("risk", fund.risk.product())];
    match matched.code {
        MatchCode::T1 if matched.facts.risk.is_some() => refusals::TEST_EXPIRED.into(),
        MatchCode::T1 => refusals::NO_TEST.into(),
        MatchCode::T6 => refusals::NOT_ALLOWED.fill(&levels).into(),
        _ => refusals::WARNING_DUE.fill(&levels).into(),
    }
}
