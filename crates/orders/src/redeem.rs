//! Redeeming: the shares are frozen in the order's transaction and confirmed by the TA.

use kernel::{FundCode, Shares};
use serde::Deserialize;
use utoipa::ToSchema;

/// A redemption. The money goes to the card under which the shares are held.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RedeemRequest {
    /// The fund.
    pub fund_code: FundCode,
    /// The card's transaction account.
    pub trade_acco: String,
    /// How many shares.
    pub shares: Shares,
    /// Within seconds; money funds only.
    #[serde(default)]
    pub quick: bool,
    /// Big redemption of the fund: true (the default) defers the rest, false gives it back.
    #[serde(default = "yes")]
    pub defer_rest: bool,
}

fn yes() -> bool {
    true
}
