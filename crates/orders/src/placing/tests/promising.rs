//! What a customer read before the order holds, or is refused with what became of it.

use super::redeeming::holder;
use crate::collect;
use crate::testing::{C4, MIXED, MONEY, SISTER, app, assert_sound, buyer, client, purchase};
use crate::tests::{MORNING, migrations};
use bankcards::testing::OpenedPerson;
use db::{Db, db_test};
use serde_json::{Value, json};
use wire::App;
use wire::testing::Client;

fn move_to(app: &App, instant: &str) {
    app.clock().move_to(instant.parse().unwrap());
}

/// What is redeemed, converted or redeemed into another fund: 1,000 shares of the mixed fund.
fn giving(person: &OpenedPerson, more: &Value) -> Value {
    let mut ask = json!({
        "fundCode": MIXED,
        "targetFundCode": MONEY,
        "tradeAcco": person.trade_acco,
        "shares": "1000",
        "agreements": ["fund-contract", "prospectus", "risk-disclosure", "sales-service"],
    });
    for (name, value) in more.as_object().unwrap() {
        ask[name] = value.clone();
    }
    ask
}

/// The paths on which `ask` is taken, each with the day that was read before the cut-off: refused
/// with both days after it, and taken with the new one.
async fn assert_day_is_asked_again(client: &Client, paths: &[&str], mut ask: Value) {
    for path in paths {
        ask["promisedDay"] = json!("2026-03-04");
        let refused = send(client, path, ask.clone()).await;
        assert_eq!(
            (refused.code, refused.message.as_str()),
            (16044, "日期已变为03-05，请确认"),
            "{path}"
        );
        assert_eq!(refused.data, json!({ "promisedDay": "2026-03-04", "day": "2026-03-05" }));
        ask["promisedDay"] = json!("2026-03-05");
        assert_eq!(send(client, path, ask.clone()).await.ok()["dates"]["tDay"], "2026-03-05");
    }
}

async fn send(client: &Client, path: &str, ask: Value) -> wire::testing::Reply {
    if path.starts_with('/') { client.post(path, ask).await } else { client.bff(path, ask).await }
}

db_test! { migrations();
    async fn a_purchase_for_another_day_than_the_customer_read_is_refused_with_both(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        let client = client(&app, &person.person.token);
        move_to(&app, "2026-03-04T14:59:59.999+08:00");
        identity::testing::unlock(&app, &person.person.token).await;
        let read = client.bff("trade/public/pre", json!({ "fundCode": MIXED })).await.ok();
        assert_eq!(read["dates"]["tDay"], "2026-03-04");
        move_to(&app, "2026-03-04T15:00:00+08:00");
        let ask = purchase(MIXED, &person, "1000");
        assert_day_is_asked_again(&client, &["trade/public/buy", "/buy"], ask.clone()).await;
        // Whoever names none is served.
        client.bff("trade/public/buy", ask).await.ok();
    }

    async fn shares_are_given_for_the_day_and_the_fee_that_were_read(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let client = client(&app, &person.person.token);
        move_to(&app, "2026-03-04T15:00:00+08:00");
        let to_card = ["trade/publicRedeem", "/redeem"];
        assert_day_is_asked_again(&client, &to_card, giving(&person, &json!({}))).await;
        let away = ["trade/public/convert", "/convert", "trade/public/redeem2Buy", "/redeem2buy"];
        assert_day_is_asked_again(&client, &away[..2], giving(&person, &json!({}))).await;
        // 1,000 × 1.2345 × 1.5 %.
        for path in to_card.iter().chain(&away) {
            let other = giving(&person, &json!({ "promisedFee": "12.35" }));
            let refused = send(&client, path, other).await;
            assert_eq!(
                (refused.code, refused.message.as_str()),
                (16045, "手续费已变为18.52元，请确认"),
                "{path}"
            );
            assert_eq!(refused.data, json!({ "promisedFee": "12.35", "fee": "18.52" }));
        }
        let read = giving(&person, &json!({ "promisedDay": "2026-03-05", "promisedFee": "18.52" }));
        client.bff("trade/public/redeem2Buy", read).await.ok();
    }

    async fn a_money_fund_pays_and_is_redeemed_quickly_for_the_day_that_was_read(db: Db) {
        let (app, person) = holder(db, MONEY, "10000").await;
        let client = client(&app, &person.person.token);
        move_to(&app, "2026-03-04T15:00:00+08:00");
        let mut ask = purchase(SISTER, &person, "1000");
        ask["sourceFundCode"] = json!(MONEY);
        ask["tradeAcco"] = json!(person.trade_acco);
        assert_day_is_asked_again(&client, &["/tradefundbuy"], ask).await;
        let quick = json!({ "fundCode": MONEY, "quick": true, "shares": "100" });
        assert_day_is_asked_again(&client, &["trade/publicRedeem"], giving(&person, &quick)).await;
    }

    async fn a_key_whose_order_was_refused_for_its_day_orders_once_for_the_new_one(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        move_to(&app, "2026-03-04T15:00:00+08:00");
        identity::testing::unlock(&app, &person.person.token).await;
        let client = client(&app, &person.person.token).with_key("0c1f2a4e-day");
        let mut ask = purchase(MIXED, &person, "1000");
        ask["promisedDay"] = json!("2026-03-04");
        // The answer is lost on its way, however often.
        for _ in 0..2 {
            assert_eq!(client.bff("trade/public/buy", ask.clone()).await.code, 16044);
        }
        let old = ask.clone();
        ask["promisedDay"] = json!("2026-03-05");
        let sends: Vec<_> = (0..4)
            .map(|_| {
                let (client, ask) = (client.clone(), ask.clone());
                tokio::spawn(async move { client.bff("trade/public/buy", ask).await.ok() })
            })
            .collect();
        let mut numbers = Vec::new();
        for sent in sends {
            numbers.push(sent.await.unwrap()["orderNo"].clone());
        }
        numbers.dedup();
        assert_eq!(numbers.len(), 1, "{numbers:?}");
        // The key is the new order's now; once taken, it holds after the next cut-off, too.
        assert_eq!(client.bff("trade/public/buy", old).await.code, wire::codes::KEY_REUSED.code);
        assert_eq!(collect(&app).await.unwrap().paid, 1);
        move_to(&app, "2026-03-05T15:00:01+08:00");
        identity::testing::unlock(&app, &person.person.token).await;
        let again = client.bff("trade/public/buy", ask).await.ok();
        assert_eq!(again["orderNo"], numbers[0]);
        assert_eq!(again["dates"]["tDay"], "2026-03-05");
        assert_eq!(collect(&app).await.unwrap().paid, 0);
        assert_sound(&app).await;
    }
}
