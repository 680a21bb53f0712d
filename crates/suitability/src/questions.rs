//! The risk questionnaire as customers read it.

use crate::birth::birth_of;
use crate::changes;
use crate::facts::risk_of;
use crate::parameters::parameters;
use crate::questionnaire::{CURRENT, Choice, Question, letter};
use crate::store::{self, TestRow};
use db::Tx;
use kernel::{CustNo, Day, RiskLevel};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Nothing};

/// How long the questionnaire takes.
const ESTIMATED_SECONDS: u32 = 60;

/// One answer that may be chosen.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RiskOption {
    /// `A` to `F`.
    pub option_no: String,
    /// In Chinese.
    pub content: String,
}

/// One question.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RiskQuestion {
    /// From 1.
    pub question_no: u32,
    /// In Chinese.
    pub content: String,
    /// Whether more than one answer may be chosen.
    pub multiple: bool,
    /// The answers.
    pub options: Vec<RiskOption>,
}

/// The questionnaire in force.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RiskQuestionnaire {
    /// To be sent back with the answers.
    pub version: u32,
    /// How long it takes, in seconds.
    pub estimated_seconds: u32,
    /// The questions, in order.
    pub questions: Vec<RiskQuestion>,
    /// How many more tests the customer may take today.
    pub left_today: u32,
    /// How many more within twelve months.
    pub left_this_year: u32,
    /// From when the next may be taken; none when one may be today.
    pub next_test_on: Option<Day>,
    /// The level in force; none when there is none or it expired.
    pub current_level: Option<RiskLevel>,
    /// What was answered the last time, by question; empty before the first test, and where the
    /// last one had another version.
    pub last_answers: Vec<LastAnswer>,
}

/// What was answered the last time.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LastAnswer {
    /// From 1.
    pub question_no: u32,
    /// The chosen options, `A` to `F`.
    pub options: Vec<String>,
}

/// The questionnaire in force, with how often it may still be taken.
pub async fn risk_questions(call: Call<Customer>, _: Nothing) -> Answer<RiskQuestionnaire> {
    let (cust_no, today) = (call.caller.cust_no, call.now.day());
    call.db()
        .read(async |tx| {
            let left = left(tx, cust_no, today).await?;
            let last = store::last_test(tx, cust_no).await?;
            let birth = birth_of(tx, cust_no).await?;
            let risk = risk_of(tx, cust_no, birth).await?.filter(|risk| !risk.expired(today));
            let questions = CURRENT.questions.iter().zip(1..).map(question).collect();
            Ok(RiskQuestionnaire {
                version: CURRENT.version,
                estimated_seconds: ESTIMATED_SECONDS,
                questions,
                left_today: left.today,
                left_this_year: left.this_year,
                next_test_on: left.next_on,
                current_level: risk.map(|risk| risk.level),
                last_answers: last.as_ref().map_or_else(Vec::new, last_answers),
            })
        })
        .await
}

/// The answers of a test of the version in force.
fn last_answers(test: &TestRow) -> Vec<LastAnswer> {
    if test.version != i64::from(CURRENT.version) {
        return Vec::new();
    }
    let one = |(question_no, letters): (u32, &str)| LastAnswer {
        question_no,
        options: letters.chars().map(String::from).collect(),
    };
    changes::each(&test.answers).map(one).collect()
}

/// How many more tests a customer may take, and when.
pub(crate) struct Left {
    pub today: u32,
    pub this_year: u32,
    /// None when one may be taken today.
    pub next_on: Option<Day>,
}

/// How many more tests a customer may take, by the parameters of the day.
pub(crate) async fn left(tx: &mut Tx, cust_no: CustNo, today: Day) -> Result<Left, db::Error> {
    let parameters = parameters(tx, today).await?;
    let since = today.add_years(-1);
    let taken = store::test_counts(tx, cust_no, today, since).await?;
    let rest = |limit: i64, taken: i64| u32::try_from(limit - taken).unwrap_or(0);
    let this_year = rest(parameters.tests_a_year, taken.in_year);
    let today_left = rest(parameters.tests_a_day, taken.today).min(this_year);
    let next_on = match (today_left, this_year) {
        (1.., _) => None,
        // The oldest ones that are too many have to be a year old.
        (0, 0) => {
            let behind = (taken.in_year - parameters.tests_a_year).max(0);
            let oldest = store::test_day(tx, cust_no, since, behind).await?;
            oldest.map(|day| a_year_after(day).max(today.next()))
        }
        (0, _) => Some(today.next()),
    };
    Ok(Left { today: today_left, this_year, next_on })
}

/// The first day of which a test of `day` is not within the twelve months before it.
fn a_year_after(day: Day) -> Day {
    let anniversary = day.add_years(1);
    if anniversary.add_years(-1) < day { anniversary.next() } else { anniversary }
}

fn question((question, question_no): (&Question, u32)) -> RiskQuestion {
    let option = |(index, choice): (usize, &Choice)| RiskOption {
        option_no: letter(index),
        content: choice.text.to_owned(),
    };
    RiskQuestion {
        question_no,
        content: question.text.to_owned(),
        multiple: question.multiple,
        options: question.choices.iter().enumerate().map(option).collect(),
    }
}
