//! Profit over time, from the daily totals that are kept.

use bankcards::Purpose;
use kernel::{Day, Fen, FundCode, Rate};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A window that ends today.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub enum ProfitWindow {
    /// One month.
    #[default]
    #[serde(rename = "1m")]
    Month,
    /// Three months.
    #[serde(rename = "3m")]
    Quarter,
    /// Six months.
    #[serde(rename = "6m")]
    HalfYear,
    /// One year.
    #[serde(rename = "1y")]
    Year,
    /// Since the first of January.
    #[serde(rename = "ytd")]
    YearToDate,
}

/// Which line.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct ProfitLineRequest {
    /// How far back.
    pub window: ProfitWindow,
    /// Of one fund; of all when left out.
    pub fund_code: Option<FundCode>,
    /// Of what one purpose holds, `CHILD:1`; left out, of the customer's own where a fund is named,
    /// else of everything.
    pub purpose: Option<Purpose>,
}

/// A day of a line.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProfitPoint {
    /// The NAV day.
    pub date: Day,
    /// Profit of the day.
    pub profit: Fen,
    /// Profit from the first point to this one.
    pub sum: Fen,
    /// Market value on the day.
    pub value: Fen,
}

/// Profit day by day.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProfitLine {
    /// Oldest first; NAV days only.
    pub points: Vec<ProfitPoint>,
    /// Profit of the whole window.
    pub profit: Fen,
}

/// The unit of a history.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum HistoryUnit {
    /// The days of one month.
    #[default]
    Day,
    /// The months of one year.
    Month,
    /// All years.
    Year,
}

/// Which history.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct ProfitHistoryRequest {
    /// Days, months or years.
    pub unit: HistoryUnit,
    /// A day within the month or year that is asked for; today when left out.
    pub on: Option<Day>,
    /// Of one fund; of all when left out.
    pub fund_code: Option<FundCode>,
    /// Of what one purpose holds, `CHILD:1`; left out, of the customer's own where a fund is named,
    /// else of everything.
    pub purpose: Option<Purpose>,
}

/// A unit of a history.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProfitUnit {
    /// `2026-11-20`, `2026-11` or `2026`.
    pub unit: String,
    /// Its profit; none where there was none to have: closed days (休) and days ahead.
    pub profit: Option<Fen>,
    /// Days only: whether the market was open.
    pub open: bool,
    /// Days only: whether the NAV of a fund that was held was published anew with another value;
    /// the profit is by the new one.
    pub corrected: bool,
}

/// Profit by day, month or year.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProfitHistory {
    /// Oldest first, without gaps.
    pub units: Vec<ProfitUnit>,
    /// Their sum.
    pub profit: Fen,
}

/// Which range.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProfitRangeRequest {
    /// The first day.
    pub from: Day,
    /// The last day; at most 366 days after `from`.
    pub to: Day,
    /// Of one fund; of all when left out.
    #[serde(default)]
    pub fund_code: Option<FundCode>,
    /// Of what one purpose holds, `CHILD:1`; left out, of the customer's own where a fund is named,
    /// else of everything.
    #[serde(default)]
    pub purpose: Option<Purpose>,
}

/// Profit over a range, with its rate.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProfitRange {
    /// Day by day, oldest first.
    pub points: Vec<ProfitPoint>,
    /// Profit of the range.
    pub profit: Fen,
    /// Money-weighted rate (Modified Dietz): 0.0160 is 1.6 %; none without capital.
    pub rate: Option<Rate>,
    /// What `rate` is of: the value at the beginning, and each flow for the part of the range that
    /// it was there.
    pub capital: Fen,
}

/// Of which product.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProfitDetailRequest {
    /// The fund.
    pub fund_code: FundCode,
    /// Whose of it, `CHILD:1`; the customer's own when left out.
    #[serde(default)]
    pub purpose: Option<Purpose>,
}

/// A summary of profit.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProfitSummary {
    /// Sum of the profits of each fund's latest NAV day.
    pub day_profit: Fen,
    /// The NAV day that all updated funds have reached; none with no holding.
    pub day_profit_date: Option<Day>,
    /// Profit of what is held.
    pub holding_profit: Fen,
    /// Profit that redemptions realised.
    pub realised_profit: Fen,
    /// Cash dividends.
    pub dividends: Fen,
    /// All profit since the beginning.
    pub total_profit: Fen,
}
