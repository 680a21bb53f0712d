//! What is set holds at once, for whoever set it alone.

use crate::placing::tests::redeeming::holder;
use crate::testing::{MIXED, MONEY, client};
use crate::tests::migrations;
use db::{Db, Tx, db_test, sql};
use kernel::CustNo;
use serde_json::{Value, json};
use wire::App;
use wire::testing::Client;

async fn set(client: &Client, what: Value) -> Value {
    client.post("/trading/settings", what).await.ok()
}

/// Titles of what a customer was told of quick redemptions.
async fn told(app: &App, cust_no: CustNo) -> Vec<String> {
    let titles = async |tx: &mut Tx| {
        tx.all::<(String,)>(sql!(
            "SELECT title FROM messages_items WHERE cust_no = $1 AND message_key LIKE 'quick-%'
             ORDER BY message_key",
            cust_no
        ))
        .await
    };
    app.db().read(titles).await.unwrap().into_iter().map(|(title,)| title).collect()
}

db_test! { migrations();
    async fn one_setting_changes_and_the_others_stay(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let client = client(&app, &person.person.token);
        let first = client.get("/trading/settings", "").await.ok();
        let initial = json!({
            "quick": true, "deferRest": true, "payFirst": "card", "costMethod": "average",
        });
        assert_eq!(first, initial);
        set(&client, json!({ "costMethod": "diluted" })).await;
        set(&client, json!({ "payFirst": "moneyFund", "deferRest": 0 })).await;
        let last = json!({
            "quick": true, "deferRest": false, "payFirst": "moneyFund", "costMethod": "diluted",
        });
        assert_eq!(client.get("/trading/settings", "").await.ok(), last);
        assert_eq!(set(&client, json!({})).await, last);
        let wrong = client.post("/trading/settings", json!({ "payFirst": "gold" })).await;
        assert_eq!(wrong.code, 90002);
        assert_eq!(told(&app, person.person.cust_no).await, Vec::<String>::new());
    }

    async fn two_phones_that_set_different_things_at_once_lose_neither(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let client = client(&app, &person.person.token);
        for _ in 0..5 {
            set(&client, json!({ "costMethod": "average", "deferRest": true })).await;
            tokio::join!(
                set(&client, json!({ "costMethod": "diluted" })),
                set(&client, json!({ "deferRest": false })),
            );
            let held = client.get("/trading/settings", "").await.ok();
            let both = (&held["costMethod"], &held["deferRest"]);
            assert_eq!(both, (&json!("diluted"), &json!(false)));
        }
    }

    async fn forms_begin_as_it_is_set_and_an_order_says_its_own(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let client = client(&app, &person.person.token);
        let pre = json!({ "fundCode": MIXED });
        let page = client.bff("trade/redeem/publicRedeemPre", pre.clone()).await.ok();
        assert_eq!(page["deferRest"], true);
        let asked = json!({ "fundCode": MONEY });
        let cash = client.bff("trade/bank/current/new", asked.clone()).await.ok();
        assert_eq!(cash["payFirst"], false);
        set(&client, json!({ "payFirst": "moneyFund", "deferRest": false })).await;
        let page = client.bff("trade/redeem/publicRedeemPre", pre).await.ok();
        assert_eq!(page["deferRest"], false);
        let cash = client.bff("trade/bank/current/new", asked).await.ok();
        assert_eq!(cash["payFirst"], true);
        // What is not said is what the wire promises, whatever is set.
        let redeem = json!({
            "fundCode": MIXED, "tradeAcco": person.trade_acco, "shares": "100",
        });
        client.bff("trade/publicRedeem", redeem).await.ok();
        let deferred = async |tx: &mut Tx| {
            tx.one::<(bool,)>(sql!(
                "SELECT defer_rest FROM orders_orders WHERE cust_no = $1 AND kind = '024'",
                person.person.cust_no
            ))
            .await
        };
        assert_eq!(app.db().read(deferred).await.unwrap(), (true,));
    }

    async fn money_leaves_within_seconds_only_where_that_is_on(db: Db) {
        let (app, person) = holder(db, MONEY, "10000").await;
        let client = client(&app, &person.person.token);
        // The card has been the customer's for long enough.
        app.clock().move_to("2026-03-12T10:00:00+08:00".parse().unwrap());
        identity::testing::unlock(&app, &person.person.token).await;
        let quick = json!({
            "fundCode": MONEY, "tradeAcco": person.trade_acco, "shares": "100", "quick": true,
        });
        set(&client, json!({ "quick": false })).await;
        let refused = client.bff("trade/publicRedeem", quick.clone()).await;
        assert_eq!(refused.code, 16090);
        let page = json!({ "fundCode": MONEY });
        let page = client.bff("trade/redeem/publicRedeemPre", page).await.ok();
        assert_eq!(page["quick"]["usable"], false);
        assert_eq!(page["quick"]["reason"], refused.message);
        set(&client, json!({ "quick": true })).await;
        client.bff("trade/publicRedeem", quick).await.ok();
        let told = told(&app, person.person.cust_no).await;
        assert_eq!(told, ["快速赎回关闭了", "快速赎回打开了"]);
    }

    async fn switching_it_on_needs_the_password_and_off_does_not(db: Db) {
        let (app, person) = holder(db, MONEY, "10000").await;
        let client = client(&app, &person.person.token);
        identity::testing::lock(&app, &person.person.token).await;
        set(&client, json!({ "quick": false })).await;
        let refused = client.post("/trading/settings", json!({ "quick": true })).await;
        assert_eq!(refused.code, 12021);
        // Nothing else of the same request is taken.
        let both = json!({ "quick": true, "costMethod": "diluted" });
        assert_eq!(client.post("/trading/settings", both).await.code, 12021);
        let held = client.get("/trading/settings", "").await.ok();
        assert_eq!((&held["quick"], &held["costMethod"]), (&json!(false), &json!("average")));
    }

    async fn twenty_changes_a_day_are_enough_but_the_way_can_always_be_closed(db: Db) {
        let (app, person) = holder(db, MONEY, "10000").await;
        let client = client(&app, &person.person.token);
        identity::testing::unlock(&app, &person.person.token).await;
        for _ in 0..10 {
            for quick in [false, true] {
                for _ in 0..2 {
                    set(&client, json!({ "quick": quick })).await;
                }
            }
        }
        let refused = client.post("/trading/settings", json!({ "costMethod": "diluted" })).await;
        assert_eq!((refused.code, &*refused.message), (16099, "今天已经改了20次，请明天再改"));
        set(&client, json!({ "quick": false })).await;
        let on = json!({ "quick": true });
        assert_eq!(client.post("/trading/settings", on.clone()).await.code, 16099);
        // What holds already is no change.
        set(&client, json!({ "quick": false })).await;
        assert!(told(&app, person.person.cust_no).await.len() <= 21);
        app.clock().move_to(app.now().add_ms(24 * 3_600_000));
        identity::testing::unlock(&app, &person.person.token).await;
        set(&client, on).await;
    }
}
