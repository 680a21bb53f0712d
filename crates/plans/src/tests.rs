//! The operations of the room on both engines.

mod making;
mod on_card;
mod people;
mod refused;
mod running;
mod sharing;
mod upset;

use crate::routes;
use db::{Db, Error, Migration, Tx, db_test};
use funds::{
    BuyFee, BuyTier, Catalogue, DistributionRow, FeeTable, NavRow, NewFund, RedeemTier, Size,
    import,
    testing::{self, MIXED_A, code},
};
use kernel::{Day, Fen, Nav, Rate};
use serde_json::{Value, json};
use std::{sync::LazyLock, time::Instant};
use wire::testing::{Client, app};

static ALL: LazyLock<Vec<Migration>> =
    LazyLock::new(|| [testing::migrations(), crate::MIGRATIONS.to_vec()].concat());

const BACKTEST: &str = "/fixprotocol/backtest";
/// Five NAVs that fall by half and come back; nothing is paid out.
const SMALL: &str = "041001";
/// The same index, smaller.
const SMALLER: &str = "041002";
/// Six NAVs with a dividend.
const PAYING: &str = "041003";

fn rate(text: &str) -> Rate {
    text.parse().unwrap()
}

fn day(text: &str) -> Day {
    text.parse().unwrap()
}

/// A fund of an index, its fee 1 % at a tenth.
fn index_fund(number: &str, name: &str, size: i64) -> NewFund {
    let mut fund = NewFund::usual(code(number), name, "指数型-股票");
    fund.established = Some(day("2020-01-02"));
    fund.benchmark = "大盘300指数收益率×95%+活期存款利率×5%".to_owned();
    let amount = Fen::from_whole(size).unwrap();
    fund.size = Some(Size { amount, day: day("2026-09-30") });
    let fixed = BuyFee::Fixed(Fen::from_whole(1_000).unwrap());
    fund.fees = vec![FeeTable {
        valid_from: day("2021-01-01"),
        buy: vec![
            BuyTier { from: Fen::ZERO, fee: BuyFee::Rate(rate("0.01")) },
            BuyTier { from: Fen::from_whole(50_000).unwrap(), fee: fixed },
        ],
        subscribe: Vec::new(),
        redeem: vec![RedeemTier { from_days: 0, rate: Rate::ZERO }],
        discount: rate("0.1"),
        least_discount: None,
        management: Rate::ZERO,
        custody: Rate::ZERO,
        service: Rate::ZERO,
    }];
    fund
}

fn navs(number: &str, rows: &[(&str, &str)]) -> Vec<NavRow> {
    let row = |(on, nav): &(&str, &str)| NavRow {
        code: code(number),
        day: day(on),
        nav: nav.parse::<Nav>().unwrap(),
        cumulative: None,
        income: None,
        seven_day: None,
    };
    rows.iter().map(row).collect()
}

/// The catalogue of tests with three index funds. 2026-03-02 is a Monday.
async fn client(db: &Db) -> Client {
    testing::fill(db).await;
    let put = async |tx: &mut Tx| {
        let funds = [
            index_fund(SMALL, "澄溪大盘300指数A", 2_000_000_000),
            index_fund(SMALLER, "禾汀大盘300指数A", 1_000_000_000),
            index_fund(PAYING, "岚屿红利100指数A", 500_000_000),
        ];
        import::put_funds(tx, &funds).await?;
        let fallen = [
            ("2023-01-03", "2.0000"),
            ("2026-03-02", "1.0000"),
            ("2026-03-03", "0.8000"),
            ("2026-03-04", "0.5000"),
            ("2026-03-05", "0.8000"),
            ("2026-03-06", "0.9000"),
        ];
        import::put_navs(tx, &navs(SMALL, &fallen)).await?;
        import::put_navs(tx, &navs(SMALLER, &fallen)).await?;
        let paying = [("2026-03-02", "1.0000"), ("2026-03-03", "1.0000"), ("2026-03-04", "0.9000")];
        import::put_navs(tx, &navs(PAYING, &paying)).await?;
        // On a day without a NAV, so that it belongs to the next one; one before all NAVs is none.
        let event = |on: &str, dividend: &str| DistributionRow {
            code: code(PAYING),
            day: day(on),
            dividend: dividend.parse().unwrap(),
            split: Rate::ONE,
        };
        import::put_events(tx, &[event("2026-02-02", "0.5"), event("2026-03-04", "0.1")]).await?;
        Ok::<_, Error>(())
    };
    db.write_batch(put).await.unwrap();
    let catalogue = Catalogue::load(db).await.unwrap();
    let parts = app(db.clone(), "2026-11-20T10:00:00+08:00").with(catalogue);
    Client::new(&parts.build(), vec![routes()])
}

/// Every open day, 100.00.
fn daily(fund: &str, from: &str, to: &str) -> Value {
    json!({"fundCode": fund, "cycleUnit": 0, "amount": "100", "from": from, "to": to})
}

db_test! { &ALL;
    async fn a_small_market_comes_to_what_a_hand_reckons(db: Db) {
        let client = client(&db).await;
        let asked = daily(SMALL, "2026-03-02", "2026-03-06");
        let done = client.post(BACKTEST, asked).await.ok();
        // 100 ÷ 1.001 = 99.90 each: 99.90, 124.88, 199.80, 124.88, 111.00 shares.
        assert_eq!((&done["runs"], &done["dropped"]), (&json!(5), &json!(0)));
        assert_eq!((&done["paid"], &done["fee"]), (&json!("500.00"), &json!("0.50")));
        assert_eq!((&done["shares"], &done["value"]), (&json!("660.46"), &json!("594.41")));
        assert_eq!((&done["profit"], &done["percent"]), (&json!("94.41"), &json!("18.88")));
        assert_eq!(done["xirr"], Value::Null, "under a year");
        // 500 ÷ 1.001 = 499.50 at 1.0000.
        let once = json!({"fee": "0.50", "shares": "499.50", "value": "449.55",
            "profit": "-50.45", "percent": "-10.09"});
        assert_eq!(done["once"], once);
        assert_eq!(done["feeRate"], json!("0.0010"));
        assert_eq!(done["listFeeRate"], json!("0.0100"));
        let reasons = json!({"lastNav": "0.9000", "averageCost": "0.7570", "runsAbove": 1,
            "runsBelow": 3, "isAdjusted": false, "days": 5, "daysBelow": 3,
            "deepest": {"day": "2026-03-04", "percent": "-29.24"},
            "highest": {"day": "2026-03-06", "percent": "18.88"}});
        assert_eq!(done["reasons"], reasons);
        assert_eq!(done["curve"]["dates"][4], "2026-03-06");
        assert_eq!(
            done["curve"]["value"],
            json!(["99.90", "179.82", "212.29", "439.57", "594.41"])
        );
        assert_eq!(
            done["curve"]["paid"],
            json!(["100.00", "200.00", "300.00", "400.00", "500.00"])
        );
        assert_eq!(
            done["curve"]["once"],
            json!(["499.50", "399.60", "249.75", "399.60", "449.55"])
        );
        assert_eq!((&done["cycleName"], &done["smart"]), (&json!("每个交易日"), &Value::Null));
    }

    async fn a_loss_is_said_as_a_gain_is(db: Db) {
        let client = client(&db).await;
        let done = client.post(BACKTEST, daily(SMALL, "2026-03-02", "2026-03-04")).await.ok();
        // 424.58 shares at 0.5000.
        assert_eq!((&done["value"], &done["profit"]), (&json!("212.29"), &json!("-87.71")));
        assert_eq!(done["percent"], json!("-29.24"));
        assert_eq!(done["once"]["percent"], json!("-50.05"));
        assert_eq!(done["reasons"]["runsAbove"], 2);
    }

    async fn a_dividend_buys_shares_and_is_no_fall(db: Db) {
        let client = client(&db).await;
        let done = client.post(BACKTEST, daily(PAYING, "2026-03-02", "2026-03-04")).await.ok();
        // 99.90 twice, 19.98 of dividend are 22.20, and 111.00 at 0.9000: 333.00.
        assert_eq!((&done["shares"], &done["value"]), (&json!("333.00"), &json!("299.70")));
        assert_eq!(done["once"]["shares"], json!("333.00"));
        assert_eq!(done["once"]["value"], json!("299.70"));
        assert_eq!(done["reasons"]["isAdjusted"], true);
        assert_eq!(done["reasons"]["runsAbove"], 0, "1.0000 before the dividend is no higher");
    }

    async fn a_smart_plan_takes_more_after_a_fall(db: Db) {
        let client = client(&db).await;
        let mut asked = daily(MIXED_A, "2025-11-20", "2026-11-19");
        asked["smart"] = json!({"rule": "average", "window": 250});
        let done = client.post(BACKTEST, asked.clone()).await.ok();
        let smart = &done["smart"];
        assert_eq!((&smart["rule"], &smart["window"]), (&json!("average"), &json!(250)));
        // It rises all the time, so it is dear: 90 % of the amount.
        assert_eq!((&smart["less"], &smart["more"]), (&done["runs"], &json!(0)));
        assert_eq!((&smart["least"], &smart["most"]), (&json!("90.00"), &json!("90.00")));
        asked["smart"] = json!({"rule": "drawdown"});
        let done = client.post(BACKTEST, asked).await.ok();
        assert_eq!(done["smart"]["same"], done["runs"]);
        assert_eq!(done["smart"]["window"], json!(250));
    }

    async fn a_plan_of_years_is_thinned_and_ends_as_it_is_said(db: Db) {
        let client = client(&db).await;
        let mut asked = json!({"fundCode": MIXED_A, "cycleUnit": 1, "cycle": 2, "fixDay": 4,
            "amount": "250.00", "from": "2020-01-01"});
        let done = client.post(BACKTEST, asked.clone()).await.ok();
        let curve = &done["curve"];
        let count = |name: &str| curve[name].as_array().unwrap().len();
        for name in ["dates", "value", "paid", "once"] {
            assert_eq!(count(name), 160, "{name}");
        }
        assert_eq!((&curve["value"][159], &curve["paid"][159]), (&done["value"], &done["paid"]));
        assert_eq!(curve["dates"][0], done["firstRunOn"]);
        assert_eq!(curve["dates"][159], json!("2026-11-19"));
        // From its first NAV day on, which the answer says.
        assert_eq!((&done["from"], &done["isCut"]), (&json!("2021-03-15"), &json!(true)));
        assert_eq!(done["cycleName"], "每两周的周四");
        assert!(done["xirr"].as_str().is_some());
        // Without days it is three years.
        asked["from"] = Value::Null;
        let done = client.post(BACKTEST, asked).await.ok();
        assert_eq!((&done["from"], &done["to"]), (&json!("2023-11-19"), &json!("2026-11-19")));
        assert_eq!(done["isCut"], false);
    }

    async fn the_heaviest_question_is_answered_in_a_moment(db: Db) {
        let client = client(&db).await;
        let mut asked = daily(MIXED_A, "2021-01-01", "2026-11-19");
        asked["smart"] = json!({"rule": "average", "window": 500});
        #[expect(clippy::disallowed_methods, reason = "how long this machine takes")]
        let began = Instant::now();
        assert!(client.post(BACKTEST, asked).await.ok()["runs"].as_u64().unwrap() > 1_300);
        assert!(began.elapsed().as_secs() < 10, "even where nothing is optimised");
    }

    async fn ladders_are_those_of_the_day(db: Db) {
        let client = client(&db).await;
        let rules = client.get("/fixprotocol/rules", "").await.ok();
        let average = &rules["list"][0];
        let percents = |rule: &Value| -> Vec<i64> {
            rule["rows"].as_array().unwrap().iter().filter_map(|r| r["percent"].as_i64()).collect()
        };
        assert_eq!(percents(average), [200, 170, 140, 120, 90, 80, 70, 60]);
        assert_eq!(percents(&rules["list"][1]), [100, 125, 150, 175, 200]);
        assert_eq!(
            average["rows"][1],
            json!({"below": "-10", "percent": 170, "text": "低于均线10%至20%"})
        );
        assert_eq!(average["windows"], json!([180, 250, 500]));
        let example = &average["example"];
        assert_eq!(example["distance"], json!("-6.8541"));
        assert_eq!(example["amount"], json!("700.00"));
        assert_eq!(example["compared"], json!("1.1380"));
        assert_eq!(example["percent"], json!(140));
        let fallen = &rules["list"][1]["example"];
        assert_eq!(fallen["distance"], json!("19.0000"));
        assert_eq!(fallen["amount"], json!("750.00"));
        // A ladder is replaced as a whole, from its day on.
        let put = async |tx: &mut Tx| {
            tx.execute(db::sql!(
                "INSERT INTO plans_ladder_rows (rule, valid_from, place, below, percent)
                 VALUES ('average', '2026-11-20', 1, 0, 150),
                        ('average', '2026-11-20', 2, NULL, 50),
                        ('drawdown', '2026-11-21', 1, NULL, 100)"
            ))
            .await
        };
        db.write::<_, Error, _>(put).await.unwrap();
        let rules = client.get("/fixprotocol/rules", "").await.ok();
        assert_eq!(percents(&rules["list"][0]), [150, 50]);
        assert_eq!(rules["list"][0]["validFrom"], "2026-11-20");
        assert_eq!(rules["list"][0]["example"]["amount"], "750.00");
        assert_eq!(percents(&rules["list"][1]).len(), 5, "tomorrow's is not in force");
    }

    async fn of_each_index_the_largest_is_picked(db: Db) {
        let client = client(&db).await;
        let picks = client.get("/fixprotocol/picks", "").await.ok();
        let list = picks["list"].as_array().unwrap();
        // The one that paid is younger than three years, the third one smaller.
        assert_eq!(list.len(), 1);
        assert_eq!(list[0]["fundCode"], json!(SMALL));
        assert_eq!(list[0]["indexName"], json!("大盘300指数"));
        assert_eq!(list[0]["size"], json!("2000000000.00"));
        assert_eq!(picks["amount"], json!("100.00"));
        // Runs on Monday for the Thursday before, and on Thursday: 224.78 shares at 0.9000.
        assert_eq!(list[0]["percent"], json!("1.15"));
        assert_eq!(list[0]["oncePercent"], json!("-10.09"));
        assert_eq!(picks["rule"], "每类指数取规模最大的一只，不按收益挑");
    }
}

#[test]
fn the_contract_is_fresh() {
    assert_eq!(wire::contract_fragment(&routes()).check(), Ok(()));
}

#[test]
fn all_statements_are_good() {
    assert_eq!(db::testing::check_statements(&people::ALL), Vec::<String>::new());
}
