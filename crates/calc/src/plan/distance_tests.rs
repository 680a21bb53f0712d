use super::*;
use crate::testing::{day, nav, rate};
use kernel::Nav;
use proptest::prelude::*;

const RULES: [SmartRule; 2] = [SmartRule::Average, SmartRule::Drawdown];

fn points(navs: &[&str]) -> Vec<Point> {
    let first = day("2026-03-02");
    (0..).zip(navs).map(|(n, text)| Point::plain(first.add_days(n), nav(text))).collect()
}

fn over_all(rule: SmartRule, points: &[Point]) -> Distance {
    distance(rule, points.len(), points, &mut Steps::silent()).unwrap().unwrap()
}

#[test]
fn many_dividends_and_splits_leave_no_rounding() {
    // On each day the price falls by just what is paid, or by what a split takes.
    for dividend in ["0.03", "0.02", "0.01"] {
        let mut still = points(&["1.1000"; 40]);
        let mut price = nav("1.1000").units();
        for (i, point) in still.iter_mut().enumerate() {
            let paid = if i % 5 == 1 { nav(dividend) } else { Nav::ZERO };
            point.dividend = paid;
            price -= paid.units();
            if i % 7 == 3 {
                point.split = rate("1.25");
                price = price * 4 / 5;
            }
            point.nav = Nav::from_units(price);
        }
        for rule in RULES {
            let distance = over_all(rule, &still);
            assert_eq!(distance.rate(), Ok(Rate::ZERO));
            assert_eq!(distance.is_below(Rate::ZERO), Ok(false));
            assert_eq!(distance.is_below(Rate::from_units(1)), Ok(true));
        }
    }
}

#[test]
fn what_can_not_be_is_refused_by_field() {
    let two = points(&["1", "0"]);
    for rule in RULES {
        let field = |window| {
            let refused = distance(rule, window, &two, &mut Steps::silent()).unwrap_err();
            refused.field().to_owned()
        };
        assert_eq!(field(2), "points[1].nav");
        assert_eq!(field(0), "window");
    }
}

/// A price, and now and then a dividend or a split.
fn any_points() -> impl Strategy<Value = Vec<Point>> {
    let units = (10_000_000i64..1_000_000_000, 0i64..40_000_000, 0u8..8);
    prop::collection::vec(units, 1..80).prop_map(|rows| {
        let day_of = |n: i32| day("2026-03-02").add_days(n);
        let point = |(n, (nav, more, kind)): (i32, (i64, i64, u8))| {
            let mut point = Point::plain(day_of(n), Nav::from_units(nav));
            match kind {
                0 => point.dividend = Nav::from_units(more),
                1 => point.split = Rate::from_units(Rate::SCALE / 2 + more),
                _ => {}
            }
            point
        };
        (0..).zip(rows).map(point).collect()
    })
}

proptest! {
    #[test]
    fn the_distance_is_that_of_the_adjusted_prices(points in any_points()) {
        let series = crate::Series::new(&points).unwrap();
        let adjusted: Vec<i128> = (0..points.len())
            .map(|i| i128::from(series.adjusted(i).unwrap().units()))
            .collect();
        let (last, count) = (adjusted[adjusted.len() - 1], adjusted.len());
        let scale = i128::from(Rate::SCALE);
        let rate = |rule| over_all(rule, &points).rate().unwrap().units();
        let sum: i128 = adjusted.iter().sum();
        let average = last * i128::try_from(count).unwrap() * scale / sum - scale;
        let drawdown = scale - last * scale / adjusted.iter().max().unwrap();
        // The series rounds its prices, so both agree to what it keeps of them.
        for (exact, near) in [(SmartRule::Average, average), (SmartRule::Drawdown, drawdown)] {
            let apart = (i128::from(rate(exact)) - near).abs();
            prop_assert!(apart <= 2 + near.abs() * 100 / last, "{apart}");
        }
    }
}
