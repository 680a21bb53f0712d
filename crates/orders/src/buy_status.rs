//! Is a product open for buying?

use kernel::{Day, FundCode};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Which fund.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BuyStatusRequest {
    /// The fund.
    pub fund_code: FundCode,
}

/// Whether a fund takes purchases.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BuyStatus {
    /// The fund.
    pub fund_code: FundCode,
    /// Whether purchases are taken.
    pub open: bool,
    /// The fund's status: 0 open, 1 raising, 4 trading stopped, 5 purchase stopped, 6 redemption
    /// stopped, 9 closed, a terminated.
    pub status: String,
    /// 暂停申购
    pub status_name: String,
    /// T of an order paid now.
    pub open_date: Option<Day>,
}
