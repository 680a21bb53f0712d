//! What each market does at an instant, by its own hours and calendar; all times are China's.
//!
//! Minutes are counted from the midnight with which the trading day begins in China. New York's
//! trading day ends on the next morning, so its minutes go beyond 1440.

use crate::hours::Session;
use kernel::{Calendar, Day, Instant};
use serde::Serialize;
use utoipa::ToSchema;

const DAY: i64 = 24 * 60;

/// From one minute to another, without a break.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Hours {
    /// Of the first price.
    pub from: i64,
    /// Of the bell.
    pub to: i64,
}

/// What a market does.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MarketClock {
    /// `CN`, `HK` or `US`.
    pub market: String,
    /// The trading day that is under way, comes, or is over; its date in the market's own town.
    pub day: Day,
    /// Whether prices move now.
    pub open: bool,
    /// What it does.
    pub session: Session,
    /// 交易中, 午间休市, 未开盘, 已收盘, 休市
    pub status: String,
    /// What comes next: `今晚22:30开盘`.
    pub next: String,
    /// Its hours on `day`, in minutes from that day's midnight in China; beyond 1440 it is the next
    /// morning.
    pub hours: Vec<Hours>,
    /// Whether it closes early on `day`.
    pub half_day: bool,
    /// The minute of `now` by the same count.
    pub minute: i64,
}

impl MarketClock {
    /// A market at an instant; one without hours of its own keeps the mainland's.
    pub fn at(market: &str, calendar: &Calendar, now: Instant) -> Self {
        let day = trading_day(market, now);
        let minute = minute_since(day, now);
        let half_day = is_half_day(market, calendar, day);
        let hours = hours_of(market, day, half_day);
        let session = match market {
            "HK" | "US" => session((calendar, day), minute, &hours),
            _ => Session::at(calendar, now),
        };
        let open = session.is_open();
        // Until it opens a market of elsewhere has not opened, however early it is here.
        let status = match session {
            Session::BeforeOpen if market != "CN" => "未开盘",
            other => other.chinese(),
        };
        let next = next(market, (calendar, day), session, &hours);
        let (market, status) = (market.to_owned(), status.to_owned());
        Self { market, day, open, session, status, next, hours, half_day, minute }
    }

    /// Whether the first price of `day` can be known.
    pub fn has_begun(&self) -> bool {
        !matches!(self.session, Session::BeforeOpen | Session::PreOpen | Session::Holiday)
    }
}

/// The date of the trading day to which an instant belongs: in New York it is still yesterday until
/// its bell.
fn trading_day(market: &str, now: Instant) -> Day {
    let (today, yesterday) = (now.day(), now.day().previous());
    let ends = hours_of(market, yesterday, false).last().map_or(0, |last| last.to);
    if minute_since(yesterday, now) < ends { yesterday } else { today }
}

fn minute_since(day: Day, now: Instant) -> i64 {
    let days = i64::from(now.day().days_since(day));
    days * DAY + i64::from(now.time().ms()) / 60_000
}

/// The hours of a market on a day, shorter on half days.
pub fn hours_on(market: &str, calendar: &Calendar, day: Day) -> Vec<Hours> {
    hours_of(market, day, is_half_day(market, calendar, day))
}

fn hours_of(market: &str, day: Day, half_day: bool) -> Vec<Hours> {
    let hours = |from, to| Hours { from, to };
    match (market, half_day) {
        ("HK", false) => vec![hours(570, 720), hours(780, 960)],
        ("HK", true) => vec![hours(570, 720)],
        ("US", half) => {
            // 9:30 in New York is 21:30 here, and 22:30 in its winter.
            let from = if is_summer_in_new_york(day) { 1_290 } else { 1_350 };
            vec![hours(from, from + if half { 210 } else { 390 })]
        }
        _ => vec![hours(570, 690), hours(780, 900)],
    }
}

fn session((calendar, day): (&Calendar, Day), minute: i64, hours: &[Hours]) -> Session {
    if !calendar.is_open(day) {
        return Session::Holiday;
    }
    let (Some(first), Some(last)) = (hours.first(), hours.last()) else {
        return Session::Holiday;
    };
    let pre = first.from - 30;
    match minute {
        minute if minute < pre => Session::BeforeOpen,
        minute if minute < first.from => Session::PreOpen,
        minute if minute < first.to => Session::Morning,
        minute if minute < last.from => Session::Lunch,
        minute if minute < last.to => Session::Afternoon,
        _ => Session::Closed,
    }
}

/// What comes next, and when.
fn next(
    market: &str,
    (calendar, day): (&Calendar, Day),
    session: Session,
    hours: &[Hours],
) -> String {
    let (Some(first), Some(last)) = (hours.first(), hours.last()) else { return String::new() };
    let tonight = if first.from >= 18 * 60 { "今晚" } else { "" };
    match session {
        Session::BeforeOpen | Session::PreOpen => format!("{tonight}{}开盘", clock(first.from)),
        Session::Morning if hours.len() > 1 => format!("{}午间休市", clock(first.to)),
        Session::Lunch => format!("{}开盘", clock(last.from)),
        Session::Morning | Session::Afternoon => {
            let half = if is_half_day(market, calendar, day) { "，今天半日市" } else { "" };
            let morning = if last.to >= DAY { "明早" } else { "" };
            format!("{morning}{}收盘{half}", clock(last.to))
        }
        Session::Closed | Session::Holiday => {
            let opens = calendar.next_open(day);
            let from = hours_of(market, opens, false).first().map_or(0, |first| first.from);
            let today = if session == Session::Holiday { "今天不交易，" } else { "" };
            format!("{today}{}月{}日{}开盘", opens.month(), opens.day_of_month(), clock(from))
        }
    }
}

/// `9:30`
fn clock(minute: i64) -> String {
    format!("{}:{:02}", minute / 60 % 24, minute % 60)
}

/// From the second Sunday of March to the first of November.
fn is_summer_in_new_york(day: Day) -> bool {
    match day.month() {
        4..=10 => true,
        3 => day >= sunday(day, 2),
        11 => day < sunday(day, 1),
        _ => false,
    }
}

/// The n-th Sunday of a day's month.
fn sunday(day: Day, n: i32) -> Day {
    nth_weekday(day, 7, n)
}

/// The n-th such weekday (Monday is 1) of a day's month.
fn nth_weekday(day: Day, weekday: i32, n: i32) -> Day {
    let first = day.add_days(1 - day.day_of_month());
    // 0001-01-01, the first of all days, was a Monday.
    let of_first = first.days_since(Day::MIN).rem_euclid(7) + 1;
    first.add_days((weekday - of_first).rem_euclid(7) + 7 * (n - 1))
}

/// Whether a market closes at noon: Hong Kong on the last trading days before Christmas, the new
/// year and the lunar new year; New York at 13:00 after Thanksgiving, and before Independence Day
/// and Christmas.
fn is_half_day(market: &str, calendar: &Calendar, day: Day) -> bool {
    if !calendar.is_open(day) {
        return false;
    }
    let date = (day.month(), day.day_of_month());
    match market {
        "HK" => {
            matches!(date, (12, 24 | 31))
                || LUNAR_EVES
                    .iter()
                    .any(|&(year, month, eve)| (day.year(), date) == (year, (month, eve)))
        }
        "US" => {
            let thanksgiving = nth_weekday(day, 4, 4);
            let after = date.0 == 11 && day == thanksgiving.next();
            after || matches!(date, (7, 3) | (12, 24))
        }
        _ => false,
    }
}

/// The eves of the lunar new year, which Hong Kong announces with its holidays.
const LUNAR_EVES: [(i32, i32, i32); 8] = [
    (2023, 1, 21),
    (2024, 2, 9),
    (2025, 1, 28),
    (2026, 2, 16),
    (2027, 2, 5),
    (2028, 1, 25),
    (2029, 2, 12),
    (2030, 2, 2),
];

#[cfg(test)]
mod tests {
    use super::*;

    fn at(market: &str, now: &str) -> MarketClock {
        let calendar = Calendar::of_market(market).unwrap();
        MarketClock::at(market, &calendar, now.parse().unwrap())
    }

    fn said(market: &str, now: &str) -> (String, String) {
        let clock = at(market, now);
        (clock.status, clock.next)
    }

    fn pair(status: &str, next: &str) -> (String, String) {
        (status.to_owned(), next.to_owned())
    }

    #[test]
    fn at_one_instant_each_market_does_its_own() {
        let now = "2026-11-20T15:30:00+08:00";
        assert_eq!(said("CN", now), pair("已收盘", "11月23日9:30开盘"));
        assert_eq!(said("HK", now), pair("交易中", "16:00收盘"));
        assert_eq!(said("US", now), pair("未开盘", "今晚22:30开盘"));
        let night = "2026-11-21T03:00:00+08:00";
        let us = at("US", night);
        assert_eq!((us.open, us.day.to_string(), us.minute), (true, "2026-11-20".into(), 1_620));
        assert_eq!(us.next, "明早5:00收盘");
        assert_eq!(at("HK", night).status, "休市");
    }

    #[test]
    fn new_york_opens_an_hour_earlier_in_its_summer() {
        let opens = |day: &str| at("US", &format!("{day}T12:00:00+08:00")).hours[0].from;
        let days = ["2026-03-06", "2026-03-09", "2026-10-30", "2026-11-02"].map(opens);
        assert_eq!(days, [1_350, 1_290, 1_290, 1_350]);
    }

    #[test]
    fn half_days_end_early() {
        let eve = said("HK", "2026-12-24T11:00:00+08:00");
        assert_eq!(eve, pair("交易中", "12:00收盘，今天半日市"));
        assert_eq!(at("HK", "2026-12-24T13:30:00+08:00").status, "已收盘");
        assert!(at("HK", "2026-02-16T11:00:00+08:00").half_day);
        // The Friday after Thanksgiving: 13:00 in New York is 2:00 here.
        let friday = at("US", "2026-11-28T01:30:00+08:00");
        assert_eq!((friday.half_day, friday.open), (true, true));
        assert_eq!(friday.hours, [Hours { from: 1_350, to: 1_560 }]);
        assert!(!at("US", "2026-11-28T02:00:00+08:00").open);
        assert!(!at("US", "2026-11-21T01:30:00+08:00").half_day);
    }

    #[test]
    fn a_holiday_says_when_it_opens_again() {
        let closed = said("US", "2026-12-25T23:00:00+08:00");
        assert_eq!(closed, pair("休市", "今天不交易，12月28日22:30开盘"));
    }

    #[test]
    fn the_mainland_keeps_its_hours() {
        let day = |time: &str| at("CN", &format!("2026-11-20T{time}:00+08:00")).next;
        let next = ["08:00", "09:10", "10:00", "12:00", "14:00"].map(day);
        assert_eq!(next, ["9:30开盘", "9:30开盘", "11:30午间休市", "13:00开盘", "15:00收盘"]);
    }
}
