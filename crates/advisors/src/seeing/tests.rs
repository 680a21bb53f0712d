//! A manager's app, what it sees, and what the customer reads of it.

use super::{SeenHolding, SeenProfile, Sights};
use crate::{
    routes,
    tests::{ALL, BIND, GRANT, managers},
};
use consents::{Looker, Purpose};
use db::{Db, Tx, db_test};
use identity::testing::{self, Person};
use kernel::{Fen, Nav, Shares};
use serde_json::{Value, json};
use wire::{
    App,
    testing::{Client, Reply},
};

const LIST: &str = "/advisor/customers";
const SEE: &str = "/advisor/customer";
const DAY_MS: i64 = 86_400_000;

/// As the application's, of other rooms' books.
const SIGHTS: Sights = Sights {
    name: |_, _, _| Box::pin(async { Ok("沈**".to_owned()) }),
    holdings: |_, _, _| {
        Box::pin(async {
            Ok(vec![SeenHolding {
                fund_code: "016823".parse().unwrap(),
                fund_name: "澄溪远见成长混合A".to_owned(),
                shares: Shares::from_units(12_345),
                nav: Nav::from_units(10_000_000),
                nav_day: None,
                value: Fen::from_units(12_345),
                total_profit: Fen::from_units(-99),
            }])
        })
    },
    orders: |_, _, _| Box::pin(async { Ok(Vec::new()) }),
    profile: |_, _, _| Box::pin(async { Ok(SeenProfile::default()) }),
};

/// The managers' app with its token, and a customer of JT1001.
struct Scene {
    app: App,
    /// Of the managers' app, without a session.
    client: Client,
    token: String,
    me: Client,
    person: Person,
}

async fn scene(db: Db) -> Scene {
    managers(&db).await;
    let app = testing::app(db, "2026-11-20T10:00:00+08:00").with(SIGHTS).build();
    let client = Client::new(&app, vec![routes(), identity::routes()]);
    let person = testing::customer(&app, 1).await;
    let me = client.with_token(&person.token);
    me.bff(BIND, json!({"mgrAccount": "JT1001"})).await.ok();
    let token = token(&client, "adviser", "advisor").await;
    Scene { app, client, token, me, person }
}

async fn token(client: &Client, name: &str, scope: &str) -> String {
    let asked = json!({"client": name, "secret": "abc", "scope": scope});
    let given = client.post("/oauth/clientApp", asked).await.ok();
    given["accessToken"].as_str().unwrap().to_owned()
}

impl Scene {
    async fn grant(&self, scope: &str, until: &str) {
        let body = json!({"mgrAccount": "JT1001", "scope": scope, "untilOn": until});
        self.me.bff(GRANT, body).await.ok();
    }

    async fn list(&self, account: &str) -> Reply {
        let body = json!({"accessToken": self.token, "mgrAccount": account});
        self.client.post(LIST, body).await
    }

    /// The customer as JT1001 names him.
    async fn customer(&self) -> String {
        let listed = self.list("JT1001").await.ok();
        listed["customers"][0]["customer"].as_str().unwrap().to_owned()
    }

    async fn see(&self, account: &str, customer: &str, scope: &str) -> Reply {
        let body = json!({
            "accessToken": self.token, "mgrAccount": account, "customer": customer,
            "scope": scope, "why": " 季度回访 ",
        });
        self.client.post(SEE, body).await
    }

    async fn looks(&self) -> Vec<(Looker, String, String, String)> {
        let cust_no = self.person.cust_no;
        let read = async move |tx: &mut Tx| consents::looks(tx, cust_no, None, 10).await;
        let looks = self.app.db().read::<_, db::Error, _>(read).await.unwrap();
        looks.into_iter().map(|look| (look.looker, look.who, look.what, look.why)).collect()
    }
}

db_test! { &ALL;
    async fn a_look_shows_what_was_granted_and_is_on_record(db: Db) {
        let scene = scene(db).await;
        assert_eq!(scene.list("JT1001").await.ok()["customers"], json!([]));
        scene.grant("holdings", "2026-12-31").await;
        let listed = scene.list("jt1001").await.ok();
        let one = &listed["customers"][0];
        let until = &one["scopes"][0]["untilOn"];
        assert_eq!((&one["name"], until), (&json!("沈**"), &json!("2026-12-31")));
        assert_eq!((one["scopes"].as_array().unwrap().len(), &listed["next"]), (1, &Value::Null));
        assert!(!listed.to_string().contains(&scene.person.cust_no.to_string()));
        // A list is no look: it says of whom there is something to see.
        assert_eq!(scene.looks().await, []);
        let customer = scene.customer().await;
        let seen = scene.see("JT1001", &customer, "holdings").await.ok();
        assert_eq!(seen["holdings"][0]["totalProfit"], "-0.99");
        assert_eq!((&seen["orders"], &seen["profile"]), (&Value::Null, &Value::Null));
        let look = (Looker::Manager, "宋知行".into(), "持仓和收益".into(), "季度回访".into());
        assert_eq!(scene.looks().await, [look]);
    }

    async fn the_server_of_the_managers_app_is_counted_by_itself_and_strangers_are_not(db: Db) {
        let mut scene = scene(db).await;
        scene.client = scene.client.with_peer("203.0.113.200");
        for n in 0..250 {
            assert_eq!(scene.list("JT1001").await.code, wire::SUCCESS, "{n}");
        }
        let good = std::mem::replace(&mut scene.token, "nobody's".to_owned());
        for n in 0..240 {
            let reply = match n % 2 {
                0 => scene.list("JT1001").await,
                _ => scene.see("JT1001", "1", "holdings").await,
            };
            assert_eq!(reply.code, 11034, "{n}: {}", reply.message);
        }
        assert_eq!(scene.list("JT1001").await.code, 90429);
        assert_eq!(scene.see("JT1001", "1", "holdings").await.code, 90429);
        scene.token = good;
        scene.list("JT1001").await.ok();
    }

    async fn what_is_not_granted_to_this_manager_today_does_not_exist(db: Db) {
        let scene = scene(db).await;
        scene.grant("holdings", "2026-12-31").await;
        let customer = scene.customer().await;
        for (account, customer, scope) in [
            ("JT1001", &*customer, "orders"),
            ("JT1002", &*customer, "holdings"),
            ("JT1001", "1", "holdings"),
        ] {
            assert_eq!(scene.see(account, customer, scope).await.code, 23009, "{account} {scope}");
        }
        assert_eq!(scene.list("JT1002").await.ok()["customers"], json!([]));
        // Who has left asks for nobody.
        assert_eq!(scene.see("JT1003", &customer, "holdings").await.code, 23001);
        let wordless = ["  ", "……", "❤\u{fe0f}"].map(|why| (why, 23010));
        for (why, code) in wordless.into_iter().chain([("\u{3164}", 90002)]) {
            let why = json!({
                "accessToken": scene.token, "mgrAccount": "JT1001", "customer": customer,
                "scope": "holdings", "why": why,
            });
            assert_eq!(scene.client.post(SEE, why).await.code, code);
        }
        assert_eq!(scene.looks().await, []);
        // Its last day, and the day after.
        scene.app.clock().shift_ms(41 * DAY_MS);
        scene.see("JT1001", &customer, "holdings").await.ok();
        scene.app.clock().shift_ms(DAY_MS);
        assert_eq!(scene.see("JT1001", &customer, "holdings").await.code, 23009);
        assert_eq!(scene.list("JT1001").await.ok()["customers"], json!([]));
    }

    async fn withdrawing_the_consent_ends_it_at_once(db: Db) {
        let scene = scene(db).await;
        scene.grant("profile", "2026-12-31").await;
        let customer = scene.customer().await;
        scene.see("JT1001", &customer, "profile").await.ok();
        testing::withdraw(&scene.app, &scene.person, Purpose::Adviser).await;
        assert_eq!(scene.see("JT1001", &customer, "profile").await.code, 23009);
        assert_eq!(scene.list("JT1001").await.ok()["customers"], json!([]));
    }

    async fn only_the_managers_app_sees_and_only_with_its_token(db: Db) {
        let mut scene = scene(db).await;
        scene.grant("profile", "2026-12-31").await;
        let customer = scene.customer().await;
        let wide = json!({"client": "live", "secret": "abc", "scope": "advisor"});
        assert_eq!(scene.client.post("/oauth/clientApp", wide).await.code, 11032);
        // Neither a token without the scope, nor a session, nor one that is over.
        let narrow = token(&scene.client, "adviser", "app").await;
        for token in [narrow, scene.person.token.clone(), "0".repeat(64)] {
            scene.token = token;
            assert_eq!(scene.see("JT1001", &customer, "profile").await.code, 11034);
            assert_eq!(scene.list("JT1001").await.code, 11034);
        }
        scene.token = token(&scene.client, "adviser", "advisor").await;
        scene.see("JT1001", &customer, "profile").await.ok();
        scene.app.clock().shift_ms(DAY_MS);
        assert_eq!(scene.looks().await.len(), 1);
    }
}
