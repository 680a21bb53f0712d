//! The offering period of a fund (募集期; domain TD-05): from when to when subscriptions are taken,
//! and what a subscriber is promised.

use kernel::Day;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The offering of a fund, as its prospectus tells. Shares cost 1.0000 in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Offering {
    /// The first day on which subscriptions are taken.
    pub from: Day,
    /// The last day: up to the cut-off.
    pub until: Day,
    /// The day by which the fund is established, or has failed.
    pub established_by: Day,
    /// The day by which the money is back, with interest, when the fund failed.
    pub refund_by: Day,
    /// Whether a subscription may be cancelled before its cut-off (rule CX-02).
    pub cancellable: bool,
}

impl Offering {
    /// Whether an application made on `today` for `t_day` is in it.
    pub(crate) fn takes(&self, today: Day, t_day: Day) -> bool {
        self.from <= today && t_day <= self.until
    }
}
