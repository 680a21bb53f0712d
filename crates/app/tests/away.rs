//! A database that is away, and a disk that is full: busy, not broken, and soon at work again.
#![allow(clippy::unwrap_used)]
#![expect(clippy::disallowed_methods, reason = "it measures how long a database is away")]

mod house;

use app::Config;
use axum::{
    Router,
    body::Body,
    http::{Request, StatusCode},
};
use db::{Tx, sql};
use house::{House, Reply, log::Log};
use serde_json::json;
use std::{
    path::PathBuf,
    process::{Command, Output},
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU32, Ordering},
    },
    time::{Duration, Instant},
};
use tokio::task::JoinHandle;
use wire::Failure;

const CLIENTS: usize = 16;
const AWAY: Duration = Duration::from_millis(2_500);

fn is_busy(reply: &Reply) -> bool {
    reply.status == StatusCode::SERVICE_UNAVAILABLE
        && reply.code() == 90_001
        && reply.header("retry-after") == "1"
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_goes_away_and_comes_back_breaks_nothing() {
    let Some(server) = Postgres::start() else { return };
    let log = Log::keep("info");
    let url = server.url.clone();
    let house = House::open(|folder| Config { database_url: Some(url), ..Config::demo(folder) });
    let house = house.await;
    let token = house.register("13912345678").await;
    let load = Load::begin(&house.started.router, &token);
    tokio::time::sleep(Duration::from_millis(500)).await;
    server.run("halt");
    let gone = Instant::now();
    tokio::time::sleep(AWAY).await;
    let coming = Instant::now();
    server.run("again");
    let back = Instant::now();
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    let replies = load.end().await;
    for (at, reply) in &replies {
        let ok = reply.status == StatusCode::OK && reply.code() == 10_000;
        assert!(ok || is_busy(reply), "{}: {}", reply.status, reply.text);
        assert!(!ok || *at <= gone || *at >= coming, "answered while it was away");
    }
    let busy = replies.iter().filter(|(_, reply)| is_busy(reply)).count();
    assert!(busy > 100, "{busy} of {} were told to come again", replies.len());
    assert!(replies.iter().any(|(at, reply)| *at < gone && reply.status == StatusCode::OK));
    // Each client asks anew at once, so the first that is late is late.
    let first = replies.iter().filter(|(at, reply)| *at >= back && reply.status == StatusCode::OK);
    let first = first.map(|(at, _)| *at).min().expect("it is back");
    assert!(first - back < Duration::from_secs(1), "{:?}", first - back);
    let refused = replies.iter().filter(|(at, reply)| {
        *at >= back + Duration::from_secs(1) && reply.status != StatusCode::OK
    });
    assert_eq!(refused.count(), 0, "a second after it came back");
    assert_eq!(log.lines("\"ERROR\""), [""; 0]);
    let lines = log.lines("database away").len();
    assert!((1..=10).contains(&lines), "{lines} lines for {busy} requests");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_breaks_nothing_and_ends_with_room() {
    let log = Log::keep("info");
    let house = House::demo().await;
    let token = house.register("13912345678").await;
    give_room(&house, false).await;
    let load = Load::begin(&house.started.router, &token);
    tokio::time::sleep(Duration::from_secs(3)).await;
    let replies = load.end().await;
    for (_, reply) in &replies {
        let ok = reply.status == StatusCode::OK && reply.code() == 10_000;
        assert!(ok || is_busy(reply), "{}: {}", reply.status, reply.text);
    }
    let busy = replies.iter().filter(|(_, reply)| is_busy(reply)).count();
    assert!(busy > 10, "{busy} of {} were told to come again", replies.len());
    assert_eq!(log.lines("\"ERROR\""), [""; 0]);
    let lines = log.lines("disk full").len();
    assert!((1..=10).contains(&lines), "{lines} lines for {busy} requests");
    give_room(&house, true).await;
    let reply = house.post("/preregister", None, json!({"mobile": "13700000000"})).await;
    assert_eq!(reply.code(), 10_000, "{}", reply.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_day_that_finds_the_disk_full_is_done_when_there_is_room() {
    let house = House::demo().await;
    let engine = &house.started.engine;
    give_room(&house, false).await;
    let mut done = Vec::new();
    // The first days find room in pages that are there already.
    let stopped = loop {
        match engine.advance().await {
            Ok(day) => done.push(day),
            Err(stopped) => break stopped,
        }
        assert!(done.len() < 40, "nothing was full");
    };
    assert!(matches!(stopped, Failure::Busy(_)), "{stopped}");
    give_room(&house, true).await;
    let next = match engine.resume().await.unwrap() {
        Some(day) => day,
        None => engine.advance().await.unwrap(),
    };
    assert!(done.last().is_none_or(|last| next > *last), "{next} after {done:?}");
    let status = engine.status().await.unwrap();
    assert_eq!((status.business_day, status.state.as_str()), (next, "open"));
    let verify = async |tx: &mut Tx| clearing::verify(tx).await;
    assert_eq!(house.started.app.db().read::<_, db::Error, _>(verify).await.unwrap(), []);
}

/// Lets the database grow, or not by one page.
async fn give_room(house: &House, is_given: bool) {
    // Of one connection, the writer's; an argument is not allowed here.
    let set = async move |tx: &mut Tx| {
        let pages: Vec<(i64,)> = match is_given {
            false => tx.all(sql!("PRAGMA max_page_count = 1")).await?,
            true => tx.all(sql!("PRAGMA max_page_count = 1073741823")).await?,
        };
        Ok::<_, db::Error>(pages.len())
    };
    house.started.app.db().write(set).await.unwrap();
}

/// Clients who ask again as soon as they are answered, some to read and some to write.
struct Load {
    over: Arc<AtomicBool>,
    clients: Vec<JoinHandle<Vec<(Instant, Reply)>>>,
}

impl Load {
    fn begin(router: &Router, token: &str) -> Self {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let over = Arc::new(AtomicBool::new(false));
        let client = |at: usize| {
            let (router, over, token) = (router.clone(), over.clone(), token.to_owned());
            tokio::spawn(async move {
                let mut replies = Vec::new();
                while !over.load(Ordering::Relaxed) {
                    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
                    let asked = match at % 2 {
                        0 => reading(&token),
                        _ => writing(number),
                    };
                    let reply = house::ask(&router, asked).await;
                    replies.push((Instant::now(), reply));
                    tokio::time::sleep(Duration::from_millis(5)).await;
                }
                replies
            })
        };
        let clients = (0..CLIENTS).map(client).collect();
        Self { over, clients }
    }

    async fn end(self) -> Vec<(Instant, Reply)> {
        self.over.store(true, Ordering::Relaxed);
        let mut all = Vec::new();
        for client in self.clients {
            all.extend(client.await.unwrap());
        }
        all
    }
}

fn reading(token: &str) -> Request<Body> {
    let request = Request::get("/api/v1/m/userinfo");
    request.header("authorization", format!("Bearer {token}")).body(Body::empty()).unwrap()
}

fn writing(number: u32) -> Request<Body> {
    let mobile = format!("138{number:08}");
    let body = json!({ "mobile": mobile }).to_string();
    Request::post("/api/v1/m/preregister").body(Body::from(body)).unwrap()
}

/// A server of this test's own, where one is installed for tests.
struct Postgres {
    url: String,
    folder: String,
}

impl Postgres {
    fn start() -> Option<Self> {
        if std::env::var_os("TAEL_TEST_PG").is_none() {
            assert!(std::env::var_os("TAEL_TEST_PG_REQUIRED").is_none(), "TAEL_TEST_PG is missing");
            eprintln!("skipped: TAEL_TEST_PG is not set");
            return None;
        }
        let output = script(&["fsync=off"]);
        let text = String::from_utf8(output.stdout).unwrap();
        let (url, folder) = text.trim().rsplit_once(' ').unwrap();
        Some(Self { url: url.to_owned(), folder: folder.to_owned() })
    }

    fn run(&self, what: &str) {
        script(&[what, &self.folder]);
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.run("stop");
    }
}

fn script(arguments: &[&str]) -> Output {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../scripts/postgres");
    let output = Command::new(path).args(arguments).output().unwrap();
    assert!(output.status.success(), "{output:?}");
    output
}
