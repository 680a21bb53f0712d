//! Profit by day, by month and year, over a range and in all, and that classic calls answer as
//! their backend-for-frontend twins.

use super::migrations;
use super::pages::{MIXED, MONDAY, MONEY, buys, valued};
use crate::{refusals, routes};
use bankcards::testing::opened_customer;
use db::{Db, db_test};
use funds::Catalogue;
use serde_json::{Value, json};
use wire::App;
use wire::testing::Client;

/// A customer who bought two funds for 10,000 yuan each, with T on Wednesday: the mixed one gained
/// 1,000 yuan on Thursday and on Friday, the money fund 50 fen on each day up to Sunday.
async fn holder(db: Db) -> (App, Client) {
    let app = identity::testing::app(db, MONDAY).with(Catalogue::empty()).build();
    let person = opened_customer(&app, 1).await;
    for fund in [MIXED, MONEY] {
        buys(&app, &person, fund, person.trade_acco).await;
    }
    valued(&app, MONEY, "1", &["2026-03-05", "2026-03-06", "2026-03-07", "2026-03-08"]).await;
    valued(&app, MIXED, "1.1", &["2026-03-05"]).await;
    valued(&app, MIXED, "1.2", &["2026-03-06"]).await;
    let client = Client::new(&app, vec![routes()]).with_token(&person.person.token);
    (app, client)
}

fn profits(points: &Value) -> Vec<(&str, &str, &str)> {
    let points = points.as_array().unwrap().iter();
    points
        .map(|point| {
            let [date, profit, sum] =
                ["date", "profit", "sum"].map(|field| point[field].as_str().unwrap());
            (date, profit, sum)
        })
        .collect()
}

db_test! { migrations();
    async fn the_line_sums_each_day_up_to_today(db: Db) {
        let (_, client) = holder(db).await;
        let line = client.bff("asset/profit/profitLine", json!({ "window": "1m" })).await.ok();
        let expected = [
            ("2026-03-04", "0.00", "0.00"),
            ("2026-03-05", "1000.50", "1000.50"),
            ("2026-03-06", "1000.50", "2001.00"),
            ("2026-03-07", "0.50", "2001.50"),
            ("2026-03-08", "0.50", "2002.00"),
        ];
        assert_eq!(profits(&line["points"]), expected);
        assert_eq!(
            (&line["profit"], &line["points"][4]["value"]),
            (&json!("2002.00"), &json!("22002.00"))
        );
        let asked = json!({ "window": "ytd", "fundCode": MIXED });
        let of_fund = client.bff("asset/profit/profitLine", asked).await.ok();
        assert_eq!(of_fund["profit"], "2000.00");
    }

    async fn the_calendar_has_every_day_month_and_year(db: Db) {
        let (_, client) = holder(db).await;
        let history = |asked: Value| {
            let client = client.clone();
            async move { client.bff("asset/profit/queryProfitHis", asked).await.ok() }
        };
        let days = history(json!({ "unit": "day", "on": "2026-03-09" })).await;
        assert_eq!(
            (days["units"].as_array().unwrap().len(), &days["profit"]),
            (31, &json!("2002.00"))
        );
        let saturday = json!({
            "unit": "2026-03-07", "profit": "0.50", "open": false, "corrected": false
        });
        assert_eq!(days["units"][6], saturday);
        assert_eq!(
            (&days["units"][0]["profit"], &days["units"][0]["open"]),
            (&Value::Null, &json!(false))
        );
        let months = history(json!({ "unit": "month", "on": "2026-03-09" })).await;
        assert_eq!(
            (&months["units"][2]["profit"], &months["units"][3]["profit"]),
            (&json!("2002.00"), &Value::Null)
        );
        let years = history(json!({ "unit": "year" })).await;
        let year = json!({
            "unit": "2026", "profit": "2002.00", "open": true, "corrected": false
        });
        assert_eq!(years["units"], json!([year]));
        let of_fund = history(json!({ "unit": "year", "fundCode": MIXED })).await;
        assert_eq!(of_fund["units"][0]["profit"], "2000.00");
        let before = history(json!({ "unit": "day", "on": "2026-02-09" })).await;
        assert_eq!(
            (before["units"].as_array().unwrap().len(), &before["profit"]),
            (28, &json!("0.00"))
        );
    }

    async fn the_rate_of_a_range_is_of_what_was_there(db: Db) {
        let (_, client) = holder(db).await;
        let range = |from: &str, to: &str| {
            let (client, asked) = (client.clone(), json!({ "from": from, "to": to }));
            async move { client.bff("asset/rangeProfitTrend", asked).await }
        };
        // 20,000 yuan were there on each day: 2,002 are 10.01 %.
        let whole = range("2026-03-05", "2026-03-08").await.ok();
        assert_eq!((&whole["profit"], &whole["rate"]), (&json!("2002.00"), &json!("0.1001")));
        let friday = range("2026-03-06", "2026-03-06").await.ok();
        assert_eq!(
            (&friday["profit"], &friday["points"][0]["value"]),
            (&json!("1000.50"), &json!("22001.00"))
        );
        for (from, to) in [("2026-03-08", "2026-03-05"), ("2025-03-05", "2026-03-08")] {
            assert_eq!(range(from, to).await.code, refusals::BAD_RANGE.code);
        }
    }

    async fn classic_calls_answer_of_ones_own_profit(db: Db) {
        let (app, client) = holder(db).await;
        let all = client.get("/myprofit", "").await.ok();
        assert_eq!(
            (&all["totalProfit"], &all["holdingProfit"]),
            (&json!("2002.00"), &json!("2002.00"))
        );
        assert_eq!(
            (&all["dayProfitDate"], &all["dividends"]),
            (&json!("2026-03-06"), &json!("0.00"))
        );
        assert_eq!(client.get("/getselfprofit", "").await.ok(), all);
        let detail = client.get("/profitdetail", &format!("fundCode={MIXED}")).await.ok();
        assert_eq!(
            (&detail["totalProfit"], &detail["dayProfit"]),
            (&json!("2000.00"), &json!("1000.00"))
        );
        let held = client.bff("asset/myAccount", json!({})).await.ok();
        assert_eq!(client.post("/getAssetsHold", json!({})).await.ok(), held);
        let other = opened_customer(&app, 2).await;
        let other = Client::new(&app, vec![routes()]).with_token(&other.person.token);
        assert_eq!(other.get("/myprofit", "").await.ok()["totalProfit"], "0.00");
        let unheld = other.get("/profitdetail", &format!("fundCode={MIXED}")).await;
        assert_eq!(unheld.code, wire::codes::NOT_FOUND.code);
        let none = other.post("/getAssetsHold", json!({})).await.ok();
        assert_eq!(none["funds"], json!([]));
    }

    async fn a_profit_is_told_fund_by_fund_and_adds_up_to_the_history(db: Db) {
        let (_, client) = holder(db).await;
        let by_fund = async |asked: Value| client.bff("asset/profit/byFund", asked).await.ok();
        let parts = |answer: &Value| -> Vec<(String, String)> {
            let text = |part: &Value, name: &str| part[name].as_str().unwrap().to_owned();
            let parts = answer["parts"].as_array().unwrap().iter();
            parts.map(|part| (text(part, "fundCode"), text(part, "profit"))).collect()
        };
        let pair = |fund: &str, profit: &str| (fund.to_owned(), profit.to_owned());
        let friday = by_fund(json!({ "on": "2026-03-06" })).await;
        assert_eq!(parts(&friday), [pair(MIXED, "1000.00"), pair(MONEY, "0.50")]);
        assert_eq!((&friday["profit"], &friday["waiting"]), (&json!("1000.50"), &json!([])));
        // No fund but the money fund has a price of a Sunday, and none waits for one.
        let sunday = by_fund(json!({ "unit": "day", "on": "2026-03-08" })).await;
        assert_eq!(parts(&sunday), [pair(MONEY, "0.50")]);
        assert_eq!(sunday["waiting"], json!([]));
        let monday = by_fund(json!({})).await;
        let waiting: Vec<(&Value, &Value)> = monday["waiting"]
            .as_array()
            .unwrap()
            .iter()
            .map(|fund| (&fund["fundCode"], &fund["navDate"]))
            .collect();
        let expected =
            [(&json!(MIXED), &json!("2026-03-06")), (&json!(MONEY), &json!("2026-03-08"))];
        assert_eq!(waiting, expected);
        for unit in ["month", "year"] {
            let told = by_fund(json!({ "unit": unit, "on": "2026-03-06" })).await;
            assert_eq!(parts(&told), [pair(MIXED, "2000.00"), pair(MONEY, "2.00")]);
            let asked = json!({ "unit": unit, "on": "2026-03-06" });
            let history = client.bff("asset/profit/queryProfitHis", asked).await.ok();
            assert_eq!(told["profit"], history["profit"], "{unit}");
        }
        let one = by_fund(json!({ "on": "2026-03-06", "fundCode": MONEY })).await;
        assert_eq!((parts(&one), &one["profit"]), (vec![pair(MONEY, "0.50")], &json!("0.50")));
        let never = client.bff("asset/profit/byFund", json!({ "fundCode": "000003" })).await;
        assert_eq!(never.code, 90404);
    }

    async fn a_fund_that_is_sold_and_brought_nothing_is_no_part(db: Db) {
        let (app, client) = holder(db).await;
        let cust_no = app.db().read(async |tx| crate::open_positions(tx).await).await.unwrap()[0].0;
        let of = async |fund: &str| {
            let fund = fund.parse().unwrap();
            let read = async |tx: &mut db::Tx| crate::positions_in(tx, cust_no, fund).await;
            app.db().read(read).await.unwrap().remove(0).key()
        };
        let sold = crate::Change {
            key: of(MIXED).await,
            order_no: app.ids().next_value().unwrap(),
            t_day: "2026-03-06".parse().unwrap(),
            confirmed_on: "2026-03-09".parse().unwrap(),
            nav: "1.2".parse().unwrap(),
            fee: kernel::Fen::ZERO,
            kind: crate::ChangeKind::Redeemed {
                unfrozen: "0".parse().unwrap(),
                shares: "10000".parse().unwrap(),
                net: "12000".parse().unwrap(),
            },
        };
        let sell = async move |tx: &mut db::Tx| {
            crate::apply_confirmations(tx, std::slice::from_ref(&sold)).await
        };
        app.db().write(sell).await.unwrap();
        let asked = json!({ "unit": "month", "on": "2026-03-06" });
        let month = client.bff("asset/profit/byFund", asked).await.ok();
        assert_eq!(month["parts"][0]["held"], false);
        let wednesday = client.bff("asset/profit/byFund", json!({ "on": "2026-03-04" })).await.ok();
        let codes: Vec<&Value> =
            wednesday["parts"].as_array().unwrap().iter().map(|part| &part["fundCode"]).collect();
        assert_eq!(codes, [MONEY]);
        assert_eq!(wednesday["profit"], "0.00");
    }

    async fn a_corrected_price_is_marked_on_the_days_of_those_who_held_the_fund(db: Db) {
        let new = [funds::NewFund::usual(MIXED.parse().unwrap(), "澄溪混合A", "混合型-偏股")];
        let nav = |day: &str, nav: &str| funds::NavRow {
            code: MIXED.parse().unwrap(),
            day: day.parse().unwrap(),
            nav: nav.parse().unwrap(),
            cumulative: None,
            income: None,
            seven_day: None,
        };
        let first = [nav("2026-03-05", "1.1"), nav("2026-03-06", "1.2")];
        let again = [nav("2026-03-05", "1.15")];
        let put = async move |tx: &mut db::Tx| {
            funds::import::put_funds(tx, &new).await?;
            funds::import::put_navs(tx, &first).await
        };
        db.write_batch(put).await.unwrap();
        let at = "2026-03-09T08:00:00+08:00".parse().unwrap();
        let correct = async move |tx: &mut db::Tx| funds::correct_navs(tx, at, &again).await;
        db.write(correct).await.unwrap();
        let catalogue = Catalogue::load(&db).await.unwrap();
        let app = identity::testing::app(db, MONDAY).with(catalogue).build();
        let person = opened_customer(&app, 1).await;
        buys(&app, &person, MIXED, person.trade_acco).await;
        valued(&app, MIXED, "1.15", &["2026-03-05"]).await;
        valued(&app, MIXED, "1.2", &["2026-03-06"]).await;
        let client = Client::new(&app, vec![routes()]).with_token(&person.person.token);
        let march = json!({ "unit": "day", "on": "2026-03-01" });
        let history = client.bff("asset/profit/queryProfitHis", march).await.ok();
        let marked: Vec<&Value> = history["units"]
            .as_array()
            .unwrap()
            .iter()
            .filter(|unit| unit["corrected"] == true)
            .map(|unit| &unit["unit"])
            .collect();
        assert_eq!(marked, ["2026-03-05"]);
        for (day, corrected) in [("2026-03-05", true), ("2026-03-06", false)] {
            let parts = client.bff("asset/profit/byFund", json!({ "on": day })).await.ok();
            assert_eq!(parts["parts"][0]["corrected"], corrected, "{day}");
        }
    }
}
