//! The stages of an order's life, as its page shows them.

use kernel::{Day, Instant};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Which stage of an order's life.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum Stage {
    /// It is accepted.
    Accepted,
    /// The bank collects the money.
    Paid,
    /// The bank refused.
    PayFailed,
    /// The customer cancelled it.
    Cancelled,
    /// The TA has a subscription's application.
    Received,
    /// The TA answers.
    Confirmed,
    /// Money goes back to the card.
    Refunded,
    /// The shares may be redeemed.
    Redeemable,
    /// Proceeds go to the card.
    PaidOut,
    /// The bank could not pay out.
    PayoutFailed,
    /// The customer asked for the money again.
    PayoutAgain,
    /// Proceeds buy the fund that the customer chose for them.
    Onward,
}

/// A stage of an order's life.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TimelineStep {
    /// Which stage.
    pub stage: Stage,
    /// 提交成功
    pub title: String,
    /// More about it; may be empty.
    pub detail: String,
    /// When it happened; none while it is ahead.
    pub at: Option<Instant>,
    /// The day for which it is promised, while it is ahead; of a stage that a day brings, that day.
    pub expected_on: Option<Day>,
    /// Whether it has happened.
    pub done: bool,
    /// Whether it went wrong here; the order ended so, unless something happened after it.
    pub failed: bool,
}
