//! The command-line front: the published vectors from JSON to JSON, and each kind of mistake.

use calc::cli::run;
use proptest::prelude::*;
use serde_json::{Value, json};

fn answer(name: &str, input: &Value) -> Value {
    match run(name, &input.to_string()) {
        Ok(text) => serde_json::from_str(&text).unwrap(),
        Err(error) => panic!("{name} {input}: {error}"),
    }
}

/// Checks the figures of an answer, and that it explains itself.
fn check(name: &str, input: &Value, expected: &Value) {
    let answer = answer(name, input);
    for (field, value) in expected.as_object().unwrap() {
        assert_eq!(&answer[field], value, "{name} {input}: {field}");
    }
    let steps = answer["steps"].as_array().unwrap();
    assert!(!steps.is_empty());
    for step in steps {
        for part in ["label", "formula", "exact", "rounded", "rounding"] {
            assert!(step[part].as_str().is_some_and(|text| !text.is_empty()), "{step}");
        }
    }
}

/// An object with one more text.
fn merged(mut object: Value, name: &str, text: &str) -> Value {
    object[name] = text.into();
    object
}

/// The field that a wrong input is refused for.
fn refused(name: &str, input: &Value) -> String {
    match run(name, &input.to_string()) {
        Ok(answer) => panic!("{name} {input} was answered: {answer}"),
        Err(error) => {
            assert!(!error.message().is_empty());
            error.field().to_owned()
        }
    }
}

#[test]
fn v1_to_v7_purchases() {
    let rows = [
        ("100000", "0.012", "1.1800", ["98814.23", "1185.77", "83740.87"]),
        ("100000", "0.015", "1.0170", ["98522.17", "1477.83", "96875.29"]),
        ("100000", "0.015", "1.0168", ["98522.17", "1477.83", "96894.35"]),
        ("5000", "0.012", "1.1280", ["4940.71", "59.29", "4380.06"]),
        ("10000", "0.012", "1.0250", ["9881.42", "118.58", "9640.41"]),
        ("10000", "0.013", "1.0510", ["9871.67", "128.33", "9392.65"]),
        ("10000", "0.008", "1.2345", ["9920.63", "79.37", "8036.15"]),
        ("10000", "0.0008", "1.2345", ["9992.01", "7.99", "8093.97"]),
    ];
    for (amount, rate, nav, [net, fee, shares]) in rows {
        let input = json!({"amount": amount, "rate": rate, "nav": nav});
        check("buy", &input, &json!({"net": net, "fee": fee, "shares": shares}));
    }
    check(
        "buy",
        &json!({"amount": "6000000.00", "fixedFee": "1000", "nav": "1.05", "discount": "0.1"}),
        &json!({"net": "5999000.00", "fee": "1000.00", "shares": "5713333.33"}),
    );
    let tiers = json!([{"amountBelow": "1000000", "rate": "0.008"}, {"rate": "0.005"}]);
    for (amount, fee) in [("999999.99", "7936.51"), ("1000000.00", "4975.12")] {
        let input = json!({"amount": amount, "nav": "1", "tiers": tiers});
        check("buy", &input, &json!({"fee": fee}));
    }
}

#[test]
fn v5b_a_discount_of_one_tenth() {
    let input = json!({"amount": "10000", "rate": "0.008", "nav": "1.2345", "discount": "0.1"});
    check("buy", &input, &json!({"net": "9992.01", "fee": "7.99", "shares": "8093.97"}));
}

#[test]
fn v9_lots_first_in_first_out() {
    let input = json!({
        "shares": "1650", "nav": "1.5000",
        "lots": [
            {"shares": "1000.00", "days": 200},
            {"shares": "500.00", "days": "20"},
            {"shares": "300.00", "days": 3},
        ],
        "tiers": [
            {"daysBelow": 7, "rate": "0.015"}, {"daysBelow": 30, "rate": "0.01"},
            {"daysBelow": "180", "rate": "0.005"}, {"rate": "0"},
        ],
    });
    let expected = json!({
        "gross": "2475.00", "fee": "10.88", "net": "2464.12",
        "lots": [
            {"shares": "1000.00", "left": "0.00", "days": "200", "rate": "0.0000",
             "gross": "1500.00", "fee": "0.00"},
            {"shares": "500.00", "left": "0.00", "days": "20", "rate": "0.0100",
             "gross": "750.00", "fee": "7.50"},
            {"shares": "150.00", "left": "150.00", "days": "3", "rate": "0.0150",
             "gross": "225.00", "fee": "3.38"},
        ],
    });
    check("redeem", &input, &expected);
}

#[test]
fn v10_and_v11_conversions() {
    let input = |formula: &str, rates: [&str; 2]| {
        json!({
            "shares": "10000", "navOut": "1.2000", "navIn": "1.5000", "redeemRate": "0.005",
            "rateOut": rates[0], "rateIn": rates[1], "discount": "1", "formula": formula,
        })
    };
    let rising = ["0.003", "0.008"];
    check(
        "convert",
        &input("A", rising),
        &json!({"gross": "12000.00", "redeemFee": "60.00", "topUpFee": "59.40",
                "amountIn": "11880.60", "sharesIn": "7920.40"}),
    );
    check(
        "convert",
        &input("B", rising),
        &json!({"topUpFee": "59.05", "amountIn": "11880.95", "sharesIn": "7920.63"}),
    );
    check(
        "convert",
        &input("A", ["0.008", "0.003"]),
        &json!({"topUpFee": "0.00", "amountIn": "11940.00", "sharesIn": "7960.00"}),
    );
}

#[test]
fn v13_dividends() {
    let (shares, dividend, nav) = ("12345.67", "0.0350", "1.1200");
    let input = |method: &str| {
        let figures = json!({"shares": shares, "perShare": dividend, "nav": nav});
        merged(figures, "method", method)
    };
    let expected = json!({"cash": "432.10", "exNav": "1.0850", "shares": "398.25"});
    check("dividend", &input("reinvest"), &expected);
    check("dividend", &input("cash"), &json!({"cash": "432.10", "shares": "0.00"}));
}

#[test]
fn v14_and_v15_income() {
    let week = json!(["0.4567", "0.4601", "0.4589", "0.4572", "0.4570", "0.4570", "0.4612"]);
    let input = json!({"balance": "10000.00", "incomes": week, "carry": "daily"});
    check("money", &input, &json!({"balance": "10003.17"}));
    let weekend = json!({
        "balance": "50000", "incomes": ["0.4500", "0.4500", "0.4500"], "carry": "monthly",
    });
    check("money", &weekend, &json!({"balance": "50006.75", "incomes": ["2.25", "2.25", "2.25"]}));
    for (carry, percent) in [("daily", "1.687"), ("monthly", "1.673")] {
        check("sevenday", &json!({"incomes": week, "carry": carry}), &json!({"percent": percent}));
    }
}

#[test]
fn v24_and_v25_returns() {
    let points = json!([
        {"date": "2026-03-02", "nav": "1.0000"},
        {"date": "2026-03-03", "nav": "1.1000"},
        {"date": "2026-03-04", "nav": "1.0450", "dividend": "0.1000"},
        {"date": "2026-03-05", "nav": "1.0900", "split": "1"},
    ]);
    let answer = answer("returns", &json!({"points": points, "asOf": "2026-03-31"}));
    assert_eq!(answer["windows"]["all"], "19.4306");
    let step = &answer["steps"][0];
    assert_eq!((&step["label"], &step["rounded"]), (&json!("成立来"), &json!("19.4306")));
    assert_eq!(step["formula"], "复权净值(2026-03-05) ÷ 复权净值(2026-03-02) − 1");
    assert_eq!(answer["maxDrawdown"], "0.0000");
    assert_eq!(answer["windows"].as_object().unwrap().len(), 8);
    for young in ["1w", "1m", "3m", "6m", "1y", "3y", "ytd"] {
        assert_eq!(answer["windows"].get(young), Some(&Value::Null), "{young}");
    }
    let navs = ["1.00", "1.10", "0.99", "1.05", "0.945", "1.20"];
    let points: Vec<Value> = (2..)
        .zip(navs)
        .map(|(day, nav)| json!({"date": format!("2026-03-{day:02}"), "nav": nav}))
        .collect();
    check(
        "returns",
        &json!({"points": points, "asOf": "2026-03-31"}),
        &json!({"maxDrawdown": "-14.0909"}),
    );
}

#[test]
fn growth_is_rounded_once() {
    // 0.52834049 ÷ 3 is 0.176113496…: eight decimals of it end in 50, and would be rounded up.
    for (last, growth, fall) in
        [("3.52834049", "17.6113", "0.0000"), ("2.47165951", "-17.6113", "-17.6113")]
    {
        let points = json!([
            {"date": "2026-03-02", "nav": "3.0000"},
            {"date": "2026-03-03", "nav": last},
        ]);
        let answer = answer("returns", &json!({"points": points, "asOf": "2026-03-31"}));
        assert_eq!(
            (&answer["windows"]["all"], &answer["maxDrawdown"]),
            (&json!(growth), &json!(fall))
        );
    }
}

#[test]
fn v25_risk_figures() {
    let navs = ["1", "1.01", "1.00495", "1.0069599", "1.0069599", "1.00393902"];
    let points: Vec<Value> = (2..)
        .zip(navs)
        .map(|(day, nav)| json!({"date": format!("2026-03-{day:02}"), "nav": nav}))
        .collect();
    let input = json!({"points": points, "asOf": "2026-03-07"});
    check("returns", &input, &json!({"volatility": "9.1788", "sharpe": "2.0155"}));
}

#[test]
fn v31_the_cut_off() {
    let friday = json!({"at": "2026-03-06T14:59:59.999+08:00"});
    check("tday", &friday, &json!({"tDay": "2026-03-06", "confirmDay": "2026-03-09"}));
    let late = json!({"at": "2026-03-06T15:00:00.000+08:00"});
    check("tday", &late, &json!({"tDay": "2026-03-09", "confirmDay": "2026-03-10"}));
    let both = json!({"at": "2026-06-30T15:00:00+08:00", "calendar": "CN,HK"});
    check("tday", &both, &json!({"tDay": "2026-07-02", "confirmDay": "2026-07-03"}));
    let changed = json!({
        "at": "2026-03-06T15:00:00+08:00",
        "calendar": ["2026-03-09", {"date": "2026-03-07", "isOpen": true}],
    });
    check("tday", &changed, &json!({"tDay": "2026-03-07", "confirmDay": "2026-03-10"}));
}

#[test]
fn a_wrong_purchase_names_its_field() {
    let field = |input: Value| refused("buy", &input);
    assert_eq!(field(json!({"nav": "1", "rate": "0"})), "amount");
    assert_eq!(field(json!({"amount": null, "nav": "1", "rate": "0"})), "amount");
    assert_eq!(field(json!({"amount": 100, "nav": "1", "rate": "0"})), "amount");
    assert_eq!(field(json!({"amount": "1e5", "nav": "1", "rate": "0"})), "amount");
    assert_eq!(field(json!({"amount": "1.001", "nav": "1", "rate": "0"})), "amount");
    assert_eq!(field(json!({"amount": "-1", "nav": "1", "rate": "0"})), "amount");
    assert_eq!(field(json!({"amount": "0", "nav": "1", "rate": "0"})), "amount");
    assert_eq!(field(json!({"amount": "1", "nav": "0", "rate": "0"})), "nav");
    assert_eq!(field(json!({"amount": "1", "nav": "1"})), "rate");
    assert_eq!(field(json!({"amount": "1", "nav": "1", "rate": "1"})), "rate");
    assert_eq!(field(json!({"amount": "1", "nav": "1", "rate": "0", "fixedFee": "0"})), "fixedFee");
    assert_eq!(field(json!({"amount": "1", "nav": "1", "fixedFee": "1"})), "fixedFee");
    assert_eq!(field(json!({"amount": "1", "nav": "1", "rate": "0", "ratio": "1"})), "ratio");
    let discount = json!({"amount": "1", "nav": "1", "rate": "0", "discount": "1.2"});
    assert_eq!(field(discount), "discount");
}

#[test]
fn a_wrong_table_names_its_row() {
    let buy = |tiers: Value| refused("buy", &json!({"amount": "9", "nav": "1", "tiers": tiers}));
    assert_eq!(buy(json!([])), "tiers");
    assert_eq!(buy(json!({})), "tiers");
    assert_eq!(buy(json!(["0.01"])), "tiers[0]");
    assert_eq!(buy(json!([{"amountBelow": "5", "rate": "0"}])), "tiers");
    let falling = json!([{"amountBelow": "50", "rate": "0"}, {"amountBelow": "5", "rate": "0"}]);
    assert_eq!(buy(falling), "tiers[1].amountBelow");
    assert_eq!(buy(json!([{"amountBelow": "50"}, {"rate": "0"}])), "tiers[0].rate");
    assert_eq!(buy(json!([{"rate": "0", "days": 1}])), "tiers[0].days");

    let redeem = |lots: Value, tiers: Value| {
        refused("redeem", &json!({"shares": "10", "nav": "1", "lots": lots, "tiers": tiers}))
    };
    let free = json!([{"rate": "0"}]);
    let lots = json!([{"shares": "10", "days": 1}]);
    assert_eq!(redeem(json!([{"shares": "9.99", "days": 1}]), free.clone()), "lots");
    assert_eq!(redeem(json!([{"shares": "10", "days": -1}]), free.clone()), "lots[0].days");
    assert_eq!(redeem(json!([{"shares": "10", "days": 1.5}]), free.clone()), "lots[0].days");
    assert_eq!(redeem(json!([{"shares": "10"}]), free.clone()), "lots[0].days");
    let younger = json!([{"shares": "5", "days": 1}, {"shares": "5", "days": 2}]);
    assert_eq!(redeem(younger, free), "lots[1].days");
    assert_eq!(redeem(lots.clone(), json!([{"daysBelow": 7, "rate": "0"}])), "tiers");
    let falling =
        json!([{"daysBelow": 7, "rate": "0"}, {"daysBelow": 7, "rate": "0"}, {"rate": "0"}]);
    assert_eq!(redeem(lots, falling), "tiers[1].daysBelow");
}

#[test]
fn other_mistakes_name_their_field() {
    let six = json!({"incomes": ["0", "0", "0", "0", "0", "0"], "carry": "daily"});
    assert_eq!(refused("sevenday", &six), "incomes");
    let negative = json!({"balance": "1", "incomes": ["0.1", "-0.1"], "carry": "daily"});
    assert_eq!(refused("money", &negative), "incomes[1]");
    let weekly = json!({"balance": "1", "incomes": [], "carry": "weekly"});
    assert_eq!(refused("money", &weekly), "carry");
    let all = json!({"shares": "1", "perShare": "1", "nav": "1", "method": "cash"});
    assert_eq!(refused("dividend", &all), "perShare");
    let points =
        |points: Value| refused("returns", &json!({"points": points, "asOf": "2026-01-01"}));
    assert_eq!(points(json!([])), "points");
    assert_eq!(points(json!([{"date": "2026-02-30", "nav": "1"}])), "points[0].date");
    assert_eq!(points(json!([{"date": "2026-02-03", "nav": "1"}])), "asOf");
    let repeated = json!([{"date": "2026-01-01", "nav": "1"}, {"date": "2026-01-01", "nav": "1"}]);
    assert_eq!(points(repeated), "points[1].date");
    assert_eq!(refused("tday", &json!({"at": "noon"})), "at");
    assert_eq!(refused("tday", &json!({"at": "2026-03-06T12:00", "calendar": "JP"})), "calendar");
    assert_eq!(refused("tday", &json!({})), "at");
    assert_eq!(refused("sell", &json!({})), "");
    assert_eq!(refused("buy", &json!([])), "");
    assert_eq!(run("buy", "{").unwrap_err().field(), "");
    let huge = json!({"amount": "90000000000000000", "nav": "0.00000001", "rate": "0"});
    assert_eq!(refused("buy", &huge), "");
}

/// Figures, near figures and nonsense.
fn anything() -> impl Strategy<Value = Value> {
    prop_oneof![
        "[0-9]{1,19}(\\.[0-9]{1,9})?".prop_map(Value::from),
        "0\\.[0-9]{1,8}".prop_map(Value::from),
        "[-+0-9.eE]{0,12}".prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        Just(Value::Null),
        Just(json!([])),
        Just(json!({})),
    ]
}

proptest! {
    #[test]
    fn whatever_comes_in_is_answered_or_refused(
        a in anything(), b in anything(), c in anything(), d in anything(),
    ) {
        let inputs = [
            ("buy", json!({"amount": a, "nav": b, "rate": c})),
            ("buy", json!({"amount": a, "nav": b, "tiers": [{"amountBelow": c, "rate": d}]})),
            ("redeem", json!({
                "shares": a, "nav": b, "lots": [{"shares": a, "days": c}],
                "tiers": [{"daysBelow": c, "rate": d}, {"rate": d}],
            })),
            ("convert", json!({
                "shares": a, "navOut": b, "navIn": c, "redeemRate": d, "rateOut": d, "rateIn": d,
            })),
            ("dividend", json!({"shares": a, "perShare": b, "nav": c, "method": "reinvest"})),
            ("money", json!({"balance": a, "incomes": [b, c, d], "carry": "daily"})),
            ("sevenday", json!({"incomes": [a, b, c, d, a, b, c], "carry": "daily"})),
            ("returns", json!({"asOf": "2026-03-05", "points": [
                {"date": "2026-03-02", "nav": a},
                {"date": "2026-03-03", "nav": b, "dividend": c, "split": d},
                {"date": "2026-03-04", "nav": b, "split": a},
            ]})),
            ("tday", json!({"at": a, "calendar": b})),
        ];
        for (name, input) in inputs {
            match run(name, &input.to_string()) {
                Ok(answer) => prop_assert!(serde_json::from_str::<Value>(&answer).is_ok()),
                Err(error) => prop_assert!(!error.message().is_empty()),
            }
        }
    }
}
