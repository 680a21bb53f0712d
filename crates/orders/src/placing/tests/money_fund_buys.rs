//! Purchases that a money fund pays.

use super::redeeming::{holder, settle_cards_after};
use crate::testing::{
    C4, MIXED, MONEY, assert_sound, buyer, client, close_day, purchase, seal_with_draws,
};
use crate::tests::migrations;
use crate::{Confirmation, Confirming, OrderNo, Outcome, confirm_many};
use bankcards::testing::OpenedPerson;
use db::{Db, Tx, db_test};
use funds::{Catalogue, NewFund};
use kernel::{Calendar, Day, Nav};
use serde_json::{Value, json};
use wire::App;
use wire::testing::Client;

/// The path of the call.
const BUY: &str = "/tradefundbuy";

fn day() -> Day {
    "2026-03-04".parse().unwrap()
}

fn nav() -> Nav {
    "1.2500".parse().unwrap()
}

fn ask(person: &OpenedPerson, amount: &str) -> Value {
    let mut ask = purchase(MIXED, person, amount);
    ask["sourceFundCode"] = json!(MONEY);
    ask["tradeAcco"] = json!(person.trade_acco);
    ask
}

async fn source(client: &Client) -> Value {
    let asked = json!({ "fundCode": MIXED });
    client.bff("trade/bank/current/new", asked).await.ok()["accounts"][0].clone()
}

async fn held(client: &Client, fund: &str) -> Value {
    let asked = json!({ "fundCode": fund });
    client.bff("asset/heldAssetsDetails", asked).await.ok()["cards"][0].clone()
}

async fn detail(client: &Client, order_no: &Value) -> Value {
    client.bff("trade/tradeRecordDetail", json!({ "orderNo": order_no })).await.ok()
}

/// The number of the redemption that pays.
async fn paying(client: &Client) -> Value {
    let asked = json!({ "filter": "redeem", "fundCode": MONEY });
    let records = client.bff("trade/queryTradeRecordNew", asked).await.ok();
    let record = &records["months"][0]["records"][0];
    assert_eq!(record["kindName"], "货币基金付款");
    record["orderNo"].clone()
}

async fn reject(app: &App, order_no: OrderNo) {
    let confirming = Confirming::of(app, Calendar::china().next_open(day()), app.now());
    let outcome = Outcome::Rejected { reason: "基金暂停交易".to_owned() };
    let confirmation = Confirmation { order_no, outcome };
    let counts = app
        .db()
        .write::<_, db::Error, _>(async move |tx: &mut Tx| {
            confirm_many(tx, &confirming, std::slice::from_ref(&confirmation)).await
        })
        .await
        .unwrap();
    assert_eq!(counts.rejected, 1);
}

db_test! { migrations();
    async fn a_money_fund_pays_when_the_day_is_sealed(db: Db) {
        let (app, person) = holder(db, MONEY, "20000").await;
        let client = client(&app, &person.person.token);
        let before = source(&client).await;
        assert_eq!(
            (&before["available"], &before["leftToday"]),
            (&json!("19984.01"), &json!("10000.00"))
        );
        assert_eq!((&before["usable"], &before["fundCode"]), (&json!(true), &json!(MONEY)));
        let placed = client.post(BUY, ask(&person, "5000")).await.ok();
        assert_eq!((&placed["status"], &placed["payStatus"]), (&json!("0"), &json!("2")));
        let money = held(&client, MONEY).await;
        assert_eq!((&money["shares"], &money["frozen"]), (&json!("19984.01"), &json!("5000.00")));
        assert_eq!(source(&client).await["leftToday"], "5000.00");
        // The shares are still in the position: they are not on their way, too.
        assert_eq!(client.get("/request", "").await.ok()["buyingAmount"], "0.00");
        assert_sound(&app).await;

        let counts = close_day(&app, day(), nav()).await;
        assert_eq!((counts.confirmed, counts.repaid, counts.unknown.len()), (1, 1, 0));
        let money = held(&client, MONEY).await;
        assert_eq!((&money["shares"], &money["frozen"]), (&json!("14984.01"), &json!("0.00")));
        assert_eq!(held(&client, MIXED).await["shares"], "3996.80");
        let order = detail(&client, &placed["orderNo"]).await;
        assert_eq!((&order["status"], &order["payStatus"]), (&json!("1"), &json!("2")));
        assert_eq!(order["paired"]["fundCode"], MONEY);
        let order = detail(&client, &paying(&client).await).await;
        assert_eq!((&order["status"], &order["payStatus"]), (&json!("1"), &json!("6")));
        assert_sound(&app).await;
        // Nothing goes to the card.
        assert_eq!(crate::pay_due(&app, day().add_days(9), app.now()).await.unwrap().paid, 0);
    }

    async fn after_the_cut_off_both_orders_belong_to_the_next_day(db: Db) {
        let (app, person) = holder(db, MONEY, "20000").await;
        let client = client(&app, &person.person.token);
        app.clock().move_to("2026-03-04T15:00:00+08:00".parse().unwrap());
        identity::testing::unlock(&app, &person.person.token).await;
        let placed = client.post(BUY, ask(&person, "5000")).await.ok();
        for order_no in [placed["orderNo"].clone(), paying(&client).await] {
            assert_eq!(detail(&client, &order_no).await["dates"]["tDay"], "2026-03-05");
        }
        let counts = close_day(&app, day(), nav()).await;
        assert_eq!((counts.confirmed, counts.repaid), (0, 0));
        assert_eq!(held(&client, MONEY).await["frozen"], "5000.00");
        let counts = close_day(&app, "2026-03-05".parse().unwrap(), nav()).await;
        assert_eq!((counts.confirmed, counts.repaid), (1, 1));
        assert_sound(&app).await;
    }

    async fn a_money_fund_without_quick_redemption_is_not_offered_to_pay(db: Db) {
        let (app, person) = holder(db, MONEY, "20000").await;
        let client = client(&app, &person.person.token);
        assert_eq!(source(&client).await["fundCode"], MONEY);
        let slow = NewFund::usual(MONEY.parse().unwrap(), "澄溪日利货币A", "货币型-普通货币");
        let slow = [slow];
        let put = async move |tx: &mut Tx| funds::import::put_funds(tx, &slow).await;
        app.db().write(put).await.unwrap();
        app.get::<Catalogue>().refresh(app.db()).await.unwrap();
        assert_eq!(source(&client).await, Value::Null);
    }

    async fn a_cancelled_purchase_gives_the_same_shares_back(db: Db) {
        let (app, person) = holder(db, MONEY, "20000").await;
        let client = client(&app, &person.person.token);
        let placed = client.post(BUY, ask(&person, "10000")).await.ok();
        assert_eq!(source(&client).await["usable"], false);
        let alone = json!({ "orderNo": paying(&client).await });
        assert_eq!(client.bff("trade/tradeCancel", alone).await.code, 16034);
        let order = json!({ "orderNo": placed["orderNo"] });
        let cancelled = client.bff("trade/tradeCancel", order).await.ok();
        assert_eq!(cancelled["payStatus"], "5");
        assert_eq!(cancelled["message"], "货币基金的10,000.00份已恢复为可用");
        let money = held(&client, MONEY).await;
        assert_eq!((&money["available"], &money["frozen"]), (&json!("19984.01"), &json!("0.00")));
        let left = source(&client).await;
        assert_eq!((&left["leftToday"], &left["usable"]), (&json!("10000.00"), &json!(true)));
        assert_eq!(detail(&client, &paying(&client).await).await["status"], "7");
        assert_eq!(close_day(&app, day(), nav()).await.confirmed, 0);
        assert_eq!(held(&client, MONEY).await["shares"], "19984.01");
        assert_sound(&app).await;
    }

    async fn what_the_ta_refuses_goes_to_the_card(db: Db) {
        let (app, person) = holder(db, MONEY, "20000").await;
        let client = client(&app, &person.person.token);
        let placed = client.post(BUY, ask(&person, "5000")).await.ok();
        assert_eq!(seal_with_draws(&app, day()).await, 1);
        assert_eq!(seal_with_draws(&app, day()).await, 0);
        assert_sound(&app).await;
        reject(&app, placed["orderNo"].as_str().unwrap().parse().unwrap()).await;
        assert_eq!(detail(&client, &placed["orderNo"]).await["payStatus"], "4");
        assert_eq!(crate::pay_due(&app, day().add_days(1), app.now()).await.unwrap().paid, 1);
        let order = detail(&client, &placed["orderNo"]).await;
        assert_eq!((&order["payStatus"], &order["refund"]), (&json!("5"), &json!("5000.00")));
        assert_eq!(held(&client, MONEY).await["shares"], "14984.01");
        assert_sound(&app).await;
    }

    async fn it_is_held_to_the_limits_of_quick_redemptions(db: Db) {
        let (app, person) = holder(db, MONEY, "20000").await;
        let mine = client(&app, &person.person.token);
        let buy = async |amount: &str| mine.post(BUY, ask(&person, amount)).await.code;
        assert_eq!(buy("20000.01").await, 16030);
        assert_eq!(buy("10000.01").await, 16031);
        let quick = json!({
            "fundCode": MONEY, "tradeAcco": person.trade_acco, "shares": "6000", "quick": true,
        });
        mine.bff("trade/publicRedeem", quick).await.ok();
        assert_eq!(buy("4000.01").await, 16031);
        assert_eq!(buy("3000").await, 10_000);
        assert_eq!(buy("1000").await, 10_000);
        assert_eq!(buy("100").await, 16032);
        let quick = json!({
            "fundCode": MONEY, "tradeAcco": person.trade_acco, "shares": "1", "quick": true,
        });
        assert_eq!(mine.bff("trade/publicRedeem", quick).await.code, 16022);
        assert_sound(&app).await;
    }

    async fn after_a_change_of_the_mobile_it_pays_a_day_later(db: Db) {
        let (app, person) = holder(db, MONEY, "20000").await;
        let mine = client(&app, &person.person.token);
        let new = identity::testing::mobile(77);
        identity::testing::change_mobile(&app, &person.person, &new).await;
        assert_eq!(source(&mine).await["usable"], false);
        assert_eq!(mine.post(BUY, ask(&person, "100")).await.code, 16038);
        app.clock().move_to("2026-03-05T10:00:00+08:00".parse().unwrap());
        assert_eq!(source(&mine).await["usable"], true);
        mine.post(BUY, ask(&person, "100")).await.ok();
        assert_sound(&app).await;
    }

    async fn with_a_new_card_it_pays_after_the_hours_that_are_in_force(db: Db) {
        let (app, person) = holder(db, MONEY, "20000").await;
        let mine = client(&app, &person.person.token);
        settle_cards_after(&app, 72).await;
        assert_eq!(source(&mine).await["usable"], false);
        let refused = mine.post(BUY, ask(&person, "100")).await;
        assert_eq!(refused.code, 16033);
        assert!(refused.message.contains("未满72小时"), "{}", refused.message);
        app.clock().move_to("2026-03-05T10:00:00+08:00".parse().unwrap());
        assert_eq!(source(&mine).await["usable"], true);
        mine.post(BUY, ask(&person, "100")).await.ok();
        assert_sound(&app).await;
    }

    async fn only_ones_own_money_fund_pays_and_only_for_another_fund(db: Db) {
        let (app, person) = holder(db, MONEY, "20000").await;
        let mine = client(&app, &person.person.token);
        let mut same = ask(&person, "1000");
        same["fundCode"] = json!(MONEY);
        assert_eq!(mine.post(BUY, same).await.code, 16029);
        let mut mixed = ask(&person, "1000");
        mixed["sourceFundCode"] = json!(MIXED);
        assert_eq!(mine.post(BUY, mixed).await.code, 16016);
        let other = buyer(&app, 2, C4).await;
        let theirs = client(&app, &other.person.token);
        assert_eq!(theirs.post(BUY, ask(&person, "1000")).await.code, 16016);
        let asked = json!({ "fundCode": MIXED });
        let none = theirs.bff("trade/bank/current/new", asked.clone()).await.ok();
        assert_eq!(none["accounts"], json!([]));
        let nobody = client(&app, "");
        assert_eq!(nobody.post(BUY, ask(&person, "1000")).await.http_status, 401);
        assert_eq!(nobody.bff("trade/bank/current/new", asked).await.http_status, 401);
    }

    async fn a_repeated_call_buys_once(db: Db) {
        let (app, person) = holder(db, MONEY, "20000").await;
        let client = client(&app, &person.person.token).with_key("the-one-purchase-of-today");
        let first = client.post(BUY, ask(&person, "1000")).await.ok();
        let second = client.post(BUY, ask(&person, "1000")).await.ok();
        assert_eq!(first, second);
        assert_eq!(held(&client, MONEY).await["frozen"], "1000.00");
    }
}
