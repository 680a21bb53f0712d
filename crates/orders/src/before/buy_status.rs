//! Is a product open for buying?

use crate::order::OrderDates;
use crate::rules::fund::find_fund;
use kernel::{Day, FundCode};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer};

/// Which fund.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BuyStatusRequest {
    /// The fund.
    pub fund_code: FundCode,
}

/// Whether a fund takes purchases, or subscriptions in its offering.
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

/// Whether a fund takes purchases now.
pub async fn buy_status(call: Call<Customer>, request: BuyStatusRequest) -> Answer<BuyStatus> {
    let (fund, _) = find_fund(&call, request.fund_code)?;
    let open = fund.can_buy() || fund.takes_subscription(call.now);
    Ok(BuyStatus {
        fund_code: fund.code,
        open,
        status: fund.status.code().to_owned(),
        status_name: fund.buying_state().into_owned(),
        open_date: open.then(|| OrderDates::of_buy(&fund, call.now).t_day),
    })
}
