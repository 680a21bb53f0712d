//! One holding.

use crate::HeldFund;
use kernel::{Day, Fen, FundCode, Shares};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Which fund.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct HeldDetailRequest {
    /// The fund.
    pub fund_code: FundCode,
}

/// What is held under one card.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct HeldByCard {
    /// The card's transaction account.
    pub trade_acco: String,
    /// Shares held.
    pub shares: Shares,
    /// Shares that wait for a redemption.
    pub frozen: Shares,
    /// Shares that may be redeemed now.
    pub available: Shares,
    /// Market value.
    pub value: Fen,
    /// `0` reinvest, `1` cash.
    pub dividend_method: String,
    /// Whether redemptions are stopped until a difference with the TA is cleared up.
    pub blocked: bool,
}

/// One holding.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct HeldDetail {
    /// All cards together; of a closed holding with zero shares.
    pub fund: HeldFund,
    /// Each card.
    pub cards: Vec<HeldByCard>,
    /// Profit that redemptions have realised since the beginning.
    pub realised_profit: Fen,
    /// Cash dividends since the beginning.
    pub dividends: Fen,
    /// The day on which the open round began; none when nothing is held.
    pub held_since: Option<Day>,
    /// Natural days since then.
    pub held_days: u32,
}
