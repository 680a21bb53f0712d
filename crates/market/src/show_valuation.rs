//! The intraday estimate of a NAV, which sales platforms may not offer.

use kernel::FundCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Visitor};

/// Which fund.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ValuationRequest {
    pub fund_code: FundCode,
}

/// That there is no estimate, and why. It has no field for a number.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Valuation {
    pub fund_code: FundCode,
    /// Always false.
    pub offered: bool,
    /// For the customer.
    pub reason: String,
}

/// Answers that no estimate is offered: the regulator's circular of 2026-01-29 removed 基金实时估值
/// and its variants from sales platforms. There is no switch, so that none can be turned on.
pub async fn show_valuation(_: Call<Visitor>, request: ValuationRequest) -> Answer<Valuation> {
    Ok(Valuation {
        fund_code: request.fund_code,
        offered: false,
        reason: "按监管要求，不提供盘中净值估算。净值以基金管理人当日晚间公布的为准".to_owned(),
    })
}
