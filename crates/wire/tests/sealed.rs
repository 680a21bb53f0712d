//! Sealed calls over two servers and a restart: each changes something once.
#![allow(clippy::unwrap_used)]

use axum::{
    body::{Body, to_bytes},
    http::Request,
};
use db::{Db, Migration, Tx, db_test, sql};
use kernel::{Clock, Ids, Instant};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::{
    io::Error,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};
use tempfile::TempDir;
use tower::ServiceExt;
use utoipa::ToSchema;
use wire::{
    Answer, AppParts, Call, Customer, Failure, Nothing, Operations, Routes, SealMode, op,
    seal::{KeyFolder, Question, Seal, Sealer, ServerKeys},
    testing,
};

const NOW: &str = "2026-11-20T10:00:00+08:00";
const ADD: &str = "/api/v1/m/add";
const ADD_TWICE: &str = "/api/v1/m/addtwice";
const ADD_ONCE: &str = "/api/v1/m/addonce";
const ADD_ONCE_ASKED: &str = "/api/v1/m/addonce?twice=1";
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
        static SESSION: AtomicU64 = AtomicU64::new(0);
        let k = format!("{:032}", SESSION.fetch_add(1, Ordering::Relaxed));
        let sealer = Sealer::new(&k, &app.seal().jwks()).unwrap();
        Server { sealer, operations: wire::serve(&app, vec![routes()]), clock: app.clock().clone() }
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
    /// Of a phone that has fetched this server's keys, with its session key.
    sealer: Sealer,
    operations: Operations,
    clock: Clock,
}

impl Server {
    async fn date(&self) -> String {
        let request = Request::get("/.well-known/jwks.json").body(Body::empty()).unwrap();
        let answer = self.operations.clone().oneshot(request).await.unwrap();
        answer.headers()["date"].to_str().unwrap().to_owned()
    }
}

/// A sealed request as it went over the line, for whoever wrote it down.
#[derive(Clone)]
struct Captured {
    path: &'static str,
    headers: Vec<(&'static str, String)>,
    body: Vec<u8>,
}

impl Captured {
    fn new(server: &Server, path: &'static str, call: (u8, &str)) -> Self {
        Self::at(server, path, call, now().add_ms(1_000))
    }

    fn at(server: &Server, path: &'static str, (number, key): (u8, &str), time: Instant) -> Self {
        let mut headers =
            vec![("authorization", "Bearer right".to_owned()), ("idempotency-key", key.to_owned())];
        let sealed = server.sealer.seal(&Question {
            method: "POST",
            path_and_query: path,
            body: Some("{}"),
            headers: &headers,
            nonce: [number; 16],
            time,
        });
        headers.extend(sealed.headers);
        Self { path, headers, body: sealed.body }
    }

    fn with_key(&self, key: &str) -> Self {
        self.with("idempotency-key", key)
    }

    /// The same with another header, or with one more.
    fn with(&self, name: &'static str, value: &str) -> Self {
        let mut other = self.clone();
        other.headers.retain(|(known, _)| *known != name);
        other.headers.push((name, value.to_owned()));
        other
    }

    fn header(&self, name: &str) -> &str {
        &self.headers.iter().find(|(known, _)| *known == name).unwrap().1
    }

    /// The same with each part changed in turn, `other` being one of another session and moment.
    fn changed(&self, other: &Self) -> Vec<(&'static str, Self)> {
        let flipped = |text: &str| {
            let first = if text.starts_with('0') { "1" } else { "0" };
            format!("{first}{}", &text[1..])
        };
        let later = now().add_ms(3_000).ms().to_string();
        let kid = flipped(self.header("x-seal-key"));
        let mut body = self.clone();
        body.body[20] ^= 1;
        let mut changed = vec![
            ("the path", Self { path: ADD, ..self.clone() }),
            ("a query", Self { path: ADD_ONCE_ASKED, ..self.clone() }),
            ("the body", body),
            ("another body", Self { body: other.body.clone(), ..self.clone() }),
            ("the time", self.with("x-seal-time", &later)),
            ("the signature", self.with("x-seal-sign", &flipped(self.header("x-seal-sign")))),
            ("the version", self.with("x-seal", "1")),
            ("the name of the key", self.with("x-seal-key", &kid)),
            ("a session", self.with("authorization", "Bearer other")),
            ("a device", self.with("x-device", "another")),
            ("a flow", self.with("sessionkey", "another")),
            ("the key", self.with_key("key-00002")),
        ];
        for name in ["x-seal-nonce", "x-seal-sign", "x-seal-key"] {
            changed.push((name, self.with(name, other.header(name))));
        }
        changed
    }

    /// The code in plain text, or success where the answer is sealed.
    async fn send(&self, server: &Server) -> u64 {
        let request = Request::post(self.path);
        let request = self
            .headers
            .iter()
            .fold(request, |request, (name, value)| request.header(*name, value));
        let request = request.body(Body::from(self.body.clone())).unwrap();
        let response = server.operations.clone().oneshot(request).await.unwrap();
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

    async fn with_any_part_changed_it_is_refused_by_every_server_and_after_a_restart(db: Db) {
        let company = Company::new(db);
        let [first, second] = [(), ()].map(|()| company.start(now()));
        let captured = Captured::new(&first, ADD_ONCE, (7, "key-00001"));
        let other = Captured::new(&second, ADD_ONCE, (8, "key-00003"));
        assert_eq!(captured.send(&first).await, SEALED);
        let again = company.start(now().add_ms(2_000));
        for (what, changed) in captured.changed(&other) {
            for (name, server) in [("first", &first), ("second", &second), ("again", &again)] {
                assert_eq!(changed.send(server).await, REFUSED, "{what}, {name}");
            }
        }
        assert_eq!((company.count().await, company.remembered().await), (1, 0));
        // Nothing that was refused keeps its own from being taken.
        assert_eq!(other.send(&first).await, SEALED);
        assert_eq!(company.count().await, 2);
    }

    async fn a_clock_that_jumps_while_a_key_is_held_opens_nothing_twice_and_ends_none(db: Db) {
        let company = Company::new(db);
        let server = company.start(now());
        let jump_ms = 20 * 60_000;
        let of = |path, number, ahead_ms| {
            let time = now().add_ms(ahead_ms + 1_000);
            Captured::at(&server, path, (number, ""), time)
        };
        let before = [of(ADD, 1, 0), of(LOOK, 2, 0)];
        let ahead = [of(ADD, 3, jump_ms), of(LOOK, 4, jump_ms)];
        let back = [of(ADD, 5, 0), of(LOOK, 6, 0)];
        let forth = [of(ADD, 7, jump_ms), of(LOOK, 8, jump_ms)];
        let mut taken: Vec<Captured> = Vec::new();
        for (ahead_ms, fresh) in [(0, before), (jump_ms, ahead), (0, back), (jump_ms, forth)] {
            server.clock.set_ahead_ms(ahead_ms);
            // A phone asks the keys for the time.
            assert_eq!(server.date().await.contains("02:20:00"), ahead_ms > 0);
            for captured in &taken {
                assert_eq!(captured.send(&server).await, REFUSED, "{}", captured.path);
            }
            for captured in fresh {
                assert_eq!(captured.send(&server).await, SEALED, "{} {ahead_ms}", captured.path);
                taken.push(captured);
            }
        }
        assert_eq!((company.count().await, company.remembered().await), (4, 4));
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
    assert_eq!(server.date().await, "Fri, 20 Nov 2026 02:00:00 GMT");
}

#[tokio::test]
async fn a_body_that_nobody_sealed_is_not_waited_for() {
    let folder = tempfile::tempdir().unwrap();
    let db = Db::sqlite(folder.path().join("a.db"), MIGRATIONS).unwrap();
    let server = Company::new(db).start(now());
    let endless = Body::from_stream(futures_util::stream::pending::<Result<Vec<u8>, Error>>());
    let request = Request::post("/api/v1/m/add").body(endless).unwrap();
    let answer = server.operations.oneshot(request).await.unwrap();
    let body = to_bytes(answer.into_body(), 1 << 10).await.unwrap();
    let answer: Value = serde_json::from_slice(&body).unwrap();
    assert_eq!(answer["status"]["code"], 90004);
}
