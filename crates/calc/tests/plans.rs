//! Fixed-invest plans from JSON to JSON: the published vectors P1 to P7, and each kind of mistake.

use std::path::{Path, PathBuf};

use calc::cli::run;
use proptest::prelude::*;
use serde_json::{Value, json};

fn answer(name: &str, input: &Value) -> Value {
    match run(name, &input.to_string()) {
        Ok(text) => serde_json::from_str(&text).unwrap(),
        Err(error) => panic!("{name} {input}: {error}"),
    }
}

/// Checks all of an answer but its steps, and that those explain it.
fn check(name: &str, input: &Value, expected: &Value) {
    let mut answer = answer(name, input);
    let steps = answer.as_object_mut().unwrap().remove("steps").unwrap();
    assert_eq!(&answer, expected, "{name} {input}");
    let steps = steps.as_array().unwrap();
    assert!(!steps.is_empty());
    for step in steps {
        for part in ["label", "formula", "exact", "rounded", "rounding"] {
            assert!(step[part].as_str().is_some_and(|text| !text.is_empty()), "{step}");
        }
    }
}

/// The field that a wrong input is refused for.
fn refused(name: &str, input: &Value) -> String {
    match run(name, &input.to_string()) {
        Ok(answer) => panic!("{name} {input} was answered: {answer}"),
        Err(error) => error.field().to_owned(),
    }
}

/// An object with another value of a field.
fn with(mut object: Value, name: &str, value: Value) -> Value {
    object[name] = value;
    object
}

/// `(nominal, date)` of each date.
fn dates(rows: &[(&str, &str)]) -> Value {
    rows.iter().map(|(nominal, date)| json!({"nominal": nominal, "date": date})).collect()
}

fn plan(unit: i32, cycle: i32, fix_day: i32, made_on: &str, count: i32) -> Value {
    json!({"cycleUnit": unit, "cycle": cycle, "fixDay": fix_day, "madeOn": made_on, "count": count})
}

#[test]
fn p1_every_week_over_the_national_day() {
    let days = ["2026-09-24", "2026-10-08", "2026-10-15"].map(|day| (day, day));
    let expected = json!({"dates": dates(&days), "dropped": ["2026-10-01"]});
    check("plandates", &plan(1, 1, 4, "2026-09-17", 3), &expected);
    let fridays =
        [("2026-09-25", "2026-09-28"), ("2026-10-02", "2026-10-08"), ("2026-10-09", "2026-10-09")];
    let expected = json!({"dates": dates(&fridays), "dropped": []});
    check("plandates", &plan(1, 1, 5, "2026-09-18", 3), &expected);
}

#[test]
fn the_steps_say_why_a_date_was_shifted_or_dropped() {
    let said = |plan: &Value| {
        let steps = answer("plandates", plan)["steps"].as_array().unwrap().clone();
        let said = |step: &Value| ["label", "formula", "rounded"].map(|part| step[part].clone());
        steps.iter().map(said).collect::<Vec<_>>()
    };
    let expected = [
        ["第1期", "2026-09-24 开放", "2026-09-24"],
        ["本期跳过", "2026-10-01 顺延至 2026-10-08,已到下一期", "2026-10-01"],
        ["第2期", "2026-10-08 开放", "2026-10-08"],
    ];
    assert_eq!(said(&plan(1, 1, 4, "2026-09-17", 2)), expected);
    let expected = [["第1期", "2026-09-25 不开放,顺延至下一开放日", "2026-09-28"]];
    assert_eq!(said(&plan(1, 1, 5, "2026-09-18", 1)), expected);
}

#[test]
fn p2_every_second_week_and_every_month() {
    let thursdays =
        [("2026-09-17", "2026-09-17"), ("2026-10-01", "2026-10-08"), ("2026-10-15", "2026-10-15")];
    let expected = json!({"dates": dates(&thursdays), "dropped": []});
    check("plandates", &plan(1, 2, 4, "2026-09-10", 3), &expected);
    let months = [("2026-02-15", "2026-02-24"), ("2026-03-15", "2026-03-16")];
    let expected = json!({"dates": dates(&months), "dropped": []});
    check("plandates", &plan(2, 1, 15, "2026-02-14", 2), &expected);
}

#[test]
fn days_are_those_that_the_calendar_opens() {
    let daily = json!({"cycleUnit": "0", "cycle": "1", "madeOn": "2026-03-05", "count": "3"});
    let calendar = json!(["2026-03-09", {"date": "2026-03-07", "isOpen": true}]);
    let days = ["2026-03-06", "2026-03-07", "2026-03-10"].map(|day| (day, day));
    let expected = json!({"dates": dates(&days), "dropped": []});
    check("plandates", &with(daily, "calendar", calendar), &expected);
}

fn points(navs: &[&str]) -> Value {
    let point = |(day, nav): (u32, &&str)| json!({"date": format!("2026-03-{day:02}"), "nav": nav});
    (2..).zip(navs).map(point).collect()
}

fn smart(rule: &str, window: usize, points: &Value) -> Value {
    json!({"base": "500", "rule": rule, "window": window, "points": points})
}

#[test]
fn p3_below_the_average() {
    let five = points(&["1.2000", "1.1800", "1.1500", "1.1000", "1.0600"]);
    let expected = json!({"distance": "-6.8541", "multiplier": "140", "amount": "700.00"});
    check("smart", &smart("average", 5, &five), &expected);
    let four = points(&["1.0200", "1.0150", "1.0150", "0.9500"]);
    let expected = json!({"distance": "-5.0000", "multiplier": "120", "amount": "600.00"});
    check("smart", &smart("average", 4, &four), &expected);
    let expected = json!({"distance": null, "multiplier": "100", "amount": "500.00"});
    check("smart", &smart("average", 5, &four), &expected);
    let stepped = with(smart("average", 4, &four), "step", "1000".into());
    assert_eq!(answer("smart", &stepped)["amount"], "0.00");
}

#[test]
fn p4_a_dividend_is_no_fall_and_a_drawdown_is_counted_from_the_highest() {
    let mut paid = points(&["1.1000", "1.1000", "1.0000"]);
    paid[2]["dividend"] = "0.1000".into();
    let expected = json!({"distance": "0.0000", "multiplier": "90", "amount": "450.00"});
    check("smart", &smart("average", 3, &paid), &expected);
    let fallen = points(&["1.5000", "1.2000", "1.2150"]);
    let expected = json!({"distance": "19.0000", "multiplier": "150", "amount": "750.00"});
    check("smart", &smart("drawdown", 3, &fallen), &expected);
}

/// Beside the repository, or where `TAEL_SHARED_DATA` says.
fn shared_data() -> Option<PathBuf> {
    let named = std::env::var_os("TAEL_SHARED_DATA").map(PathBuf::from);
    let beside = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data");
    named.into_iter().chain([beside, "/work/shared/data".into()]).find(|path| path.is_dir())
}

#[test]
fn p6_six_years_of_thursdays_on_published_prices() {
    let file = shared_data().map(|folder| folder.join("nav/ejs_2026/005827.csv"));
    let Some(text) = file.and_then(|file| std::fs::read_to_string(file).ok()) else {
        eprintln!("skipped: the shared data is not here");
        return;
    };
    let point = |line: &str| {
        let cells: Vec<&str> = line.trim().split(',').collect();
        json!({"date": cells[0], "nav": cells[1]})
    };
    let points: Value = text.lines().skip(1).map(point).collect();
    let input = json!({
        "points": points, "cycleUnit": 1, "cycle": 1, "fixDay": 4, "amount": "250.00",
        "rate": "0.0015", "from": "2020-01-01", "to": "2025-12-31",
    });
    let expected = json!({
        "runs": "310", "dropped": "3", "paid": "77500.00", "fee": "114.70", "shares": "38360.74",
        "value": "71439.21", "profit": "-6060.79", "percent": "-7.82", "xirr": "-2.71",
        "once": {"value": "98235.92", "percent": "26.76"},
    });
    check("backtest", &input, &expected);
    // By 250 NAVs of the past it takes other sums on the same days.
    let smart = with(input, "smart", json!({"rule": "average", "window": 250, "step": "10"}));
    let smart = answer("backtest", &smart);
    assert_eq!((&smart["runs"], &smart["dropped"]), (&json!("310"), &json!("3")));
    assert_ne!(smart["paid"], "77500.00");
}

#[test]
fn p7_a_goal_at_three_rates() {
    for (rate, monthly) in [("0", "1584.00"), ("0.02", "1415.00"), ("0.04", "1257.00")] {
        let input = json!({"target": "200000", "have": "10000", "months": 120, "rate": rate});
        check("goal", &input, &json!({"monthly": monthly}));
    }
}

#[test]
fn a_plan_that_can_not_be_names_its_field() {
    let good = plan(1, 1, 4, "2026-09-17", 3);
    let field = |name: &str, value: Value| refused("plandates", &with(good.clone(), name, value));
    for wrong in [json!(0), json!(6), json!(-1), json!("x"), json!(null), json!(1.5)] {
        assert_eq!(field("fixDay", wrong), "fixDay");
    }
    assert_eq!(field("cycleUnit", json!(3)), "cycleUnit");
    assert_eq!(field("cycleUnit", json!(0)), "fixDay");
    assert_eq!(field("cycle", json!(3)), "cycle");
    assert_eq!(field("madeOn", json!("2026-02-30")), "madeOn");
    assert_eq!(field("count", json!(0)), "count");
    assert_eq!(field("count", json!(10_001)), "count");
    assert_eq!(field("calendar", json!("JP")), "calendar");
    assert_eq!(field("madeOn", json!("9999-12-01")), "calendar");
    assert_eq!(field("times", json!(3)), "times");
    let monthly = plan(2, 2, 4, "2026-09-17", 3);
    assert_eq!(refused("plandates", &monthly), "cycle");
    assert_eq!(refused("plandates", &with(monthly.clone(), "cycle", json!(1.2))), "cycle");
    let late = with(with(monthly, "cycle", json!(1)), "fixDay", json!(29));
    assert_eq!(refused("plandates", &late), "fixDay");
    let biweekly_days = json!({"cycleUnit": 0, "cycle": 2, "madeOn": "2026-09-17", "count": 1});
    assert_eq!(refused("plandates", &biweekly_days), "cycle");
}

#[test]
fn other_mistakes_name_their_field() {
    let two = points(&["1", "1"]);
    let smart_field =
        |name: &str, value: Value| refused("smart", &with(smart("average", 2, &two), name, value));
    assert_eq!(smart_field("base", json!("0")), "base");
    assert_eq!(smart_field("rule", json!("mean")), "rule");
    assert_eq!(smart_field("window", json!(0)), "window");
    assert_eq!(smart_field("step", json!("0")), "step");
    assert_eq!(smart_field("points", json!([{"date": "2026-03-02", "nav": "0"}])), "points[0].nav");
    let repeated = json!([{"date": "2026-03-02", "nav": "1"}, {"date": "2026-03-02", "nav": "1"}]);
    assert_eq!(smart_field("points", repeated), "points[1].date");

    let good = json!({
        "points": two, "cycleUnit": 0, "cycle": 1, "amount": "100", "rate": "0",
        "from": "2026-03-02", "to": "2026-03-03",
    });
    let field = |name: &str, value: Value| refused("backtest", &with(good.clone(), name, value));
    assert_eq!(field("amount", json!("0")), "amount");
    assert_eq!(field("rate", json!("1")), "rate");
    assert_eq!(field("from", json!("2026-03-04")), "to");
    assert_eq!(field("points", json!([])), "from");
    assert_eq!(field("smart", json!("average")), "smart");
    assert_eq!(field("smart", json!({"rule": "average"})), "smart.window");
    assert_eq!(field("smart", json!({"rule": "average", "window": 0})), "smart.window");
    assert_eq!(field("smart", json!({"rule": "average", "base": "1"})), "smart.base");
    assert_eq!(field("fixDay", json!(1)), "fixDay");

    let wish = json!({"target": "200000", "have": "0", "months": 120, "rate": "0.02"});
    let field = |name: &str, value: Value| refused("goal", &with(wish.clone(), name, value));
    assert_eq!(field("target", json!("0")), "target");
    assert_eq!(field("have", json!("-1")), "have");
    assert_eq!(field("months", json!(0)), "months");
    assert_eq!(field("months", json!(1_201)), "months");
    assert_eq!(field("rate", json!("1")), "rate");
}

/// Figures, near figures and nonsense.
fn anything() -> impl Strategy<Value = Value> {
    prop_oneof![
        "[0-9]{1,19}(\\.[0-9]{1,9})?".prop_map(Value::from),
        "0\\.[0-9]{1,8}".prop_map(Value::from),
        (-2i64..40).prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        "[0-9]{4}-0[1-9]-[12][0-9]".prop_map(Value::from),
        Just(Value::Null),
        Just(json!([])),
        Just(json!({})),
    ]
}

proptest! {
    #[test]
    fn whatever_comes_in_is_answered_or_refused(
        a in anything(), b in anything(), c in anything(), d in anything(), unit in 0..=2,
    ) {
        let prices = json!([
            {"date": "2026-03-02", "nav": "1.0000"},
            {"date": "2026-03-03", "nav": b, "dividend": c, "split": d},
            {"date": "2026-03-04", "nav": "1.0000", "split": "0.3", "dividend": c},
        ]);
        let smart = json!({"rule": "average", "window": 2, "step": d});
        let inputs = [
            ("plandates", json!({
                "cycleUnit": unit, "cycle": 1, "fixDay": a, "madeOn": b, "count": c, "calendar": d,
            })),
            ("plandates", json!({"cycleUnit": 0, "cycle": 1, "madeOn": b, "count": c})),
            ("smart", json!({"base": a, "rule": "average", "window": 3, "points": prices})),
            ("smart", json!({"base": a, "rule": "drawdown", "window": c, "points": prices})),
            ("backtest", json!({
                "points": prices, "cycleUnit": 0, "cycle": 1, "amount": a, "rate": "0.01",
                "from": "2026-03-02", "to": "2027-12-31", "smart": smart,
            })),
            ("backtest", json!({
                "points": prices, "cycleUnit": 2, "cycle": 1, "fixDay": 3, "amount": a, "rate": c,
                "from": b, "to": d,
            })),
            ("goal", json!({"target": a, "have": b, "months": c, "rate": d})),
            ("goal", json!({"target": a, "have": b, "months": 1_200, "rate": "0.99"})),
        ];
        for (name, input) in inputs {
            match run(name, &input.to_string()) {
                Ok(answer) => prop_assert!(serde_json::from_str::<Value>(&answer).is_ok()),
                Err(error) => prop_assert!(!error.message().is_empty()),
            }
        }
    }
}
