//! WeChat: authorised, bound, logged in by, unbound.

use super::{CERTIFICATE, NOW, OTHER_PHONE, PHONE, code, later, note_certificate, register, start};
use crate::{
    store,
    testing::{self, app, customer, mobile, unlock},
};
use db::{Db, Tx, db_test};
use kernel::OpenId;
use partners::simulator::WeChat;
use serde_json::{Value, json};
use wire::{App, testing::Client};

const PAGE: &str = "https://m.tael.test/my?from=menu#top";
const HERS: &str = "oX4-lin";

/// The state in the address that somebody is sent to.
async fn state(client: &Client) -> String {
    let sent = client.post("/wechat/begin", json!({"url": PAGE})).await.ok();
    let url = sent["authoriseUrl"].as_str().unwrap().to_owned();
    assert!(url.contains("https%3A%2F%2Fm.tael.test%2Fbind&"), "{url}");
    url.split_once("state=").unwrap().1.to_owned()
}

async fn authorise(app: &App, open_id: &str) -> String {
    app.get::<WeChat>().authorise(&open_id.parse().unwrap()).await.unwrap()
}

/// What WeChat leads back with, for somebody who asks on a client's device.
async fn came_back(app: &App, client: &Client, open_id: &str) -> Value {
    let state = state(client).await;
    let code = authorise(app, open_id).await;
    json!({"requestData": format!("?code={code}&state={state}")})
}

async fn key(app: &App, client: &Client, open_id: &str) -> Value {
    let back = came_back(app, client, open_id).await;
    client.post("/prebind", back).await.ok()["sessionkey"].clone()
}

/// Binds a WeChat to mobile `n` as a visitor does.
async fn bind(app: &App, client: &Client, n: u32, open_id: &str) -> wire::testing::Reply {
    let key = key(app, client, open_id).await;
    let code = code(app, client, n, "bind").await;
    let data = json!({"sessionkey": key, "mobile": mobile(n), "code": code});
    client.post("/bind", json!({"data": data})).await
}

async fn bound(app: &App, open_id: &str) -> Option<kernel::CustNo> {
    let open_id: OpenId = open_id.parse().unwrap();
    let read = async move |tx: &mut Tx| store::customer_of(tx, &open_id).await;
    app.db().read(read).await.unwrap()
}

db_test! { &testing::migrations();
    async fn a_visitor_binds_by_a_code_and_is_let_in(db: Db) {
        let (app, client) = start(db);
        let client = client.with_header("x-device", PHONE);
        let person = customer(&app, 1).await;
        let back = came_back(&app, &client, HERS).await;
        let asked = client.post("/prebind", back).await.ok();
        assert_eq!((&asked["needValidate"], &asked["mobile"]), (&json!(false), &json!("")));
        let code = code(&app, &client, 1, "bind").await;
        let of = |code: &str| {
            json!({"data": {"sessionkey": asked["sessionkey"], "mobile": mobile(1), "code": code}})
        };
        let wrong = if code == "000000" { "111111" } else { "000000" };
        assert_eq!(client.post("/bind", of(wrong)).await.code, 11001);
        let entered = client.post("/bind", of(&code)).await.ok();
        assert_eq!(bound(&app, HERS).await, Some(person.cust_no));
        let me = client.with_token(entered["token"].as_str().unwrap());
        let overview = me.get("/security/overview", "").await.ok();
        assert!(overview["wechatBoundAt"].is_string());
        // The key is used up, and so is the code.
        assert_eq!(client.post("/bind", of(&code)).await.code, 11011);
        let logins = me.get("/security/logins", "").await.ok();
        assert_eq!(logins["list"][0]["way"], "wechat", "{logins}");
    }

    async fn nobody_is_bound_by_what_another_device_asked_for_or_by_a_code_that_was_used(db: Db) {
        let (app, client) = start(db);
        let (hers, his) =
            (client.with_header("x-device", PHONE), client.with_header("x-device", OTHER_PHONE));
        // A link with his code, which she shall open.
        let back = came_back(&app, &his, "oX4-mallory").await;
        assert_eq!(hers.post("/prebind", back.clone()).await.code, 10004);
        // Nothing of it is used up for who asked.
        let key = his.post("/prebind", back.clone()).await.ok()["sessionkey"].clone();
        assert_eq!(his.post("/prebind", back).await.code, 10004);
        // Nor does the key open anything elsewhere.
        customer(&app, 1).await;
        let code = code(&app, &hers, 1, "bind").await;
        let data = json!({"sessionkey": key, "mobile": mobile(1), "code": code});
        assert_eq!(hers.post("/bind", json!({"data": data})).await.code, 11011);
        for back in ["", "code=x", "state=y", "code=x&state=y"] {
            assert_eq!(his.post("/prebind", json!({"requestData": back})).await.code, 10004);
        }
        // A code that WeChat never gave.
        let state = state(&his).await;
        let made_up = json!({"requestData": format!("code=c0123&state={state}")});
        assert_eq!(his.post("/prebind", made_up).await.code, 10004);
        assert_eq!(bound(&app, "oX4-mallory").await, None);
    }

    async fn an_authorisation_ends(db: Db) {
        let (app, client) = start(db);
        let back = came_back(&app, &client, HERS).await;
        let (app, client) = later(&app, 11 * 60_000);
        assert_eq!(client.post("/prebind", back).await.code, 10004);
        let back = came_back(&app, &client, HERS).await;
        let key = client.post("/prebind", back).await.ok()["sessionkey"].clone();
        let (app, client) = later(&app, 11 * 60_000);
        customer(&app, 1).await;
        let code = code(&app, &client, 1, "bind").await;
        let data = json!({"sessionkey": key, "mobile": mobile(1), "code": code});
        assert_eq!(client.post("/bind", json!({"data": data})).await.code, 11011);
    }

    async fn one_wechat_is_of_one_customer_and_one_customer_has_one(db: Db) {
        let (app, client) = start(db);
        let person = customer(&app, 1).await;
        customer(&app, 2).await;
        bind(&app, &client, 1, HERS).await.ok();
        // Whoever has it sees whose it is.
        let back = came_back(&app, &client, HERS).await;
        let asked = client.post("/prebind", back).await.ok();
        let shown = (&asked["needValidate"], &asked["mobile"]);
        assert_eq!(shown, (&json!(true), &json!(mobile(1).masked())));
        assert_eq!(bind(&app, &client, 2, HERS).await.code, 10004);
        let (app, client) = later(&app, 61_000);
        assert_eq!(bind(&app, &client, 1, "oX4-other").await.code, 11025);
        assert_eq!(bind(&app, &client, 9, "oX4-ninth").await.code, 11006);
        let me = client.with_token(&person.token);
        let back = came_back(&app, &me, "oX4-other").await;
        assert_eq!(me.post("/prebind", back).await.ok()["needValidate"], true);
        assert_eq!(bound(&app, HERS).await, Some(person.cust_no));
    }

    async fn two_who_bind_one_wechat_at_once_are_one(db: Db) {
        let (app, client) = start(db);
        let (one, two) = (customer(&app, 1).await, customer(&app, 2).await);
        unlock(&app, &one.token).await;
        unlock(&app, &two.token).await;
        let (first, second) = (client.with_token(&one.token), client.with_token(&two.token));
        let keys = [key(&app, &first, HERS).await, key(&app, &second, HERS).await];
        let (a, b) = tokio::join!(
            first.post("/bindwechat", json!({"sessionkey": keys[0]})),
            second.post("/bindwechat", json!({"sessionkey": keys[1]})),
        );
        let mut codes = [a.code, b.code];
        codes.sort_unstable();
        assert_eq!(codes, [10000, 10004]);
        assert!(bound(&app, HERS).await.is_some());
    }

    async fn a_customer_binds_and_unbinds_with_the_password_and_is_told(db: Db) {
        let app = app(db, NOW).build();
        let client = Client::new(&app, vec![crate::routes(), messages::routes()]);
        let person = customer(&app, 1).await;
        let me = client.with_token(&person.token);
        let key = key(&app, &me, HERS).await;
        assert_eq!(me.post("/bindwechat", json!({"sessionkey": key})).await.code, 12021);
        assert_eq!(me.post("/unbind", json!({})).await.code, 12021);
        unlock(&app, &person.token).await;
        assert_eq!(me.post("/unbind", json!({})).await.code, 11027);
        me.post("/bindwechat", json!({"sessionkey": key})).await.ok();
        assert_eq!(bound(&app, HERS).await, Some(person.cust_no));
        me.post("/unbind", json!({})).await.ok();
        assert_eq!(bound(&app, HERS).await, None);
        assert_eq!(me.get("/security/overview", "").await.http_status, 401);
        let again = testing::log_in(&app, person.cust_no).await;
        let told = client.with_token(&again).bff("member/aim/messages", json!({})).await.ok();
        let titles: Vec<&str> =
            told["list"].as_array().unwrap().iter().filter_map(|m| m["title"].as_str()).collect();
        for title in ["微信绑定好了", "微信解绑了"] {
            assert!(titles.contains(&title), "{titles:?}");
        }
        // It is free again.
        assert_eq!(bind(&app, &client, 1, HERS).await.code, 10000);
    }

    async fn a_customer_logs_in_by_wechat_once_the_mobile_is_verified(db: Db) {
        let (app, client) = start(db);
        register(&app, &client, 1).await;
        register(&app, &client, 2).await;
        bind(&app, &client, 1, HERS).await.ok();
        let back = came_back(&app, &client, HERS).await;
        let known = client.post("/fwh/verify", back).await.ok();
        let shown = (&known["bound"], &known["mobile"]);
        assert_eq!(shown, (&json!(true), &json!(mobile(1).masked())));
        let of = |n: u32, code: &str| {
            json!({"sessionkey": known["sessionkey"], "mobile": mobile(n), "code": code})
        };
        // Another customer's mobile, though the code is his.
        let other = code(&app, &client, 2, "login").await;
        assert_eq!(client.post("/wcloginverifymobile", of(2, &other)).await.code, 11026);
        let own = code(&app, &client, 1, "login").await;
        let entered = client.post("/wcloginverifymobile", of(1, &own)).await.ok();
        assert!(entered["token"].is_string());
        let stranger = came_back(&app, &client, "oX4-nobody").await;
        let unknown = client.post("/fwh/verify", stranger).await.ok();
        assert_eq!((&unknown["bound"], &unknown["mobile"]), (&json!(false), &json!("")));
    }

    async fn a_code_alone_neither_binds_nor_enters_where_the_certificate_is_asked_for(db: Db) {
        let (app, client) = start(db);
        let person = customer(&app, 1).await;
        note_certificate(&app, &person).await;
        // Who has her number sent to his own phone.
        let his = client.with_header("x-device", OTHER_PHONE);
        let asked = bind(&app, &his, 1, "oX4-mallory").await.ok();
        assert_eq!((&asked["needValidate"], &asked["token"]), (&json!(true), &Value::Null));
        assert_eq!(bound(&app, "oX4-mallory").await, None);
        let right = json!({"certNo": CERTIFICATE, "sessionkey": asked["sessionkey"]});
        let entered = his.post("/loginverifycert", right).await.ok();
        assert!(entered["token"].is_string(), "who knows the certificate is in, and may bind then");
    }

    async fn a_silent_wechat_is_no_refusal_of_the_person(db: Db) {
        let (app, client) = start(db);
        let back = came_back(&app, &client, "oX4-902").await;
        assert_eq!(client.post("/prebind", back).await.code, 11028);
        let late = came_back(&app, &client, "oX4-903").await;
        client.post("/prebind", late).await.ok();
    }

    async fn only_own_pages_are_signed_and_by_one_ticket(db: Db) {
        let (app, client) = start(db.clone());
        let ask = json!({"url": "https://m.tael.test/funddetail?fundCode=016823#top",
            "jsApiList": ["updateAppMessageShareData"], "debug": "0"});
        let signed = client.post("/jsconfig", ask.clone()).await.ok();
        assert_eq!(signed["jsApiList"], json!(["updateAppMessageShareData"]));
        assert_eq!(signed["signature"].as_str().unwrap().len(), 40);
        for (field, wrong) in [
            ("url", json!("https://evil.com/m.tael.test")),
            ("url", json!("https://m.tael.test@evil.com/")),
            ("jsApiList", json!(["<script>"])),
        ] {
            let mut asked = ask.clone();
            asked[field] = wrong;
            assert_eq!(client.post("/jsconfig", asked).await.code, 90002);
        }
        let evil = json!({"url": "https://evil.com/"});
        assert_eq!(client.post("/wechat/begin", evil).await.code, 90002);
        assert_eq!(app.get::<WeChat>().tickets_given(), 1);
    }

    async fn many_servers_fetch_one_ticket(db: Db) {
        let (app, client) = start(db.clone());
        let other = testing::app(db, NOW).with(app.get::<WeChat>().clone()).with(partners_of(&app));
        let other = Client::new(&other.build(), vec![crate::routes()]);
        let ask = json!({"url": "https://m.tael.test/", "jsApiList": []});
        let asks = (0..20).map(|n| {
            let client = if n % 2 == 0 { client.clone() } else { other.clone() };
            let ask = ask.clone();
            tokio::spawn(async move { client.post("/jsconfig", ask).await.code })
        });
        for asked in asks.collect::<Vec<_>>() {
            assert_eq!(asked.await.unwrap(), 10000);
        }
        assert_eq!(app.get::<WeChat>().tickets_given(), 1);
    }

    async fn a_server_that_died_while_it_fetched_holds_nobody_up_for_long(db: Db) {
        let (app, client) = start(db);
        let claimed = app.clock().unmoved().add_ms(10_000);
        let claim = async move |tx: &mut Tx| {
            let row = store::TicketRow {
                app_id: "wx-tael-demo".to_owned(),
                expires_at: kernel::Instant::from_ms(0),
                fetched_until: claimed,
                ticket: None,
            };
            store::put_wechat_ticket(tx, &row).await
        };
        app.db().write(claim).await.unwrap();
        let ask = json!({"url": "https://m.tael.test/", "jsApiList": []});
        assert_eq!(client.post("/jsconfig", ask.clone()).await.code, 11028);
        let (app, client) = later(&app, 11_000);
        client.post("/jsconfig", ask).await.ok();
        assert_eq!(app.get::<WeChat>().tickets_given(), 1);
    }

    async fn a_ticket_is_fetched_again_before_it_ends_and_after_a_silence(db: Db) {
        let (app, client) = start(db);
        let wechat = app.get::<WeChat>().clone();
        let ask = json!({"url": "https://m.tael.test/", "jsApiList": []});
        wechat.be_silent(1);
        assert_eq!(client.post("/jsconfig", ask.clone()).await.code, 11028);
        client.post("/jsconfig", ask.clone()).await.ok();
        let partners = partners_of(&app);
        let at = |ms: i64| {
            let now = app.clock().unmoved().add_ms(ms).to_string();
            let app = testing::app(app.db().clone(), &now).with(partners.clone()).build();
            Client::new(&app, vec![crate::routes()])
        };
        at(110 * 60_000).post("/jsconfig", ask.clone()).await.ok();
        assert_eq!(wechat.tickets_given(), 1);
        at(116 * 60_000).post("/jsconfig", ask).await.ok();
        assert_eq!(wechat.tickets_given(), 2);
    }
}

fn partners_of(app: &App) -> partners::Partners {
    app.get::<partners::Partners>().clone()
}
