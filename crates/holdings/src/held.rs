//! The list of holdings.

use kernel::{Day, Fen, FundCode, FundType, Nav, RiskLevel, Shares};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// By what holdings are sorted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub enum SortField {
    /// By market value.
    #[default]
    #[serde(rename = "ASSETAMOUNT")]
    AssetAmount,
    /// By the latest day's profit.
    #[serde(rename = "DAYPROFIT")]
    DayProfit,
    /// By the profit of what is held.
    #[serde(rename = "HOLDPROFIT")]
    HoldProfit,
}

/// Which way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub enum SortType {
    /// Largest first.
    #[default]
    #[serde(rename = "DESC")]
    Desc,
    /// Smallest first.
    #[serde(rename = "ASC")]
    Asc,
}

/// How to sort.
#[derive(Debug, Clone, Copy, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct HeldRequest {
    /// By what.
    pub sort_field: SortField,
    /// Which way.
    pub sort_type: SortType,
}

/// A fund that is held, all cards together.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct HeldFund {
    /// The fund.
    pub fund_code: FundCode,
    /// Its short name.
    pub fund_name: String,
    /// Its type.
    pub fund_type: FundType,
    /// R1 to R5 as 1 to 5.
    pub fund_risk: RiskLevel,
    /// Shares held, frozen ones included.
    pub shares: Shares,
    /// Shares that may be redeemed now.
    pub available: Shares,
    /// Market value at `nav`; of money funds with the income not yet paid in shares.
    pub value: Fen,
    /// The last NAV of the fund at which it was valued.
    pub nav: Nav,
    /// The day of `nav` and of `dayProfit`.
    pub nav_date: Option<Day>,
    /// Whether `navDate` is the latest among the customer's funds.
    pub updated: bool,
    /// Profit of `navDate` (昨日收益); of money funds since the previous open day.
    pub day_profit: Fen,
    /// Cost of what is held, by moving average, purchase fees included.
    pub cost: Fen,
    /// Cost of one share, four decimals; none without shares.
    pub unit_cost: Option<Nav>,
    /// Value − cost + cash dividends of the open round.
    pub holding_profit: Fen,
    /// In percent with sign; none without cost.
    pub holding_profit_rate: Option<String>,
    /// Cost after sales and dividends were counted as principal (摊薄); may be negative.
    pub diluted_cost: Fen,
    /// All profit since the first purchase.
    pub total_profit: Fen,
    /// Paid for purchases of it that are not confirmed.
    pub in_transit: Fen,
}

/// The holdings.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct HeldFunds {
    /// Sorted as asked.
    pub funds: Vec<HeldFund>,
    /// Sum of the values.
    pub market_value: Fen,
    /// The latest NAV day among them.
    pub latest_nav_date: Option<Day>,
}
