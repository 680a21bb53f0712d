//! A database that is away: busy, not broken, and soon at work again. The only test of its process,
//! whose log it reads.
#![allow(clippy::unwrap_used)]
#![expect(clippy::disallowed_methods, reason = "it measures how long a database is away")]

mod house;

use app::Config;
use axum::http::StatusCode;
use house::{House, load::Load, log::Log};
use std::{
    path::PathBuf,
    process::{Command, Output},
    time::{Duration, Instant},
};

const AWAY: Duration = Duration::from_millis(2_500);

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_goes_away_and_comes_back_breaks_nothing() {
    let Some(server) = Postgres::start() else { return };
    let log = Log::keep("info");
    let url = server.url.clone();
    let house = House::open(|folder| Config { database_url: Some(url), ..Config::demo(folder) });
    let house = house.await;
    let token = house.register("13912345678").await;
    let load = Load::begin(&house.started.front, &token);
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
        assert!(ok || reply.is_busy(), "{}: {}", reply.status, reply.text);
        assert!(!ok || *at <= gone || *at >= coming, "answered while it was away");
    }
    let busy = replies.iter().filter(|(_, reply)| reply.is_busy()).count();
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
