//! How often strangers may ask, and that customers go on behind a flood.

use super::*;
use std::sync::atomic::{AtomicU64, Ordering};
use wire::{
    HumanCheckService, Puzzles,
    seal::{Question, Sealer},
    testing::{Reply, solved},
};

/// In force in a new database.
const OF_AN_ADDRESS: usize = 10;
const OF_ALL: usize = 600;
const FLOOD: u32 = 3_000;
const KEYS_OF_AN_ADDRESS: usize = 240;
/// A session key of a client.
const K: &str = "0123456789abcdefghijABCDEFGHIJ42";

fn sms_body(n: u32) -> Value {
    json!({"mobile": mobile(n), "purpose": "login"})
}

/// Messages to made-up mobiles, each from where `from` says; how many were sent. All others are
/// refused as too many.
async fn flood(client: &Client, from: impl Fn(u32) -> Client) -> usize {
    let mut sent = 0;
    for n in 0..FLOOD {
        let reply = from(n).post("/message", sms_body(10_000 + n)).await;
        match reply.code {
            10000 => sent += 1,
            _ => refused(&reply),
        }
    }
    refused(&client.with_peer("203.0.113.200").post("/message", sms_body(1)).await);
    sent
}

#[track_caller]
fn refused(reply: &Reply) {
    assert_eq!((reply.code, reply.http_status), (90429, 429), "{}", reply.message);
    assert_eq!(reply.message, "操作过于频繁，请1分钟后再试");
    assert_eq!(reply.retry_after.as_deref(), Some("60"));
}

/// A sealed call is opened: who has no session is told so.
async fn sealed(app: &App, there: &Client, by: &Sealer) {
    // All tests of a process share the seal, and with it the nonces that were taken.
    static NUMBER: AtomicU64 = AtomicU64::new(0);
    let (path_and_query, time) = ("/api/v1/m/security/logins?", app.clock().unmoved());
    let (method, body, key) = ("GET", None, "sealed-call");
    let headers = &[("idempotency-key", key.to_owned())];
    let nonce = u128::from(NUMBER.fetch_add(1, Ordering::Relaxed)).to_be_bytes();
    let question = by.seal(&Question { method, path_and_query, body, headers, nonce, time });
    let add = |client: Client, (name, value): &(&str, String)| client.with_header(name, value);
    let client = question.headers.iter().fold(there.with_key(key), add);
    assert_eq!(client.get("/security/logins", "").await.http_status, 401);
}

db_test! { &testing::migrations();
    async fn a_flood_of_messages_from_one_address_ends_soon_and_stops_no_customer(db: Db) {
        let (app, client) = start(db);
        let person = customer(&app, 1).await;
        let office = client.with_peer("203.0.113.200");
        let phone = office.with_header("x-device", PHONE);
        phone.post("/login", login_body(1, PASSWORD)).await.ok();
        let sent = flood(&client, |_| office.clone()).await;
        assert_eq!(sent, OF_AN_ADDRESS);
        // Behind the same address: a session, and a known device without one.
        let me = as_person(&office, &person);
        me.bff("common/verify/sendVerifyCode", json!({})).await.ok();
        me.post("/verifypwd", json!({"password": PASSWORD})).await.ok();
        phone.post("/message", sms_body(1)).await.ok();
        phone.post("/login", login_body(1, PASSWORD)).await.ok();
        // Another stranger elsewhere, and the same one in the next minute.
        client.with_peer("198.51.100.1").post("/message", sms_body(2)).await.ok();
        let (_, client) = later(&app, MINUTE_MS);
        client.with_peer("203.0.113.200").post("/message", sms_body(3)).await.ok();
    }

    async fn a_flood_of_messages_from_many_addresses_ends_and_stops_no_customer(db: Db) {
        let (app, client) = start(db);
        let person = customer(&app, 1).await;
        let phone = client.with_header("x-device", PHONE);
        phone.post("/login", login_body(1, PASSWORD)).await.ok();
        let from = |n: u32| client.with_peer(&format!("198.18.{}.{}", n / 250, n % 250));
        assert_eq!(flood(&client, from).await, OF_ALL);
        as_person(&client, &person).bff("common/verify/sendVerifyCode", json!({})).await.ok();
        phone.post("/message", sms_body(1)).await.ok();
        // Messages and logins are counted apart.
        client.post("/login", login_body(1, PASSWORD)).await.ok();
    }

    async fn strangers_who_come_unusually_often_pass_a_check_and_customers_do_not(db: Db) {
        let check: HumanCheckService = Box::new(Puzzles::new(b"of the installation"));
        let app = app(db, NOW).with(check).build();
        let client = Client::new(&app, vec![crate::routes()]);
        let person = customer(&app, 1).await;
        let office = client.with_peer("203.0.113.200");
        let phone = office.with_header("x-device", PHONE);
        phone.post("/login", login_body(1, PASSWORD)).await.ok();
        let asked = 90428;
        for n in 0..3 {
            office.post("/message", sms_body(100 + n)).await.ok();
        }
        let asks = office.post("/message", sms_body(200)).await;
        assert_eq!(asks.code, asked);
        for wrong in 0..14 {
            let login = office.post("/login", login_body(300 + wrong, PASSWORD)).await;
            assert_ne!(login.code, asked, "{wrong}");
        }
        assert_eq!(office.post("/login", login_body(1, PASSWORD)).await.code, asked);
        // A session, and a known device without one.
        as_person(&office, &person).bff("common/verify/sendVerifyCode", json!({})).await.ok();
        phone.post("/message", sms_body(1)).await.ok();
        phone.post("/login", login_body(1, PASSWORD)).await.ok();
        let checked = office.with_header("x-check", &solved(&asks));
        checked.post("/message", sms_body(200)).await.ok();
    }

    async fn the_server_of_an_app_is_counted_by_itself_and_who_guesses_is_a_stranger(db: Db) {
        let check: HumanCheckService = Box::new(Puzzles::new(b"of the installation"));
        let app = app(db, NOW).with(check).build();
        let client = Client::new(&app, vec![crate::routes()]);
        let me = as_person(&client, &customer(&app, 1).await);
        let server = client.with_peer("203.0.113.200");
        let asked = |secret: &str, code: &str| {
            json!({"client": "live", "secret": secret, "scope": "profile", "code": code})
        };
        for n in 0..40 {
            let page = json!({"url": "https://live.tael.test/room/7"});
            let to = me.post("/live/code", page).await.ok()["to"].clone();
            let code = to.as_str().unwrap().split_once("code=").unwrap().1;
            let given = server.post("/oauth/clientApp", asked("abc", code)).await;
            assert_eq!(given.code, 10000, "{n}: {}", given.message);
            let token = json!({"accessToken": given.ok()["accessToken"]});
            assert_eq!(server.post("/oauth/whoami", token).await.code, 10000, "{n}");
        }
        // What is no app's is a stranger's, behind the same address.
        let usual = 15;
        for wrong in 0..usual {
            let guess = match wrong % 2 {
                0 => server.post("/oauth/clientApp", asked("guess", "code")).await,
                _ => server.post("/oauth/whoami", json!({"accessToken": "guess"})).await,
            };
            assert!([11031, 11034].contains(&guess.code), "{}", guess.message);
        }
        let guess = server.post("/oauth/clientApp", asked("guess", "code")).await;
        assert_eq!(guess.code, 90428, "{}", guess.message);
        let guess = server.post("/oauth/whoami", json!({"accessToken": "guess"})).await;
        assert_eq!(guess.code, 90428, "{}", guess.message);
        server.post("/oauth/clientApp", json!({"client": "live", "secret": "abc", "scope": "app"}))
            .await
            .ok();
    }

    async fn one_network_of_ipv6_and_one_device_count_as_one(db: Db) {
        let (_, client) = start(db);
        let mut codes = Vec::new();
        for n in 0..12 {
            let there = client.with_peer(&format!("2001:db8:0:7:{n}::{n}"));
            codes.push(there.post("/message", sms_body(n)).await.code);
        }
        assert_eq!(codes.iter().filter(|code| **code == 10000).count(), OF_AN_ADDRESS);
        codes.clear();
        for n in 0..7 {
            let there = client.with_peer(&format!("192.0.2.{n}")).with_header("x-device", PHONE);
            codes.push(there.post("/message", sms_body(100 + n)).await.code);
        }
        assert_eq!(codes.iter().filter(|code| **code == 10000).count(), 5);
    }

    async fn made_up_keys_of_one_address_end_soon_and_stop_nobody_whose_key_is_known(db: Db) {
        let (app, client) = start(db);
        let office = client.with_peer("203.0.113.200");
        let honest = Sealer::new(K, &app.seal().jwks()).unwrap();
        sealed(&app, &office, &honest).await;
        let jwks: Value = serde_json::from_str(&app.seal().jwks()).unwrap();
        let kid = jwks["keys"][0]["kid"].as_str().unwrap();
        let made_up = |n: usize, there: &Client| {
            let key = format!("{kid}.{n:0>342}");
            there.with_header("x-seal", "2").with_header("x-seal-key", &key)
        };
        // One of the minute's keys is the honest one.
        for n in 1..KEYS_OF_AN_ADDRESS {
            assert_eq!(made_up(n, &office).get("/security/logins", "").await.code, 90003, "{n}");
        }
        let one_more = made_up(999, &office).get("/security/logins", "").await;
        assert_eq!((one_more.code, one_more.http_status), (90001, 429), "{}", one_more.message);
        assert_eq!(one_more.retry_after.as_deref(), Some("60"));
        sealed(&app, &office, &honest).await;
        let elsewhere = client.with_peer("198.51.100.1");
        assert_eq!(made_up(999, &elsewhere).get("/security/logins", "").await.code, 90003);
        let (_, client) = later(&app, MINUTE_MS);
        let again = client.with_peer("203.0.113.200");
        assert_eq!(made_up(999, &again).get("/security/logins", "").await.code, 90003);
    }

    async fn what_is_no_key_of_ours_is_refused_and_uses_up_nobodys_bound(db: Db) {
        let (app, client) = start(db);
        let office = client.with_peer("203.0.113.200").with_header("x-seal", "2");
        for n in 0..2 * KEYS_OF_AN_ADDRESS {
            for junk in [format!("{n}"), format!("nobody.{n:0>342}"), format!("nobody.{n}")] {
                let there = office.with_header("x-seal-key", &junk);
                assert_eq!(there.get("/security/logins", "").await.code, 90003, "{junk}");
            }
        }
        let honest = Sealer::new(K, &app.seal().jwks()).unwrap();
        sealed(&app, &client.with_peer("203.0.113.200"), &honest).await;
    }

    async fn logins_of_strangers_are_counted_and_of_a_demo_are_not(db: Db) {
        let (app, client) = start(db.clone());
        let there = client.with_peer("203.0.113.7");
        for n in 0..60 {
            let reply = there.post("/verifycodelogin", json!({"mobile": mobile(n), "code": "x"}));
            assert_eq!(reply.await.code, 11002);
        }
        refused(&there.post("/login", login_body(1, PASSWORD)).await);
        refused(&there.post("/register", json!({"mobile": mobile(1), "code": "x"})).await);
        let now = app.clock().unmoved().add_ms(1).to_string();
        let demo = testing::app(db, &now).unlimited().build();
        let demo = Client::new(&demo, vec![crate::routes()]).with_peer("203.0.113.7");
        for n in 0..61 {
            let reply = demo.post("/verifycodelogin", json!({"mobile": mobile(n), "code": "x"}));
            assert_eq!(reply.await.code, 11002);
        }
    }

    async fn a_customer_sends_codes_to_so_many_new_mobiles_and_no_more(db: Db) {
        let (app, client) = start(db);
        let person = customer(&app, 1).await;
        let me = as_person(&client, &person);
        me.bff("common/verify/sendVerifyCode", json!({})).await.ok();
        let code = code_for(&app, &person.mobile).await;
        let flow = me.post("/verifycode2", json!({"code": code})).await.ok();
        let me = me.with_header("sessionkey", flow["sessionkey"].as_str().unwrap());
        for n in 2..6 {
            let body = json!({"mobile": mobile(n), "purpose": "newmobile"});
            me.post("/message", body).await.ok();
        }
        refused(&me.post("/message", json!({"mobile": mobile(9), "purpose": "newmobile"})).await);
    }
}
