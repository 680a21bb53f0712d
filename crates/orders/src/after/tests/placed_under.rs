//! What became of an order whose answer was lost.

use crate::testing::{C4, MIXED, app, assert_sound, buyer, client, purchase};
use crate::tests::{MORNING, migrations};
use db::{Db, db_test};
use serde_json::json;
use wire::codes::KEY_REUSED;

const ASKED: &str = "trade/queryPlaced";
const KEY: &str = "0c1f2a4e-lost";

db_test! { migrations();
    async fn an_order_is_found_by_its_key_however_often_and_by_nobody_else(db: Db) {
        let app = app(db, MORNING).await;
        let (person, stranger) = (buyer(&app, 1, C4).await, buyer(&app, 2, C4).await);
        let client = client(&app, &person.person.token);
        let keyed = client.with_key(KEY);
        let placed = keyed.bff("trade/public/buy", purchase(MIXED, &person, "1000")).await.ok();
        for _ in 0..2 {
            let told = client.bff(ASKED, json!({ "key": KEY })).await.ok();
            let order = json!({ "orderNo": placed["orderNo"], "kind": placed["kind"] });
            assert_eq!(told, json!({ "order": order }));
        }
        // The act under the key is still the same.
        let again = keyed.bff("trade/public/buy", purchase(MIXED, &person, "1000")).await.ok();
        assert_eq!(again["orderNo"], placed["orderNo"]);
        let other = crate::testing::client(&app, &stranger.person.token);
        let told = other.bff(ASKED, json!({ "key": KEY })).await.ok();
        assert_eq!(told, json!({ "order": null }));
        assert_sound(&app).await;
    }

    async fn nothing_is_placed_any_more_under_a_key_that_was_asked_for_in_vain(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        let client = client(&app, &person.person.token);
        for _ in 0..2 {
            let told = client.bff(ASKED, json!({ "key": KEY })).await.ok();
            assert_eq!(told, json!({ "order": null }));
        }
        // The request was on its way for long.
        let late = client.with_key(KEY);
        let refused = late.bff("trade/public/buy", purchase(MIXED, &person, "1000")).await;
        assert_eq!(refused.code, KEY_REUSED.code);
        client.bff("trade/public/buy", purchase(MIXED, &person, "1000")).await.ok();
        let records = client.bff("trade/queryTradeRecordNew", json!({})).await.ok();
        assert_eq!(records["months"][0]["records"].as_array().unwrap().len(), 1);
        assert_sound(&app).await;
    }

    async fn an_order_and_the_question_for_it_that_meet_agree(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        let client = client(&app, &person.person.token);
        for turn in 0..6 {
            let key = format!("{KEY}-{turn}");
            let (keyed, ask) = (client.with_key(&key), purchase(MIXED, &person, "1000"));
            let placing = tokio::spawn(async move { keyed.bff("trade/public/buy", ask).await });
            let told = client.bff(ASKED, json!({ "key": key })).await.ok();
            let placed = placing.await.unwrap();
            match placed.code == KEY_REUSED.code {
                true => assert_eq!(told["order"], json!(null)),
                false => assert_eq!(told["order"]["orderNo"], placed.ok()["orderNo"]),
            }
        }
    }

    async fn only_a_key_is_asked_for(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        let client = client(&app, &person.person.token);
        assert_ne!(client.bff(ASKED, json!({})).await.code, 10_000);
        assert_ne!(client.bff(ASKED, json!({ "key": "k".repeat(65) })).await.code, 10_000);
        let nobody = crate::testing::client(&app, "nobody");
        assert_eq!(nobody.bff(ASKED, json!({ "key": KEY })).await.http_status, 401);
    }
}
