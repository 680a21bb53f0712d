//! The fee of a purchase, with its explanation.

use crate::{FeeStep, fees, find_fund};
use kernel::{Day, Fen, FundCode, Nav, Rate, Shares};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer};

/// Which purchase.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BuyFeeRequest {
    /// The fund.
    pub fund_code: FundCode,
    /// What the customer would pay, fee included.
    pub amount: Fen,
}

/// A row of the fund's table of purchase fees.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BuyFeeTier {
    /// From this amount of a single order on, inclusive.
    pub from: Fen,
    /// Up to this amount, exclusive; none for the last row.
    pub below: Option<Fen>,
    /// The published rate; none where the fee is fixed.
    pub list_rate: Option<Rate>,
    /// The rate after the discount; none where the fee is fixed.
    pub rate: Option<Rate>,
    /// The fixed fee of an order; none where there is a rate.
    pub fixed_fee: Option<Fen>,
}

/// What a purchase costs. Shares are an estimate at the last known NAV, never a promise.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BuyFee {
    /// What the customer pays, fee included.
    pub amount: Fen,
    /// The published rate; none where the fee is fixed.
    pub list_rate: Option<Rate>,
    /// The rate charged; none where the fee is fixed.
    pub rate: Option<Rate>,
    /// The discount on the published rate: 0.1 is one tenth.
    pub discount: Rate,
    /// The published fee.
    pub list_fee: Fen,
    /// The fee charged.
    pub fee: Fen,
    /// What the discount saves.
    pub saved: Fen,
    /// What buys shares.
    pub net: Fen,
    /// Shares at `nav`; an estimate.
    pub estimated_shares: Shares,
    /// The last published NAV; 1.0000 in an offering.
    pub nav: Nav,
    /// The day of `nav`; none in an offering.
    pub nav_date: Option<Day>,
    /// How it comes about.
    pub steps: Vec<FeeStep>,
}

/// The fee of a purchase placed now.
pub async fn buy_fee(call: Call<Customer>, request: BuyFeeRequest) -> Answer<BuyFee> {
    let (fund, _) = find_fund(&call, request.fund_code)?;
    fees::explain(&fund, request.amount, call.now.day())
}
