//! In how many days an application is priced, confirmed, redeemable and paid (domain 1.1, 1.2).

use calc::LeastHold;
use kernel::{FundType, TimeOfDay};
use serde::{Deserialize, Serialize};

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
    /// For how many months each lot is held before it may be redeemed (持有期), such as 12 or 36; 0
    /// of a fund without such a period.
    #[serde(default)]
    pub hold_months: i32,
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
        Self {
            nav_days,
            confirm_days,
            redeemable_days,
            payout_days,
            payout_days_legal_max,
            hold_months: 0,
            cutoff: TimeOfDay::CUTOFF,
        }
    }
}

impl Timetable {
    /// How long shares are held at least, from their confirmation.
    pub fn least_hold(&self) -> LeastHold {
        let open_days = self.redeemable_days.saturating_sub(self.confirm_days).max(0);
        LeastHold { open_days, months: self.hold_months.max(0) }
    }
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
