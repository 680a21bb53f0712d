//! The last result of the risk questionnaire.

use kernel::{Day, Instant, RiskLevel};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

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
