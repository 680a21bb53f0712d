//! What is asked of certificates only with the customer's own consent to it.

use super::{NOW, me, personal, real_name, start, start_at};
use crate::{
    Barrier, migrate_consents, standing,
    testing::{self, note_card, opened, picture, upload},
};
use consents::{Act, ConsentText, Entry, Purpose};
use db::{Db, Tx, db_test, sql};
use identity::{place_of, testing::withdraw};
use kernel::CustNo;
use ocr::testing::jpeg;
use serde_json::{Value, json};
use wire::{Answer, App, Remote};

const NEEDED: u32 = 18001;

async fn entries(db: &Db, cust_no: CustNo) -> Vec<Entry> {
    let read = async move |tx: &mut Tx| consents::entries(tx, cust_no).await;
    db.read::<_, db::Error, _>(read).await.unwrap()
}

async fn barrier(app: &App, cust_no: CustNo) -> Option<Barrier> {
    let today = app.now().day();
    let read = async move |tx: &mut Tx| Answer::Ok(standing(tx, cust_no, today).await?);
    app.db().read(read).await.unwrap().unwrap().barrier
}

db_test! { &testing::migrations();
    async fn without_it_no_certificate_is_asked_for_read_or_kept(db: Db) {
        let (app, client) = start(db.clone());
        let (person, me) = me(&app, &client, 1).await;
        let kept = picture(&me, "certFront").await;
        withdraw(&app, &person, Purpose::Sensitive).await;
        assert_eq!(upload(&me, "certFront", jpeg(80, 50)).await.code, NEEDED);
        assert_eq!(me.post("/handlePic", json!({"fileId": kept})).await.code, NEEDED);
        let refused = me.post("/userAuth", real_name(1)).await;
        assert_eq!(refused.code, NEEDED);
        assert_eq!(refused.message, "请先单独同意“证件和银行卡”，再继续");
        let proof = json!({"proofType": "cert", "fileIds": [kept, kept]});
        assert_ne!(me.post("/open/proof", proof).await.code, 10000);
        // Whether photos can be read is no secret.
        me.post("/handlePic", json!({})).await.ok();
        let none = sql!("SELECT count(*) AS checks FROM accounts_checks");
        let read = async |tx: &mut Tx| tx.one::<(i64,)>(none).await;
        assert_eq!(db.read::<_, db::Error, _>(read).await.unwrap(), (0,), "the register was asked");
    }

    async fn opening_writes_down_what_was_agreed_to(db: Db) {
        let (app, client) = start(db.clone());
        let (person, me) = me(&app, &client, 1).await;
        me.post("/userAuth", real_name(1)).await.ok();
        me.post("/changeinfo", personal()).await.ok();
        note_card(&app, &person, app.now()).await;
        withdraw(&app, &person, Purpose::Sensitive).await;
        let agreed = json!({"agreed": true});
        assert_eq!(me.post("/open", agreed.clone()).await.code, NEEDED);
        let (cust_no, at) = (person.cust_no, app.now());
        let give = async move |tx: &mut Tx| {
            let (what, place) = ((cust_no, Purpose::Sensitive), place_of(&Remote::default()));
            let text = ConsentText {
                id: "sensitive@2026.1".into(),
                title: String::new(),
                sha256: String::new(),
            };
            consents::give(tx, what, &text, &place, at).await
        };
        assert!(app.db().write::<_, db::Error, _>(give).await.unwrap());
        let before = entries(&db, person.cust_no).await.len();
        for _ in 0..2 {
            me.post("/open", agreed.clone()).await.ok();
        }
        let after = entries(&db, person.cust_no).await;
        assert_eq!(after.len(), before + 1, "once");
        let last = after.last().unwrap();
        assert_eq!((last.purpose, last.act), (Purpose::Account, Act::Given));
        assert_eq!(last.text_id, "account@2026.1");
    }

    async fn who_withdraws_buys_nothing_and_learns_where_to_mend_it(db: Db) {
        let (app, client) = start(db);
        let person = opened(&app, 1).await;
        let me = client.with_token(&person.token);
        assert_eq!(me.get("/symbol", "").await.ok()["isComplete"], true);
        assert_eq!(me.get("/userinfo", "").await.ok()["agreesSensitive"], true);
        withdraw(&app, &person, Purpose::Sensitive).await;
        let symbol = me.get("/symbol", "").await.ok();
        assert_eq!((&symbol["isComplete"], &symbol["mend"]), (&json!(false), &json!("myData")));
        assert_eq!(barrier(&app, person.cust_no).await, Some(Barrier::ConsentWithdrawn));
        assert_eq!(symbol["needForm"], Value::Bool(false));
        assert_eq!(me.get("/userinfo", "").await.ok()["agreesSensitive"], false);
    }

    async fn who_opened_before_the_ledger_agreed_then_once(db: Db) {
        let (app, _) = start_at(db.clone(), NOW);
        let person = opened(&app, 1).await;
        let before = async |tx: &mut Tx| {
            tx.execute(sql!("DELETE FROM consents_entries")).await?;
            tx.execute(sql!("DELETE FROM consents_heads")).await
        };
        db.write::<_, db::Error, _>(before).await.unwrap();
        assert_eq!(barrier(&app, person.cust_no).await, Some(Barrier::ConsentWithdrawn));
        for _ in 0..2 {
            migrate_consents(&db, app.now()).await.unwrap();
        }
        let after = entries(&db, person.cust_no).await;
        let told = |entry: &Entry| (entry.purpose, entry.act, entry.note.clone());
        let migrated = |purpose| (purpose, Act::Migrated, "开户时已同意".to_owned());
        let expected = [Purpose::Account, Purpose::Sensitive].map(migrated);
        assert_eq!(after.iter().map(told).collect::<Vec<_>>(), expected);
        assert_eq!(barrier(&app, person.cust_no).await, None);
        // Who withdraws stays so, whatever starts again.
        withdraw(&app, &person, Purpose::Sensitive).await;
        migrate_consents(&db, app.now()).await.unwrap();
        assert_eq!(barrier(&app, person.cust_no).await, Some(Barrier::ConsentWithdrawn));
    }
}
