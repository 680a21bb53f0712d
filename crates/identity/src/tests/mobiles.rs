//! Changing the mobile.

use super::*;
use crate::{mobile_settles_at, store};
use kernel::Mobile;
use partners::simulator::Mailbox;

/// The key of a flow that a code to the present mobile began.
async fn prove(app: &App, me: &Client, person: &Person) -> String {
    me.bff("common/verify/sendVerifyCode", json!({})).await.ok();
    let code = code_for(app, &person.mobile).await;
    let flow = me.post("/verifycode2", json!({"code": code})).await.ok();
    flow["sessionkey"].as_str().unwrap().to_owned()
}

/// The code that the new mobile got.
async fn new_code(app: &App, me: &Client, new: &Mobile) -> String {
    me.post("/message", json!({"mobile": new, "purpose": "newmobile"})).await.ok();
    code_for(app, new).await
}

/// A customer who has proved his mobile; every call carries the key.
async fn proved(app: &App, client: &Client, n: u32) -> (Person, Client) {
    let person = customer(app, n).await;
    let me = as_person(client, &person);
    let key = prove(app, &me, &person).await;
    (person, me.with_header("sessionkey", &key))
}

fn change_body(new: &Mobile, code: &str) -> Value {
    json!({"mobile": new, "code": code})
}

db_test! { &testing::migrations();
    async fn a_changed_mobile_is_the_one_to_log_in_with(db: Db) {
        let (app, client) = start(db);
        let (person, me) = proved(&app, &client, 1).await;
        let before = me.get("/security/overview", "").await.ok();
        assert_eq!(before["mobileChangedAt"], Value::Null);
        assert_eq!(before["mobileSettleHours"], 24);
        assert_eq!(before["hasCertificate"], false);
        let other = client.with_token(&testing::log_in(&app, person.cust_no).await);
        let new = mobile(2);
        let code = new_code(&app, &me, &new).await;
        let changed = me.post("/mobile/reset", change_body(&new, &code)).await.ok();
        assert_eq!(changed["mobile"], "138****0002");
        assert_eq!(changed["settlesAt"], "2026-11-21T10:00:00.000+08:00");
        let page = me.get("/security/overview", "").await.ok();
        assert_eq!(page["mobile"], "138****0002");
        assert_eq!(page["mobileChangedAt"], "2026-11-20T10:00:00.000+08:00");
        assert_eq!(page["mobileSettlesAt"], changed["settlesAt"]);
        assert_eq!(other.get("/security/overview", "").await.http_status, 403);
        assert_eq!(client.post("/login", login_body(1, PASSWORD)).await.code, 11008);
        let login = client.post("/login", login_body(2, PASSWORD)).await.ok();
        assert_eq!(login["custNo"], json!(person.cust_no));
    }

    async fn a_change_is_kept_with_how_it_was_proved(db: Db) {
        let (app, client) = start(db);
        let (person, me) = proved(&app, &client, 1).await;
        let code = new_code(&app, &me, &mobile(2)).await;
        me.post("/mobile/reset", change_body(&mobile(2), &code)).await.ok();
        let cust_no = person.cust_no;
        let kept = app
            .db()
            .read(async |tx: &mut db::Tx| store::latest_mobile_change(tx, cust_no).await)
            .await
            .unwrap()
            .unwrap();
        assert_eq!((kept.old_mobile, kept.new_mobile), (mobile(1), mobile(2)));
        assert_eq!(kept.proved_by, "modify");
        let until = app
            .db()
            .read(async |tx: &mut db::Tx| mobile_settles_at(tx, cust_no).await)
            .await
            .unwrap();
        assert_eq!(until, Some(kept.settles_at));
        let (_, client) = later(&app, 24 * 60 * MINUTE_MS);
        let page = as_person(&client, &person).get("/security/overview", "").await.ok();
        assert_eq!(page["mobileSettlesAt"], Value::Null, "a day later it is settled");
        assert!(page["mobileChangedAt"].is_string());
    }

    async fn a_taken_mobile_is_told_only_after_its_code(db: Db) {
        let (app, client) = start(db);
        customer(&app, 2).await;
        let (_, me) = proved(&app, &client, 1).await;
        let code = new_code(&app, &me, &mobile(2)).await;
        let wrong = me.post("/mobile/reset", change_body(&mobile(2), "x")).await;
        assert_eq!(wrong.code, 11001);
        let taken = me.post("/mobile/reset", change_body(&mobile(2), &code)).await;
        assert_eq!(taken.code, 11019);
        assert_eq!(me.get("/security/overview", "").await.ok()["mobile"], "138****0001");
    }

    async fn the_present_mobile_is_no_new_one(db: Db) {
        let (app, client) = start(db);
        let (_, me) = proved(&app, &client, 1).await;
        let send = json!({"mobile": mobile(1), "purpose": "newmobile"});
        assert_eq!(me.post("/message", send).await.code, 11018);
        let same = me.post("/mobile/reset", change_body(&mobile(1), "x")).await;
        assert_eq!(same.code, 11018);
    }

    async fn five_wrong_codes_void_it_and_those_of_other_purposes_are_void(db: Db) {
        let (app, client) = start(db);
        let (_, me) = proved(&app, &client, 1).await;
        let register = code(&app, &client, 2, "register").await;
        let other = me.post("/mobile/reset", change_body(&mobile(2), &register)).await;
        assert_eq!(other.code, 11002);
        let code = new_code(&app, &me, &mobile(3)).await;
        for _ in 0..4 {
            let wrong = me.post("/mobile/reset", change_body(&mobile(3), "x")).await;
            assert_eq!(wrong.code, 11001);
        }
        let last = me.post("/mobile/reset", change_body(&mobile(3), "x")).await;
        assert_eq!(last.code, 11002);
        let right = me.post("/mobile/reset", change_body(&mobile(3), &code)).await;
        assert_eq!(right.code, 11002);
    }

    async fn codes_to_a_new_mobile_are_a_minute_apart(db: Db) {
        let (app, client) = start(db);
        let (_, me) = proved(&app, &client, 1).await;
        let send = json!({"mobile": mobile(2), "purpose": "newmobile"});
        let sent = me.post("/message", send.clone()).await.ok();
        assert_eq!(sent["leftToday"], Value::Null, "it is nobody's own yet");
        assert_eq!(me.post("/message", send.clone()).await.code, 11003);
        // A clock that is set back by a day keeps nobody waiting for one.
        app.clock().set_ahead_ms(-86_400_000);
        me.post("/message", send.clone()).await.ok();
        assert_eq!(me.post("/message", send).await.code, 11003);
    }

    async fn nothing_is_sent_or_changed_before_the_present_mobile_is_proved(db: Db) {
        let (app, client) = start(db);
        let (_, me) = proved(&app, &client, 1).await;
        let stranger = customer(&app, 5).await;
        let them = as_person(&client, &stranger);
        let theirs = them.with_header("sessionkey", &prove(&app, &them, &stranger).await);
        let code = new_code(&app, &me, &mobile(2)).await;
        let send = json!({"mobile": mobile(3), "purpose": "newmobile"});
        for key in ["", "made-up"] {
            let unproved = them.with_header("sessionkey", key);
            assert_eq!(unproved.post("/message", send.clone()).await.code, 11011, "{key}");
            let change = unproved.post("/mobile/reset", change_body(&mobile(2), &code)).await;
            assert_eq!(change.code, 11011, "{key}");
        }
        assert_eq!(them.post("/message", send).await.code, 11011);
        let body = json!({"mobile": mobile(2), "code": "x", "sessionkey": "of another flow"});
        assert_eq!(theirs.post("/mobile/reset", body).await.code, 11011);
        let missing = json!({"purpose": "newmobile"});
        assert_eq!(theirs.post("/message", missing).await.code, 90002);
    }

    async fn anothers_flow_proves_nothing(db: Db) {
        let (app, client) = start(db);
        let (_, me) = proved(&app, &client, 1).await;
        let stranger = customer(&app, 5).await;
        let them = as_person(&client, &stranger);
        let key = prove(&app, &them, &stranger).await;
        let code = new_code(&app, &me, &mobile(2)).await;
        let body = json!({"mobile": mobile(2), "code": code, "sessionkey": key});
        assert_eq!(me.post("/mobile/reset", body).await.code, 11011);
        let mixed = json!({"mobile": mobile(3), "purpose": "newmobile"});
        let third = as_person(&client, &customer(&app, 6).await);
        let third = third.with_header("sessionkey", &key);
        assert_eq!(third.post("/message", mixed).await.code, 11011);
    }

    async fn the_certificate_proves_only_together_with_the_password(db: Db) {
        let (app, client) = start(db);
        let person = customer(&app, 1).await;
        note_certificate(&app, &person).await;
        let me = as_person(&client, &person);
        let flow = me.post("/verifycert", json!({"certNo": CERTIFICATE})).await.ok();
        let me = me.with_header("sessionkey", flow["sessionkey"].as_str().unwrap());
        let code = new_code(&app, &me, &mobile(2)).await;
        let locked = me.post("/mobile/reset", change_body(&mobile(2), &code)).await;
        assert_eq!(locked.code, 11017);
        me.post("/verifypwd", json!({"password": PASSWORD})).await.ok();
        me.post("/mobile/reset", change_body(&mobile(2), &code)).await.ok();
    }

    async fn a_repeated_change_is_answered_the_same(db: Db) {
        let (app, client) = start(db);
        let (_, me) = proved(&app, &client, 1).await;
        let code = new_code(&app, &me, &mobile(2)).await;
        let body = change_body(&mobile(2), &code);
        let (one, two) = tokio::join!(
            me.post("/mobile/reset", body.clone()),
            me.post("/mobile/reset", body.clone())
        );
        assert_eq!(one.ok(), two.ok());
        me.post("/mobile/reset", body).await.ok();
        let another = me.post("/mobile/reset", change_body(&mobile(3), &code)).await;
        assert_eq!(another.code, 11011, "the key is used up");
        let told = app.get::<Mailbox>().newest(100).await.unwrap();
        let told: Vec<_> = told.iter().filter(|message| message.code.is_empty()).collect();
        assert_eq!(told.len(), 1, "the old mobile is told once");
        assert_eq!(told[0].mobile, mobile(1));
        assert!(told[0].text.contains("138****0002"), "{}", told[0].text);
    }

    async fn of_two_customers_one_gets_a_mobile(db: Db) {
        let (app, client) = start(db);
        let (_, one) = proved(&app, &client, 1).await;
        let (_, two) = proved(&app, &client, 2).await;
        let code = new_code(&app, &one, &mobile(3)).await;
        let body = change_body(&mobile(3), &code);
        let (one, two) =
            tokio::join!(one.post("/mobile/reset", body.clone()), two.post("/mobile/reset", body));
        let mut codes = [one.code, two.code];
        codes.sort_unstable();
        assert_eq!(codes, [10000, 11002]);
    }

    async fn what_was_begun_with_the_old_mobile_ends(db: Db) {
        let (app, client) = start(db);
        let (person, me) = proved(&app, &client, 1).await;
        let reset = code(&app, &client, 1, "resetpassword").await;
        let begin = json!({"mobile": mobile(1), "code": reset});
        let key = client.post("/verifycode", begin).await.ok()["sessionkey"].clone();
        let new = new_code(&app, &me, &mobile(2)).await;
        me.post("/mobile/reset", change_body(&mobile(2), &new)).await.ok();
        let late = json!({"password": "newpass99", "sessionkey": key});
        assert_eq!(client.post("/resetpassword", late).await.code, 11011);
        register(&app, &client, 1).await;
        let login = client.post("/login", login_body(1, PASSWORD)).await.ok();
        assert_ne!(login["custNo"], json!(person.cust_no), "the old mobile is free for another");
    }

    async fn a_lock_follows_the_customer(db: Db) {
        let (app, client) = start(db);
        let (_, me) = proved(&app, &client, 1).await;
        for _ in 0..5 {
            me.post("/verifypwd", json!({"password": "wrong1234"})).await;
        }
        let code = new_code(&app, &me, &mobile(2)).await;
        me.post("/mobile/reset", change_body(&mobile(2), &code)).await.ok();
        let locked = me.post("/verifypwd", json!({"password": PASSWORD})).await;
        assert_eq!(locked.code, 11009);
        assert_eq!(client.post("/login", login_body(1, PASSWORD)).await.code, 11008);
    }
}
