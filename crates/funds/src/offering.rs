//! The offering period of a fund (募集期; domain TD-05): from when to when subscriptions are taken,
//! and what a subscriber is promised.

use crate::Fund;
use kernel::{Day, Instant};
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

/// What a subscription is promised, to be stored with the order (rules TD-05, CF-04).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SubscriptionDates {
    /// The day on which the TA says that it has the application.
    pub received_date: Day,
    /// The last day of the offering.
    pub offering_end: Day,
    /// The day by which the fund is established, or has failed.
    pub established_by: Day,
    /// The day by which the TA confirms the shares.
    pub confirmed_by: Day,
    /// The day by which the money is back when the fund failed.
    pub refund_by: Day,
}

impl Offering {
    /// Whether an application made on `today` for `t_day` is in it.
    fn takes(&self, today: Day, t_day: Day) -> bool {
        self.from <= today && t_day <= self.until
    }
}

impl Fund {
    /// The offering, while its outcome is not known; none of a fund that is established.
    pub fn open_offering(&self) -> Option<Offering> {
        self.offering.filter(|_| self.status.is_offering())
    }

    /// Whether a subscription paid at `now` is in the offering.
    pub fn takes_subscription(&self, now: Instant) -> bool {
        let t_day = self.calendar.t_day(now, self.timetable.cutoff);
        self.can_subscribe()
            && self.offering.is_some_and(|offering| offering.takes(now.day(), t_day))
    }
}

/// The dates of a subscription for `t_day`; none of a fund that is not offered.
pub fn dates_for_subscription(fund: &Fund, t_day: Day) -> Option<SubscriptionDates> {
    let offering = fund.open_offering()?;
    Some(SubscriptionDates {
        received_date: fund.calendar.add_open(t_day, fund.timetable.confirm_days),
        offering_end: offering.until,
        established_by: offering.established_by,
        confirmed_by: fund.calendar.next_open(offering.established_by),
        refund_by: offering.refund_by,
    })
}
