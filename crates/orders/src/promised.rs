//! What an order is promised, stored with it, so that later parameters cannot rewrite it (CF-04).

use kernel::{Day, Instant};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The days of an order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderDates {
    /// T: the trading day to which the order belongs; its NAV is the price.
    pub t_day: Day,
    /// The day on whose evening the NAV of T is published.
    pub nav_date: Day,
    /// The day on which the TA confirms.
    pub confirm_date: Day,
    /// Buying: the first trading day on which the shares may be redeemed.
    pub redeemable_date: Option<Day>,
    /// Redeeming: the day on which the money is on the card.
    pub arrive_date: Option<Day>,
    /// Redeeming: the last day on which it may arrive by law.
    pub arrive_date_latest: Option<Day>,
    /// Until when the order may be cancelled: the cut-off of T. None when it may not.
    pub cancel_until: Option<Instant>,
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
