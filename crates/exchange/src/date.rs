//! Dates as YYYYMMDD and times as HHMMSS.

use jiff::civil::{Date, Time};

/// The date, or nothing when it is not one of the calendar.
pub(crate) fn read(bytes: &[u8]) -> Option<Date> {
    let [y1, y2, y3, y4, m1, m2, d1, d2] = digits::<8>(bytes)?;
    let year = i16::from(y1) * 1000 + i16::from(y2) * 100 + i16::from(y3) * 10 + i16::from(y4);
    Date::new(year, two(m1, m2)?, two(d1, d2)?).ok()
}

/// The date as YYYYMMDD.
pub(crate) fn write(date: Date) -> String {
    format!("{:04}{:02}{:02}", date.year(), date.month(), date.day())
}

/// The time, or nothing when there is no such time.
pub(crate) fn read_time(bytes: &[u8]) -> Option<Time> {
    let [h1, h2, m1, m2, s1, s2] = digits::<6>(bytes)?;
    Time::new(two(h1, h2)?, two(m1, m2)?, two(s1, s2)?, 0).ok()
}

/// The time as HHMMSS.
pub(crate) fn write_time(time: Time) -> String {
    format!("{:02}{:02}{:02}", time.hour(), time.minute(), time.second())
}

fn digits<const N: usize>(bytes: &[u8]) -> Option<[u8; N]> {
    let digits: [u8; N] = bytes.try_into().ok()?;
    let all = digits.iter().all(u8::is_ascii_digit);
    all.then(|| digits.map(|digit| digit - b'0'))
}

fn two(tens: u8, ones: u8) -> Option<i8> {
    i8::try_from(tens * 10 + ones).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_days_of_the_calendar_are_dates() {
        assert_eq!(read(b"20240229").map(write).as_deref(), Some("20240229"));
        for bytes in [&b"20230229"[..], b"2024022", b"2024-2-9", b"00000000", b"20241301"] {
            assert_eq!(read(bytes), None);
        }
    }

    #[test]
    fn only_times_of_a_day_are_times() {
        assert_eq!(read_time(b"145959").map(write_time).as_deref(), Some("145959"));
        assert_eq!(read_time(b"246060"), None);
    }
}
