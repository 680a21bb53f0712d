//! What somebody who knows nothing but a mobile can do to its customer: nothing.

use super::*;

const WRONG: &str = "wrong1234";

/// The customer's phone, on which he has logged in before.
fn phone(client: &Client) -> Client {
    client.with_header("x-device", PHONE)
}

/// A customer with a session on his phone.
async fn at_home(app: &App, client: &Client) -> Person {
    let mut person = customer(app, 1).await;
    let login = phone(client).post("/login", login_body(1, PASSWORD)).await.ok();
    login["token"].as_str().unwrap().clone_into(&mut person.token);
    person
}

fn send_body(purpose: &str) -> Value {
    json!({"mobile": mobile(1), "purpose": purpose})
}

db_test! { &testing::migrations();
    async fn who_knows_the_mobile_keeps_its_customer_from_nothing(db: Db) {
        let (mut app, mut stranger) = start(db);
        let person = at_home(&app, &stranger).await;
        let (mut waits, mut no_more) = (0, 0);
        for _ in 0..12 {
            for _ in 0..6 {
                let wrong = stranger.post("/login", login_body(1, WRONG)).await;
                waits += i32::from(wrong.code == 11021);
            }
            for purpose in ["login", "resetpassword", "register", "bind"] {
                let sent = stranger.post("/message", send_body(purpose)).await;
                no_more += i32::from(sent.code == 11004);
            }
            (app, stranger) = later(&app, MINUTE_MS);
        }
        assert!(waits > 12 && no_more > 12, "the stranger is stopped: {waits}, {no_more}");

        // On his phone the customer logs in, without and within his session.
        let phone = phone(&stranger);
        phone.post("/login", login_body(1, PASSWORD)).await.ok();
        let me = phone.with_token(&person.token);
        me.post("/verifypwd", json!({"password": PASSWORD})).await.ok();
        assert_eq!(me.bff("common/verify/sendVerifyCode", json!({})).await.ok()["leftToday"], 9);
        // Without a session he gets his code for a new password, which lifts what strangers did.
        let sent = phone.post("/message", send_body("resetpassword")).await.ok();
        assert_eq!(sent["leftToday"], 8);
        let code = code_for(&app, &mobile(1)).await;
        let begin = json!({"mobile": mobile(1), "code": code});
        let key = phone.post("/verifycode", begin).await.ok()["sessionkey"].clone();
        let fresh = json!({"password": "newpass99", "sessionkey": key});
        phone.post("/resetpassword", fresh).await.ok();
        stranger.post("/login", login_body(1, "newpass99")).await.ok();
    }

    async fn a_strangers_wait_grows_and_is_told_with_the_way_around_it(db: Db) {
        let (mut app, mut stranger) = start(db);
        customer(&app, 1).await;
        for left in (1..=4).rev() {
            let wrong = stranger.post("/login", login_body(1, WRONG)).await;
            assert_eq!((wrong.code, wrong.message.contains(&left.to_string())), (11008, true));
        }
        for wait_s in [60, 120, 240, 480] {
            let wrong = stranger.post("/login", login_body(1, WRONG)).await;
            assert_eq!((wrong.code, wrong.http_status), (11021, 429));
            assert_eq!(wrong.retry_after, Some(wait_s.to_string()));
            let said = format!("请{}分钟后再试，或使用短信验证码登录", wait_s / 60);
            assert!(wrong.message.ends_with(&said), "{}", wrong.message);
            let (_, early) = later(&app, wait_s * 1000 - 1);
            let right = early.post("/login", login_body(1, PASSWORD)).await;
            assert_eq!((right.code, right.retry_after.as_deref()), (11021, Some("1")));
            (app, stranger) = later(&app, wait_s * 1000);
        }
        stranger.post("/login", login_body(1, PASSWORD)).await.ok();
        assert_eq!(stranger.post("/login", login_body(1, WRONG)).await.code, 11008, "forgiven");
    }

    async fn no_wait_is_longer_than_a_day(db: Db) {
        let (mut app, mut stranger) = start(db);
        let mut waits = Vec::new();
        for _ in 0..18 {
            let wrong = stranger.post("/login", login_body(2, WRONG)).await;
            let wait_s: i64 = wrong.retry_after.as_deref().unwrap_or("0").parse().unwrap();
            waits.push(wait_s);
            (app, stranger) = later(&app, wait_s * 1000);
        }
        // Who waits a whole day begins anew.
        assert_eq!(waits[13..], [30_720, 61_440, 86_400, 0, 0]);
        let wrong = stranger.post("/login", login_body(2, WRONG)).await;
        assert_eq!(wrong.code, 11008);
    }

    async fn unknown_mobiles_wait_as_known_ones_do(db: Db) {
        let (mut app, mut stranger) = start(db);
        at_home(&app, &stranger).await;
        for _ in 0..10 {
            let known = stranger.post("/login", login_body(1, WRONG)).await;
            let unknown = stranger.post("/login", login_body(2, WRONG)).await;
            let seen = |reply: wire::testing::Reply| (reply.code, reply.message, reply.retry_after);
            assert_eq!(seen(known), seen(unknown));
            for purpose in ["login", "resetpassword", "register", "bind"] {
                let known = stranger.post("/message", send_body(purpose)).await;
                let body = json!({"mobile": mobile(2), "purpose": purpose});
                let unknown = stranger.post("/message", body).await;
                assert_eq!((known.code, known.message), (unknown.code, unknown.message));
                assert_eq!(known.data["leftToday"], Value::Null);
                assert_eq!(known.data["leftToday"], unknown.data["leftToday"]);
            }
            (app, stranger) = later(&app, MINUTE_MS);
        }
    }

    async fn a_strangers_code_delays_and_voids_none_of_the_customers(db: Db) {
        let (app, stranger) = start(db);
        at_home(&app, &stranger).await;
        let phone = phone(&stranger);
        phone.post("/message", send_body("login")).await.ok();
        let own = code_for(&app, &mobile(1)).await;
        stranger.post("/message", send_body("login")).await.ok();
        let theirs = code_for(&app, &mobile(1)).await;
        let body = |code: &str| json!({"mobile": mobile(1), "code": code});
        assert_eq!(stranger.post("/verifycodelogin", body(&own)).await.code, 11001, "not theirs");
        for _ in 0..4 {
            stranger.post("/verifycodelogin", body("x")).await;
        }
        assert_eq!(stranger.post("/verifycodelogin", body(&theirs)).await.code, 11002, "void");
        phone.post("/verifycodelogin", body(&own)).await.ok();
        assert_eq!(phone.post("/verifycodelogin", body(&own)).await.code, 11002, "used");
    }

    async fn on_his_phone_the_customer_may_type_whichever_code_has_come(db: Db) {
        let (app, stranger) = start(db);
        at_home(&app, &stranger).await;
        let phone = phone(&stranger);
        phone.post("/message", send_body("login")).await.ok();
        stranger.post("/message", send_body("login")).await.ok();
        let body = json!({"mobile": mobile(1), "code": code_for(&app, &mobile(1)).await});
        phone.post("/verifycodelogin", body.clone()).await.ok();
        assert_eq!(stranger.post("/verifycodelogin", body).await.code, 11002, "used up for all");
        // Wrong ones count against both.
        let wrong = json!({"mobile": mobile(1), "code": "x"});
        let codes = [11001, 11001, 11001, 11001, 11002];
        for code in codes {
            assert_eq!(phone.post("/verifycodelogin", wrong.clone()).await.code, code);
        }
    }

    async fn the_customers_own_lock_is_not_lifted_by_a_stranger(db: Db) {
        let (app, stranger) = start(db);
        let person = at_home(&app, &stranger).await;
        let me = as_person(&stranger, &person);
        for _ in 0..5 {
            me.post("/verifypwd", json!({ "password": WRONG })).await;
        }
        stranger.post("/login", login_body(1, PASSWORD)).await.ok();
        let locked = me.post("/verifypwd", json!({ "password": PASSWORD })).await;
        assert_eq!(locked.code, 11009);
        assert_eq!(phone(&stranger).post("/login", login_body(1, PASSWORD)).await.code, 11009);
    }

    async fn a_device_that_was_ended_is_a_strangers(db: Db) {
        let (app, client) = start(db);
        let person = at_home(&app, &client).await;
        let me = as_person(&client, &person);
        let sent = phone(&client).post("/message", send_body("bind")).await.ok();
        assert_eq!(sent["leftToday"], 9);
        let page = me.get("/security/overview", "").await.ok();
        let mut devices = page["devices"].as_array().unwrap().iter();
        let own = devices.find(|d| d["current"] == true).unwrap();
        me.post("/security/devices/end", json!({"deviceId": own["deviceId"]})).await.ok();
        let sent = phone(&client).post("/message", send_body("register")).await.ok();
        assert_eq!(sent["leftToday"], Value::Null);
    }
}
