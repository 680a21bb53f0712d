//! The fee of a purchase, with its explanation.

use crate::order::OrderDates;
use crate::order::fee::BuyFee;
use crate::rules::buy_fee;
use crate::rules::fund::find_fund;
use kernel::{Fen, FundCode, Positive};
use serde::Deserialize;
use utoipa::ToSchema;
use wire::{Answer, Call, Customer};

/// Which purchase.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BuyFeeRequest {
    /// The fund.
    pub fund_code: FundCode,
    /// What the customer would pay, fee included; more than nothing.
    #[schema(value_type = Fen)]
    pub amount: Positive<Fen>,
}

/// The fee of a purchase placed now.
pub async fn buy_fee(call: Call<Customer>, request: BuyFeeRequest) -> Answer<BuyFee> {
    let (fund, _) = find_fund(&call, request.fund_code)?;
    let t_day = OrderDates::of_buy(&fund, call.now).t_day;
    buy_fee::explain(&fund, request.amount.get(), t_day)
}
