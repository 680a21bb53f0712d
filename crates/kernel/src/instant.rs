//! Instants, and the time of day in Shanghai.

use std::fmt;
use std::str::FromStr;

use jiff::Timestamp;
use jiff::civil::DateTime;
use jiff::tz::{Offset, TimeZone};

use crate::{Day, Invalid};

/// China has kept UTC+8 without summer time since 1991-09-15, long before the first fund; a fixed
/// offset needs no time zone data on the machine.
const SHANGHAI: Offset = Offset::constant(8);

const MS_PER_MINUTE: i32 = 60_000;
const MS_PER_DAY: i32 = 86_400_000;

/// A moment, in milliseconds since 1970-01-01 UTC. Text: `2026-03-02T14:59:59.999+08:00`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Instant(i64);

impl Instant {
    /// From milliseconds since 1970 UTC.
    pub const fn from_ms(ms: i64) -> Self {
        Self(ms)
    }

    /// Milliseconds since 1970 UTC, as stored in databases.
    pub const fn ms(self) -> i64 {
        self.0
    }

    /// The moment in Shanghai at which `day` shows `time`.
    pub fn at(day: Day, time: TimeOfDay) -> Self {
        let midnight = SHANGHAI
            .to_timestamp(day.date().at(0, 0, 0, 0))
            .map_or(i64::MAX, Timestamp::as_millisecond);
        Self(midnight.saturating_add(i64::from(time.0)))
    }

    /// The day in Shanghai.
    pub fn day(self) -> Day {
        Day::from_date(self.civil().date())
    }

    /// The time of day in Shanghai.
    pub fn time(self) -> TimeOfDay {
        let since_midnight = self.0.saturating_add(i64::from(SHANGHAI.seconds()) * 1_000);
        let ms = since_midnight.rem_euclid(i64::from(MS_PER_DAY));
        TimeOfDay(i32::try_from(ms).unwrap_or(0))
    }

    /// So many milliseconds later, or earlier when negative; stays at the ends of the range.
    pub const fn add_ms(self, ms: i64) -> Self {
        Self(self.0.saturating_add(ms))
    }

    /// Milliseconds from `earlier` to this one; stays at the ends of the range.
    pub const fn ms_since(self, earlier: Self) -> i64 {
        self.0.saturating_sub(earlier.0)
    }

    /// How long until `ms` have passed since `earlier`; zero when they have. A moment that lies
    /// further ahead than that was written before somebody set the clock back: nobody waits for as
    /// long as it jumped.
    pub const fn wait_ms(self, earlier: Self, ms: i64) -> i64 {
        let wait = ms.saturating_sub(self.ms_since(earlier));
        if wait < 0 || wait > ms.saturating_mul(2) { 0 } else { wait }
    }

    fn civil(self) -> DateTime {
        let end = if self.0 < 0 { Timestamp::MIN } else { Timestamp::MAX };
        SHANGHAI.to_datetime(Timestamp::from_millisecond(self.0).unwrap_or(end))
    }
}

impl FromStr for Instant {
    type Err = Invalid;

    /// Reads RFC 3339 (`2026-03-02T14:59:59.999+08:00`, `…Z`); with no offset it is Shanghai time.
    fn from_str(text: &str) -> Result<Self, Invalid> {
        let zoned = text.parse::<Timestamp>();
        let local = || {
            let civil = text.parse::<DateTime>()?;
            TimeZone::fixed(SHANGHAI).to_timestamp(civil)
        };
        match zoned.or_else(|_| local()) {
            Ok(timestamp) => Ok(Self(timestamp.as_millisecond())),
            Err(_) => Err(Invalid::new("instant", "时间格式应为 YYYY-MM-DDTHH:MM:SS+08:00")),
        }
    }
}

impl fmt::Display for Instant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}T{}+08:00", self.day(), self.time())
    }
}

impl fmt::Debug for Instant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A time of day, to the millisecond. Text: `15:00:00.000`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TimeOfDay(i32);

impl TimeOfDay {
    /// 00:00.
    pub const MIDNIGHT: Self = Self(0);
    /// 15:00:00.000, from which an application belongs to the next trading day (rule TD-02).
    pub const CUTOFF: Self = Self(15 * 60 * MS_PER_MINUTE);
    /// 09:30:00.000, at which fixed-invest plans run.
    pub const DEDUCTION: Self = Self((9 * 60 + 30) * MS_PER_MINUTE);

    /// From hour and minute.
    ///
    /// # Errors
    /// [`Invalid`] when there is no such time.
    pub fn new(hour: u8, minute: u8) -> Result<Self, Invalid> {
        if hour > 23 || minute > 59 {
            return Err(Invalid::new("time", "时间不存在"));
        }
        Ok(Self((i32::from(hour) * 60 + i32::from(minute)) * MS_PER_MINUTE))
    }

    /// Milliseconds since midnight.
    pub const fn ms(self) -> i32 {
        self.0
    }
}

impl fmt::Display for TimeOfDay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (minutes, ms) = (self.0 / MS_PER_MINUTE, self.0 % MS_PER_MINUTE);
        let (seconds, ms) = (ms / 1_000, ms % 1_000);
        write!(f, "{:02}:{:02}:{seconds:02}.{ms:03}", minutes / 60, minutes % 60)
    }
}

impl fmt::Debug for TimeOfDay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

crate::serde_as_text!(Instant);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_waits_does_so_for_no_longer_when_the_clock_is_set_back() {
        let at = Instant::from_ms;
        let wait = |now: i64| at(now).wait_ms(at(100_000), 60_000);
        assert_eq!(
            [wait(100_000), wait(130_000), wait(160_000), wait(999_999)],
            [60_000, 30_000, 0, 0]
        );
        // Servers whose clocks differ by moments, and a clock that was set back by an hour.
        assert_eq!((wait(99_000), wait(100_000 - 3_600_000)), (61_000, 0));
    }
    use proptest::prelude::*;

    fn instant(text: &str) -> Instant {
        text.parse().unwrap()
    }

    #[test]
    fn a_day_begins_at_midnight_in_shanghai() {
        let last = instant("2026-03-01T15:59:59.999Z");
        assert_eq!(last.day().to_string(), "2026-03-01");
        assert_eq!(last.time().to_string(), "23:59:59.999");
        assert_eq!(last.add_ms(1).day().to_string(), "2026-03-02");
        assert_eq!(last.add_ms(1).time(), TimeOfDay::MIDNIGHT);
        assert_eq!(Instant::from_ms(0).to_string(), "1970-01-01T08:00:00.000+08:00");
    }

    #[test]
    fn a_text_with_no_offset_is_shanghai_time() {
        assert_eq!(instant("2026-03-02T15:00"), instant("2026-03-02T07:00:00Z"));
        assert!("yesterday".parse::<Instant>().is_err());
        assert!(TimeOfDay::new(24, 0).is_err());
        assert_eq!(TimeOfDay::new(15, 0).unwrap(), TimeOfDay::CUTOFF);
    }

    #[test]
    fn the_ends_of_the_range_do_not_panic() {
        for ms in [i64::MIN, i64::MAX] {
            let text = Instant::from_ms(ms).to_string();
            assert!(text.ends_with("+08:00"));
        }
    }

    proptest! {
        #[test]
        fn day_and_time_make_the_instant_again(ms in -2_000_000_000_000i64..20_000_000_000_000) {
            let instant = Instant::from_ms(ms);
            prop_assert_eq!(Instant::at(instant.day(), instant.time()), instant);
            prop_assert_eq!(instant.to_string().parse::<Instant>().unwrap(), instant);
        }
    }
}
