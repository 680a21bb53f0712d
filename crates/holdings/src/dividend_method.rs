//! What happens with the dividends of a holding.

use kernel::FundCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Which fund.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DividendMethodRequest {
    /// The fund.
    pub fund_code: FundCode,
}

/// The method of one card.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CardDividendMethod {
    /// The card's transaction account.
    pub trade_acco: String,
    /// `0` reinvest, `1` cash.
    pub method: String,
    /// 红利再投资
    pub method_name: String,
}

/// The methods of a holding.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DividendMethods {
    /// The fund.
    pub fund_code: FundCode,
    /// The method of a customer who chose none.
    pub default_method: String,
    /// Each card that holds it.
    pub cards: Vec<CardDividendMethod>,
}
