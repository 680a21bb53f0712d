//! Where the proceeds of a redemption may go.

use kernel::FundCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Which holding.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RedeemTargetsRequest {
    /// The fund.
    pub fund_code: FundCode,
}

/// A target: the card under which the shares are held (同卡进出).
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RedeemTarget {
    /// `card`.
    pub target: String,
    /// The card's transaction account.
    pub trade_acco: String,
    /// 招商银行
    pub bank_name: String,
    /// The card's last four digits.
    pub tail: String,
}

/// The targets.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RedeemTargets {
    /// One for each card that holds shares of the fund.
    pub targets: Vec<RedeemTarget>,
}
