//! The last result of the risk questionnaire.

use crate::birth::{birth_of, is_beyond_age};
use crate::changes::{self, ChangedAnswer, ProductChange};
use crate::deciding::{DecidingAnswer, deciding, headline, portrait};
use crate::parameters::parameters;
use crate::questionnaire::{Questionnaire, level_name};
use crate::questions::left;
use crate::store::{self, TestRow};
use db::Tx;
use kernel::{CustNo, Day, Instant, RiskLevel};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Nothing};

/// A result.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RiskResult {
    /// Whether a test was ever taken; the other fields are empty when not.
    pub tested: bool,
    /// C1 to C5 as 1 to 5.
    pub risk_level: Option<RiskLevel>,
    /// 稳健型 and so on.
    pub risk_level_name: String,
    /// What may be bought with it, in Chinese.
    pub description: String,
    /// The lowest class: only R1 may be bought, and no warning can be acknowledged.
    pub lowest: bool,
    /// Points, 0 to 100.
    pub points: u32,
    /// The least points of the level.
    pub points_from: u32,
    /// The most points of the level; more where a cap or a knock-out made it lower.
    pub points_to: u32,
    /// What the level means, in a sentence: 你可以承受适度波动，希望慢慢增值.
    pub headline: String,
    /// What the customer said of himself: 钱能放3至5年，跌了会拿着，能亏一到三成。
    pub portrait: String,
    /// The three answers that weigh most.
    pub deciding: Vec<DecidingAnswer>,
    /// The result before it; none when this is the first.
    pub previous: Option<PreviousResult>,
    /// Why the level is lower than the points say, in Chinese; empty when it isn't.
    pub capped_reason: String,
    /// When it was taken.
    pub tested_at: Option<Instant>,
    /// The last day on which it is valid.
    pub risk_expire_date: Option<Day>,
    /// Whether it has expired, or counts no more since the certificate told the customer's age.
    pub risk_expired: bool,
    /// The version of the questionnaire.
    pub version: u32,
    /// How many more tests may be taken today.
    pub left_today: u32,
    /// How many more within twelve months.
    pub left_this_year: u32,
    /// From when the next may be taken; none when one may be today.
    pub next_test_on: Option<Day>,
}

/// The result before the last one.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PreviousResult {
    /// C1 to C5 as 1 to 5.
    pub risk_level: RiskLevel,
    /// 稳健型 and so on.
    pub risk_level_name: String,
    /// The lowest class of C1.
    pub lowest: bool,
    /// Points, 0 to 100.
    pub points: u32,
    pub tested_on: Day,
    /// What has changed for products of R1 to R5, in this order, at the customer's age.
    pub products: Vec<ProductChange>,
    /// The answers that were given otherwise than then; empty where it had another version.
    pub answers: Vec<ChangedAnswer>,
}

/// The last result, expired or not.
pub async fn risk_result(call: Call<Customer>, _: Nothing) -> Answer<RiskResult> {
    let (cust_no, today) = (call.caller.cust_no, call.now.day());
    call.db().read(async |tx| result(tx, cust_no, today).await).await
}

/// The last result as it is shown on a day.
pub(crate) async fn result(tx: &mut Tx, cust_no: CustNo, today: Day) -> Answer<RiskResult> {
    let left = left(tx, cust_no, today).await?;
    let tests = store::last_two_tests(tx, cust_no).await?;
    let mut result =
        tests.first().map_or_else(RiskResult::none, |test| RiskResult::of(test, today));
    let birth = birth_of(tx, cust_no).await?;
    if let Some(test) = tests.first() {
        result.risk_expired |= is_beyond_age(tx, (test.level, test.taken_on), birth).await?;
    }
    if let [now, before] = tests.as_slice() {
        let elder_age = parameters(tx, today).await?.elder_age;
        let elder = birth.is_some_and(|b| i64::from(kernel::age(b, today)) >= elder_age);
        result.previous = Some(PreviousResult::of(before, now, elder));
    }
    (result.left_today, result.left_this_year) = (left.today, left.this_year);
    result.next_test_on = left.next_on;
    Ok(result)
}

impl RiskResult {
    /// Of somebody who never took a test.
    fn none() -> Self {
        Self {
            tested: false,
            risk_level: None,
            risk_level_name: String::new(),
            description: String::new(),
            lowest: false,
            points: 0,
            points_from: 0,
            points_to: 0,
            headline: String::new(),
            portrait: String::new(),
            deciding: Vec::new(),
            previous: None,
            capped_reason: String::new(),
            tested_at: None,
            risk_expire_date: None,
            risk_expired: false,
            version: 0,
            left_today: 0,
            left_this_year: 0,
            next_test_on: None,
        }
    }

    fn of(test: &TestRow, today: Day) -> Self {
        let questionnaire = Questionnaire::of(number(test.version));
        let (points_from, points_to) = questionnaire.map_or((0, 0), |q| q.points(test.level));
        Self {
            tested: true,
            risk_level: Some(test.level),
            risk_level_name: level_name(test.level).to_owned(),
            description: describe(test.level, test.lowest),
            lowest: test.lowest,
            points: number(test.points),
            points_from,
            points_to,
            headline: headline(test.level).to_owned(),
            portrait: portrait(&test.answers),
            deciding: questionnaire.map_or_else(Vec::new, |q| deciding(q, &test.answers)),
            capped_reason: test.capped_reason.clone(),
            tested_at: Some(test.taken_at),
            risk_expire_date: Some(test.expires_on),
            risk_expired: today > test.expires_on,
            version: number(test.version),
            ..Self::none()
        }
    }
}

impl PreviousResult {
    /// The test before, beside the one that took its place.
    fn of(before: &TestRow, now: &TestRow, elder: bool) -> Self {
        let class = |test: &TestRow| (test.level, test.lowest);
        let questionnaire =
            Questionnaire::of(number(now.version)).filter(|_| before.version == now.version);
        Self {
            risk_level: before.level,
            risk_level_name: level_name(before.level).to_owned(),
            lowest: before.lowest,
            points: number(before.points),
            tested_on: before.taken_on,
            products: changes::products(class(before), class(now), elder),
            answers: questionnaire
                .map_or_else(Vec::new, |q| changes::answers(q, &before.answers, &now.answers)),
        }
    }
}

fn number(n: i64) -> u32 {
    u32::try_from(n).unwrap_or(0)
}

fn describe(level: RiskLevel, lowest: bool) -> String {
    if lowest {
        return "你属于风险承受能力最低类别，只能买R1（低风险）的产品".to_owned();
    }
    match level {
        RiskLevel::Low => "适合你的产品：R1（低风险）".to_owned(),
        level => format!("适合你的产品：R1至{}（{}风险）", level.product(), level.chinese()),
    }
}
