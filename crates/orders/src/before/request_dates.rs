//! The dates of an order placed now.

use crate::order::OrderDates;
use crate::order::dates::cutoff_text;
use crate::rules::fund::find_fund;
use kernel::{FundCode, Instant};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer};

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

/// The dates of an order placed, or paid, now.
pub async fn request_dates(
    call: Call<Customer>,
    request: RequestDatesRequest,
) -> Answer<RequestDates> {
    let (fund, _) = find_fund(&call, request.fund_code)?;
    let (dates, verb) = match request.direction {
        Direction::Buy => (OrderDates::of_buy(&fund, call.now), "买入"),
        Direction::Redeem => (OrderDates::of_redeem(&fund, call.now), "赎回"),
    };
    let cutoff_text = cutoff_text(&fund, call.now, &dates, verb);
    Ok(RequestDates { at: call.now, dates, cutoff_text })
}
