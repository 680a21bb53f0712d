//! The operations of the room on both engines.

mod booking;
mod verifying;
mod voucher_ends;
mod vouchers;

use crate::{Activity, Audience, OPENED, add_activity, routes};
use accounts::testing::{Person, opened};
use axum::http::Method;
use db::{Db, Migration, Tx, db_test};
use identity::testing;
use kernel::Instant;
use serde_json::{Value, json};
use std::sync::LazyLock;
use wire::{App, testing::Client};

pub(crate) static ALL: LazyLock<Vec<Migration>> =
    LazyLock::new(|| [orders::testing::migrations(), crate::MIGRATIONS.to_vec()].concat());

const SIGN_IN: &str = "member/jiadou/signIn";
const READ: &str = "member/jiadou/read";
const BUY: &str = "member/jiadou/buyLesson";
const LESSON: &str = "member/jiadou/lesson";
const DETAIL: &str = "/proxy/api/v3/activity/mp/activity/detail";
const DAY_MS: i64 = 86_400_000;

pub(crate) struct People {
    pub app: App,
    pub visitor: Client,
    pub first: Client,
    pub second: Client,
    pub person: Person,
}

/// Customer 1 has an account, customer 2 has none.
pub(crate) async fn people(db: &Db) -> People {
    let app = testing::app(db.clone(), "2026-11-20T10:00:00+08:00")
        .with(OPENED)
        .with(content::Shelf::shipped())
        .build();
    let visitor = Client::new(&app, vec![routes(), accounts::routes()]);
    let person = opened(&app, 1).await;
    let second = testing::customer(&app, 2).await;
    let with = |token: &str| visitor.with_token(token);
    let (first, second) = (with(&person.token), with(&second.token));
    People { app, visitor: visitor.clone(), first, second, person }
}

pub(crate) async fn mine(client: &Client) -> Value {
    client.get("/getJiadouInfo", "").await.ok()
}

/// Signs in on so many days, one after another.
pub(crate) async fn sign_in_days(app: &App, client: &Client, days: usize) {
    for day in 0..days {
        if day > 0 {
            app.clock().shift_ms(DAY_MS);
        }
        assert_eq!(client.bff(SIGN_IN, json!({})).await.ok()["earned"], 5);
    }
}

/// Dates a figure anew.
async fn set(db: &Db, name: &'static str, from: &'static str, value: i64) {
    let set = async move |tx: &mut Tx| {
        tx.execute(db::sql!(
            "INSERT INTO rewards_parameters (name, valid_from, value) VALUES ($1, $2, $3)",
            name,
            from,
            value
        ))
        .await
    };
    db.write::<_, db::Error, _>(set).await.unwrap();
}

db_test! { &ALL;
    async fn signing_in_earns_once_a_day(db: Db) {
        let People { app, visitor, first, second, .. } = people(&db).await;
        assert_eq!(visitor.bff(SIGN_IN, json!({})).await.http_status, 401);
        assert_eq!(first.bff(SIGN_IN, json!({})).await.ok(), json!({"earned": 5, "available": 5}));
        assert_eq!(first.bff(SIGN_IN, json!({})).await.ok(), json!({"earned": 0, "available": 5}));
        assert_eq!(mine(&first).await["today"]["isSignedIn"], true);
        assert_eq!(mine(&second).await["available"], 0);
        app.clock().shift_ms(DAY_MS);
        assert_eq!(mine(&first).await["today"]["isSignedIn"], false);
        assert_eq!(first.bff(SIGN_IN, json!({})).await.ok(), json!({"earned": 5, "available": 10}));
        let shown = mine(&first).await;
        assert_eq!(shown["ending"], json!({"points": 5, "lastOn": "2027-11-20"}));
        assert_eq!(shown["list"][0]["kindName"], "每日签到");
    }

    async fn reading_earns_once_a_text_and_a_few_times_a_day(db: Db) {
        let People { app, first, .. } = people(&db).await;
        let read = async |key: &str| first.bff(READ, json!({"key": key})).await;
        assert_eq!(read("drawdown").await.ok()["earned"], 10);
        assert_eq!(read("drawdown").await.ok()["earned"], 0);
        assert_eq!(read("fee-2026").await.ok()["earned"], 10);
        assert_eq!(read("redeem-fee").await.ok(), json!({"earned": 0, "available": 20}));
        let today = &mine(&first).await["today"];
        assert_eq!((&today["readingCount"], &today["readingDayLimit"]), (&json!(2), &json!(2)));
        app.clock().shift_ms(DAY_MS);
        assert_eq!(read("drawdown").await.ok()["earned"], 0, "again on another day");
        assert_eq!(read("redeem-fee").await.ok()["earned"], 10);
        for nothing in ["nowhere", "privacy", "spring-2026", ""] {
            assert_eq!(read(nothing).await.code, 90404, "{nothing}");
        }
        assert_eq!(first.bff(READ, json!({})).await.code, 90002);
    }

    async fn figures_are_those_of_the_day(db: Db) {
        let People { app, first, visitor, .. } = people(&db).await;
        set(&db, "sign_in_points", "2026-11-21", 8).await;
        let rules = async || visitor.bff("member/jiadou/rules", json!({})).await.ok();
        assert_eq!(rules().await["signInPoints"], 5);
        assert_eq!(first.bff(SIGN_IN, json!({})).await.ok()["earned"], 5);
        app.clock().shift_ms(DAY_MS);
        assert_eq!(rules().await["signInPoints"], 8);
        assert_eq!(first.bff(SIGN_IN, json!({})).await.ok()["earned"], 8);
    }

    async fn a_lesson_is_bought_once_and_read_by_who_has_it(db: Db) {
        let People { app, first, second, .. } = people(&db).await;
        let lesson = json!({"lessonId": "fees"});
        let buy = async |points: i64| {
            first.bff(BUY, json!({"lessonId": "fees", "points": points})).await
        };
        sign_in_days(&app, &first, 11).await;
        let few = buy(60).await;
        assert_eq!((few.code, few.message.contains("55")), (27001, true), "{}", few.message);
        assert_eq!(first.bff(LESSON, lesson.clone()).await.code, 27003);
        app.clock().shift_ms(DAY_MS);
        sign_in_days(&app, &first, 2).await;
        assert_eq!(buy(50).await.code, 27002, "another price than was read");
        for _ in 0..2 {
            let offered = buy(60).await.ok();
            assert_eq!((&offered["available"], &offered["list"][1]["isBought"]),
                (&json!(5), &json!(true)));
        }
        let text = first.bff(LESSON, lesson.clone()).await.ok();
        assert!(text["text"].as_str().unwrap().contains("申购费"));
        assert_eq!(second.bff(LESSON, lesson).await.code, 27003);
        let nothing = json!({"lessonId": "none", "points": 60});
        assert_eq!(first.bff(BUY, nothing).await.code, 90404);
        let shown = mine(&first).await;
        let figures = ["earned", "used", "available"].map(|name| shown[name].as_i64().unwrap());
        assert_eq!(figures, [65, 60, 5]);
        assert_eq!(shown["list"][0]["points"], -60);
        // The days that ended first were taken first: what is left is the last one's.
        assert_eq!(shown["ending"]["lastOn"], "2027-12-02");
        let twin = first.post("/getSupportConvertJiaDou", json!({})).await.ok();
        assert_eq!(twin["list"][1]["isBought"], true);
    }

    async fn records_come_in_pages_and_are_the_customers_own(db: Db) {
        let People { app, first, second, .. } = people(&db).await;
        sign_in_days(&app, &first, 5).await;
        let page = async |client: &Client, query: String| {
            client.get("/getJiadouInfo", &query).await.ok()
        };
        let one = page(&first, "pageSize=3".to_owned()).await;
        assert_eq!((one["list"].as_array().unwrap().len(), &one["hasMore"]), (3, &json!(true)));
        let last = one["list"][2]["recordId"].as_str().unwrap();
        let rest = page(&first, format!("pageSize=3&after={last}")).await;
        assert_eq!((rest["list"].as_array().unwrap().len(), &rest["hasMore"]), (2, &json!(false)));
        let theirs = page(&second, format!("after={last}")).await;
        assert_eq!(theirs["list"], json!([]));
        assert_eq!(second.get("/getJiadouInfo", "after=x").await.code, 90002);
    }

    async fn activities_are_listed_while_they_run_for_whom_they_are(db: Db) {
        let People { app, visitor, first, second, .. } = people(&db).await;
        let all = [
            ("all", Audience::Everyone, "2026-11-01", "2026-11-20"),
            ("new", Audience::Newcomers, "2026-11-20", "2026-12-31"),
            ("open", Audience::Opened, "2026-11-01", "2026-12-30"),
            ("later", Audience::Everyone, "2026-11-21", "2026-12-31"),
            ("over", Audience::Everyone, "2026-10-01", "2026-11-19"),
        ];
        for (id, audience, first_on, last_on) in all {
            let activity = Activity {
                activity_id: id.to_owned(),
                title: format!("活动{id}"),
                summary: "一句话".to_owned(),
                body: "## 说明".to_owned(),
                audience,
                first_on: first_on.parse().unwrap(),
                last_on: last_on.parse().unwrap(),
            };
            let add = async move |tx: &mut Tx| add_activity(tx, &activity).await;
            db.write(add).await.unwrap();
        }
        let listed = async |client: &Client| {
            let answer = client.get("/activity/activityActList", "").await.ok();
            let list = answer["list"].as_array().unwrap().clone();
            let id = |one: &Value| one["activityId"].as_str().unwrap().to_owned();
            list.iter().map(id).collect::<Vec<_>>()
        };
        assert_eq!(listed(&visitor).await, ["all", "new"]);
        assert_eq!(listed(&second).await, ["all", "new"]);
        assert_eq!(listed(&first).await, ["all", "open"]);
        let detail = async |id: &str| {
            visitor.send(Method::POST, DETAIL, Some(json!({"activityId": id}))).await
        };
        assert_eq!(detail("open").await.ok()["text"], "## 说明");
        assert_eq!(detail("over").await.ok()["hasEnded"], true);
        let unknown = detail("none").await;
        let later = detail("later").await;
        assert_eq!((unknown.code, &unknown.message), (90404, &later.message));
        app.clock().shift_ms(DAY_MS);
        assert_eq!(listed(&visitor).await, ["later", "new"]);
        assert_eq!(detail("later").await.ok()["hasEnded"], false);
    }
}

/// A moment of the tests' day.
pub(crate) fn at(text: &str) -> Instant {
    text.parse().unwrap()
}

#[test]
fn the_contract_is_fresh() {
    assert_eq!(wire::contract_fragment(&routes()).check(), Ok(()));
}

#[test]
fn all_statements_are_good() {
    // The statements of the rooms below are linked into this test too.
    let all = [ALL.clone(), content::MIGRATIONS.to_vec()].concat();
    assert_eq!(db::testing::check_statements(&all), Vec::<String>::new());
}
