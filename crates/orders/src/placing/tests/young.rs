//! Shares may leave from the day on that their purchase promised, and not before.

use super::redeeming::holder;
use crate::testing::{MIXED, MONEY, client};
use crate::tests::migrations;
use bankcards::testing::OpenedPerson;
use db::{Db, db_test};
use serde_json::{Value, json};
use wire::App;
use wire::testing::Client;

/// Somebody whose purchase of Monday was confirmed, on Tuesday at a time.
async fn on_tuesday(db: Db, fund: &str, time: &str) -> (App, OpenedPerson, Client) {
    let (app, person) = holder(db, fund, "10000").await;
    app.clock().move_to(format!("2026-03-03T{time}+08:00").parse().unwrap());
    identity::testing::unlock(&app, &person.person.token).await;
    let client = client(&app, &person.person.token);
    (app, person, client)
}

fn ask(fund: &str, person: &OpenedPerson) -> Value {
    json!({ "fundCode": fund, "tradeAcco": person.trade_acco, "shares": "100" })
}

/// The day that the customer's only purchase promises.
async fn promised(client: &Client) -> Value {
    let records = client.bff("trade/queryTradeRecordNew", json!({})).await.ok();
    let order = json!({ "orderNo": records["months"][0]["records"][0]["orderNo"] });
    let detail = client.bff("trade/tradeRecordDetail", order).await.ok();
    detail["timeline"][3]["expectedOn"].clone()
}

const TOLD: &str = "8,093.97份从2026年3月4日起才可以赎回或转换，现在最多0.00份";

db_test! { migrations();
    async fn shares_leave_on_the_day_that_was_promised_and_not_before(db: Db) {
        let (_app, person, client) = on_tuesday(db, MIXED, "14:59:59").await;
        assert_eq!(promised(&client).await, "2026-03-04");
        let refused = client.bff("trade/publicRedeem", ask(MIXED, &person)).await;
        assert_eq!((refused.code, refused.message.as_str()), (16058, TOLD));
        let page = client.bff("trade/redeem/publicRedeemPre", json!({ "fundCode": MIXED })).await;
        let page = page.ok();
        assert_eq!((&page["available"], &page["young"]), (&json!("0.00"), &json!("8093.97")));
        assert_eq!(page["youngFrom"], "2026-03-04");
        assert_eq!(page["lots"][0]["redeemableFrom"], "2026-03-04");
        assert_eq!(page["accounts"][0]["available"], "0.00");
        let held = client.bff("asset/heldAssetsDetails", json!({ "fundCode": MIXED })).await.ok();
        let card = &held["cards"][0];
        assert_eq!((&card["available"], &card["young"]), (&json!("0.00"), &json!("8093.97")));
        let young = (&json!("0.00"), &json!("2026-03-04"));
        assert_eq!((&held["available"], &card["youngFrom"]), young);
        let lots = client.bff("asset/accountShareDetail", json!({ "fundCode": MIXED })).await.ok();
        assert_eq!(lots["lots"][0]["redeemableFrom"], "2026-03-04");
    }

    async fn an_order_after_the_cut_off_is_of_the_promised_day(db: Db) {
        let (_app, person, client) = on_tuesday(db, MIXED, "15:00:00").await;
        let page = client.bff("trade/redeem/publicRedeemPre", json!({ "fundCode": MIXED })).await;
        let page = page.ok();
        assert_eq!((&page["available"], &page["young"]), (&json!("8093.97"), &json!("0.00")));
        let of_age = (&Value::Null, &json!("2026-03-04"));
        assert_eq!((&page["youngFrom"], &page["dates"]["tDay"]), of_age);
        client.bff("trade/publicRedeem", ask(MIXED, &person)).await.ok();
    }

    async fn young_shares_are_not_converted(db: Db) {
        let (_app, person, client) = on_tuesday(db, MIXED, "10:00:00").await;
        let mut exchange = ask(MIXED, &person);
        exchange["targetFundCode"] = json!(MONEY);
        let page = client.bff("trade/public/convertInfo", exchange.clone()).await.ok();
        let young = (&json!("0.00"), &json!("2026-03-04"));
        assert_eq!((&page["available"], &page["youngFrom"]), young);
        exchange["agreements"] =
            json!(["fund-contract", "prospectus", "risk-disclosure", "sales-service"]);
        let refused = client.bff("trade/public/convert", exchange).await;
        assert_eq!((refused.code, refused.message.as_str()), (16058, TOLD));
    }

    async fn young_shares_of_a_money_fund_are_not_advanced_and_pay_for_nothing(db: Db) {
        let (_app, person, client) = on_tuesday(db, MONEY, "10:00:00").await;
        let mut quick = ask(MONEY, &person);
        quick["quick"] = json!(true);
        assert_eq!(client.bff("trade/publicRedeem", quick).await.code, 16058);
        let sources = client.bff("trade/bank/current/new", json!({ "fundCode": MIXED })).await;
        assert_eq!(sources.ok()["accounts"][0]["available"], "0.00");
    }

    async fn young_shares_that_stay_count_for_the_least_holding(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        crate::testing::bought(&app, &person, MIXED, "10000").await;
        let nav = "1.2345".parse().unwrap();
        crate::testing::close_day(&app, "2026-03-04".parse().unwrap(), nav).await;
        app.clock().move_to("2026-03-05T10:00:00+08:00".parse().unwrap());
        let client = client(&app, &person.person.token);
        // Four of the old shares would be left: with the young ones they are enough.
        let mut asked = ask(MIXED, &person);
        asked["shares"] = json!("8090");
        let page = client.bff("trade/redeem/publicRedeemPre", asked).await.ok();
        assert_eq!((&page["available"], &page["forcedRest"]), (&json!("8093.97"), &json!("0.00")));
        assert_eq!(page["young"], "8093.97");
    }
}
