//! The market clock (rule TD-06): open, status and text from one calendar.

use kernel::{Calendar, Instant};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What the market does at a time of day.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum Session {
    /// Before 09:00 of an open day.
    BeforeOpen,
    /// 09:00 to 09:30.
    PreOpen,
    /// 09:30 to 11:30.
    Morning,
    /// 11:30 to 13:00.
    Lunch,
    /// 13:00 to 15:00.
    Afternoon,
    /// From 15:00 of an open day.
    Closed,
    /// A day without trading.
    Holiday,
}

/// Minutes of the day at which sessions change.
const PRE_OPEN: i64 = 9 * 60;
const OPEN: i64 = 9 * 60 + 30;
const LUNCH: i64 = 11 * 60 + 30;
const AFTERNOON: i64 = 13 * 60;
const CLOSE: i64 = 15 * 60;

impl Session {
    /// The session of an instant.
    pub fn at(calendar: &Calendar, now: Instant) -> Self {
        if !calendar.is_open(now.day()) {
            return Self::Holiday;
        }
        match minute(now) {
            minute if minute < PRE_OPEN => Self::BeforeOpen,
            minute if minute < OPEN => Self::PreOpen,
            minute if minute < LUNCH => Self::Morning,
            minute if minute < AFTERNOON => Self::Lunch,
            minute if minute < CLOSE => Self::Afternoon,
            _ => Self::Closed,
        }
    }

    /// Whether prices move.
    pub const fn is_open(self) -> bool {
        matches!(self, Self::Morning | Self::Afternoon)
    }

    /// As customers read it.
    pub const fn chinese(self) -> &'static str {
        match self {
            Self::PreOpen => "未开盘",
            Self::Morning | Self::Afternoon => "交易中",
            Self::Lunch => "午间休市",
            Self::BeforeOpen | Self::Closed => "已收盘",
            Self::Holiday => "休市",
        }
    }
}

/// The minute of the day, from midnight.
fn minute(now: Instant) -> i64 {
    i64::from(now.time().ms()) / 60_000
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(now: &str) -> Session {
        Session::at(&Calendar::china(), now.parse().unwrap())
    }

    #[test]
    fn the_clock_follows_the_sessions_of_an_open_day() {
        let day = |time: &str| at(&format!("2026-11-20T{time}+08:00"));
        assert_eq!(day("08:59:59"), Session::BeforeOpen);
        assert_eq!(day("09:00:00"), Session::PreOpen);
        assert_eq!(day("09:30:00"), Session::Morning);
        assert_eq!(day("11:30:00"), Session::Lunch);
        assert_eq!(day("13:00:00"), Session::Afternoon);
        assert_eq!(day("14:59:59"), Session::Afternoon);
        assert_eq!(day("15:00:00"), Session::Closed);
    }

    #[test]
    fn what_customers_read_changes_at_nine_and_at_half_past() {
        let said = |time: &str| at(&format!("2026-11-20T{time}+08:00")).chinese();
        let early = ["00:00:00", "08:59:59", "09:00:00", "09:29:59", "09:30:00"].map(said);
        assert_eq!(early, ["已收盘", "已收盘", "未开盘", "未开盘", "交易中"]);
    }

    #[test]
    fn a_holiday_never_shows_trading() {
        for hour in 0..24 {
            let session = at(&format!("2026-10-01T{hour:02}:40:00+08:00"));
            assert_eq!((session, session.is_open()), (Session::Holiday, false));
        }
        assert_eq!(at("2026-11-21T10:00:00+08:00"), Session::Holiday);
    }
}
