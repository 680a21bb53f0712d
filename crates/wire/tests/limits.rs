//! How often one may come, with a room that is searched and takes files.
#![allow(clippy::unwrap_used)]

use axum::{extract::State, http::Method, response::Response, routing::post};
use db::{Db, Tx, db_test, sql};
use kernel::CustNo;
use std::{future::Future, pin::Pin, time::Duration};
use wire::{
    Answer, App, Call, Customer, Done, Failure, Limited, Nothing, Routes, Session, SessionService,
    Sessions, Visitor, op, raw,
    testing::{self, Client},
};

const NOW: &str = "2026-11-20T10:00:20+08:00";
const TOO_OFTEN: u32 = 90429;
const MINUTE_MS: i64 = 60_000;

async fn search(call: Call<Visitor>, _: Nothing) -> Answer<Done> {
    call.limit(Limited::Search).await?;
    Ok(Done {})
}

async fn upload(State(app): State<App>, from: raw::From) -> Response {
    let take = async { raw::admit::<Customer>(&app, &from).await.map(|_| Done {}) };
    raw::respond(take.await, "upload")
}

fn routes() -> Routes {
    Routes::new("shop")
        .get("/search", op("search", "search"), search)
        .upload::<Customer, Nothing, Done>(
            "/upload",
            op("upload", "upload").unsealed(),
            post(upload),
        )
}

/// Everybody has a session whose token is a number: that of the customer.
struct Numbers;

impl Sessions for Numbers {
    fn resolve<'a>(
        &'a self,
        _: &'a App,
        hash: &'a str,
    ) -> Pin<Box<dyn Future<Output = Result<Option<Session>, Failure>> + Send + 'a>> {
        let found = (1..9).find(|number: &i64| wire::hash_token(&number.to_string()) == hash);
        let cust_no = found.map(|number| CustNo::try_from(number).unwrap());
        let session = cust_no.map(|cust_no| Session { id: 1, cust_no, unlocked_until: None });
        Box::pin(async move { Ok(session) })
    }
}

fn app(db: &Db, now: &str) -> App {
    let sessions: SessionService = Box::new(Numbers);
    testing::app(db.clone(), now).with(sessions).build()
}

fn client(db: &Db, now: &str) -> Client {
    Client::new(&app(db, now), vec![routes()])
}

/// A row that says that searches of an address are bounded from a day on.
async fn lower(db: &Db, day: &'static str, most: i64) {
    let lower = async move |tx: &mut Tx| {
        let name = "search_address_minute";
        tx.execute(sql!(
            "INSERT INTO wire_parameters (name, valid_from, value) VALUES ($1, $2, $3)",
            name,
            day,
            most
        ))
        .await
    };
    db.write(lower).await.unwrap();
}

/// How many of so many searches were answered.
async fn searches(client: &Client, count: usize) -> usize {
    let mut answered = 0;
    for _ in 0..count {
        let reply = client.get("/search", "").await;
        assert!([wire::SUCCESS, TOO_OFTEN].contains(&reply.code), "{}", reply.message);
        answered += usize::from(reply.code == wire::SUCCESS);
    }
    answered
}

db_test! { wire::MIGRATIONS;
    async fn searches_are_counted_by_address_and_by_customer(db: Db) {
        let client = client(&db, NOW);
        let there = client.with_peer("203.0.113.7");
        assert_eq!(searches(&there, 300).await, 240);
        let refused = there.get("/search", "").await;
        assert_eq!((refused.http_status, refused.retry_after.as_deref()), (429, Some("40")));
        assert_eq!(refused.message, "操作过于频繁，请40秒后再试");
        assert_eq!(searches(&there.with_token("1"), 300).await, 240, "a session of its own");
        assert_eq!(searches(&there.with_token("2"), 10).await, 10);
        assert_eq!(searches(&client.with_peer("203.0.113.8"), 10).await, 10);
        assert_eq!(searches(&there.with_token("nobody's"), 10).await, 0, "a stranger");
    }

    async fn uploads_are_counted_by_customer(db: Db) {
        let client = client(&db, NOW);
        let upload = async |token: &str| {
            client.with_token(token).send(Method::POST, "/upload", None).await.code
        };
        for _ in 0..60 {
            assert_eq!(upload("1").await, wire::SUCCESS);
        }
        assert_eq!(upload("1").await, TOO_OFTEN);
        assert_eq!(upload("2").await, wire::SUCCESS);
        assert_eq!(upload("nobody's").await, 401);
    }

    async fn a_figure_is_in_force_from_its_day_on(db: Db) {
        lower(&db, "2026-11-21", 3).await;
        let on = |now: &str| client(&db, now).with_peer("203.0.113.7");
        assert_eq!(searches(&on("2026-11-20T23:59:59+08:00"), 10).await, 10);
        assert_eq!(searches(&on("2026-11-21T00:00:00+08:00"), 10).await, 3);
    }

    async fn figures_of_before_go_on_while_the_database_is_away(db: Db) {
        let app = app(&db, NOW);
        let there = Client::new(&app, vec![routes()]).with_peer("203.0.113.7");
        lower(&db, "2026-11-20", 5).await;
        assert_eq!(searches(&there, 9).await, 5);
        db.close().await.unwrap();
        for minute in 1..3 {
            app.clock().set_ahead_ms(minute * MINUTE_MS);
            assert_eq!(searches(&there, 9).await, 5, "bounded as before");
        }
        // Who begins now knows no figures.
        let other = client(&db, NOW).with_peer("203.0.113.7");
        assert_eq!(other.get("/search", "").await.http_status, 503);
    }

    async fn one_call_reads_the_figures_of_a_minute_and_no_other_waits_for_it(db: Db) {
        let app = app(&db, NOW);
        let there = Client::new(&app, vec![routes()]).with_peer("203.0.113.7");
        assert_eq!(searches(&there, 1).await, 1);
        let Some(held) = db.hold_disk().await else { return };
        let writer = db.clone();
        let write = tokio::spawn(async move { lower(&writer, "2026-11-20", 5).await });
        tokio::time::sleep(Duration::from_millis(200)).await;
        app.clock().set_ahead_ms(MINUTE_MS);
        let reader = there.with_peer("203.0.113.8");
        let reads = tokio::spawn(async move { searches(&reader, 1).await });
        tokio::time::sleep(Duration::from_millis(200)).await;
        assert!(!reads.is_finished(), "what is read is not on the disk yet");
        let others = tokio::time::timeout(Duration::from_secs(10), searches(&there, 9)).await;
        assert_eq!(others.unwrap(), 9, "by the figures of before");
        drop(held);
        write.await.unwrap();
        assert_eq!(reads.await.unwrap(), 1);
        app.clock().set_ahead_ms(2 * MINUTE_MS);
        assert_eq!(searches(&there, 9).await, 5);
    }
}
