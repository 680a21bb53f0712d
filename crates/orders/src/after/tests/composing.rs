//! How profits are composed, and what is in transit beside what waits to be confirmed.

use crate::placing::tests::redeeming::{confirm, holder};
use crate::testing::{C4, MIXED, MONEY, answer, app, bought, buyer, client, close_day};
use crate::tests::{MORNING, migrations};
use crate::{Confirmation, Confirming, Converted, Outcome, confirm_many, seal_day, to_export};
use db::{Db, db_test};
use kernel::{Fen, Nav, Shares};
use serde_json::{Value, json};
use wire::testing::Client;

fn fen(text: &str) -> Fen {
    text.parse().unwrap()
}

/// Name and amount of each part of one of the three profits, which must sum to it.
fn parts<'a>(page: &'a Value, profit: &str) -> Vec<(&'a str, &'a str)> {
    let explained = &page[profit];
    let parts = explained["parts"].as_array().unwrap().iter();
    let parts: Vec<_> = parts
        .map(|part| (part["name"].as_str().unwrap(), part["amount"].as_str().unwrap()))
        .collect();
    let sum = Fen::try_sum(parts.iter().map(|(_, amount)| fen(amount))).unwrap();
    assert_eq!(Some(sum.to_string().as_str()), explained["amount"].as_str(), "{profit}: {parts:?}");
    parts
}

async fn composed(client: &Client, fund: Option<&str>) -> Value {
    client.bff("asset/profit/parts", json!({ "fundCode": fund })).await.ok()
}

/// The agreements of a purchase.
const AGREED: [&str; 4] = ["fund-contract", "prospectus", "risk-disclosure", "sales-service"];

/// A purchase for 7.99, a redemption for 19.50 and a conversion for 13 and 7, beside the profit.
async fn assert_fees(client: &Client) {
    let paid = client.bff("asset/fees", json!({})).await.ok();
    let kind = |kind: &str, name: &str, fee: &str| -> Value {
        json!({ "kind": kind, "name": name, "orders": 1, "fee": fee })
    };
    let kinds = [
        kind("buy", "申购费", "7.99"),
        kind("redeem", "赎回费", "19.50"),
        kind("convert", "转换费", "20.00"),
    ];
    assert_eq!(paid["kinds"], json!(kinds));
    assert_eq!((&paid["fee"], &paid["since"]), (&json!("47.49"), &json!("2026-03-02")));
    let overview = client.bff("asset/myOverview", json!({})).await.ok();
    assert_eq!(paid["profit"], overview["totalProfit"]);
    let sum = fen(paid["profit"].as_str().unwrap()).checked_add(fen("47.49")).unwrap();
    assert_eq!(paid["beforeFees"], json!(sum.to_string()));
    let funds: Vec<_> = paid["funds"].as_array().unwrap().iter().collect();
    let of = |at: usize| [&funds[at]["fundCode"], &funds[at]["fee"], &funds[at]["held"]];
    assert_eq!(of(0), [&json!(MIXED), &json!("40.49"), &json!(true)]);
    assert_eq!(of(1), [&json!(MONEY), &json!("7.00"), &json!(true)]);
}

db_test! { migrations();
    async fn the_loss_of_the_first_day_is_the_purchase_fee(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let client = client(&app, &person.person.token);
        let overview = client.bff("asset/myOverview", json!({})).await.ok();
        let all = composed(&client, None).await;
        assert_eq!(overview["dayProfit"], all["day"]["amount"]);
        assert_eq!(parts(&all, "day"), [("净值变动", "0.00"), ("申购费", "-7.99")]);
        assert_eq!(
            parts(&all, "holding"),
            [("市值", "9992.01"), ("持仓成本", "-10000.00")]
        );
        assert_eq!(parts(&all, "total"), [("持有收益", "-7.99")]);
        assert_eq!(composed(&client, Some(MIXED)).await, all);
        let unheld = client.bff("asset/profit/parts", json!({ "fundCode": MONEY })).await;
        assert_eq!(unheld.code, 90404);
    }

    async fn fees_of_a_redemption_and_of_both_sides_of_a_conversion_are_parts(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let client = client(&app, &person.person.token);
        let ask = |shares: &str| {
            json!({ "fundCode": MIXED, "tradeAcco": person.trade_acco, "shares": shares })
        };
        client.bff("trade/publicRedeem", ask("1000")).await.ok();
        let nav: Nav = "1.3".parse().unwrap();
        let redeemed = Outcome::Redeemed {
            nav,
            shares: "1000".parse().unwrap(),
            fee: fen("19.50"),
            net: fen("1280.50"),
        };
        confirm(&app, "2026-03-04".parse().unwrap(), move |order_no| {
            Confirmation { order_no, outcome: redeemed.clone() }
        })
        .await;
        // 7,093.97 shares gained 0.0655 each, and so did the 1,000 that left, before their fee.
        let page = composed(&client, None).await;
        assert_eq!(parts(&page, "day"), [("净值变动", "530.15"), ("赎回费", "-19.50")]);
        assert_eq!(parts(&page, "total")[1].0, "已实现收益");

        app.clock().move_to("2026-03-05T10:00:00+08:00".parse().unwrap());
        identity::testing::unlock(&app, &person.person.token).await;
        let mut exchange = ask("1000");
        exchange["targetFundCode"] = json!(MONEY);
        exchange["agreements"] = json!(AGREED);
        client.bff("trade/public/convert", exchange).await.ok();
        let converted = Outcome::Converted(Converted {
            nav,
            shares: "1000".parse().unwrap(),
            redeem_fee: fen("13"),
            top_up_fee: fen("7"),
            amount_in: fen("1280"),
            target: MONEY.parse().unwrap(),
            target_nav: Nav::PAR,
            target_shares: Shares::from_whole(1_280).unwrap(),
        });
        confirm(&app, "2026-03-05".parse().unwrap(), move |order_no| {
            Confirmation { order_no, outcome: converted.clone() }
        })
        .await;
        let page = composed(&client, None).await;
        let day = parts(&page, "day");
        assert!(day.contains(&("赎回费", "-13.00")), "{day:?}");
        assert!(day.contains(&("转换补差费", "-7.00")), "{day:?}");
        let target = composed(&client, Some(MONEY)).await;
        assert_eq!(parts(&target, "day"), [("净值变动", "0.00"), ("转换补差费", "-7.00")]);

        assert_fees(&client).await;
        crate::testing::assert_sound(&app).await;
    }

    async fn who_paid_nothing_has_no_fees_and_sees_no_others(db: Db) {
        let (app, _) = holder(db, MIXED, "10000").await;
        let other = buyer(&app, 2, C4).await;
        let paid = client(&app, &other.person.token).bff("asset/fees", json!({})).await.ok();
        let expected = json!({
            "fee": "0.00", "profit": "0.00", "beforeFees": "0.00", "taken": null, "since": null,
            "kinds": [], "funds": []
        });
        assert_eq!(paid, expected);
    }

    async fn an_order_leads_to_its_holding_once_there_is_one(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        let client = client(&app, &person.person.token);
        let number = bought(&app, &person, MIXED, "1000").await;
        let order = json!({ "orderNo": number.to_string() });
        let detail = client.bff("trade/tradeRecordDetail", order.clone()).await.ok();
        assert_eq!(detail["heldFundCode"], Value::Null);
        close_day(&app, "2026-03-02".parse().unwrap(), "1.2345".parse().unwrap()).await;
        let detail = client.bff("trade/tradeRecordDetail", order).await.ok();
        assert_eq!(detail["heldFundCode"], MIXED);
    }

    async fn shares_that_were_confirmed_late_say_from_when_they_may_leave(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        let client = client(&app, &person.person.token);
        let number = bought(&app, &person, MIXED, "1000").await;
        let sealed: kernel::Day = "2026-03-02".parse().unwrap();
        let confirming = Confirming::of(&app, "2026-03-05".parse().unwrap(), app.now());
        app.db()
            .write(async move |tx| {
                seal_day(tx, sealed, confirming.at).await?;
                let orders = to_export(tx, sealed, None, 10).await?;
                let nav = "1.2345".parse().unwrap();
                let all: Vec<_> = orders.iter().map(|order| answer(order, nav)).collect();
                confirm_many(tx, &confirming, &all).await
            })
            .await
            .unwrap();
        app.clock().move_to("2026-03-05T10:00:00+08:00".parse().unwrap());
        let order = json!({ "orderNo": number.to_string() });
        let detail = client.bff("trade/tradeRecordDetail", order).await.ok();
        let step = detail["timeline"].as_array().unwrap().last().unwrap();
        assert_eq!((&step["stage"], &step["done"]), (&json!("redeemable"), &json!(false)));
        assert_eq!(step["detail"], "确认晚于承诺，3月6日起可以赎回");
    }

    async fn a_refund_is_in_transit_until_it_is_there(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        let client = client(&app, &person.person.token);
        let kept = bought(&app, &person, MIXED, "1000").await;
        let cancelled = bought(&app, &person, MIXED, "5000").await;
        let order = json!({ "orderNo": cancelled.to_string() });
        client.bff("trade/tradeCancel", order.clone()).await.ok();
        let transit = client.get("/request", "").await.ok();
        assert_eq!(transit["orders"][0]["orderNo"], kept.to_string());
        let [refund] = transit["returning"].as_array().unwrap().as_slice() else {
            panic!("{transit}")
        };
        assert_eq!((&refund["orderNo"], &refund["payStatus"]), (&order["orderNo"], &json!("4")));
        assert_eq!(refund["dueOn"], "2026-03-03");
        let overview = client.bff("asset/myOverview", json!({})).await.ok();
        assert_eq!(overview["inTransit"], "6000.00");
        crate::pay_due(&app, "2026-03-03".parse().unwrap(), app.now()).await.unwrap();
        let transit = client.get("/request", "").await.ok();
        assert_eq!(transit["returning"], json!([]));
        let records = client.bff("trade/queryTradeRecordNew", json!({})).await.ok();
        let record = &records["months"][0]["records"][0];
        assert_eq!((&record["payStatus"], &record["dueOn"]), (&json!("5"), &Value::Null));
    }
}
