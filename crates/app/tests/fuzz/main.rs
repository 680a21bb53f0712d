//! Every operation, asked from its own schema what fits, what is at the edge and what is none, by
//! nobody, a customer without an account and an opened one, on both engines at once: no fault, no
//! answer outside of the envelope, and both engines say the same.
//!
//! First comes what was found before (`corpus.jsonl`). `FUZZ_SEED` and `FUZZ_SECONDS` change what
//! is drawn, and how long; `make fuzz` does it for a quarter of an hour from a new seed.
#![allow(clippy::unwrap_used)]
#![expect(clippy::disallowed_methods, reason = "it works as long as it was told to")]

mod case;
mod schema;
mod shop;
mod value;

use case::Case;
use demo::Draw;
use schema::{Operation, operations};
use serde_json::Value;
use shop::{Reply, Shop, Who};
use std::{
    collections::{BTreeMap, BTreeSet},
    time::{Duration, Instant},
};

const CORPUS: &str = include_str!("corpus.jsonl");
const SEED: u64 = 20_261_123;
const SECONDS: u64 = 60;
/// Requests by which a failing one is made shorter.
const TRIES: usize = 300;

#[test]
fn no_request_breaks_an_operation_and_both_engines_say_the_same() {
    let migrations = app::migrations();
    if db::testing::server().is_none() {
        let runtime = tokio::runtime::Runtime::new().unwrap();
        runtime.block_on(async { Pair::open(None).await.walk().await });
        return;
    }
    db::testing::postgres_url(&migrations, async |url: String| {
        Pair::open(Some(url)).await.walk().await;
    });
}

/// The same shop twice, or once where no server is at hand.
struct Pair {
    shops: Vec<Shop>,
    /// Operations that did what they were asked, at least once.
    done: BTreeSet<String>,
    /// What an opened customer was answered last, by operations that did not.
    refused: BTreeMap<String, String>,
    folder: std::path::PathBuf,
}

impl Pair {
    async fn open(url: Option<String>) -> Self {
        let folder = std::env::temp_dir().join(format!("tael-fuzz-{}", std::process::id()));
        let mut shops = vec![Shop::open(folder.join("sqlite"), None).await];
        if let Some(url) = url {
            shops.push(Shop::open(folder.join("postgres"), Some(url)).await);
        }
        Self { shops, folder, done: BTreeSet::new(), refused: BTreeMap::new() }
    }

    async fn walk(mut self) {
        let operations = operations();
        assert!(operations.len() > 180, "{} operations", operations.len());
        for line in CORPUS.lines().filter(|line| !line.is_empty()) {
            let case = Case::read(line, &operations);
            if let Err(wrong) = self.ask(&case).await {
                panic!("{wrong}\nof the corpus: {line}");
            }
        }
        let seed = number("FUZZ_SEED").unwrap_or(SEED);
        let seconds = number("FUZZ_SECONDS").unwrap_or(SECONDS);
        let end = Instant::now() + Duration::from_secs(seconds);
        let (mut asked, mut wrong) = (0, Vec::new());
        while Instant::now() < end && wrong.len() < 20 {
            for operation in &operations {
                for who in Who::ALL {
                    asked += 1;
                    wrong.extend(self.one((operation, who), seed, asked).await);
                }
            }
        }
        let (all, done) = (operations.len(), self.done.len());
        println!("{asked} requests of {all} operations, {done} of them done, seed {seed}");
        for operation in operations.iter().filter(|o| !self.done.contains(&o.id)) {
            println!("never done: {} {:?}", operation.id, self.refused.get(&operation.id));
        }
        let wrong = wrong.join("\n");
        assert!(wrong.is_empty(), "seed {seed}: lines for the corpus, when it is cured\n{wrong}");
    }

    async fn one(&mut self, of: (&Operation, Who), seed: u64, number: u64) -> Option<String> {
        let mut draw = Draw::keyed(seed, &of.0.id, i64::try_from(number).unwrap());
        let case = Case::draw(&mut draw, of.0, of.1, number);
        let mut wrong = self.ask(&case).await.err()?;
        let (mut shortest, mut tries) = (case, TRIES);
        'shorter: loop {
            for case in shortest.shorter() {
                tries -= 1;
                if tries == 0 {
                    break 'shorter;
                }
                if let Err(still) = self.ask(&case).await {
                    (shortest, wrong) = (case, still);
                    continue 'shorter;
                }
            }
            break;
        }
        let line: String = shortest.line(&wrong).chars().take(3_000).collect();
        let filled = String::from_utf8_lossy(&self.shops[0].fill(&shortest.text)).into_owned();
        let filled: String = filled.chars().take(500).collect();
        Some(format!("request {number}: {wrong}\n  sent: {filled}\n{line}"))
    }

    /// Asks both; says what is wrong with the answers.
    async fn ask(&mut self, case: &Case) -> Result<(), String> {
        let mut replies = Vec::new();
        for shop in &mut self.shops {
            replies.push(shop.ask(case).await);
        }
        if replies.iter().any(|reply| [401, 403].contains(&reply.status)) {
            for shop in &mut self.shops {
                shop.log_in(case.who).await;
            }
        }
        for reply in &replies {
            judge(reply, case)?;
            let code = reply.body.as_ref().ok().and_then(|body| body["status"]["code"].as_u64());
            if case.code.is_some_and(|expected| code != Some(expected)) {
                return Err(format!("not {:?}, but {}", case.code, said(reply)));
            }
        }
        if said(&replies[0]).contains("\"code\":10000") || replies[0].file.is_some() {
            self.done.insert(case.operation.clone());
        } else if case.who == Who::Opened && !said(&replies[0]).contains("90002") {
            self.refused.insert(case.operation.clone(), said(&replies[0]));
        }
        let said: Vec<_> = replies.iter().map(said).collect();
        match said.iter().all(|one| *one == said[0]) {
            true => Ok(()),
            false => Err(format!("SQLite says {}, PostgreSQL says {}", said[0], said[1])),
        }
    }
}

impl Drop for Pair {
    fn drop(&mut self) {
        // What cannot be removed is left to the system's own cleaning.
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// No fault, and within the envelope, or the file that was asked for.
fn judge(reply: &Reply, case: &Case) -> Result<(), String> {
    if case.is_file && reply.file.is_some() {
        return Ok(());
    }
    let text = match &reply.body {
        Ok(body) => body.to_string().chars().take(300).collect(),
        Err(text) => text.clone(),
    };
    if reply.status >= 500 {
        return Err(format!("HTTP {}: {text}", reply.status));
    }
    let body = reply.body.as_ref().map_err(|_| format!("not JSON: {}: {text}", reply.status))?;
    let is_enveloped = body["status"]["code"].is_u64()
        && body["status"]["message"].is_string()
        && body.get("data").is_some();
    match is_enveloped {
        true => Ok(()),
        false => Err(format!("outside of the envelope: {text}")),
    }
}

/// What both engines must say alike: status, code, sentence, and which field is wrong; or the file.
fn said(reply: &Reply) -> String {
    if let Some(file) = &reply.file {
        return format!("{} {file}", reply.status);
    }
    let body = reply.body.as_ref().unwrap_or(&Value::Null);
    format!("{} {} {}", reply.status, body["status"], body["data"]["field"])
}

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}
