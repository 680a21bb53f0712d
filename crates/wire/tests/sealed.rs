//! Sealed calls over two servers and a restart: each changes something once.
#![allow(clippy::unwrap_used)]

use axum::{
    Router,
    body::{Body, to_bytes},
    http::Request,
};
use db::{Db, Migration, Tx, db_test, sql};
use kernel::{Clock, Ids, Instant};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::{io::Error, sync::Arc};
use tempfile::TempDir;
use tower::ServiceExt;
use utoipa::ToSchema;
use wire::{
    Answer, AppParts, Call, Customer, Failure, Nothing, Routes, SealMode, op,
    seal::{KeyFolder, Question, Seal, Sealer, ServerKeys},
    testing,
};

const NOW: &str = "2026-11-20T10:00:00+08:00";
const K: &str = "0123456789abcdefghijABCDEFGHIJ42";
const ADD: &str = "/api/v1/m/add";
const ADD_TWICE: &str = "/api/v1/m/addtwice";
const ADD_ONCE: &str = "/api/v1/m/addonce";
const LOOK: &str = "/api/v1/m/look";
const COUNT: Migration = Migration {
    room: "count",
    version: 1,
    name: "count",
    text: "CREATE TABLE count_count (n BIGINT NOT NULL); INSERT INTO count_count (n) VALUES (0)",
};
const MIGRATIONS: &[Migration] =
    &[wire::MIGRATIONS[0], wire::MIGRATIONS[1], wire::MIGRATIONS[2], wire::MIGRATIONS[3], COUNT];

#[derive(Serialize, Deserialize, ToSchema)]
struct Count {
    n: i64,
}

async fn count(tx: &mut Tx) -> Result<Count, Failure> {
    tx.execute(sql!("UPDATE count_count SET n = n + 1")).await?;
    let (n,) = tx.one(sql!("SELECT n FROM count_count")).await?;
    Ok(Count { n })
}

async fn add(call: Call<Customer>, _: Nothing) -> Answer<Count> {
    call.db().write(async |tx: &mut Tx| count(tx).await).await
}

/// In two transactions, as one that asks the bank between them.
async fn add_twice(call: Call<Customer>, _: Nothing) -> Answer<Count> {
    call.db().write(async |tx: &mut Tx| count(tx).await).await?;
    call.db().write(async |tx: &mut Tx| count(tx).await).await
}

async fn add_once(call: Call<Customer>, _: Nothing) -> Answer<Count> {
    call.write_once(async |tx: &mut Tx| count(tx).await).await
}

async fn look(call: Call<Customer>, _: Nothing) -> Answer<Count> {
    let n = async |tx: &mut Tx| tx.one(sql!("SELECT n FROM count_count")).await;
    let (n,) = call.db().read::<_, db::Error, _>(n).await?;
    Ok(Count { n })
}

fn routes() -> Routes {
    Routes::new("count")
        .post("/add", op("add", "add"), add)
        .post("/addtwice", op("addTwice", "add twice"), add_twice)
        .post("/addonce", op("addOnce", "add once").idempotent(), add_once)
        .post("/look", op("look", "look"), look)
}

/// A company: one database and one folder of keys, and as many servers as are started.
struct Company {
    db: Db,
    folder: Arc<TempDir>,
}

impl Company {
    fn new(db: Db) -> Self {
        Self { db, folder: Arc::new(tempfile::tempdir().unwrap()) }
    }

    /// Starts a server; its seal begins at `since`.
    fn start(&self, since: Instant) -> Server {
        let clock = Clock::fixed(now());
        let (keys, single) = (self.folder.path().join("keys"), self.folder.path().join("no"));
        let keys = KeyFolder::open(&keys, &single, now()).unwrap();
        let keys = ServerKeys::of(keys, now()).unwrap();
        let seal = Seal::since(keys, &clock, since).unwrap();
        let sessions = testing::one_session("right", 7);
        let ids = Ids::new(clock.clone(), 0);
        let parts = AppParts::new(self.db.clone(), (clock, ids), seal, SealMode::Required);
        let app = parts.with(sessions).build();
        Server { jwks: app.seal().jwks(), router: wire::serve(&app, vec![routes()]) }
    }

    async fn count(&self) -> i64 {
        let n = async |tx: &mut Tx| tx.one(sql!("SELECT n FROM count_count")).await;
        let (n,) = self.db.read::<_, db::Error, _>(n).await.unwrap();
        n
    }

    async fn remembered(&self) -> i64 {
        let n = async |tx: &mut Tx| tx.one(sql!("SELECT COUNT(*) FROM wire_calls")).await;
        let (n,) = self.db.read::<_, db::Error, _>(n).await.unwrap();
        n
    }
}

struct Server {
    jwks: String,
    router: Router,
}

/// A sealed request as it went over the line, for whoever wrote it down.
#[derive(Clone)]
struct Captured {
    path: &'static str,
    headers: Vec<(&'static str, String)>,
    body: Vec<u8>,
}

impl Captured {
    fn new(server: &Server, path: &'static str, (number, key): (u8, &str)) -> Self {
        let mut headers =
            vec![("authorization", "Bearer right".to_owned()), ("idempotency-key", key.to_owned())];
        let sealed = Sealer::new(K, &server.jwks).unwrap().seal(&Question {
            method: "POST",
            path_and_query: path,
            body: Some("{}"),
            headers: &headers,
            nonce: [number; 16],
            time: now().add_ms(1_000),
        });
        headers.extend(sealed.headers);
        Self { path, headers, body: sealed.body }
    }

    fn with_key(&self, key: &str) -> Self {
        let mut other = self.clone();
        other.headers.iter_mut().find(|(name, _)| *name == "idempotency-key").unwrap().1 =
            key.to_owned();
        other
    }

    /// The code in plain text, or success where the answer is sealed.
    async fn send(&self, server: &Server) -> u64 {
        let request = Request::post(self.path);
        let request = self
            .headers
            .iter()
            .fold(request, |request, (name, value)| request.header(*name, value));
        let request = request.body(Body::from(self.body.clone())).unwrap();
        let response = server.router.clone().oneshot(request).await.unwrap();
        let is_sealed = response.headers().contains_key("x-seal-sign");
        let bytes = to_bytes(response.into_body(), usize::MAX).await.unwrap();
        let body: Value = serde_json::from_slice(&bytes).unwrap();
        if !is_sealed {
            return body["status"]["code"].as_u64().unwrap();
        }
        assert!(body["data"].is_string(), "{body}");
        SEALED
    }
}

/// An answer that only the client can read.
const SEALED: u64 = 1;
const REFUSED: u64 = 90_003;

fn now() -> Instant {
    NOW.parse().unwrap()
}

db_test! { MIGRATIONS;
    async fn a_change_is_taken_once_in_the_whole_installation(db: Db) {
        let company = Company::new(db);
        let [first, second] = [(), ()].map(|()| company.start(now()));
        let captured = Captured::new(&first, ADD, (1, ""));
        assert_eq!(captured.send(&first).await, SEALED);
        assert_eq!(captured.send(&first).await, REFUSED, "the same server");
        // Another one opens it, and finds that it was taken: it says so sealed, as of all that it
        // opened.
        assert_eq!(captured.send(&second).await, SEALED);
        // After a restart nobody knows the nonces of before.
        let again = company.start(now().add_ms(2_000));
        assert_eq!(captured.send(&again).await, REFUSED);
        assert_eq!((company.count().await, company.remembered().await), (1, 1));
    }

    async fn a_change_in_two_transactions_is_taken_once_and_whole(db: Db) {
        let company = Company::new(db);
        let [first, second] = [(), ()].map(|()| company.start(now()));
        let captured = Captured::new(&first, ADD_TWICE, (2, ""));
        for server in [&first, &second] {
            captured.send(server).await;
        }
        assert_eq!((company.count().await, company.remembered().await), (2, 1));
    }

    async fn under_another_key_a_captured_order_is_refused_by_every_server(db: Db) {
        let company = Company::new(db);
        let [first, second] = [(), ()].map(|()| company.start(now()));
        let captured = Captured::new(&first, ADD_ONCE, (3, "key-00001"));
        assert_eq!(captured.send(&first).await, SEALED);
        let again = company.start(now().add_ms(2_000));
        for server in [&first, &second, &again] {
            assert_eq!(captured.with_key("key-00002").send(server).await, REFUSED);
        }
        // Under its own it is the order that there is.
        assert_eq!(captured.send(&second).await, SEALED);
        assert_eq!((company.count().await, company.remembered().await), (1, 0));
    }

    async fn a_read_leaves_no_row(db: Db) {
        let company = Company::new(db);
        let server = company.start(now());
        let captured = Captured::new(&server, LOOK, (4, ""));
        assert_eq!(captured.send(&server).await, SEALED);
        assert_eq!(captured.send(&server).await, REFUSED);
        assert_eq!(company.remembered().await, 0);
    }

    async fn fifty_at_once_over_two_servers_change_once(db: Db) {
        let company = Company::new(db);
        let servers = [(), ()].map(|()| Arc::new(company.start(now())));
        let captured = Captured::new(&servers[0], ADD, (5, ""));
        let sent = (0..50).map(|at| {
            let (captured, server) = (captured.clone(), servers[at % 2].clone());
            tokio::spawn(async move { captured.send(&server).await })
        });
        for sent in sent.collect::<Vec<_>>() {
            sent.await.unwrap();
        }
        assert_eq!(company.count().await, 1);
    }

    async fn calls_are_forgotten_when_their_time_is_long_over(db: Db) {
        let company = Company::new(db.clone());
        let server = company.start(now());
        Captured::new(&server, ADD, (6, "")).send(&server).await;
        let purge = async |on: &str| {
            let wall: Instant = on.parse().unwrap();
            let work = async move |tx: &mut Tx| wire::purge_calls(tx, (wall, now()), 10).await;
            db.write::<_, Failure, _>(work).await.unwrap()
        };
        assert_eq!(purge("2026-11-22T09:59:00+08:00").await, 0);
        assert_eq!(purge("2026-11-22T10:01:00+08:00").await, 1);
        assert_eq!(json!(company.remembered().await), json!(0));
    }
}

#[tokio::test]
async fn the_keys_say_the_time_by_which_requests_are_judged() {
    let folder = tempfile::tempdir().unwrap();
    let db = Db::sqlite(folder.path().join("a.db"), MIGRATIONS).unwrap();
    let server = Company::new(db).start(now());
    let request = Request::get("/.well-known/jwks.json").body(Body::empty()).unwrap();
    let answer = server.router.oneshot(request).await.unwrap();
    assert_eq!(answer.headers()["date"], "Fri, 20 Nov 2026 02:00:00 GMT");
}

#[tokio::test]
async fn a_body_that_nobody_sealed_is_not_waited_for() {
    let folder = tempfile::tempdir().unwrap();
    let db = Db::sqlite(folder.path().join("a.db"), MIGRATIONS).unwrap();
    let server = Company::new(db).start(now());
    let endless = Body::from_stream(futures_util::stream::pending::<Result<Vec<u8>, Error>>());
    let request = Request::post("/api/v1/m/add").body(endless).unwrap();
    let answer = server.router.oneshot(request).await.unwrap();
    let body = to_bytes(answer.into_body(), 1 << 10).await.unwrap();
    let answer: Value = serde_json::from_slice(&body).unwrap();
    assert_eq!(answer["status"]["code"], 90004);
}
