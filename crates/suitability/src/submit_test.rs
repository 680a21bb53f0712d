//! Submitting the risk questionnaire.

use crate::parameters::parameters;
use crate::questionnaire::{CURRENT, letter};
use crate::scoring::{self, RiskAnswer, Score};
use crate::store::{self, TestRow};
use crate::{Parameters, RiskResult, birth::birth_of, refusals, risk_result};
use db::Tx;
use kernel::{CustNo, Day, Instant};
use serde::Deserialize;
use utoipa::ToSchema;
use wire::{Answer, Call, Customer};

/// All answers.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SubmitTestRequest {
    /// The version of the questionnaire that was answered.
    pub version: u32,
    /// One for each question, in order.
    pub answers: Vec<RiskAnswer>,
    /// The customer confirmed that answers which contradict each other, or a result above the
    /// last one, are what was meant.
    #[serde(default, deserialize_with = "kernel::flag")]
    pub confirmed: bool,
}

/// Scores the answers and stores the test. The history is never changed.
pub async fn submit_test(call: Call<Customer>, request: SubmitTestRequest) -> Answer<RiskResult> {
    let (cust_no, now, test_id) = (call.caller.cust_no, call.now, call.ids().next_value()?);
    call.write_once(async move |tx| {
        take_test(tx, test_id, cust_no, now, &request).await?;
        risk_result::result(tx, cust_no, now.day()).await
    })
    .await
}

/// Takes a test as a customer would, in the caller's transaction: for the demo and other fillers.
///
/// # Errors
/// Refused as the operation is; those of the database.
pub async fn take_test(
    tx: &mut Tx,
    test_id: i64,
    cust_no: CustNo,
    now: Instant,
    request: &SubmitTestRequest,
) -> Answer<()> {
    let today = now.day();
    let parameters = parameters(tx, today).await?;
    require_left(tx, cust_no, today, &parameters).await?;
    if request.version != CURRENT.version {
        return Err(refusals::OLD_VERSION.into());
    }
    let chosen = scoring::read(CURRENT, &request.answers)
        .map_err(|number| refusals::ANSWER_MISSING.fill(&[("number", number)]))?;
    let age = birth_of(tx, cust_no).await?.map(|birth| kernel::age(birth, today));
    let score = scoring::score(CURRENT, &chosen, age, &parameters);
    if !request.confirmed {
        require_plain(tx, cust_no, today, &score, &parameters).await?;
    }
    let months = i32::try_from(parameters.valid_months).unwrap_or(i32::MAX);
    let row = TestRow {
        cust_no,
        test_id,
        version: i64::from(request.version),
        answers: text_of(&chosen),
        points: i64::from(score.points),
        level: score.level,
        lowest: score.lowest,
        capped_reason: score.capped_reason,
        taken_at: now,
        taken_on: today,
        expires_on: today.add_months(months),
    };
    accounts::note_risk(tx, cust_no, row.level, row.expires_on).await?;
    Ok(store::insert_test(tx, row).await?)
}

async fn require_left(
    tx: &mut Tx,
    cust_no: CustNo,
    today: Day,
    parameters: &Parameters,
) -> Answer<()> {
    let taken = store::test_counts(tx, cust_no, today, today.add_years(-1)).await?;
    if taken.in_year >= parameters.tests_a_year {
        return Err(refusals::TESTS_THIS_YEAR.fill(&[("count", taken.in_year)]).into());
    }
    if taken.today >= parameters.tests_a_day {
        return Err(refusals::TESTS_TODAY.fill(&[("count", taken.today)]).into());
    }
    Ok(())
}

/// Demands that nothing needs the customer's confirmation.
async fn require_plain(
    tx: &mut Tx,
    cust_no: CustNo,
    today: Day,
    score: &Score,
    parameters: &Parameters,
) -> Answer<()> {
    if let Some(text) = &score.contradiction {
        return Err(refusals::CONTRADICTION.fill(&[("text", text)]).into());
    }
    let days = parameters.higher_result_days;
    match store::last_test(tx, cust_no).await? {
        Some(last)
            if score.level > last.level && i64::from(today.days_since(last.taken_on)) < days =>
        {
            let level = score.level.customer();
            let values = [("level", level), ("days", days.to_string())];
            Err(refusals::HIGHER_RESULT.fill(&values).into())
        }
        _ => Ok(()),
    }
}

/// `1#A|2#D|9#BC`
fn text_of(chosen: &[Vec<usize>]) -> String {
    let one = |(picked, number): (&Vec<usize>, usize)| {
        let letters: String = picked.iter().map(|at| letter(*at)).collect();
        format!("{number}#{letters}")
    };
    chosen.iter().zip(1..).map(one).collect::<Vec<_>>().join("|")
}
