use super::*;
use crate::testing::{day, fen, nav};
use crate::{Point, distance};
use kernel::Nav;
use proptest::prelude::*;

fn points(navs: &[&str]) -> Vec<Point> {
    let first = day("2026-03-02");
    (0..).zip(navs).map(|(n, text)| Point::plain(first.add_days(n), nav(text))).collect()
}

/// Distance, multiplier and amount of a plan of 500.00.
fn taken(rule: SmartRule, window: usize, points: &[Point]) -> (String, i64, String) {
    let ladder = Ladder::of(rule);
    let smart = Smart { rule, window, ladder: &ladder, step: fen("0.01") };
    let distance = distance(rule, window, points, &mut Steps::silent()).unwrap();
    let taken = smart_amount(fen("500"), distance, &smart, &mut Steps::silent()).unwrap();
    let distance = taken.distance.map_or("--".to_owned(), |d| d.percent(4).unwrap());
    (distance, taken.percent, taken.amount.to_string())
}

fn same(distance: &str, percent: i64, amount: &str) -> (String, i64, String) {
    (distance.to_owned(), percent, amount.to_owned())
}

#[test]
fn p3_below_the_average() {
    let five = points(&["1.2000", "1.1800", "1.1500", "1.1000", "1.0600"]);
    assert_eq!(taken(SmartRule::Average, 5, &five), same("-6.8541%", 140, "700.00"));
    let four = points(&["1.0200", "1.0150", "1.0150", "0.9500"]);
    assert_eq!(taken(SmartRule::Average, 4, &four), same("-5.0000%", 120, "600.00"));
}

#[test]
fn p4_a_dividend_is_no_fall_and_a_drawdown_is_counted_from_the_highest() {
    let mut paid = points(&["1.1000", "1.1000", "1.0000"]);
    paid[2].dividend = nav("0.1000");
    assert_eq!(taken(SmartRule::Average, 3, &paid), same("0.0000%", 90, "450.00"));
    let fallen = points(&["1.5000", "1.2000", "1.2150"]);
    assert_eq!(taken(SmartRule::Drawdown, 3, &fallen), same("19.0000%", 150, "750.00"));
}

#[test]
fn only_the_window_counts_and_the_whole_window_must_be_there() {
    let navs = points(&["9.0000", "1.0000", "1.0000"]);
    assert_eq!(taken(SmartRule::Average, 2, &navs), same("0.0000%", 90, "450.00"));
    assert_eq!(taken(SmartRule::Drawdown, 3, &navs), same("88.8889%", 200, "1000.00"));
    assert_eq!(taken(SmartRule::Average, 4, &navs), same("--", 100, "500.00"));
    assert_eq!(taken(SmartRule::Drawdown, 1, &[]), same("--", 100, "500.00"));
}

#[test]
fn a_bound_is_compared_with_the_quotient_and_not_with_what_is_shown() {
    // −5.00000024 % and −4.99999976 %.
    let below = points(&["1.01666667", "1.01666667", "1.01666667", "0.95000000"]);
    assert_eq!(taken(SmartRule::Average, 4, &below), same("-5.0000%", 140, "700.00"));
    let above = points(&["1.01666666", "1.01666666", "1.01666667", "0.95000000"]);
    assert_eq!(taken(SmartRule::Average, 4, &above), same("-5.0000%", 120, "600.00"));
}

#[test]
fn the_steps_say_which_row_holds_the_distance() {
    let of = |navs: &[&str]| {
        let rule = SmartRule::Average;
        let ladder = Ladder::of(rule);
        let smart = Smart { rule, window: 2, ladder: &ladder, step: fen("10") };
        let mut steps = Steps::recording();
        let distance = distance(rule, 2, &points(navs), &mut steps).unwrap();
        smart_amount(fen("150"), distance, &smart, &mut steps).unwrap();
        steps.into_vec().into_iter().map(|step| (step.formula, step.rounded)).collect::<Vec<_>>()
    };
    let said = |formula: &str, rounded: &str| (formula.to_owned(), rounded.to_owned());
    let average = "复权净值 ÷ 近2个复权净值的均值 − 1";
    let fallen = [
        said(average, "-7.0707"),
        said("-7.0707% < -5.00%", "140%"),
        said("150.00 × 140%", "210.00"),
    ];
    assert_eq!(of(&["1.0600", "0.9200"]), fallen);
    let risen = [
        said(average, "99.9998"),
        said("99.9998% < 100.00%", "70%"),
        said("150.00 × 70%", "105.00"),
        said("105.00 按 10.00 的整数倍截取", "100.00"),
    ];
    assert_eq!(of(&["0.000001", "1.0000"]), risen);
    let short = [said("净值不足2个", "100%"), said("150.00 × 100%", "150.00")];
    assert_eq!(of(&["1.0000"]), short);
}

#[test]
fn the_amount_is_cut_to_the_step_of_the_fund() {
    let ladder = Ladder::of(SmartRule::Average);
    let cut = |base: &str, step: &str| {
        let rule = SmartRule::Average;
        let smart = Smart { rule, window: 2, ladder: &ladder, step: fen(step) };
        let distance =
            distance(rule, 2, &points(&["1.0000", "1.0000"]), &mut Steps::silent()).unwrap();
        let mut steps = Steps::recording();
        let taken = smart_amount(fen(base), distance, &smart, &mut steps).unwrap();
        (taken.amount.to_string(), steps.into_vec().len())
    };
    assert_eq!(cut("333.33", "0.01"), ("299.99".to_owned(), 2));
    assert_eq!(cut("333.33", "10"), ("290.00".to_owned(), 3));
    assert_eq!(cut("10", "10"), ("0.00".to_owned(), 3));
}

#[test]
fn what_can_not_be_is_refused_by_field() {
    let rule = SmartRule::Average;
    let ladder = Ladder::of(rule);
    let amount = |base: &str, step: &str| {
        let smart = Smart { rule, window: 2, ladder: &ladder, step: fen(step) };
        let refused = smart_amount(fen(base), None, &smart, &mut Steps::silent()).unwrap_err();
        refused.field().to_owned()
    };
    assert_eq!(amount("0", "1"), "base");
    assert_eq!(amount("1", "0"), "step");
}

proptest! {
    #[test]
    fn a_lower_price_never_takes_less(
        units in prop::collection::vec(10_000_000i64..1_000_000_000, 2..60),
        less in 0i64..9_000_000,
    ) {
        let mut navs: Vec<Point> = (0..)
            .zip(&units)
            .map(|(n, units)| Point::plain(day("2026-03-02").add_days(n), Nav::from_units(*units)))
            .collect();
        let rules = [SmartRule::Average, SmartRule::Drawdown];
        let percents = |navs: &[Point]| rules.map(|rule| taken(rule, navs.len(), navs).1);
        let before = percents(&navs);
        let last = navs.last_mut().unwrap();
        last.nav = Nav::from_units(last.nav.units() - less);
        let after = percents(&navs);
        prop_assert!(after[0] >= before[0] && after[1] >= before[1]);
    }
}
