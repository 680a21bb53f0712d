//! The share lots of a holding, with the redemption fee of each.

use kernel::{Day, FundCode, Rate, Shares};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Which fund.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShareLotsRequest {
    /// The fund.
    pub fund_code: FundCode,
    /// Of one card only.
    #[serde(default)]
    pub trade_acco: Option<String>,
}

/// Shares that were confirmed together.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShareLot {
    /// The card's transaction account.
    pub trade_acco: String,
    /// The day on which the TA confirmed them; days of holding count from it.
    pub registered_on: Day,
    /// Shares left.
    pub shares: Shares,
    /// Shares confirmed at first.
    pub original_shares: Shares,
    /// `buy`, `reinvest`, `increase`, `opening`.
    pub source: String,
    /// Natural days held if redeemed now.
    pub days: i32,
    /// The redemption rate if redeemed now.
    pub rate: Rate,
    /// The first trading day on which redeeming it costs nothing; none when it always does.
    pub free_from: Option<Day>,
}

/// The lots.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShareLots {
    /// Oldest first.
    pub lots: Vec<ShareLot>,
    /// Shares that cost nothing if redeemed now.
    pub free_shares: Shares,
    /// All shares.
    pub shares: Shares,
}
