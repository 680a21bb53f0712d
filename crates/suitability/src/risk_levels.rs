//! Levels of customers and products, all their pairs, and the numbers of the test that are in
//! force: what a customer reads before a test, and anybody who wants to know.

use crate::decide::{MatchCode, pair};
use crate::deciding::headline;
use crate::parameters::parameters;
use crate::questionnaire::{CURRENT, level_name};
use db::Tx;
use kernel::RiskLevel;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Failure, Nothing, Visitor};

/// How customers and products match.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RiskLevels {
    /// The lowest class, then C1 to C5.
    pub customers: Vec<CustomerLevel>,
    /// Tests that may be taken on a day.
    pub tests_a_day: i64,
    /// Tests that may be taken within twelve months.
    pub tests_a_year: i64,
    /// How many months a result is valid.
    pub valid_months: i64,
    /// From this age on nothing above the level may be bought.
    pub elder_age: i64,
    /// From this age on the level is at most C4.
    pub cap_age: i64,
    /// How many seconds a warning is read, before it can be acknowledged.
    pub letter_seconds: i64,
}

/// A level of customers, and what may be bought with it.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CustomerLevel {
    /// C1 to C5 as 1 to 5.
    pub risk_level: RiskLevel,
    /// The lowest class of C1: only R1, and no warning can be acknowledged.
    pub lowest: bool,
    /// 稳健型 and so on.
    pub name: String,
    /// What it means, in a sentence.
    pub headline: String,
    /// The least points of the level.
    pub points_from: u32,
    /// The most points of the level.
    pub points_to: u32,
    /// Whether products of R1 to R5 may be bought, in this order.
    pub products: Vec<LevelMatch>,
}

/// Whether a product of a level may be bought.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum LevelMatch {
    /// It may, though a letter may have to be read.
    Open,
    /// Above the level: after a written warning.
    Confirm,
    /// It may not.
    Closed,
}

/// `common/info/riskLevels`.
pub async fn risk_levels(call: Call<Visitor>, _: Nothing) -> Answer<RiskLevels> {
    let today = call.now.day();
    let numbers =
        call.db().read(async |tx: &mut Tx| Ok::<_, Failure>(parameters(tx, today).await?)).await?;
    let lowest = std::iter::once((RiskLevel::Low, true));
    let classes = lowest.chain(RiskLevel::ALL.iter().map(|level| (*level, false)));
    Ok(RiskLevels {
        customers: classes.map(customer).collect(),
        tests_a_day: numbers.tests_a_day,
        tests_a_year: numbers.tests_a_year,
        valid_months: numbers.valid_months,
        elder_age: numbers.elder_age,
        cap_age: numbers.cap_age,
        letter_seconds: numbers.letter_seconds,
    })
}

fn customer((level, lowest): (RiskLevel, bool)) -> CustomerLevel {
    let matched = |product: &RiskLevel| LevelMatch::from(pair((level, lowest), false, *product));
    let (points_from, points_to) = CURRENT.points(level);
    CustomerLevel {
        risk_level: level,
        lowest,
        name: level_name(level).to_owned(),
        headline: match lowest {
            true => "你不能承受任何亏损".to_owned(),
            false => headline(level).to_owned(),
        },
        points_from,
        points_to,
        products: RiskLevel::ALL.iter().map(matched).collect(),
    }
}

impl From<MatchCode> for LevelMatch {
    fn from(code: MatchCode) -> Self {
        match code {
            MatchCode::T0 | MatchCode::T3 => Self::Open,
            MatchCode::T2 => Self::Confirm,
            MatchCode::T1 | MatchCode::T6 => Self::Closed,
        }
    }
}
