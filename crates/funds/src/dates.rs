//! What an application is promised: when it is priced, confirmed, redeemable and paid (domain 1.1,
//! 1.2, TD-05).

use crate::{Fund, offering::Offering};
use kernel::{Day, Instant};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What a purchase is promised, to be stored with the order (rule CF-04).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PromisedDates {
    /// T: the day whose NAV is the price.
    pub t_day: Day,
    /// The day on whose evening that NAV is published.
    pub nav_day: Day,
    /// The day on which the TA confirms.
    pub confirm_day: Day,
    /// The first T-day of a redemption of the bought shares.
    pub redeemable_day: Day,
    /// Money funds: the first day of the bought shares' income.
    pub income_from: Option<Day>,
}

/// What a redemption is promised, to be stored with the order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RedeemDates {
    /// T: the day whose NAV is the price.
    pub t_day: Day,
    /// The day on whose evening that NAV is published.
    pub nav_day: Day,
    /// The day on which the TA confirms.
    pub confirm_day: Day,
    /// The day on which the money is on the card.
    pub arrive_day: Day,
    /// The last day on which it may arrive by law.
    pub arrive_day_latest: Day,
    /// Money funds: the last day of the redeemed shares' income.
    pub income_until: Option<Day>,
}

/// The dates of a purchase applied for at `now`.
pub fn dates_for_buy(fund: &Fund, now: Instant) -> PromisedDates {
    let (DecidedDays { t_day, nav_day, confirm_day }, _) = decided(fund, now);
    PromisedDates {
        t_day,
        nav_day,
        confirm_day,
        redeemable_day: fund.redeemable_from(confirm_day),
        income_from: fund.is_money().then(|| income_from(confirm_day)),
    }
}

/// The dates of a redemption applied for at `now`.
pub fn dates_for_redeem(fund: &Fund, now: Instant) -> RedeemDates {
    let (DecidedDays { t_day, nav_day, confirm_day }, after) = decided(fund, now);
    RedeemDates {
        t_day,
        nav_day,
        confirm_day,
        arrive_day: after(fund.timetable.payout_days),
        arrive_day_latest: after(fund.timetable.payout_days_legal_max),
        income_until: fund.is_money().then(|| income_until(confirm_day)),
    }
}

/// The days that each application has.
struct DecidedDays {
    t_day: Day,
    nav_day: Day,
    confirm_day: Day,
}

/// Those of an application at `now`, and how open days are counted from its T.
fn decided(fund: &Fund, now: Instant) -> (DecidedDays, impl Fn(i32) -> Day + '_) {
    let t_day = fund.calendar.t_day(now, fund.timetable.cutoff);
    let after = move |days| fund.calendar.add_open(t_day, days);
    let nav_day = after(fund.timetable.nav_days);
    let confirm_day = after(fund.timetable.confirm_days);
    (DecidedDays { t_day, nav_day, confirm_day }, after)
}

/// The first day of income of a money fund's shares that are confirmed on a day (rule MM-01).
pub fn income_from(confirm_day: Day) -> Day {
    confirm_day
}

/// The last day of income of a money fund's shares whose redemption is confirmed on a day: closed
/// days in between count (rule MM-01).
pub fn income_until(confirm_day: Day) -> Day {
    confirm_day.previous()
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

impl Fund {
    /// The first T of a redemption of shares that the TA confirmed on a day (rule CF-02).
    pub fn redeemable_from(&self, confirmed: Day) -> Day {
        calc::redeemable_from(confirmed, self.timetable.least_hold(), &self.calendar)
    }

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
