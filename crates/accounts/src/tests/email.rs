//! An address counts once the code that was mailed there came back.

use super::{NOW, me, start_at};
use crate::testing::{self, opened};
use db::{Db, Tx, db_test, sql};
use identity::testing::mailed_code;
use partners::simulator::Letterbox;
use serde_json::{Value, json};
use wire::{App, testing::Client};

const SEND: &str = "common/verify/sendEmailCode";
const CHANGE: &str = "/emailchange";
const LIN: &str = "lin@example.com";
const WRONG: u32 = 11001;
const VOID: u32 = 11002;
const TOO_SOON: u32 = 11003;
const TOO_MANY: u32 = 11004;
const ITEM_WRONG: u32 = 12015;

/// Has a code mailed; answers it.
async fn code(app: &App, me: &Client, email: &str) -> String {
    me.bff(SEND, json!({ "email": email })).await.ok();
    mailed_code(app).await
}

/// Another code than this one.
fn other_than(code: &str) -> String {
    if code == "000000" { "000001" } else { "000000" }.to_owned()
}

fn with(email: &str, code: &str) -> Value {
    json!({ "email": email, "code": code })
}

/// So many minutes after [`NOW`], on a server that has not counted anybody's calls yet.
fn minutes_later(db: &Db, minutes: i64) -> (App, Client) {
    start_at(db.clone(), &format!("2026-11-20T10:{minutes:02}:00+08:00"))
}

async fn on_file(me: &Client) -> Value {
    me.get("/userinfo", "").await.ok()["orignEmail"].clone()
}

/// The address that counts, and the one that does not yet.
async fn addresses(me: &Client) -> (Value, Value) {
    let personal = me.get("/openflow", "").await.ok()["personal"].clone();
    (personal["email"].clone(), personal["unconfirmedEmail"].clone())
}

db_test! { &testing::migrations();
    async fn an_address_counts_once_its_code_came_back(db: Db) {
        let (app, client) = start_at(db, NOW);
        let person = opened(&app, 1).await;
        let me = client.with_token(&person.token);
        let sent = me.bff(SEND, json!({"email": " Lin@Example.com "})).await.ok();
        assert_eq!((&sent["email"], &sent["leftToday"]), (&json!(LIN), &json!(9)));
        assert_eq!(sent["resendAfterSeconds"], 60);
        assert_eq!(sent["expiresInSeconds"], 300);
        assert_eq!(on_file(&me).await, Value::Null);
        assert_eq!(me.get("/symbol", "").await.ok()["hasMail"], false);
        let right = mailed_code(&app).await;
        assert_eq!(me.post(CHANGE, with(LIN, &other_than(&right))).await.code, WRONG);
        assert_eq!(on_file(&me).await, Value::Null);
        let changed = me.post(CHANGE, with(" Lin@Example.com ", &right)).await.ok();
        assert_eq!(changed["orignEmail"], LIN);
        assert_eq!(changed["confirmedAt"], json!(app.now()));
        assert_eq!(on_file(&me).await, LIN);
        assert_eq!(me.get("/symbol", "").await.ok()["hasMail"], true);
        let told = me.bff("member/aim/messages", json!({})).await.ok();
        assert_eq!(told["list"][0]["title"], "邮箱改好了");
        let record = me.bff("member/info/profileChanges", json!({})).await.ok();
        let items: Vec<&Value> =
            record["list"].as_array().unwrap().iter().map(|one| &one["item"]).collect();
        assert_eq!(items, [&json!("email")]);
    }

    async fn a_change_whose_answer_was_lost_is_made_once(db: Db) {
        let (app, client) = start_at(db, NOW);
        let (_, me) = me(&app, &client, 1).await;
        let right = code(&app, &me, LIN).await;
        let first = me.post(CHANGE, with(LIN, &right)).await.ok();
        assert_eq!(me.post(CHANGE, with(LIN, &right)).await.ok(), first);
        let record = me.bff("member/info/profileChanges", json!({})).await.ok();
        assert_eq!(record["list"].as_array().unwrap().len(), 1);
        // Another address needs another code.
        assert_eq!(me.post(CHANGE, with("yi@example.com", &right)).await.code, VOID);
    }

    async fn the_same_code_at_once_at_two_servers_is_one_change(db: Db) {
        let (app, client) = start_at(db.clone(), NOW);
        let person = opened(&app, 1).await;
        let here = client.with_token(&person.token);
        let (_, there) = start_at(db, NOW);
        let there = there.with_token(&person.token);
        let right = code(&app, &here, LIN).await;
        let given = with(LIN, &right);
        let (one, other) =
            tokio::join!(here.post(CHANGE, given.clone()), there.post(CHANGE, given.clone()));
        assert_eq!(one.ok(), other.ok());
        let record = here.bff("member/info/profileChanges", json!({})).await.ok();
        assert_eq!(record["list"].as_array().unwrap().len(), 1);
        let told = here.bff("member/aim/messages", json!({})).await.ok();
        assert_eq!(told["list"].as_array().unwrap().len(), 1);
    }

    async fn two_codes_asked_for_at_once_at_two_servers_are_one(db: Db) {
        let (app, client) = start_at(db.clone(), NOW);
        let (person, here) = me(&app, &client, 1).await;
        let (_, there) = start_at(db, NOW);
        let (there, email) = (there.with_token(&person.token), json!({ "email": LIN }));
        let (one, other) =
            tokio::join!(here.bff(SEND, email.clone()), there.bff(SEND, email.clone()));
        let mut codes = [one.code, other.code];
        codes.sort_unstable();
        assert_eq!(codes, [10000, TOO_SOON]);
        assert_eq!(app.get::<Letterbox>().newest(9).await.unwrap().len(), 1);
        let right = mailed_code(&app).await;
        here.post(CHANGE, with(LIN, &right)).await.ok();
    }

    async fn five_wrong_tries_at_once_at_two_servers_void_a_code(db: Db) {
        let (app, client) = start_at(db.clone(), NOW);
        let (person, here) = me(&app, &client, 1).await;
        let (_, there) = start_at(db, NOW);
        let there = there.with_token(&person.token);
        let right = code(&app, &here, LIN).await;
        let wrong = with(LIN, &other_than(&right));
        for _ in 0..3 {
            tokio::join!(here.post(CHANGE, wrong.clone()), there.post(CHANGE, wrong.clone()));
        }
        assert_eq!(here.post(CHANGE, with(LIN, &right)).await.code, VOID);
    }

    async fn two_customers_may_read_one_address_each_by_his_own_code(db: Db) {
        let (app, client) = start_at(db, NOW);
        let (_, mine) = me(&app, &client, 1).await;
        let (_, other) = me(&app, &client, 2).await;
        let first = code(&app, &mine, LIN).await;
        let second = code(&app, &other, LIN).await;
        mine.post(CHANGE, with(LIN, &first)).await.ok();
        other.post(CHANGE, with(LIN, &second)).await.ok();
        assert_eq!((on_file(&mine).await, on_file(&other).await), (json!(LIN), json!(LIN)));
    }

    async fn a_code_is_good_for_its_customer_its_address_and_nothing_else(db: Db) {
        let (app, client) = start_at(db, NOW);
        let (person, mine) = me(&app, &client, 1).await;
        let (_, other) = me(&app, &client, 2).await;
        let right = code(&app, &mine, LIN).await;
        assert_eq!(other.post(CHANGE, with(LIN, &right)).await.code, VOID);
        assert_eq!(mine.post(CHANGE, with("yi@example.com", &right)).await.code, VOID);
        let as_mobile = json!({"mobile": person.mobile, "purpose": "email", "code": right});
        assert_eq!(client.post("/verifycode", as_mobile).await.code, VOID);
        mine.post(CHANGE, with(LIN, &right)).await.ok();
        assert_eq!(on_file(&other).await, Value::Null);
        for (path, body) in [
            ("/message", json!({"purpose": "email"})),
            ("/message", json!({"purpose": "email", "mobile": person.mobile})),
        ] {
            assert_eq!(mine.post(path, body.clone()).await.code, 90002, "{body}");
        }
        let own = mine.bff("common/verify/sendVerifyCode", json!({"purpose": "email"})).await;
        assert_eq!(own.code, 90002);
    }

    async fn five_wrong_tries_void_a_code_and_one_after_five_minutes_is_old(db: Db) {
        let (app, client) = start_at(db.clone(), NOW);
        let (person, mine) = me(&app, &client, 1).await;
        let right = code(&app, &mine, LIN).await;
        for left in (1..5).rev() {
            let refused = mine.post(CHANGE, with(LIN, &other_than(&right))).await;
            assert_eq!(refused.code, WRONG);
            assert!(refused.message.contains(&format!("{left}次")), "{}", refused.message);
        }
        assert_eq!(mine.post(CHANGE, with(LIN, &other_than(&right))).await.code, VOID);
        assert_eq!(mine.post(CHANGE, with(LIN, &right)).await.code, VOID);
        let right = code(&app, &mine, "yi@example.com").await;
        let (_, client) = start_at(db, "2026-11-20T10:05:00+08:00");
        let late = client.with_token(&person.token);
        assert_eq!(late.post(CHANGE, with("yi@example.com", &right)).await.code, VOID);
    }

    async fn a_code_a_minute_and_ten_a_day_for_customer_and_address(db: Db) {
        let (app, client) = start_at(db.clone(), NOW);
        let (person, mine) = me(&app, &client, 1).await;
        code(&app, &mine, LIN).await;
        let again = mine.bff(SEND, json!({ "email": LIN })).await;
        assert_eq!((again.code, again.message.contains("60秒")), (TOO_SOON, true));
        for n in 2..=10 {
            let mine = minutes_later(&db, n).1.with_token(&person.token);
            let sent = mine.bff(SEND, json!({"email": format!("lin{n}@example.com")})).await.ok();
            assert_eq!(sent["leftToday"], 10 - n);
        }
        let (app, client) = minutes_later(&db, 11);
        let mine = client.with_token(&person.token);
        let more = mine.bff(SEND, json!({"email": "lin11@example.com"})).await;
        assert_eq!(more.code, TOO_MANY);
        // What others have mailed to one address is bounded, too.
        for n in 2..=10 {
            let (_, other) = me(&app, &client, n).await;
            code(&app, &other, LIN).await;
        }
        let (_, other) = me(&app, &client, 11).await;
        assert_eq!(other.bff(SEND, json!({ "email": LIN })).await.code, TOO_MANY);
        code(&app, &other, "elsewhere@example.com").await;
        assert_eq!(app.get::<Letterbox>().newest(50).await.unwrap().len(), 20);
    }

    async fn an_address_that_takes_nothing_or_says_nothing_is_told(db: Db) {
        let (app, client) = start_at(db, NOW);
        let (_, me) = me(&app, &client, 1).await;
        assert_eq!(me.bff(SEND, json!({"email": "lin901@example.com"})).await.code, 11024);
        assert_eq!(me.bff(SEND, json!({"email": "lin902@example.com"})).await.code, 11023);
        // It arrived, though the answer was lost: the code is good.
        assert_eq!(me.bff(SEND, json!({"email": "lin904@example.com"})).await.code, 11023);
        let right = mailed_code(&app).await;
        me.post(CHANGE, with("lin904@example.com", &right)).await.ok();
    }

    async fn what_is_no_address_or_has_no_code_is_refused_at_its_field(db: Db) {
        let (app, client) = start_at(db, NOW);
        assert_eq!(client.bff(SEND, json!({ "email": LIN })).await.http_status, 401);
        let (_, me) = me(&app, &client, 1).await;
        for bad in ["x", "", "lin@example", "林@example.com"] {
            assert_eq!(me.bff(SEND, json!({ "email": bad })).await.code, 90002, "{bad}");
            let refused = me.post(CHANGE, json!({ "email": bad, "code": "123456" })).await;
            assert_eq!(refused.code, ITEM_WRONG, "{bad}");
            assert_eq!(refused.data["field"], "email");
        }
        let refused = me.post(CHANGE, json!({ "email": LIN })).await;
        assert_eq!((refused.code, &refused.data["field"]), (ITEM_WRONG, &json!("code")));
        assert_eq!(me.post(CHANGE, with(LIN, "123456")).await.code, VOID);
        // The form of the profile checks it, and does not save it.
        me.post("/validateUserInfo", json!({ "email": LIN })).await.ok();
        assert_eq!(me.post("/validateUserInfo", json!({ "email": "x" })).await.code, ITEM_WRONG);
        for path in ["/changeinfo", "/userinfo/separatechange"] {
            let refused = me.post(path, json!({ "email": LIN })).await;
            assert_eq!((refused.code, &refused.data["field"]), (ITEM_WRONG, &json!("email")));
        }
        assert_eq!(on_file(&me).await, Value::Null);
    }

    async fn an_address_of_before_counts_as_none_until_it_is_confirmed(db: Db) {
        let (app, client) = start_at(db, NOW);
        let person = opened(&app, 1).await;
        let me = client.with_token(&person.token);
        testing::set_email(&app, person.cust_no, LIN).await;
        let forget = async |tx: &mut Tx| {
            tx.execute(sql!("UPDATE accounts_profiles SET email_confirmed_at = NULL")).await
        };
        app.db().write(forget).await.unwrap();
        assert_eq!(on_file(&me).await, Value::Null);
        assert_eq!(me.get("/symbol", "").await.ok()["hasMail"], false);
        assert_eq!(addresses(&me).await, (Value::Null, json!(LIN)));
        let right = code(&app, &me, LIN).await;
        me.post(CHANGE, with(LIN, &right)).await.ok();
        assert_eq!(addresses(&me).await, (json!(LIN), Value::Null));
    }
}
