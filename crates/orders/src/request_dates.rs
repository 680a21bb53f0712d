//! The dates of an order placed now.

use crate::OrderDates;
use kernel::{FundCode, Instant};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Which way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum Direction {
    /// A purchase.
    Buy,
    /// A redemption.
    Redeem,
}

/// Which order.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RequestDatesRequest {
    /// The fund.
    pub fund_code: FundCode,
    /// Buying or redeeming.
    pub direction: Direction,
}

/// The dates.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RequestDates {
    /// The business time at which they were computed.
    pub at: Instant,
    /// Accept, price, confirm, redeemable or payout.
    pub dates: OrderDates,
    /// 今日15:00前…
    pub cutoff_text: String,
}
