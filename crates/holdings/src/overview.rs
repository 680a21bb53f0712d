//! The wealth page: what a customer has and earned.

use kernel::{Day, Fen};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A part of a customer's assets.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AssetPart {
    /// `money`, `bond`, `mixed`, `stock`, `qdii`, `other`.
    pub part: String,
    /// 货币型
    pub name: String,
    /// Market value at the last NAVs.
    pub value: Fen,
}

/// Assets and profit of a customer.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AssetOverview {
    /// Market value of all holdings at their last NAVs, and `inTransit`.
    pub total_assets: Fen,
    /// Market value of all holdings.
    pub market_value: Fen,
    /// Paid for purchases that are not confirmed, and proceeds on their way; never in a profit.
    pub in_transit: Fen,
    /// Sum of the profits of each fund's latest NAV day.
    pub day_profit: Fen,
    /// The latest NAV day among the funds; `dayProfit` is dated with it. None with no holding.
    pub day_profit_date: Option<Day>,
    /// How many funds already have the NAV of that day.
    pub updated: u32,
    /// How many funds are held. `updated`/`held`: 已更新 8/10.
    pub held: u32,
    /// Profit of what is held now: value − cost + cash dividends of the open rounds.
    pub holding_profit: Fen,
    /// `holdingProfit` ÷ cost in percent with two decimals and sign, `1.23%`; none without cost.
    pub holding_profit_rate: Option<String>,
    /// All profit since the beginning, closed positions included.
    pub total_profit: Fen,
    /// By type of fund, largest first.
    pub parts: Vec<AssetPart>,
}
