//! What an order costs, with its explanation: of a purchase, and of a conversion.

use kernel::{Day, Fen, Nav, Rate, Shares};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

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

/// Both legs of a conversion. Before the TA confirms, all of it is an estimate at the last known
/// NAVs, never a promise.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ConvertFee {
    /// Whether it is an estimate.
    pub estimated: bool,
    /// Shares that go out.
    pub shares: Shares,
    /// Their NAV, and its day.
    pub nav: Nav,
    pub nav_date: Day,
    /// Shares times NAV.
    pub gross: Fen,
    /// The redemption fee, by the days for which each lot was held.
    pub redeem_fee: Fen,
    /// What is left of it, which is converted.
    pub net_out: Fen,
    /// The purchase rate of the fund that goes out at this amount; none where its fee is fixed.
    pub rate_out: Option<Rate>,
    /// The purchase rate of the target at this amount; none where its fee is fixed.
    pub rate_in: Option<Rate>,
    /// The discount on the difference: 0.1 is one tenth.
    pub discount: Rate,
    /// The difference of both purchase fees (补差费); zero into a cheaper fund.
    pub top_up_fee: Fen,
    /// What buys shares of the target.
    pub amount_in: Fen,
    /// The target's NAV, and its day.
    pub target_nav: Nav,
    pub target_nav_date: Day,
    /// Shares of the target.
    pub target_shares: Shares,
    /// How it comes about.
    pub steps: Vec<FeeStep>,
}

/// A step of a calculation, for people to follow.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FeeStep {
    /// What is calculated, in Chinese: `净申购金额`.
    pub label: String,
    /// With the figures put in: `10000.00 ÷ (1 + 0.0008)`.
    pub formula: String,
    /// The value that the next step uses.
    pub rounded: String,
    /// `HALF_UP`, `DOWN` or `UP`; `NONE` when there was nothing to round.
    pub rounding: String,
}

impl From<calc::Step> for FeeStep {
    fn from(step: calc::Step) -> Self {
        let calc::Step { label, formula, rounded, rounding, .. } = step;
        Self { label, formula, rounded, rounding: rounding.to_owned() }
    }
}
