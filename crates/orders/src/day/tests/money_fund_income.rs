//! A money fund's share always costs one yuan: what an order decides is from, or until, which day
//! it has income (rule MM-01).

use crate::placing::tests::redeeming::holder;
use crate::testing::{C4, MIXED, MONEY, app, bought, buyer, client};
use crate::tests::migrations;
use db::{Db, db_test};
use serde_json::{Value, json};
use wire::testing::Client;

async fn dates(client: &Client, fund: &str, direction: &str) -> Value {
    client.get("/requestdate", &format!("fundCode={fund}&direction={direction}")).await.ok()
}

db_test! { migrations();
    async fn bought_on_thursday_income_begins_on_friday_and_after_the_cutoff_on_monday(db: Db) {
        let expected = [
            ("2026-03-05T14:59:59+08:00", "2026-03-06", "今日15:00前买入，3月6日起有收益"),
            ("2026-03-05T15:00:00+08:00", "2026-03-09", "现在买入，3月9日起有收益"),
            ("2026-03-06T10:00:00+08:00", "2026-03-09", "今日15:00前买入，3月9日起有收益"),
        ];
        for ((now, from, text), n) in expected.into_iter().zip(1..) {
            let app = app(db.clone(), now).await;
            let person = buyer(&app, n, C4).await;
            let asked = dates(&client(&app, &person.person.token), MONEY, "buy").await;
            assert_eq!(asked["dates"]["incomeFrom"], from, "{now}");
            assert_eq!(asked["dates"]["incomeUntil"], Value::Null);
            assert_eq!(asked["cutoffText"], text);
        }
    }

    async fn redeemed_on_friday_it_has_income_over_the_weekend(db: Db) {
        let app = app(db, "2026-03-06T10:00:00+08:00").await;
        let person = buyer(&app, 1, C4).await;
        let client = client(&app, &person.person.token);
        let asked = dates(&client, MONEY, "redeem").await;
        assert_eq!(asked["dates"]["incomeUntil"], "2026-03-08");
        assert_eq!(asked["cutoffText"], "今日15:00前赎回，收益算到3月8日");
        let mixed = dates(&client, MIXED, "redeem").await;
        assert_eq!(mixed["dates"]["incomeUntil"], Value::Null);
        assert_eq!(mixed["cutoffText"], "今日15:00前赎回，按今日净值确认");
    }

    async fn an_order_keeps_the_day_of_its_income(db: Db) {
        let (app, person) = holder(db, MONEY, "20000").await;
        let client = client(&app, &person.person.token);
        let order_no = bought(&app, &person, MONEY, "1000").await;
        let detail = async |order_no: Value| {
            client.bff("trade/tradeRecordDetail", json!({ "orderNo": order_no })).await.ok()
        };
        let buying = detail(json!(order_no)).await;
        assert_eq!(buying["dates"]["incomeFrom"], buying["dates"]["confirmDate"]);
        let quick = json!({
            "fundCode": MONEY, "tradeAcco": person.trade_acco, "shares": "100", "quick": true,
        });
        let quick = client.bff("trade/publicRedeem", quick).await.ok();
        let taken = detail(quick["orderNo"].clone()).await;
        // Of the day itself the income belongs to the bank that advanced the money.
        assert_eq!(taken["dates"]["incomeUntil"], "2026-03-03");
        assert_eq!(taken["dates"]["incomeFrom"], Value::Null);
    }
}
