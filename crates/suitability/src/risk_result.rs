//! The last result of the risk questionnaire.

use crate::questionnaire::level_name;
use crate::questions::left;
use crate::store;
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
    /// Why the level is lower than the points say, in Chinese; empty when it isn't.
    pub capped_reason: String,
    /// When it was taken.
    pub tested_at: Option<Instant>,
    /// The last day on which it is valid.
    pub risk_expire_date: Option<Day>,
    /// Whether it has expired.
    pub risk_expired: bool,
    /// The version of the questionnaire.
    pub version: u32,
    /// How many more tests may be taken today.
    pub left_today: u32,
    /// How many more within twelve months.
    pub left_this_year: u32,
}

/// The last result, expired or not.
pub async fn risk_result(call: Call<Customer>, _: Nothing) -> Answer<RiskResult> {
    let (cust_no, today) = (call.caller.cust_no, call.now.day());
    call.db().read(async |tx| result(tx, cust_no, today).await).await
}

/// The last result as it is shown on a day.
pub(crate) async fn result(tx: &mut Tx, cust_no: CustNo, today: Day) -> Answer<RiskResult> {
    let left = left(tx, cust_no, today).await?;
    let test = store::last_test(tx, cust_no).await?;
    let level = test.as_ref().map(|test| test.level);
    let number = |n: i64| u32::try_from(n).unwrap_or(0);
    Ok(RiskResult {
        tested: test.is_some(),
        risk_level: level,
        risk_level_name: level.map_or("", level_name).to_owned(),
        description: test.as_ref().map_or_else(String::new, |t| describe(t.level, t.lowest)),
        lowest: test.as_ref().is_some_and(|test| test.lowest),
        points: test.as_ref().map_or(0, |test| number(test.points)),
        capped_reason: test.as_ref().map_or_else(String::new, |t| t.capped_reason.clone()),
        tested_at: test.as_ref().map(|test| test.taken_at),
        risk_expire_date: test.as_ref().map(|test| test.expires_on),
        risk_expired: test.as_ref().is_some_and(|test| today > test.expires_on),
        version: test.as_ref().map_or(0, |test| number(test.version)),
        left_today: left.today,
        left_this_year: left.this_year,
    })
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
