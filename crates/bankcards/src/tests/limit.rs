//! How many cards a customer may have.

use super::{A_MINUTE_ON, NOW, bind, collects, demand, start, start_at, start_with_card};
use crate::{
    store,
    testing::{card_number, opened_customer},
};
use db::{Db, Error, Tx, db_test, sql};
use identity::testing::{code_for, mobile, unlock};
use serde_json::{Value, json};
use wire::{App, testing::Client};

/// So many from a day on.
async fn at_most(app: &App, cards: i64, valid_from: &'static str) {
    let put = async move |tx: &mut Tx| {
        tx.execute(sql!(
            "INSERT INTO bankcards_parameters (name, valid_from, value)
             VALUES ('cards_max', $1, $2)",
            valid_from,
            cards
        ))
        .await
    };
    app.db().write::<_, Error, _>(put).await.unwrap();
}

/// A signing that waits for its code, and the call that names it.
async fn begun(app: &App, me: &Client, digits: &str) -> Value {
    let started = me.post("/account/openAllinpay", demand(digits)).await.ok();
    json!({"serialNo": started["serialNo"], "code": code_for(app, &mobile(1)).await})
}

async fn cards(me: &Client) -> usize {
    let list = me.get("/bankcardList", "").await.ok()["list"].clone();
    list.as_array().unwrap().iter().filter(|card| card["tradeAcco"].is_string()).count()
}

db_test! { &crate::testing::migrations();
    async fn a_lost_card_is_replaced_at_the_limit(db: Db) {
        let (app, me, opened) = start_with_card(db).await;
        at_most(&app, 1, "2026-01-01").await;
        let refused = me.post("/account/openAllinpay", demand("000")).await;
        assert_eq!((refused.code, &*refused.message), (13019, "最多可绑定1张银行卡"));
        unlock(&app, &opened.person.token).await;
        let mut body = demand("000");
        body["cardId"] = json!(opened.card_id);
        let started = me.post("/bankcard/modify", body).await.ok();
        let code = code_for(&app, &mobile(1)).await;
        let bound = json!({"serialNo": started["serialNo"], "code": code});
        assert_eq!(me.post("/bindcard", bound).await.ok()["tradeAcco"], "0000000002001");
        assert_eq!(cards(&me).await, 1);
    }

    async fn what_was_begun_below_the_limit_binds_no_card_beyond_it(db: Db) {
        let (app, me) = start(db.clone()).await;
        at_most(&app, 1, "2026-01-01").await;
        let (first, second) = (begun(&app, &me, "000").await, begun(&app, &me, "111").await);
        me.post("/bindcard", first.clone()).await.ok();
        assert_eq!(me.post("/bindcard", second.clone()).await.code, 13019);
        assert_eq!(cards(&me).await, 1);
        // The bank had signed it by then.
        let agreement = |begun: &Value| format!("AIP{}-1", begun["serialNo"].as_str().unwrap());
        assert!(!collects(&app, agreement(&second)).await);
        assert!(collects(&app, agreement(&first)).await);
        assert_eq!(me.post("/bindcard", first).await.ok()["payable"], true);
        assert_eq!(me.post("/bindcard", second.clone()).await.code, 13011);

        // Where there is room again, it is signed anew.
        let token = identity::testing::log_in(&app, 2.try_into().unwrap()).await;
        let (app, client) = start_at(db, A_MINUTE_ON);
        let me = client.with_token(&token);
        let again = json!({"serialNo": second["serialNo"]});
        assert_eq!(me.post("/account/reOpenAllinpay", again.clone()).await.code, 13019);
        at_most(&app, 2, "2026-01-02").await;
        me.post("/account/reOpenAllinpay", again).await.ok();
        let code = code_for(&app, &mobile(1)).await;
        me.post("/bindcard", json!({"serialNo": second["serialNo"], "code": code})).await.ok();
        assert_eq!(cards(&me).await, 2);
    }

    async fn an_unbound_card_that_comes_back_is_counted(db: Db) {
        let (app, me, opened) = start_with_card(db).await;
        at_most(&app, 1, "2026-01-01").await;
        let (key, at) = ((opened.person.cust_no, opened.card_id), app.now());
        let leave = async move |tx: &mut Tx| store::unbind(tx, key, at).await;
        app.db().write(leave).await.unwrap();
        bind(&app, &me, "000").await;
        let back = json!({"cardNo": card_number(1, "000"), "mobile": mobile(1)});
        assert_eq!(me.post("/account/openAllinpay", back).await.code, 13019);
    }

    async fn what_was_bound_above_a_lower_limit_is_signed_again_and_replaced(db: Db) {
        let (app, client) = start_at(db.clone(), NOW);
        let opened = opened_customer(&app, 1).await;
        let me = client.with_token(&opened.person.token);
        let second = bind(&app, &me, "000").await;
        let ended = json!({"cardId": second["cardId"]});
        me.post("/closeAllinpay", ended.clone()).await.ok();
        at_most(&app, 1, "2026-01-01").await;

        let (app, client) = start_at(db, A_MINUTE_ON);
        let me = client.with_token(&opened.person.token);
        unlock(&app, &opened.person.token).await;
        let started = me.post("/account/reOpenAllinpay", ended).await.ok();
        let code = code_for(&app, &mobile(1)).await;
        me.post("/bindcard", json!({"serialNo": started["serialNo"], "code": code})).await.ok();
        let mut body = demand("111");
        body["cardId"] = json!(opened.card_id);
        let started = me.post("/bankcard/modify", body).await.ok();
        let code = code_for(&app, &mobile(1)).await;
        me.post("/bindcard", json!({"serialNo": started["serialNo"], "code": code})).await.ok();
        assert_eq!(cards(&me).await, 2);
    }
}
