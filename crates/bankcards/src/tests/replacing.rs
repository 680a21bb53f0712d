//! Cards are replaced by others, by cards of one's own and by themselves.

use super::{A_MINUTE_ON, NOW, bind, debits, demand, start_at, start_with_card};
use crate::{CardId, testing::OpenedPerson};
use consents::Purpose;
use db::{Db, db_test};
use identity::testing::{code_for, mobile, unlock, withdraw};
use serde_json::{Value, json};
use wire::{App, testing::Client};

/// A minute later, when the channel may be asked again; the session is unlocked.
async fn later(db: Db, opened: &OpenedPerson) -> (App, Client) {
    let (app, client) = start_at(db, A_MINUTE_ON);
    unlock(&app, &opened.person.token).await;
    (app, client.with_token(&opened.person.token))
}

/// Replaces a card by the one with these digits.
async fn replace(app: &App, me: &Client, old: &Value, digits: &str) -> Value {
    let mut body = demand(digits);
    body["cardId"] = old.clone();
    let started = me.post("/bankcard/modify", body).await.ok();
    let code = code_for(app, &mobile(1)).await;
    let bound = json!({"serialNo": started["serialNo"], "code": code});
    me.post("/bindcard", bound).await.ok()
}

db_test! { &crate::testing::migrations();
    async fn who_agrees_no_more_binds_and_replaces_no_card(db: Db) {
        let (app, me, opened) = start_with_card(db).await;
        unlock(&app, &opened.person.token).await;
        withdraw(&app, &opened.person, Purpose::Sensitive).await;
        assert_eq!(me.post("/account/openAllinpay", demand("000")).await.code, 18001);
        let mut body = demand("000");
        body["cardId"] = json!(opened.card_id);
        assert_eq!(me.post("/bankcard/modify", body).await.code, 18001);
        assert_eq!(me.get("/bankcardList", "").await.ok()["list"].as_array().unwrap().len(), 1);
    }

    async fn a_card_of_ones_own_takes_an_account_over_beside_its_own(db: Db) {
        let (app, me, opened) = start_with_card(db.clone()).await;
        let second = bind(&app, &me, "000").await;
        assert_eq!(second["tradeAcco"], "0000000002002");
        me.post("/closeAllinpay", json!({"cardId": second["cardId"]})).await.ok();

        let (app, me) = later(db, &opened).await;
        let record = replace(&app, &me, &json!(opened.card_id), "000").await;
        assert_eq!((&record["cardId"], &record["payable"]), (&second["cardId"], &json!(true)));
        // It has been the customer's all the time.
        assert_eq!(record["boundAt"], second["boundAt"]);
        assert_eq!(me.get("/bankcardList", "").await.ok()["list"], json!([record]));
        let third = bind(&app, &me, "111").await;
        assert_eq!(third["tradeAcco"], "0000000002003", "an account was given twice");
    }

    async fn a_card_replaced_by_itself_can_pay(db: Db) {
        let (_, me, opened) = start_with_card(db.clone()).await;
        let card = bind(&start_at(db.clone(), NOW).0, &me, "000").await;
        me.post("/closeAllinpay", json!({"cardId": card["cardId"]})).await.ok();
        let (app, me) = later(db, &opened).await;
        let record = replace(&app, &me, &card["cardId"], "000").await;
        assert_eq!(record["tradeAcco"], card["tradeAcco"]);
        let card_id: CardId = card["cardId"].as_str().unwrap().parse().unwrap();
        assert!(debits(&app, opened.person.cust_no, card_id).await);
    }

    async fn a_replaced_card_that_is_bound_again_keeps_its_new_account(db: Db) {
        let (app, me, opened) = start_with_card(db.clone()).await;
        unlock(&app, &opened.person.token).await;
        let old = json!(opened.card_id);
        let new = replace(&app, &me, &old, "000").await;
        me.post("/closeAllinpay", json!({"cardId": new["cardId"]})).await.ok();

        let (app, me) = later(db, &opened).await;
        let body = json!({"cardNo": crate::testing::card_number(1, "000"), "mobile": mobile(1)});
        let started = me.post("/account/openAllinpay", body).await.ok();
        let code = code_for(&app, &mobile(1)).await;
        let body = json!({"serialNo": started["serialNo"], "code": code});
        let back = me.post("/bindcard", body).await.ok();
        assert_eq!((&back["cardId"], &back["tradeAcco"]), (&old, &json!("0000000002002")));
        // Whoever has it may have found it meanwhile: it is as new as one that was unbound.
        assert_eq!(back["boundAt"], "2026-11-20T10:01:00.000+08:00");

        let body = json!({"cardId": new["cardId"]});
        let started = me.post("/account/reOpenAllinpay", body).await.ok();
        let code = code_for(&app, &mobile(1)).await;
        let body = json!({"serialNo": started["serialNo"], "code": code});
        let signed = me.post("/bindcard", body).await.ok();
        assert_eq!(signed["tradeAcco"], "0000000002001");
        assert_eq!(signed["boundAt"], new["boundAt"]);
        let list = me.get("/bankcardList", "").await.ok();
        assert_eq!(list["list"].as_array().unwrap().len(), 2, "{list}");
    }

    async fn a_replaced_card_keeps_what_was_signed_after_it_was_bound_again(db: Db) {
        let (app, me, opened) = start_with_card(db.clone()).await;
        unlock(&app, &opened.person.token).await;
        let new = replace(&app, &me, &json!(opened.card_id), "000").await;
        let (app, me) = later(db, &opened).await;
        let body = json!({"cardNo": crate::testing::card_number(1, "000"), "mobile": mobile(1)});
        let started = me.post("/account/openAllinpay", body).await.ok();
        let code = code_for(&app, &mobile(1)).await;
        let body = json!({"serialNo": started["serialNo"], "code": code});
        me.post("/bindcard", body).await.ok();
        // The answer about the card that once replaced it was lost, say.
        let again = json!({"serialNo": new["cardId"], "code": "x"});
        me.post("/bindcard", again).await.ok();
        assert!(debits(&app, opened.person.cust_no, opened.card_id).await);
    }
}
