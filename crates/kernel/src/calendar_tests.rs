use super::*;
use proptest::prelude::*;

fn day(text: &str) -> Day {
    text.parse().unwrap()
}

fn t_of(at: &str) -> String {
    Calendar::china().t_day(at.parse().unwrap(), TimeOfDay::CUTOFF).to_string()
}

#[test]
fn the_cut_off_is_at_fifteen_hours_to_the_millisecond() {
    assert_eq!(t_of("2026-03-06T14:59:59.999+08:00"), "2026-03-06");
    assert_eq!(t_of("2026-03-06T15:00:00.000+08:00"), "2026-03-09");
    assert_eq!(t_of("2026-03-07T09:00:00+08:00"), "2026-03-09");
    assert_eq!(t_of("2026-03-07T23:59:59.999+08:00"), "2026-03-09");
}

#[test]
fn holidays_are_stepped_over() {
    let china = Calendar::china();
    assert_eq!(t_of("2026-09-30T15:00:00+08:00"), "2026-10-08");
    assert_eq!(china.next_open(day("2026-02-13")), day("2026-02-24"));
    assert_eq!(china.previous_open(day("2026-02-24")), day("2026-02-13"));
    assert_eq!(china.add_open(day("2026-02-13"), 2), day("2026-02-25"));
    assert_eq!(china.add_open(day("2026-02-24"), -1), day("2026-02-13"));
    assert!(!china.is_open(day("2024-02-09")));
}

#[test]
fn an_intersection_is_open_when_both_are() {
    let both = Calendar::china().intersect(&Calendar::hong_kong());
    assert_eq!(both.name(), "CN,HK");
    assert!(Calendar::china().is_open(day("2026-07-01")));
    assert!(!both.is_open(day("2026-07-01")));
    assert!(!both.is_open(day("2026-10-02")));
    assert!(both.is_open(day("2026-03-02")));
    assert!(!Calendar::united_states().is_open(day("2026-07-03")));
}

#[test]
fn imported_rows_win_over_what_ships() {
    let rows = [(day("2026-03-03"), false), (day("2026-03-07"), true), (day("2026-10-01"), true)];
    let calendar = Calendar::china().with_rows(rows);
    assert!(!calendar.is_open(day("2026-03-03")));
    assert!(calendar.is_open(day("2026-03-07")));
    assert!(calendar.is_open(day("2026-10-01")));
    assert_eq!(calendar.open_between(day("2026-03-02"), day("2026-03-09")), 5);
    assert_eq!(
        calendar.with_rows([(day("2026-03-03"), true)]).next_open(day("2026-03-02")),
        day("2026-03-03")
    );
}

#[test]
fn a_calendar_that_never_opens_ends_the_search() {
    let closed = (0..8_000).map(|n| day("2026-01-01").add_days(n));
    let never = Calendar::with_closed("XX", closed);
    assert_eq!(never.on_or_after(day("2026-01-01")), day("2026-01-01"));
}

/// Compares with two calendars from other sources when they are on this machine.
#[test]
fn china_agrees_with_published_calendars_when_present() {
    let folder = "/work/shared/data/calendar/";
    let first = day("1998-01-01");
    for (file, column) in
        [("a_share_caldate_xalpha.csv", 0), ("sse_trade_calendar_2025_2026_tushare.csv", 1)]
    {
        let Ok(text) = std::fs::read_to_string(format!("{folder}{file}")) else { continue };
        let mut compared = 0;
        for line in text.lines().skip(1) {
            let cells: Vec<&str> = line.trim().split(',').collect();
            let day = day(cells[column]);
            if day >= first {
                assert_eq!(Calendar::china().is_open(day), cells[column + 1] == "1", "{day}");
                compared += 1;
            }
        }
        assert!(compared > 700, "{file} has {compared} days");
    }
}

proptest! {
    #[test]
    fn counting_and_adding_open_days_agree(start in 0i32..9_000, n in 0i32..400) {
        let china = Calendar::china();
        let from = day("2010-01-01").add_days(start);
        let to = china.add_open(from, n);
        prop_assert_eq!(china.open_between(from, to), n);
        prop_assert!(n == 0 || china.is_open(to));
    }

    #[test]
    fn the_count_is_the_count_of_the_open_days(start in 0i32..9_000, length in -5i32..300) {
        let china = Calendar::china();
        let from = day("2010-01-01").add_days(start);
        let to = from.add_days(length);
        let counted = (1..=length).filter(|n| china.is_open(from.add_days(*n))).count();
        prop_assert_eq!(usize::try_from(china.open_between(from, to)).unwrap(), counted);
    }

    #[test]
    fn t_is_open_and_never_in_the_past(ms in 1_262_275_200_000i64..2_000_000_000_000) {
        let now = Instant::from_ms(ms);
        let t = Calendar::china().t_day(now, TimeOfDay::CUTOFF);
        prop_assert!(Calendar::china().is_open(t));
        prop_assert!(t >= now.day());
        prop_assert!(Calendar::china().t_day(now.add_ms(1), TimeOfDay::CUTOFF) >= t);
    }
}
