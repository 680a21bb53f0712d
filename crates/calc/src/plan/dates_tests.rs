use super::*;
use crate::testing::day;
use proptest::prelude::*;

fn cycle(unit: i32, cycle: i32, fix_day: i32) -> PlanCycle {
    PlanCycle::new(unit, cycle, Some(fix_day)).unwrap()
}

/// `nominal→date`, `nominal` where both are the same, `nominal×` where it is dropped.
fn days(cycle: PlanCycle, made_on: &str, count: usize) -> Vec<String> {
    let china = Calendar::china();
    let short = |day: Day| day.to_string()[5..].to_owned();
    let text = |day| match day {
        PlanDay::Runs(PlanDate { nominal, date }) if nominal == date => short(date),
        PlanDay::Runs(PlanDate { nominal, date }) => format!("{}→{}", short(nominal), short(date)),
        PlanDay::Dropped { nominal, .. } => format!("{}×", short(nominal)),
    };
    PlanDates::new(cycle, day(made_on), &china).take(count).map(text).collect()
}

#[test]
fn p1_every_week_over_the_national_day() {
    assert_eq!(days(cycle(1, 1, 4), "2026-09-17", 4), ["09-24", "10-01×", "10-08", "10-15"]);
    assert_eq!(days(cycle(1, 1, 5), "2026-09-18", 3), ["09-25→09-28", "10-02→10-08", "10-09"]);
}

#[test]
fn p2_every_second_week_and_every_month() {
    assert_eq!(days(cycle(1, 2, 4), "2026-09-10", 3), ["09-17", "10-01→10-08", "10-15"]);
    assert_eq!(days(cycle(2, 1, 15), "2026-02-14", 2), ["02-15→02-24", "03-15→03-16"]);
}

#[test]
fn a_daily_plan_runs_on_each_open_day() {
    let daily = PlanCycle::new(0, 1, None).unwrap();
    assert_eq!(days(daily, "2026-09-29", 3), ["09-30", "10-08", "10-09"]);
}

#[test]
fn a_dropped_day_says_which_day_it_would_have_reached() {
    let china = Calendar::china();
    let dropped = PlanDates::new(cycle(1, 1, 4), day("2026-09-24"), &china).next();
    let (nominal, shifted) = (day("2026-10-01"), day("2026-10-08"));
    assert_eq!(dropped, Some(PlanDay::Dropped { nominal, shifted }));
}

#[test]
fn where_no_open_day_is_known_the_days_end() {
    let closed = (0..8_000).map(|n| day("2026-01-01").add_days(n));
    let never = Calendar::with_closed("XX", closed);
    let daily = PlanCycle::new(0, 1, None).unwrap();
    for cycle in [daily, cycle(1, 1, 4), cycle(2, 1, 1)] {
        assert_eq!(PlanDates::new(cycle, day("2026-03-02"), &never).next(), None);
        assert_eq!(next_date(cycle, day("2026-03-02"), day("2026-03-02"), &never), None);
    }
    let last = |cycle| {
        let last = PlanDates::new(cycle, day("9999-10-01"), &Calendar::china()).last();
        match last {
            Some(PlanDay::Runs(date)) => date.date.to_string(),
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(last(daily), "9999-11-30");
    assert_eq!(last(cycle(1, 1, 4)), "9999-11-25");
    assert_eq!(last(cycle(2, 1, 1)), "9999-11-01");
}

fn any_cycle() -> impl Strategy<Value = PlanCycle> {
    prop_oneof![
        Just(PlanCycle::new(0, 1, None).unwrap()),
        (1..=2, 1..=5).prop_map(|(weeks, weekday)| cycle(1, weeks, weekday)),
        (1..=28).prop_map(|day| cycle(2, 1, day)),
    ]
}

proptest! {
    #[test]
    fn dates_rise_are_open_and_at_most_one_a_day(
        cycle in any_cycle(), start in 0i32..3_000,
        closures in prop::collection::vec((0i32..400, 1i32..40), 0..4),
    ) {
        let made_on = day("2020-01-01").add_days(start);
        let closed = closures.iter().flat_map(|(from, length)| {
            (*from..from + length).map(|n| (made_on.add_days(n), false))
        });
        let calendar = Calendar::china().with_rows(closed);
        let (mut last, mut last_nominal) = (made_on, made_on);
        for planned in PlanDates::new(cycle, made_on, &calendar).take(40) {
            let nominal = match planned {
                PlanDay::Runs(PlanDate { nominal, date }) => {
                    prop_assert!(date > last && date >= nominal && calendar.is_open(date));
                    prop_assert_eq!(date, calendar.on_or_after(nominal));
                    prop_assert!(cycle.is_daily() || date < cycle.next(nominal));
                    last = date;
                    nominal
                }
                PlanDay::Dropped { nominal, shifted } => {
                    prop_assert_eq!(shifted, calendar.on_or_after(nominal));
                    prop_assert!(!cycle.is_daily() && shifted >= cycle.next(nominal));
                    nominal
                }
            };
            if !cycle.is_daily() {
                prop_assert_eq!(nominal, match last_nominal {
                    first if first == made_on => cycle.first_after(made_on),
                    before => cycle.next(before),
                });
            }
            last_nominal = nominal;
        }
    }

    #[test]
    fn the_next_date_is_that_of_the_days_in_order(
        cycle in any_cycle(), start in 0i32..2_500, ahead in -10i32..200,
    ) {
        let china = Calendar::china();
        let made_on = day("2020-01-01").add_days(start);
        let after = made_on.add_days(ahead);
        let in_order = PlanDates::new(cycle, made_on, &china).find_map(|day| match day {
            PlanDay::Runs(date) if date.date > after => Some(date),
            _ => None,
        });
        prop_assert_eq!(next_date(cycle, made_on, after, &china), in_order);
    }
}
