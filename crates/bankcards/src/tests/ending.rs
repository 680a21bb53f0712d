//! What has ended in the books ends at the channel, however long that is silent.

use super::{
    bind, collects,
    consenting::{Slow, signing, start},
    demand,
};
use crate::{PARTS, end_due, endings, store};
use accounts::testing::Person;
use db::{Db, Tx, db_test};
use identity::testing::{code_for, mobile, unlock};
use serde_json::{Value, json};
use wire::{App, Failure, closing::Parted, testing::Client};

const MINUTE_MS: i64 = 60_000;

/// Somebody with a bound card, its number and its agreement, at a bank that remembers.
async fn bound(db: Db) -> (App, Client, Person, Slow, (Value, String)) {
    let (app, me, person, bank) = start(db).await;
    let waits = signing(&app, &me).await;
    let card = me.post("/bindcard", waits).await.ok();
    let agreement = format!("AIP{}-1", card["cardId"].as_str().unwrap());
    bank.asked();
    unlock(&app, &person.token).await;
    (app, me, person, bank, (card["cardId"].clone(), agreement))
}

async fn left(app: &App) -> i64 {
    app.db().read(async |tx: &mut Tx| endings(tx).await).await.unwrap()
}

db_test! { &crate::testing::migrations();
    async fn the_agreement_of_an_unbound_card_is_ended_when_the_bank_answers_again(db: Db) {
        let (app, me, _, bank, (card_id, agreement)) = bound(db).await;
        // The only card stays.
        bind(&app, &me, "111").await;
        bank.asked();
        bank.fall_silent(true);
        me.post("/bankcard/unbind", json!({"cardId": card_id})).await.ok();
        let asked = [format!("revoke {agreement}")];
        assert_eq!((bank.asked(), left(&app).await), (asked.to_vec(), 1));
        assert!(collects(&app, agreement.clone()).await, "the bank knows nothing of it");

        // Another process asks, too; then both wait.
        assert_eq!(end_due(&app).await.unwrap(), 1);
        app.clock().shift_ms(9 * MINUTE_MS);
        assert_eq!(end_due(&app).await.unwrap(), 0);
        bank.fall_silent(false);
        app.clock().shift_ms(MINUTE_MS);
        assert_eq!(end_due(&app).await.unwrap(), 1);
        assert_eq!((bank.asked(), left(&app).await), ([&asked[..], &asked].concat(), 0));
        assert!(!collects(&app, agreement).await);
    }

    async fn the_agreement_of_a_replaced_card_is_ended_though_nobody_asked_at_once(db: Db) {
        let (app, me, _, bank, (card_id, agreement)) = bound(db).await;
        let mut body = demand("111");
        body["cardId"] = card_id;
        app.clock().shift_ms(MINUTE_MS);
        let started = me.post("/bankcard/modify", body).await.ok();
        let code = code_for(&app, &mobile(1)).await;
        bank.fall_silent(true);
        let signed = json!({"serialNo": started["serialNo"], "code": code});
        let new = me.post("/bindcard", signed).await.ok();
        assert_eq!((left(&app).await, &new["payable"]), (1, &json!(true)));
        bank.fall_silent(false);
        end_due(&app).await.unwrap();
        assert_eq!(left(&app).await, 0);
        assert!(!collects(&app, agreement).await);
    }

    async fn who_closed_the_account_has_no_agreement_left(db: Db) {
        let (app, _, person, _, (_, agreement)) = bound(db).await;
        let (this, cust_no) = (app.clone(), person.cust_no);
        let close = async move |tx: &mut Tx| {
            let parted = Parted { app: &this, cust_no, at: this.now() };
            (PARTS.end.unwrap())(tx, parted).await
        };
        app.db().write::<_, Failure, _>(close).await.unwrap();
        // Whoever closed it is killed before the bank is asked.
        assert!(collects(&app, agreement.clone()).await);
        assert_eq!(end_due(&app).await.unwrap(), 1);
        assert_eq!(left(&app).await, 0);
        assert!(!collects(&app, agreement).await);
    }

    async fn a_signing_that_binds_no_card_is_ended_when_the_bank_answers_again(db: Db) {
        let (app, me, person, bank) = start(db).await;
        let waits = signing(&app, &me).await;
        let agreement = format!("AIP{}-1", waits["serialNo"].as_str().unwrap());
        bank.when_confirming(&app, &person);
        bank.fall_silent(true);
        assert_eq!(me.post("/bindcard", waits).await.code, 18001);
        assert_eq!(left(&app).await, 1);
        bank.fall_silent(false);
        end_due(&app).await.unwrap();
        assert_eq!(left(&app).await, 0);
        assert!(!collects(&app, agreement).await);
    }

    async fn what_comes_into_force_again_meanwhile_ends_here_as_there(db: Db) {
        let (app, me, _, _, (card_id, agreement)) = bound(db).await;
        // It was due, the bank is asked; then it is signed again, and the bank says that it ended.
        let put = agreement.clone();
        let due = async move |tx: &mut Tx| {
            store::insert_ending(tx, &put).await?;
            store::delete_ending(tx, &put).await
        };
        assert!(app.db().write::<_, db::Error, _>(due).await.unwrap());
        crate::endings::end_one(&app, &agreement).await.unwrap();
        let list = me.get("/bankcardList", "").await.ok();
        assert_eq!(list["list"][0]["cardId"], card_id);
        assert_eq!((&list["list"][0]["payable"], left(&app).await), (&json!(false), 1));
        end_due(&app).await.unwrap();
        assert_eq!(left(&app).await, 0);
    }
}
