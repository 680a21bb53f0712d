use super::*;
use crate::testing::{day, fen, nav, rate, shares};
use crate::{Ladder, SmartRule};
use proptest::prelude::*;

fn points(navs: &[&str]) -> Vec<Point> {
    // From a Monday, on weekdays.
    let days = (0..).map(|n| day("2026-03-02").add_days(n)).filter(|day| !day.is_weekend());
    days.zip(navs).map(|(day, text)| Point::plain(day, nav(text))).collect()
}

fn daily() -> PlanCycle {
    PlanCycle::new(0, 1, None).unwrap()
}

fn weekly(weekday: i32) -> PlanCycle {
    PlanCycle::new(1, 1, Some(weekday)).unwrap()
}

fn plan<'a>(points: &'a [Point], cycle: PlanCycle, from: &str, to: &str) -> Backtest<'a> {
    let (amount, rate) = (fen("100"), rate("0.0015"));
    Backtest { points, cycle, amount, rate, from: day(from), to: day(to), smart: None }
}

fn run(plan: &Backtest<'_>) -> Backtested {
    backtest(plan, &mut Steps::silent()).unwrap()
}

#[test]
fn both_ends_are_included() {
    let points = points(&["1.0000"; 6]);
    assert_eq!(run(&plan(&points, daily(), "2026-03-02", "2026-03-09")).runs.len(), 6);
    assert_eq!(run(&plan(&points, daily(), "2026-03-03", "2026-03-06")).runs.len(), 4);
    let thursdays = run(&plan(&points, weekly(4), "2026-03-05", "2026-03-05"));
    assert_eq!((thursdays.runs.len(), thursdays.dropped.len()), (1, 0));
}

#[test]
fn a_run_after_the_end_is_none_and_not_dropped() {
    // Thursday to Tuesday is closed; the Thursday after is open.
    let mut points = points(&["1.0000"; 9]);
    points.retain(|point| !(day("2026-03-05")..=day("2026-03-10")).contains(&point.day));
    let of = |to: &str| {
        let done = run(&plan(&points, weekly(4), "2026-03-05", to));
        (done.runs.iter().map(|run| run.day.date.to_string()).collect::<Vec<_>>(), done.dropped)
    };
    assert_eq!(of("2026-03-11"), (vec!["2026-03-11".to_owned()], vec![]));
    let late =
        backtest(&plan(&points, weekly(4), "2026-03-05", "2026-03-10"), &mut Steps::silent());
    assert_eq!(late.unwrap_err().field(), "from");
    points.retain(|point| point.day != day("2026-03-11"));
    let done = run(&plan(&points, weekly(4), "2026-03-05", "2026-03-12"));
    assert_eq!((done.runs.len(), done.dropped), (1, vec![day("2026-03-05")]));
}

#[test]
fn a_nominal_day_after_the_end_is_not_dropped() {
    let mut points = points(&["1.0000"; 14]);
    points.retain(|point| !(day("2026-03-10")..=day("2026-03-18")).contains(&point.day));
    let dropped = |to: &str| run(&plan(&points, weekly(4), "2026-03-02", to)).dropped;
    assert_eq!(dropped("2026-03-11"), []);
    assert_eq!(dropped("2026-03-12"), [day("2026-03-12")]);
    assert_eq!(dropped("2026-03-19"), [day("2026-03-12")]);
}

#[test]
fn the_steps_follow_each_run_to_the_end() {
    let mut points = points(&["1.0000", "1.1000", "1.0000"]);
    points[2].dividend = nav("0.1000");
    let mut steps = Steps::recording();
    backtest(&plan(&points, daily(), "2026-03-02", "2026-03-03"), &mut steps).unwrap();
    let said: Vec<_> =
        steps.into_vec().into_iter().map(|step| (step.label, step.formula, step.rounded)).collect();
    let expected = [
        ("累计投入", "2期合计", "200.00"),
        ("2026-03-02 确认份额", "(100.00 − 0.15) ÷ 1.0000", "99.85"),
        ("2026-03-03 确认份额", "(100.00 − 0.15) ÷ 1.1000", "90.77"),
        ("手续费合计", "费率 0.0015", "0.30"),
        ("2026-03-03 市值", "190.62 × 1.1000", "209.68"),
        ("收益", "209.68 − 200.00", "9.68"),
        ("收益率", "9.68 ÷ 200.00", "4.84"),
        ("一次性投入", "于首期 2026-03-02", "200.00"),
        ("2026-03-02 确认份额", "(200.00 − 0.30) ÷ 1.0000", "199.70"),
        ("手续费合计", "费率 0.0015", "0.30"),
        ("2026-03-03 市值", "199.70 × 1.1000", "219.67"),
        ("收益", "219.67 − 200.00", "19.67"),
        ("收益率", "19.67 ÷ 200.00", "9.84"),
    ];
    let expected = expected.map(|(label, formula, rounded)| {
        (label.to_owned(), formula.to_owned(), rounded.to_owned())
    });
    assert_eq!(said, expected);
}

#[test]
fn a_dividend_is_for_the_shares_of_the_days_before() {
    let mut points = points(&["1.0000", "1.0000", "0.9000"]);
    points[2].dividend = nav("0.1000");
    let plan = Backtest { rate: Rate::ZERO, ..plan(&points, daily(), "2026-03-02", "2026-03-04") };
    // 200 shares of two days get 20.00, at 0.9000 22.22 shares; the third run 111.11.
    assert_eq!(run(&plan).shares, shares("333.33"));
    assert_eq!(run(&plan).value, fen("300.00"));
    // All at once on the first day: 300 shares, 30.00 of dividend, 33.33 shares.
    assert_eq!(run(&plan).once.value, fen("300.00"));
}

#[test]
fn a_split_scales_the_shares_of_the_days_before() {
    let mut points = points(&["1.0000", "0.4000", "0.3600"]);
    points[1].split = rate("2.5");
    points[2].split = rate("0.5");
    points[2].dividend = nav("0.2200");
    let first = Backtest { rate: Rate::ZERO, ..plan(&points, daily(), "2026-03-02", "2026-03-03") };
    assert_eq!(run(&first).shares, shares("500"));
    // The dividend is for each of the 500 old shares: 110.00, at 0.3600 305.56 shares.
    let both = run(&Backtest { to: day("2026-03-04"), ..first });
    assert_eq!(both.shares, shares("833.34"));
}

#[test]
fn a_smart_run_does_not_know_the_price_of_its_day() {
    let points = points(&["1.0000", "1.0000", "0.5000", "0.5000"]);
    let ladder = Ladder::of(SmartRule::Average);
    let rule = SmartRule::Average;
    let smart = Some(Smart { rule, window: 2, ladder: &ladder, step: fen("0.01") });
    let done = run(&Backtest { smart, ..plan(&points, daily(), "2026-03-02", "2026-03-05") });
    let taken: Vec<i64> = done.runs.iter().map(|run| run.percent).collect();
    // Too few prices twice; the fall of the third day counts on the fourth.
    assert_eq!(taken, [100, 100, 90, 200]);
    assert_eq!(done.paid, fen("490"));
    let after = Backtest { smart, ..plan(&points, daily(), "2026-03-05", "2026-03-05") };
    assert_eq!(run(&after).runs[0].percent, 200);
}

#[test]
fn less_than_a_year_has_no_yearly_rate() {
    let first = day("2025-01-02");
    let year: Vec<Point> =
        (0..=366).map(|n| Point::plain(first.add_days(n), nav("1.1000"))).collect();
    let monthly = PlanCycle::new(2, 1, Some(2)).unwrap();
    let xirr = |to: &str| run(&plan(&year, monthly, "2025-01-02", to)).xirr;
    assert_eq!(xirr("2026-01-01"), None);
    // From just below zero: the fee.
    assert!(xirr("2026-01-02").is_some_and(Rate::is_negative));
}

#[test]
fn what_can_not_be_is_refused_by_field() {
    let points = points(&["1.0000"; 5]);
    let good = plan(&points, daily(), "2026-03-02", "2026-03-06");
    let field =
        |plan: &Backtest<'_>| backtest(plan, &mut Steps::silent()).unwrap_err().field().to_owned();
    assert_eq!(field(&Backtest { from: day("2026-03-07"), ..good }), "to");
    assert_eq!(field(&Backtest { amount: Fen::ZERO, ..good }), "amount");
    assert_eq!(field(&Backtest { rate: Rate::ONE, ..good }), "rate");
    assert_eq!(field(&Backtest { points: &[], ..good }), "from");
    let later = Backtest { from: day("2026-03-09"), to: day("2026-03-10"), ..good };
    assert_eq!(field(&later), "from");
    let ladder = Ladder::new(&[crate::Rung { below: None, percent: 1 }]).unwrap();
    let smart = |window, step| {
        let rule = SmartRule::Average;
        Some(Smart { rule, window, ladder: &ladder, step: fen(step) })
    };
    assert_eq!(field(&Backtest { smart: smart(0, "1"), ..good }), "window");
    assert_eq!(field(&Backtest { smart: smart(1, "0"), ..good }), "step");
    assert_eq!(field(&Backtest { smart: smart(1, "10"), ..good }), "amount");
    let wrong = [Point { nav: Nav::ZERO, ..points[0] }];
    assert_eq!(field(&Backtest { points: &wrong, ..good }), "points[0].nav");
}

proptest! {
    #[test]
    fn the_fee_is_that_of_the_single_purchases_and_one_run_is_all_at_once(
        units in prop::collection::vec(10_000_000i64..100_000_000, 5..60),
        amount in 1_000i64..10_000_000, fee in 0i64..2_000_000, weekday in 1i32..=5,
    ) {
        let days = (0..).map(|n| day("2026-03-02").add_days(n)).filter(|day| !day.is_weekend());
        let points: Vec<Point> =
            days.zip(units).map(|(day, units)| Point::plain(day, Nav::from_units(units))).collect();
        let plan = Backtest {
            amount: Fen::from_units(amount),
            rate: Rate::from_units(fee),
            ..plan(&points, weekly(weekday), "2026-03-02", "2026-12-31")
        };
        let done = run(&plan);
        let tiers = BuyTiers::flat(BuyFee::Rate(plan.rate)).unwrap();
        let single = |run: &BacktestRun| {
            let at = points.iter().find(|point| point.day == run.day.date).unwrap();
            let order = Buy {
                amount: run.amount, nav: at.nav, tiers: &tiers, discount: Rate::ONE,
                lowest_rate: Rate::ZERO, share_rounding: Rounding::HalfUp,
            };
            crate::buy(&order, &mut Steps::silent()).unwrap()
        };
        let singles: Vec<_> = done.runs.iter().map(single).collect();
        prop_assert_eq!(Fen::try_sum(singles.iter().map(|one| one.fee)), Ok(done.fee));
        prop_assert_eq!(Shares::try_sum(singles.iter().map(|one| one.shares)), Ok(done.shares));
        prop_assert_eq!(Fen::try_sum(done.runs.iter().map(|run| run.amount)), Ok(done.paid));
        prop_assert_eq!(done.value.checked_sub(done.paid), Ok(done.profit));

        let last = done.runs.last().unwrap().day.date;
        let one = run(&Backtest { from: last, ..plan });
        prop_assert_eq!(one.runs.len(), 1);
        prop_assert_eq!((one.once.value, one.once.profit), (one.value, one.profit));
        prop_assert_eq!(one.value, singles.last().unwrap().shares
            .value(points.last().unwrap().nav, Rounding::HalfUp).unwrap());
    }
}
