//! Embedding apps: a customer goes to one, and it asks who that is.

use super::{NOW, later, start};
use crate::testing::{self, customer};
use db::{Db, db_test};
use serde_json::{Value, json};
use wire::testing::{Client, Reply};

const ROOM: &str = "https://live.tael.test/room/7?from=menu";
const SECRET: &str = "abc";

/// A code of somebody who goes to a page.
async fn code(client: &Client, page: &str) -> String {
    let to = client.post("/live/code", json!({"url": page})).await.ok()["to"].clone();
    let to = to.as_str().unwrap();
    assert!(to.starts_with(&format!("{}?", page.split('?').next().unwrap())), "{to}");
    to.split_once("code=").unwrap().1.to_owned()
}

async fn grant(client: &Client, app: &str, scope: &str, code: Option<&str>) -> Reply {
    let asked = json!({"client": app, "secret": SECRET, "scope": scope, "code": code});
    client.post("/oauth/clientApp", asked).await
}

async fn token(client: &Client, app: &str, code: &str) -> Value {
    grant(client, app, "profile", Some(code)).await.ok()["accessToken"].clone()
}

async fn who(client: &Client, token: &Value) -> Reply {
    client.post("/oauth/whoami", json!({"accessToken": token})).await
}

db_test! { &testing::migrations();
    async fn an_app_learns_who_came_and_no_more(db: Db) {
        let (app, client) = start(db);
        let person = customer(&app, 1).await;
        let me = client.with_token(&person.token);
        let target = client.get("/live/target", &format!("url={ROOM}")).await.ok();
        let shown = json!({"name": "合作方live", "origin": "https://live.tael.test"});
        assert_eq!(target, shown);
        // Of an app with several it is the one to which the customer goes.
        let query = "url=https://live.second.tael.test/room/7";
        let target = client.get("/live/target", query).await.ok();
        assert_eq!(target["origin"], "https://live.second.tael.test");
        let first = token(&client, "live", &code(&me, ROOM).await).await;
        let known = who(&client, &first).await.ok();
        assert_eq!((&known["client"], &known["mobile"]), (&json!("live"), &json!("138****0001")));
        let number = person.cust_no.to_string();
        assert!(!known.to_string().contains(&number), "{known}");
        // The same the next time, and another for another app.
        let second = token(&client, "live", &code(&me, ROOM).await).await;
        assert_eq!(who(&client, &second).await.ok()["subject"], known["subject"]);
        let elsewhere = code(&me, "https://show.tael.test/").await;
        let other = token(&client, "show", &elsewhere).await;
        assert_ne!(who(&client, &other).await.ok()["subject"], known["subject"]);
        // Each time an app learns who came, the customer can read it.
        let cust_no = person.cust_no;
        let read = async move |tx: &mut db::Tx| consents::looks(tx, cust_no, None, 10).await;
        let looks = app.db().read::<_, db::Error, _>(read).await.unwrap();
        let whom: Vec<&str> = looks.iter().map(|look| &*look.who).collect();
        assert_eq!(whom, ["合作方show", "合作方live", "合作方live"]);
        // It is no session.
        let as_app = client.with_token(first.as_str().unwrap());
        assert_eq!(as_app.get("/security/overview", "").await.http_status, 401);
    }

    async fn a_code_is_for_one_app_and_one_use(db: Db) {
        let (app, client) = start(db);
        let me = client.with_token(&customer(&app, 1).await.token);
        let given = code(&me, ROOM).await;
        assert_eq!(grant(&client, "show", "profile", Some(&given)).await.code, 11033);
        let token = token(&client, "live", &given).await;
        who(&client, &token).await.ok();
        // Who comes with it again may have stolen it: the first one's token ends, too.
        assert_eq!(grant(&client, "live", "profile", Some(&given)).await.code, 11033);
        assert_eq!(who(&client, &token).await.code, 11034);
        for code in [None, Some("c0123")] {
            assert_eq!(grant(&client, "live", "profile", code).await.code, 11033);
        }
        let again = code_of(&me).await;
        assert_eq!(grant(&client, "live", "app", Some(&again)).await.code, 11033);
    }

    async fn two_who_use_a_code_at_once_are_not_both_served(db: Db) {
        let (app, client) = start(db);
        let me = client.with_token(&customer(&app, 1).await.token);
        let given = code_of(&me).await;
        let (one, other) = tokio::join!(
            grant(&client, "live", "profile", Some(&given)),
            grant(&client, "live", "profile", Some(&given)),
        );
        let mut codes = [one.code, other.code];
        codes.sort_unstable();
        assert_eq!(codes, [wire::SUCCESS, 11033]);
    }

    async fn codes_and_tokens_are_short_and_end_with_the_session(db: Db) {
        let (app, client) = start(db);
        let person = customer(&app, 1).await;
        let me = client.with_token(&person.token);
        let (unused, used) = (code_of(&me).await, code_of(&me).await);
        let short = token(&client, "live", &used).await;
        let (_, late) = later(&app, 119_000);
        let other = code_of(&me).await;
        token(&late, "live", &other).await;
        let (_, late) = later(&app, 121_000);
        assert_eq!(grant(&late, "live", "profile", Some(&unused)).await.code, 11033);
        who(&late, &short).await.ok();
        let (_, later) = later(&app, 601_000);
        assert_eq!(who(&later, &short).await.code, 11034);
        let (token, waiting) = (token(&client, "live", &code_of(&me).await).await, code_of(&me));
        let waiting = waiting.await;
        me.post("/logout", json!({})).await.ok();
        assert_eq!(who(&client, &token).await.code, 11034);
        assert_eq!(grant(&client, "live", "profile", Some(&waiting)).await.code, 11033);
    }

    async fn who_agrees_no_more_is_told_to_nobody(db: Db) {
        let (app, client) = start(db);
        let person = customer(&app, 1).await;
        let me = client.with_token(&person.token);
        let first = token(&client, "live", &code(&me, ROOM).await).await;
        let waiting = code(&me, ROOM).await;
        who(&client, &first).await.ok();
        testing::withdraw(&app, &person, consents::Purpose::Partner).await;
        assert_ne!(who(&client, &first).await.code, 10000);
        assert_eq!(grant(&client, "live", "profile", Some(&waiting)).await.code, 11033);
        assert_eq!(me.post("/live/code", json!({"url": ROOM})).await.code, 18001);
    }

    async fn strangers_and_foreign_pages_get_nothing(db: Db) {
        let (app, client) = start(db);
        let me = client.with_token(&customer(&app, 1).await.token);
        for page in [
            "https://evil.com/", "http://live.tael.test/", "https://live.tael.test.evil.com/",
            "https://live.tael.test@evil.com/", "/my", "javascript:alert(1)",
        ] {
            let asked = json!({"url": page});
            assert_eq!(me.post("/live/code", asked).await.code, 11030, "{page}");
        }
        // An app that may know nobody is no place to say who one is.
        let asked = json!({"url": "https://adviser.tael.test/"});
        assert_eq!(me.post("/live/code", asked).await.code, 11030);
        assert_eq!(client.post("/live/code", json!({"url": ROOM})).await.http_status, 401);
        let wrong = [("live", "abd"), ("nobody", "abc")];
        for (name, secret) in wrong {
            let asked = json!({"client": name, "secret": secret, "scope": "app"});
            assert_eq!(client.post("/oauth/clientApp", asked).await.code, 11031);
        }
        assert_eq!(grant(&client, "adviser", "profile", Some("c")).await.code, 11032);
        assert_eq!(grant(&client, "adviser", "trade", None).await.code, 90002);
        let own = grant(&client, "adviser", "app", None).await.ok();
        assert_eq!((&own["scope"], &own["expiresIn"]), (&json!("app"), &json!(600)));
        let known = who(&client, &own["accessToken"]).await.ok();
        assert_eq!((&known["subject"], &known["mobile"]), (&Value::Null, &Value::Null));
    }

    async fn a_token_is_bound_to_its_host(db: Db) {
        let (app, client) = start(db);
        let me = client.with_token(&customer(&app, 1).await.token);
        let token = token(&client, "live", &code_of(&me).await).await;
        let from = |origin: &str| client.with_header("origin", origin);
        who(&from("https://live.tael.test"), &token).await.ok();
        for origin in ["https://show.tael.test", "https://evil.com", "null"] {
            assert_eq!(who(&from(origin), &token).await.code, 11034, "{origin}");
        }
    }

    async fn what_expired_is_deleted_in_time(db: Db) {
        let (app, client) = start(db);
        let me = client.with_token(&customer(&app, 1).await.token);
        token(&client, "live", &code_of(&me).await).await;
        let wall: kernel::Instant = NOW.parse().unwrap();
        let purged = async |days: i64| {
            let at = wall.add_ms(days * 86_400_000);
            let purge = async move |tx: &mut db::Tx| crate::purge(tx, at, at.day(), 100).await;
            app.db().write(purge).await.unwrap()
        };
        assert_eq!(purged(0).await, 0);
        // The code and the token; the session is good for longer.
        assert_eq!(purged(8).await, 2);
    }
}

async fn code_of(client: &Client) -> String {
    code(client, ROOM).await
}
