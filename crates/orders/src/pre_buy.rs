//! All that a customer sees before a purchase.

use crate::{BuyFeeTier, CheckStep, OrderDates, PayMethod};
use kernel::{Day, Fen, FundCode, FundType, Nav, Rate, RiskLevel};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Which fund.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PreBuyRequest {
    /// The fund.
    pub fund_code: FundCode,
}

/// A document that the customer accepts with the order.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderAgreement {
    /// To be named in the order: `fund-contract`, `prospectus`, `risk-disclosure`, `sales-service`.
    pub id: String,
    /// 《…基金合同》
    pub title: String,
    /// The version that is accepted.
    pub version: String,
}

/// Before a purchase: limits, fees, cards, dates, agreements, and what is missing.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PreBuy {
    /// The fund.
    pub fund_code: FundCode,
    /// Its short name.
    pub fund_name: String,
    /// Its type.
    pub fund_type: FundType,
    /// R1 to R5.
    pub fund_risk: RiskLevel,
    /// The last published NAV; 1.0000 for money funds.
    pub nav: Nav,
    /// The day of `nav`.
    pub nav_date: Day,
    /// Whether an order would be taken now, as far as the fund is concerned.
    pub open: bool,
    /// Why not, in Chinese; empty when it is open.
    pub closed_reason: String,
    /// Whether the customer holds none of it, so that the first minimum counts.
    pub first_buy: bool,
    /// The least amount of this order.
    pub min_amount: Fen,
    /// Amounts are multiples of it.
    pub step: Fen,
    /// The largest amount that this order may have today, all limits of the fund counted; none
    /// when there is no limit.
    pub max_amount: Option<Fen>,
    /// The fund's published fee table.
    pub tiers: Vec<BuyFeeTier>,
    /// The discount on published rates: 0.1 is one tenth.
    pub discount: Rate,
    /// Cards and what each may still pay.
    pub methods: Vec<PayMethod>,
    /// The dates if paid now.
    pub dates: OrderDates,
    /// `15:00` of the T-day as a sentence: 今日15:00前买入，按今日净值确认.
    pub cutoff_text: String,
    /// Documents to accept.
    pub agreements: Vec<OrderAgreement>,
    /// The checks in the specification's order; the first that isn't passed must be mended first.
    pub checks: Vec<CheckStep>,
    /// Code of the match of customer and product, T0 when it fits (domain 4.5).
    pub match_code: String,
}
