use super::*;
use crate::testing::{day, nav, rate};
use proptest::prelude::*;

fn series(navs: &[&str]) -> Series {
    let first = day("2026-03-02");
    let points: Vec<Point> =
        (0..).zip(navs).map(|(n, text)| Point::plain(first.add_days(n), nav(text))).collect();
    Series::new(&points).unwrap()
}

fn percent(rate: Rate) -> String {
    rate.percent_display(2)
}

#[test]
fn v24_the_adjusted_price_of_a_dividend() {
    let first = day("2026-03-02");
    let mut points: Vec<Point> = (0..)
        .zip(["1.0000", "1.1000", "1.0450", "1.0900"])
        .map(|(n, text)| Point::plain(first.add_days(n), nav(text)))
        .collect();
    points[2].dividend = nav("0.1000");
    let series = Series::new(&points).unwrap();
    let adjusted: Vec<_> = (0..4).map(|i| series.adjusted(i).unwrap()).collect();
    assert_eq!(adjusted, ["1", "1.1", "1.145", "1.19430622"].map(nav));
    assert_eq!(percent(series.growth(0, 3).unwrap()), "19.43%");
    assert_eq!(series.over(Window::All, day("2026-12-31")), series.growth(0, 3).map(Some));
}

#[test]
fn all_counts_from_the_first_price_of_a_class_that_was_added_later() {
    let series = series(&["2.2017", "2.4219"]);
    assert_eq!(
        series.over(Window::All, day("2026-12-31")).unwrap().map(percent).unwrap(),
        "10.00%"
    );
}

#[test]
fn v25_the_largest_drawdown() {
    let series = series(&["1.00", "1.10", "0.99", "1.05", "0.945", "1.20"]);
    assert_eq!(percent(series.max_drawdown(day("2026-12-31")).unwrap()), "-14.09%");
    assert_eq!(series.max_drawdown(day("2026-03-03")).unwrap(), Rate::ZERO);
    assert_eq!(series.max_drawdown(day("2020-01-01")).unwrap(), Rate::ZERO);
}

#[test]
fn of_equal_falls_the_first_is_the_worst() {
    let both = series(&["1.00", "0.90", "2.00", "1.80"]).worst_fall(Day::MAX).unwrap();
    assert_eq!(both, series(&["1.00", "0.90"]).worst_fall(Day::MAX).unwrap());
    assert_eq!(both.percent(2).unwrap(), "-10.00%");
}

#[test]
fn v25_risk_from_prices() {
    // Each price follows from the one before by 1 %, −0.5 %, 0.2 %, 0 and −0.3 %.
    let series = series(&["1", "1.01", "1.00495", "1.0069599", "1.0069599", "1.00393902"]);
    let risk = series.risk(day("2026-12-31"), rate("0.015")).unwrap().unwrap();
    assert_eq!(percent(risk.volatility), "9.18%");
    assert_eq!(risk.sharpe.unwrap().percent_display(0), "202%");
}

#[test]
fn a_split_alone_returns_nothing() {
    let mut points =
        [Point::plain(day("2026-03-02"), nav("2.4691")), Point::plain(day("2026-03-03"), nav("2"))];
    points[1].split = rate("1.23455");
    let series = Series::new(&points).unwrap();
    assert_eq!(series.growth(0, 1).unwrap(), Rate::ZERO);
}

#[test]
fn a_window_that_begins_before_the_fund_has_no_return() {
    let points = [
        Point::plain(day("2025-12-31"), nav("1.0000")),
        Point::plain(day("2026-03-05"), nav("1.0800")),
        Point::plain(day("2026-03-13"), nav("1.1000")),
    ];
    let series = Series::new(&points).unwrap();
    let over = |window| series.over(window, day("2026-03-20")).unwrap().map(percent);
    assert_eq!(over(Window::Week), Some("1.85%".to_owned()));
    assert_eq!(over(Window::Month), Some("10.00%".to_owned()));
    assert_eq!(over(Window::YearToDate), Some("10.00%".to_owned()));
    assert_eq!(over(Window::All), Some("10.00%".to_owned()));
    assert_eq!(over(Window::ThreeMonths), None);
    assert_eq!(over(Window::Year), None);
    assert_eq!(series.over(Window::All, day("2025-01-01")), Ok(None));
}

#[test]
fn weekly_prices_have_fifty_two_periods_a_year() {
    let first = day("2026-01-02");
    let prices = ["1", "1.01", "1.005", "1.02", "1.015"];
    let at = |gap: i32| -> Series {
        let points: Vec<Point> = (0..)
            .zip(prices)
            .map(|(n, text)| Point::plain(first.add_days(n * gap), nav(text)))
            .collect();
        Series::new(&points).unwrap()
    };
    let volatility = |gap| {
        let risk = at(gap).risk(day("2030-01-01"), Rate::ZERO).unwrap().unwrap();
        (risk.deviation, risk.volatility)
    };
    let (daily, weekly) = (volatility(1), volatility(7));
    assert_eq!(daily.0, weekly.0);
    assert!(daily.1 > weekly.1.checked_add(weekly.1).unwrap());
}

#[test]
fn a_wrong_point_is_named() {
    let good = Point::plain(day("2026-03-02"), nav("1"));
    let later = Point { day: day("2026-03-03"), ..good };
    let field = |points: &[Point]| Series::new(points).unwrap_err().field().to_owned();
    assert_eq!(field(&[]), "points");
    assert_eq!(field(&[good, good]), "points[1].date");
    assert_eq!(field(&[good, Point { nav: Nav::ZERO, ..later }]), "points[1].nav");
    assert_eq!(field(&[Point { dividend: nav("-0.1"), ..good }]), "points[0].dividend");
    assert_eq!(field(&[Point { split: Rate::ZERO, ..good }]), "points[0].split");
}

proptest! {
    #[test]
    fn a_reinvested_dividend_does_not_change_the_growth(
        before in 50_000_000i64..500_000_000, after in 50_000_000i64..500_000_000,
        dividend in 0i64..20_000_000,
    ) {
        // The same fund with and without a payout: the price falls by it, the growth stays.
        let first = day("2026-03-02");
        let (before, after) = (Nav::from_units(before), Nav::from_units(after));
        let kept = [Point::plain(first, before), Point::plain(first.next(), after)];
        let dividend = Nav::from_units(dividend);
        let ex = after.checked_sub(dividend).unwrap();
        let paid =
            [kept[0], Point { nav: ex, dividend, ..kept[1] }];
        let growth = |points: &[Point]| Series::new(points).unwrap().growth(0, 1).unwrap();
        prop_assert!((growth(&kept).units() - growth(&paid).units()).abs() <= 1);
    }

    #[test]
    fn a_drawdown_is_between_nothing_and_everything(
        prices in prop::collection::vec(1_000_000i64..1_000_000_000, 1..60),
    ) {
        let first = day("2026-03-02");
        let points: Vec<Point> = (0..)
            .zip(&prices)
            .map(|(n, units)| Point::plain(first.add_days(n), Nav::from_units(*units)))
            .collect();
        let series = Series::new(&points).unwrap();
        let fall = series.max_drawdown(Day::MAX).unwrap();
        prop_assert!(!fall.is_positive() && fall > Rate::from_units(-Rate::SCALE));
        prop_assert_eq!(fall.is_zero(), prices.is_sorted());
    }
}
