//! The risk notification letter of a fund.

use kernel::{FundCode, RiskLevel};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Which fund.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RiskNoticeRequest {
    /// The fund.
    pub fund_code: FundCode,
}

/// The letter.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RiskNotice {
    /// The fund.
    pub fund_code: FundCode,
    /// Its short name.
    pub fund_name: String,
    /// R1 to R5 as 1 to 5.
    pub fund_risk: RiskLevel,
    /// 风险揭示书
    pub title: String,
    /// The text in paragraphs.
    pub paragraphs: Vec<String>,
    /// The version of the text.
    pub version: String,
    /// SHA-256 of the text in hex.
    pub hash: String,
}
