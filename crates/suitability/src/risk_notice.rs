//! The risk notification letter of a fund.

use crate::{letter, refusals};
use funds::Catalogue;
use kernel::{FundCode, RiskLevel};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Visitor};

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

/// The letter of a fund, for everybody.
pub async fn risk_notice(call: Call<Visitor>, request: RiskNoticeRequest) -> Answer<RiskNotice> {
    let fund = call.get::<Catalogue>().fund(request.fund_code);
    let fund = fund.ok_or(refusals::NO_SUCH_FUND)?;
    let paragraphs = letter::notice(&fund);
    let texts: Vec<&str> = paragraphs.iter().map(String::as_str).collect();
    Ok(RiskNotice {
        fund_code: fund.code,
        fund_name: fund.name.to_string(),
        fund_risk: fund.risk,
        title: "风险揭示书".to_owned(),
        version: letter::VERSION.to_owned(),
        hash: letter::hash(&texts),
        paragraphs,
    })
}
