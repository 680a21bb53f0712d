//! What the pages of a fund answer, on both engines.

use crate::{
    Archive, Catalogue, KeyPosition, ManagerRow, NavRow, NewArchive, Part, SizeRecord, import,
    routes,
    testing::{self, BOND, LAST, MIXED_A, MIXED_C, YOUNG, code, fill},
};
use db::{Db, Error, Migration, Tx, db_test};
use kernel::{Fen, Rate};
use serde_json::{Value, json};
use std::sync::LazyLock;
use wire::testing::{Client, app};

static ALL: LazyLock<Vec<Migration>> = LazyLock::new(testing::migrations);
const PUBLIC: &str = "product/publicFund/";

async fn client(db: &Db) -> Client {
    let catalogue = Catalogue::load(db).await.unwrap();
    let app = app(db.clone(), "2026-11-20T10:00:00+08:00").with(catalogue).build();
    Client::new(&app, vec![routes()])
}

async fn asked(client: &Client, path: &str, code: &str) -> Value {
    client.bff(&format!("{PUBLIC}{path}"), json!({"fundCode": code})).await.ok()
}

async fn hide(db: &Db, windows: &'static str) {
    let write = async move |tx: &mut Tx| {
        let hide = db::sql!("UPDATE funds_performance_policy SET windows = $1", windows);
        tx.execute(hide).await.map(|_| ())
    };
    db.write::<_, Error, _>(write).await.unwrap();
}

fn rate(text: &str) -> Rate {
    text.parse().unwrap()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn report(day: &str, names: &[&str], industries: &[(&str, &str)]) -> NewArchive {
    let stock = |name: &&str| KeyPosition {
        code: "600418".to_owned(),
        name: (*name).to_owned(),
        ratio: rate("0.05"),
        change: None,
    };
    let part = |(name, ratio): &(&str, &str)| Part { name: (*name).to_owned(), ratio: rate(ratio) };
    let size = |(day, fen): (&str, i64)| SizeRecord {
        day: day.parse().unwrap(),
        amount: Fen::from_units(fen),
        shares: None,
    };
    let archive = Archive {
        report_day: Some(day.parse().unwrap()),
        sizes: ["2026-09-30", "2026-06-30"].into_iter().zip([300_000, 200_000]).map(size).collect(),
        industries: industries.iter().map(part).collect(),
        stocks: names.iter().map(stock).collect(),
        ..Archive::default()
    };
    NewArchive { code: code(MIXED_A), archive }
}

db_test! { &ALL;
    async fn a_new_report_keeps_the_one_before_and_says_what_left(db: Db) {
        fill(&db).await;
        let put = async |day: &str, names: &[&str], industries: &[(&str, &str)]| {
            let new = [report(day, names, industries)];
            let put = async move |tx: &mut Tx| import::put_archives(tx, &new).await;
            db.write_batch(put).await.unwrap();
        };
        put("2026-06-30", &["墨川精密", "屹澜电力"], &[("制造业", "0.3")]).await;
        // The same again is no other report.
        for _ in 0..2 {
            let industries = [("制造业", "0.31"), ("信息技术", "0.1")];
            put("2026-09-30", &["墨川精密", "翎云科技"], &industries).await;
        }
        let archive = asked(&client(&db).await, "queryFundArchives", MIXED_A).await;
        assert_eq!(archive["earlierDate"], "2026-06-30");
        let expected = json!([
            {"name": "制造业", "ratio": "0.3100", "before": "0.3000", "change": "0.0100"},
            {"name": "信息技术", "ratio": "0.1000", "before": null, "change": null},
        ]);
        assert_eq!(archive["fundIndustryAllocationVoList"], expected);
        assert_eq!(archive["sizeChange"], "1000.00");
        let left: Vec<_> = list(&archive["leftStockVoList"]).iter().map(|s| &s["name"]).collect();
        assert_eq!(left, ["屹澜电力"]);
        let bond = asked(&client(&db).await, "queryFundArchives", BOND).await;
        assert_eq!((&bond["earlierDate"], &bond["reportDate"]), (&Value::Null, &Value::Null));
    }

    async fn months_multiply_to_their_year_and_falls_are_the_deepest(db: Db) {
        fill(&db).await;
        let told = asked(&client(&db).await, "queryAchievement", MIXED_A).await;
        assert_eq!((&told["navDate"], &told["performanceShown"]), (&json!(LAST), &json!(true)));
        let year = list(&told["calendar"]).iter().find(|year| year["year"] == 2024).unwrap();
        let growth = |value: &Value| value.as_str().unwrap().parse::<f64>().unwrap();
        let months = list(&year["months"]);
        assert_eq!(months.len(), 12);
        let product: f64 = months.iter().map(|month| 1.0 + growth(month)).product();
        assert!((product - 1.0 - growth(&year["growth"])).abs() < 1e-6, "{product}");
        let row = list(&told["years"]).iter().find(|year| year["year"] == 2024).unwrap();
        assert_eq!((&row["growth"], &row["rank"]["count"]), (&year["growth"], &json!(2)));
        let known: usize = list(&told["calendar"])
            .iter()
            .map(|year| list(&year["months"]).iter().filter(|month| !month.is_null()).count())
            .sum();
        assert_eq!(told["months"], known);
        let falls = list(&told["falls"]);
        assert_eq!(falls.len(), 5);
        let risk = list(&told["risks"]).iter().find(|risk| risk["period"] == "all").unwrap();
        assert_eq!(falls[0]["depth"], risk["maxDrawdown"]);
        assert_eq!(falls[0]["recoveredDate"], risk["recoveredDate"]);
        let depths: Vec<f64> = falls.iter().map(|fall| growth(&fall["depth"])).collect();
        assert!(depths.is_sorted() && depths[4] < 0.0, "{depths:?}");
        let dates = list(&told["underwater"]["dates"]);
        assert!(falls.iter().all(|fall| dates.contains(&fall["bottomDate"])));
    }

    async fn the_place_of_a_year_is_among_funds_with_prices_in_all_of_it(db: Db) {
        fill(&db).await;
        let ended = "036829";
        testing::put_another(&db, ended, "混合型-偏股", ("2021-03-15", "2022-06-30")).await;
        // The NAV of the day has come of one of them only.
        let nav = NavRow {
            code: code(MIXED_A),
            day: "2026-11-20".parse().unwrap(),
            nav: "1.6".parse().unwrap(),
            cumulative: None,
            income: None,
            seven_day: None,
        };
        let put = async move |tx: &mut Tx| import::put_navs(tx, std::slice::from_ref(&nav)).await;
        db.write_batch::<_, Error, _>(put).await.unwrap();
        let client = client(&db).await;
        let years = async |code: &str| -> Vec<(i64, i64)> {
            let told = asked(&client, "queryAchievement", code).await;
            let number = |value: &Value| value.as_i64().unwrap_or(0);
            let row = |row: &Value| (number(&row["year"]), number(&row["rank"]["count"]));
            list(&told["years"]).iter().map(row).collect()
        };
        assert_eq!(years(MIXED_A).await, [2026, 2025, 2024, 2023, 2022].map(|year| (year, 2)));
        // As far as it has its last year, all have it.
        assert_eq!(years(ended).await, [(2022, 3)]);
    }

    async fn a_window_that_the_policy_hides_is_in_no_answer(db: Db) {
        fill(&db).await;
        hide(&db, "1m,3m,3y").await;
        let client = client(&db).await;
        let page = asked(&client, "fundProductDetail", MIXED_A).await;
        let told = asked(&client, "queryAchievement", MIXED_A).await;
        for answer in [&page, &told] {
            let windows = |name: &str| -> Vec<Value> {
                list(&answer[name]).iter().map(|row| row["period"].clone()).collect()
            };
            assert_eq!(windows("periods"), ["1m", "3m", "3y"]);
            assert_eq!(windows("risks"), ["3y"]);
            assert_eq!(answer["years"][0]["year"], 2025);
        }
        assert_eq!(page["head"]["yearGrowth"], Value::Null);
        assert_eq!(asked(&client, "fund", MIXED_A).await["yearGrowth"], Value::Null);
        assert_eq!((&told["growth"], &told["yearlyGrowth"]), (&Value::Null, &Value::Null));
        assert_eq!((&told["falls"], &told["underwater"]), (&json!([]), &Value::Null));
        let present = list(&told["calendar"]).last().unwrap();
        assert_eq!((&present["year"], &present["growth"]), (&json!(2026), &Value::Null));
        let found = client.bff("product/fund/productList", json!({"period": "3y"})).await.ok();
        assert!(list(&found["list"]).iter().all(|card| card["maxDrawdown"].is_null()));
    }

    async fn a_young_fund_tells_no_performance_nor_that_of_a_term(db: Db) {
        fill(&db).await;
        let from_day = "2026-09-15".parse().unwrap();
        let term = ManagerRow { from_day, ..testing::manager(YOUNG) };
        let terms = [term];
        let put = async move |tx: &mut Tx| import::put_managers(tx, &terms).await;
        db.write_batch(put).await.unwrap();
        let client = client(&db).await;
        let told = asked(&client, "queryAchievement", YOUNG).await;
        assert_eq!(told["performanceNote"], "成立未满6个月，暂不展示业绩");
        for part in ["periods", "years", "calendar", "falls", "risks"] {
            assert_eq!(told[part], json!([]), "{part}");
        }
        let managers = asked(&client, "queryFundManager", YOUNG).await;
        assert_eq!(managers["fundManagerVoList"][0]["growth"], Value::Null);
        let of_old = asked(&client, "queryFundManager", MIXED_A).await;
        let others = list(&of_old["fundManagerVoList"][0]["otherFunds"]);
        let young = others.iter().find(|other| other["fundCode"] == YOUNG).unwrap();
        assert_eq!(young["growth"], Value::Null);
    }

    async fn one_manager_is_told_with_past_funds_and_a_curve(db: Db) {
        fill(&db).await;
        let past = ManagerRow {
            to_day: Some("2024-03-15".parse().unwrap()),
            ..testing::manager(MIXED_C)
        };
        let second = ManagerRow {
            manager_id: "M0002".to_owned(),
            name: "沈岸".to_owned(),
            ..testing::manager(MIXED_A)
        };
        let terms = [past, second];
        let put = async move |tx: &mut Tx| import::put_managers(tx, &terms).await;
        db.write_batch(put).await.unwrap();
        let client = client(&db).await;
        let one = json!({"fundCode": MIXED_A, "managerId": "M0001"});
        let one = client.bff(&format!("{PUBLIC}queryFundManager"), one).await.ok();
        let [manager] = list(&one["fundManagerVoList"]) else { panic!("{one}") };
        assert_eq!((&manager["name"], &manager["career"]), (&json!("顾知遥"), &json!("5年8月")));
        let codes = |name: &str| -> Vec<Value> {
            list(&manager[name]).iter().map(|fund| fund["fundCode"].clone()).collect()
        };
        assert_eq!(codes("otherFunds"), [BOND]);
        assert_eq!(codes("pastFunds"), [MIXED_C]);
        assert_eq!(manager["pastFunds"][0]["term"], "3年");
        let curve = &manager["curve"];
        assert_eq!(list(&curve["dates"]).len(), list(&curve["fund"]).len());
        let end = list(&curve["fund"]).last().unwrap().as_str().unwrap();
        assert!(manager["growth"].as_str().unwrap().starts_with(&end[..5]));
        let all = asked(&client, "queryFundManager", MIXED_A).await;
        assert_eq!(list(&all["fundManagerVoList"]).len(), 2);
        assert_eq!(all["fundManagerVoList"][0]["curve"], Value::Null);
    }

    async fn fees_tell_their_history_and_what_classes_cost_over_a_time(db: Db) {
        fill(&db).await;
        let client = client(&db).await;
        let ask = json!({"fundCode": MIXED_A, "amount": "100000.00", "holdDays": 20});
        let quote = client.bff("trade/productFee", ask).await.ok();
        assert_eq!(quote["history"].as_array().unwrap().len(), 1);
        assert_eq!(quote["history"][0], quote["fees"]);
        let costs = &quote["classCosts"];
        assert_eq!(costs["amount"], "100000.00");
        let held = |at: usize| costs["classes"][at]["held"].clone();
        // A: 100,000 ÷ 1.0008 leaves 99,920.06; 1 % of it after 20 days.
        let a = json!({"days": 20, "service": "0.00", "redeem": "999.20", "total": "1079.14"});
        assert_eq!(held(0), a);
        // C: 0.4 % a year, 20 of 365 days.
        let c = json!({"days": 20, "service": "21.92", "redeem": "1000.00", "total": "1021.92"});
        assert_eq!(held(1), c);
        let without = client.bff("trade/productFee", json!({"fundCode": MIXED_A})).await.ok();
        assert_eq!(without["classCosts"]["classes"][0]["held"], Value::Null);
        for nothing in ["0.00", "-1.00"] {
            let ask = json!({"fundCode": MIXED_A, "amount": nothing});
            assert_eq!(client.bff("trade/productFee", ask).await.code, 90_002);
        }
    }

    async fn funds_are_compared_from_one_beginning_in_the_order_of_the_question(db: Db) {
        fill(&db).await;
        let client = client(&db).await;
        let path = format!("{PUBLIC}compareFunds");
        let codes = [BOND, MIXED_A, YOUNG];
        let told = client.bff(&path, json!({"fundCodes": [BOND, MIXED_A]})).await.ok();
        assert_eq!((&told["period"], &told["alike"]), (&json!("1y"), &json!(false)));
        let dates = list(&told["dates"]);
        assert_eq!(dates.last(), Some(&told["navDate"]));
        for (fund, code) in list(&told["funds"]).iter().zip(codes) {
            let own = asked(&client, "queryAchievement", code).await;
            assert_eq!(fund["fund"]["fundCode"], code);
            let curve = list(&fund["curve"]);
            assert_eq!((curve.len(), &curve[0]), (dates.len(), &json!("0.0000")));
            let growths: Vec<&Value> =
                list(&own["periods"]).iter().map(|row| &row["growth"]).collect();
            assert_eq!(list(&fund["growth"]).iter().collect::<Vec<_>>(), growths);
            let year = list(&own["risks"]).iter().find(|risk| risk["period"] == "1y").unwrap();
            assert_eq!(fund["risk"]["maxDrawdown"], year["maxDrawdown"]);
        }
        let of_a = &told["funds"][1]["cost"];
        // 10,000 at 0.8 % and one tenth of it: 7.99, as the purchase itself.
        assert_eq!(of_a["buy"], "7.99");
        let young = client.bff(&path, json!({"fundCodes": codes, "period": "3y"})).await.ok();
        assert_eq!(young["complete"], false);
        let last = &young["funds"][2];
        assert_eq!((&last["curve"], &last["risk"]), (&json!([]), &Value::Null));
        assert!(list(&last["growth"]).iter().all(Value::is_null));
        assert!(!list(&young["dates"]).is_empty());
    }

    async fn what_cannot_be_compared_is_refused(db: Db) {
        fill(&db).await;
        let client = client(&db).await;
        let path = format!("{PUBLIC}compareFunds");
        let five = [MIXED_A, MIXED_C, BOND, YOUNG, testing::MONEY];
        for wrong in [&[][..], &[BOND], &[BOND, BOND], &five] {
            assert_eq!(client.bff(&path, json!({"fundCodes": wrong})).await.code, 15_006);
        }
        let unknown = json!({"fundCodes": [BOND, "999999"]});
        assert_eq!(client.bff(&path, unknown).await.code, 15_001);
    }
}
