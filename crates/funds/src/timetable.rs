//! When an application is priced, confirmed, redeemable and paid (domain 1.1, 1.2).

use crate::Fund;
use kernel::{Day, FundType, Instant, TimeOfDay};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Days of a fund's business, counted in its open days after T.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Timetable {
    /// When the NAV of T is published.
    pub nav_days: i32,
    /// When the TA confirms.
    pub confirm_days: i32,
    /// From when bought shares may be redeemed.
    pub redeemable_days: i32,
    /// When the money of a redemption is on the card, usually.
    pub payout_days: i32,
    /// When it must be at the latest, by law.
    pub payout_days_legal_max: i32,
    /// Applications before this time belong to the day.
    #[serde(with = "hh_mm")]
    pub cutoff: TimeOfDay,
}

impl Timetable {
    /// The usual one of a type of fund.
    pub fn usual(fund_type: FundType) -> Self {
        let (nav_days, confirm_days, redeemable_days, payout_days, payout_days_legal_max) =
            match fund_type {
                FundType::Money => (0, 1, 2, 1, 7),
                FundType::Bond => (0, 1, 2, 2, 7),
                FundType::Qdii => (1, 2, 3, 7, 10),
                _ => (0, 1, 2, 3, 7),
            };
        let cutoff = TimeOfDay::CUTOFF;
        Self { nav_days, confirm_days, redeemable_days, payout_days, payout_days_legal_max, cutoff }
    }
}

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
    let t_day = fund.calendar.t_day(now, fund.timetable.cutoff);
    let after = |days| fund.calendar.add_open(t_day, days);
    let confirm_day = after(fund.timetable.confirm_days);
    PromisedDates {
        t_day,
        nav_day: after(fund.timetable.nav_days),
        confirm_day,
        redeemable_day: after(fund.timetable.redeemable_days),
        income_from: fund.is_money().then(|| income_from(confirm_day)),
    }
}

/// The dates of a redemption applied for at `now`.
pub fn dates_for_redeem(fund: &Fund, now: Instant) -> RedeemDates {
    let t_day = fund.calendar.t_day(now, fund.timetable.cutoff);
    let after = |days| fund.calendar.add_open(t_day, days);
    let confirm_day = after(fund.timetable.confirm_days);
    RedeemDates {
        t_day,
        nav_day: after(fund.timetable.nav_days),
        confirm_day,
        arrive_day: after(fund.timetable.payout_days),
        arrive_day_latest: after(fund.timetable.payout_days_legal_max),
        income_until: fund.is_money().then(|| income_until(confirm_day)),
    }
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

/// A time of day without seconds, `15:00`.
pub fn hh_mm(time: TimeOfDay) -> String {
    let minutes = time.ms() / 60_000;
    format!("{:02}:{:02}", minutes / 60, minutes % 60)
}

mod hh_mm {
    use kernel::TimeOfDay;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub fn serialize<S: Serializer>(time: &TimeOfDay, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&super::hh_mm(*time))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<TimeOfDay, D::Error> {
        let text = String::deserialize(deserializer)?;
        let parts = text.split_once(':').and_then(|(hour, minute)| {
            TimeOfDay::new(hour.parse().ok()?, minute.parse().ok()?).ok()
        });
        parts.ok_or_else(|| D::Error::custom("a time is HH:MM"))
    }
}
