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
        let saturday = json!({ "unit": "2026-03-07", "profit": "0.50", "open": false });
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
        assert_eq!(years["units"], json!([{ "unit": "2026", "profit": "2002.00", "open": true }]));
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
}
