//! Products that were held once.

use kernel::{Day, Fen, FundCode};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A closed holding.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PastFund {
    /// The fund.
    pub fund_code: FundCode,
    /// Its short name.
    pub fund_name: String,
    /// All profit with it.
    pub total_profit: Fen,
    /// The day on which the last shares went.
    pub closed_on: Option<Day>,
}

/// Closed holdings.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PastFunds {
    /// Latest first.
    pub funds: Vec<PastFund>,
}
