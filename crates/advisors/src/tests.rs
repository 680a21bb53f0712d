//! The operations of the room on both engines.

use crate::{Manager, add_manager, routes};
use axum::http::Method;
use consents::Purpose;
use db::{Db, Migration, Tx, db_test, sql};
use identity::testing;
use serde_json::{Value, json};
use std::sync::LazyLock;
use wire::{App, testing::Client};

pub(crate) static ALL: LazyLock<Vec<Migration>> =
    LazyLock::new(|| [testing::migrations(), crate::MIGRATIONS.to_vec()].concat());

const QUERY: &str = "/manager/query";
pub(crate) const BIND: &str = "member/manager/bindCustManger";
pub(crate) const GRANT: &str = "member/manager/authorize";
const GRANTS: &str = "/proxy/api/v2/salesField/custAuth/get";
const DAY_MS: i64 = 86_400_000;

/// Two who serve, one who has left, one who is yet to come.
pub(crate) async fn managers(db: &Db) {
    let manager = |account: &str, name: &str, joined: &str, left: Option<&str>| Manager {
        account: account.to_owned(),
        name: name.to_owned(),
        licence_no: format!("P10{account}"),
        branch: "江汀营业部".to_owned(),
        phone: "400-000-0000".to_owned(),
        joined_on: joined.parse().unwrap(),
        left_on: left.map(|day| day.parse().unwrap()),
    };
    let all = [
        manager("JT1001", "宋知行", "2019-03-01", None),
        manager("JT1002", "陆安然", "2021-07-12", None),
        manager("JT1003", "何既白", "2018-01-08", Some("2026-06-30")),
        manager("JT1004", "季清和", "2027-01-04", None),
    ];
    db.write(async move |tx: &mut Tx| {
        for manager in &all {
            add_manager(tx, manager).await?;
        }
        Ok::<_, db::Error>(())
    })
    .await
    .unwrap();
}

/// A visitor, and customers 1 and 2.
async fn people(db: &Db) -> (App, Client, Client, Client) {
    managers(db).await;
    let app = testing::app(db.clone(), "2026-11-20T10:00:00+08:00").build();
    let visitor = Client::new(&app, vec![routes()]);
    let first = testing::customer(&app, 1).await;
    let second = testing::customer(&app, 2).await;
    let with = |token: &str| visitor.with_token(token);
    (app, visitor.clone(), with(&first.token), with(&second.token))
}

async fn granted(client: &Client) -> Value {
    client.send(Method::POST, GRANTS, Some(json!({}))).await.ok()
}

async fn mine(client: &Client) -> Value {
    client.get("/getMyManager", "").await.ok()
}

db_test! { &ALL;
    async fn a_manager_is_known_before_he_is_chosen(db: Db) {
        let (_, visitor, ..) = people(&db).await;
        let found = visitor.get(QUERY, "mgrAccount=%20jt1001%20").await.ok();
        let told = (&found["name"], &found["licenceNo"], &found["joinedOn"]);
        assert_eq!(told, (&json!("宋知行"), &json!("P10JT1001"), &json!("2019-03-01")));
    }

    async fn nothing_is_shown_without_the_customers_consent(db: Db) {
        managers(&db).await;
        let app = testing::app(db.clone(), "2026-11-20T10:00:00+08:00").build();
        let person = testing::customer(&app, 1).await;
        let me = Client::new(&app, vec![routes()]).with_token(&person.token);
        me.bff(BIND, json!({"mgrAccount": "JT1001"})).await.ok();
        let body =
            json!({"mgrAccount": "JT1001", "scope": "holdings", "untilOn": "2026-12-20"});
        me.bff(GRANT, body.clone()).await.ok();
        // Consents of before the ledger: whoever lets his manager see something.
        db.write(async |tx: &mut Tx| {
            tx.execute(sql!("DELETE FROM consents_entries WHERE purpose = 'adviser'")).await
        })
        .await
        .map_err(|error: db::Error| error)
        .unwrap();
        assert_eq!(me.bff(GRANT, body.clone()).await.code, 18001);
        for _ in 0..2 {
            crate::migrate_consents(&db, app.now()).await.unwrap();
        }
        me.bff(GRANT, body.clone()).await.ok();
        testing::withdraw(&app, &person, Purpose::Adviser).await;
        let cust_no = person.cust_no;
        let end = async move |tx: &mut Tx| crate::show_nothing(tx, cust_no, app.now()).await;
        db.write::<_, db::Error, _>(end).await.unwrap();
        assert_eq!(me.bff(GRANT, body).await.code, 18001);
        let scopes = granted(&me).await["scopes"].clone();
        let none = |scope: &Value| scope["untilOn"] == Value::Null;
        assert!(scopes.as_array().unwrap().iter().all(none), "{scopes}");
        // Taking something back needs no consent.
        let off = json!({"mgrAccount": "JT1001", "scope": "holdings"});
        me.bff(GRANT, off).await.ok();
    }

    async fn who_is_unknown_has_left_or_is_yet_to_come_is_refused_alike(db: Db) {
        let (_, visitor, first, _) = people(&db).await;
        let mut said = Vec::new();
        for account in ["JT9999", "JT1003", "JT1004", "", "%27%20OR%201%3D1"] {
            let reply = visitor.get(QUERY, &format!("mgrAccount={account}")).await;
            said.push((reply.code, reply.message));
        }
        for account in ["JT9999", "JT1003", "JT1004", ""] {
            let reply = first.bff(BIND, json!({"mgrAccount": account})).await;
            said.push((reply.code, reply.message));
        }
        assert!(said.iter().all(|one| *one == said[0]), "{said:?}");
        assert_eq!(said[0].0, 23001);
        assert_eq!(mine(&first).await["manager"], Value::Null);
    }

    async fn a_manager_is_chosen_once_and_is_the_customers_own(db: Db) {
        let (_, visitor, first, second) = people(&db).await;
        assert_eq!(visitor.bff(BIND, json!({"mgrAccount": "JT1001"})).await.http_status, 401);
        for _ in 0..2 {
            let bound = first.bff(BIND, json!({"mgrAccount": "JT1001"})).await.ok();
            let told = (&bound["manager"]["name"], &bound["boundOn"], &bound["changeableFrom"]);
            assert_eq!(told, (&json!("宋知行"), &json!("2026-11-20"), &json!("2026-12-20")));
            assert_eq!(bound["changeDays"], 30);
        }
        assert_eq!(mine(&second).await["manager"], Value::Null);
        let other = first.bff(BIND, json!({"mgrAccount": "JT1002"})).await;
        assert_eq!((other.code, other.message.contains("宋知行")), (23002, true));
        let twin = first.bff("member/manager/queryCustMangerInfo", json!({})).await.ok();
        assert_eq!(twin, mine(&first).await);
    }

    async fn another_is_chosen_with_a_reason_some_weeks_later(db: Db) {
        let (app, _, first, _) = people(&db).await;
        let change = |account: &str, reason: &str| {
            let (first, body) = (first.clone(), json!({"mgrAccount": account, "reason": reason}));
            async move { first.post("/manager/update", body).await }
        };
        assert_eq!(change("JT1002", "搬家").await.code, 23003);
        first.bff(BIND, json!({"mgrAccount": "JT1001"})).await.ok();
        assert_eq!(change("JT1001", "搬家").await.code, 23004);
        assert_eq!(change("JT1003", "搬家").await.code, 23001);
        assert_eq!(change("JT1002", "  ").await.code, 23006);
        let early = change("JT1002", "搬家").await;
        assert_eq!((early.code, early.message.contains("2026-12-20起")), (23005, true));
        app.clock().shift_ms(29 * DAY_MS);
        assert_eq!(change("JT1002", "搬家").await.code, 23005);
        app.clock().shift_ms(DAY_MS);
        assert_eq!(change("JT1002", "搬家").await.ok()["manager"]["name"], "陆安然");
        // The next change waits as long, by the twin too.
        let back = json!({"mgrAccount": "JT1001", "reason": "搬回来了"});
        let again = first.post("/changeowner", back).await;
        assert_eq!(again.code, 23005);
    }

    async fn whose_manager_has_left_need_not_wait(db: Db) {
        let (_, _, first, _) = people(&db).await;
        first.bff(BIND, json!({"mgrAccount": "JT1001"})).await.ok();
        let asked = json!({"mgrAccount": "JT1001", "scope": "orders", "untilOn": "2026-12-31"});
        first.bff(GRANT, asked).await.ok();
        let left = Manager {
            account: "JT1001".to_owned(),
            name: "宋知行".to_owned(),
            licence_no: String::new(),
            branch: String::new(),
            phone: String::new(),
            joined_on: "2019-03-01".parse().unwrap(),
            left_on: Some("2026-11-19".parse().unwrap()),
        };
        db.write(async move |tx: &mut Tx| add_manager(tx, &left).await).await.unwrap();
        let bound = mine(&first).await;
        assert_eq!(bound["hasLeft"], true);
        assert_eq!(bound["changeableFrom"], "2026-11-20");
        // He sees nothing any more, and can be let see nothing.
        let shown = granted(&first).await;
        assert_eq!(given(&shown), [None, None, None]);
        let asked = json!({"mgrAccount": "JT1001", "scope": "orders", "untilOn": "2026-12-31"});
        assert_eq!(first.bff(GRANT, asked).await.code, 23003);
        let body = json!({"mgrAccount": "JT1002", "reason": "已离职"});
        assert_eq!(first.post("/changeowner", body).await.ok()["manager"]["name"], "陆安然");
    }

    async fn what_he_may_see_is_said_by_scope_and_ends_at_once(db: Db) {
        let (app, _, first, second) = people(&db).await;
        let until = json!({"mgrAccount": "JT1001", "scope": "holdings", "untilOn": "2026-12-31"});
        assert_eq!(first.bff(GRANT, until.clone()).await.code, 23003);
        first.bff(BIND, json!({"mgrAccount": "JT1001"})).await.ok();
        assert_eq!(given(&granted(&first).await), [None, None, None]);
        for _ in 0..2 {
            let shown = first.bff(GRANT, until.clone()).await.ok();
            assert_eq!(given(&shown), [Some("2026-12-31".to_owned()), None, None]);
        }
        assert_eq!(given(&granted(&second).await), [None, None, None]);
        for wrong in ["2026-11-19", "2027-11-21"] {
            let asked = json!({"mgrAccount": "JT1001", "scope": "orders", "untilOn": wrong});
            assert_eq!(first.bff(GRANT, asked).await.code, 23007);
        }
        let asked = json!({"mgrAccount": "JT1001", "scope": "orders", "untilOn": "2027-11-20"});
        assert_eq!(given(&first.bff(GRANT, asked).await.ok())[1], Some("2027-11-20".to_owned()));
        assert_eq!(first.bff(GRANT, json!({"scope": "all"})).await.code, 90002);
        let none = first.bff(GRANT, json!({"scope": "holdings"})).await.ok();
        assert_eq!(given(&none)[0], None);
        // A day that has passed ends it as well.
        app.clock().shift_ms(366 * DAY_MS);
        assert_eq!(given(&granted(&first).await), [None, None, None]);
    }

    async fn what_was_read_of_one_manager_is_not_given_to_another(db: Db) {
        let (app, _, first, _) = people(&db).await;
        first.bff(BIND, json!({"mgrAccount": "JT1001"})).await.ok();
        app.clock().shift_ms(30 * DAY_MS);
        let body = json!({"mgrAccount": "JT1002", "reason": "换城市了"});
        first.post("/manager/update", body).await.ok();
        let stale = json!({"mgrAccount": "JT1001", "scope": "profile", "untilOn": "2027-06-30"});
        assert_eq!(first.bff(GRANT, stale).await.code, 23008);
        let nameless = json!({"scope": "profile", "untilOn": "2027-06-30"});
        assert_eq!(first.bff(GRANT, nameless).await.code, 23008);
        assert_eq!(given(&granted(&first).await), [None, None, None]);
        // To end what is shown needs no name.
        first.bff(GRANT, json!({"scope": "profile"})).await.ok();
    }

    async fn what_is_granted_already_is_no_new_row_and_a_day_has_thirty(db: Db) {
        let (app, _, first, _) = people(&db).await;
        first.bff(BIND, json!({"mgrAccount": "JT1001"})).await.ok();
        let ask = |day: u32| {
            let until = format!("2026-12-{day:02}");
            json!({"mgrAccount": "JT1001", "scope": "holdings", "untilOn": until})
        };
        let off = json!({"scope": "holdings"});
        let rows = async || {
            let count = sql!("SELECT COUNT(*) AS count FROM advisors_grants");
            let read = async |tx: &mut Tx| tx.one::<(i64,)>(count).await;
            db.read::<_, db::Error, _>(read).await.unwrap().0
        };
        for _ in 0..3 {
            first.bff(GRANT, ask(1)).await.ok();
        }
        assert_eq!(rows().await, 1);
        for day in 2..=30 {
            first.bff(GRANT, ask(day)).await.ok();
        }
        let refused = first.bff(GRANT, ask(31)).await;
        assert_eq!((refused.code, &*refused.message), (23011, "今天已经授权30次，请明天再授权"));
        first.bff(GRANT, ask(30)).await.ok();
        let given_now = async || given(&granted(&first).await)[0].clone();
        assert_eq!(given_now().await.as_deref(), Some("2026-12-30"));
        first.bff(GRANT, off).await.ok();
        assert_eq!((given_now().await, rows().await), (None, 30));
        assert_eq!(first.bff(GRANT, ask(1)).await.code, 23011);
        app.clock().shift_ms(DAY_MS);
        first.bff(GRANT, ask(1)).await.ok();
    }

    async fn a_new_manager_sees_nothing_that_the_former_one_saw(db: Db) {
        let (app, _, first, _) = people(&db).await;
        first.bff(BIND, json!({"mgrAccount": "JT1001"})).await.ok();
        let asked = json!({"mgrAccount": "JT1001", "scope": "profile", "untilOn": "2027-06-30"});
        first.bff(GRANT, asked).await.ok();
        app.clock().shift_ms(30 * DAY_MS);
        let body = json!({"mgrAccount": "JT1002", "reason": "换城市了"});
        first.post("/manager/update", body).await.ok();
        let shown = granted(&first).await;
        assert_eq!((&shown["managerName"], given(&shown)), (&json!("陆安然"), [const { None }; 3]));
    }
}

/// Until when each scope is shown.
fn given(shown: &Value) -> [Option<String>; 3] {
    let scopes = shown["scopes"].as_array().unwrap();
    [0, 1, 2].map(|at| scopes[at]["untilOn"].as_str().map(str::to_owned))
}

#[test]
fn the_contract_is_fresh() {
    assert_eq!(wire::contract_fragment(&routes()).check(), Ok(()));
}

#[test]
fn all_statements_are_good() {
    assert_eq!(db::testing::check_statements(&ALL), Vec::<String>::new());
}
