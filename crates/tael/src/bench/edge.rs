//! The edge of the server: what the seal costs, and what honest customers have while strangers do
//! their worst.

use super::{
    company::Company,
    customers::{self, Buyer},
    load::{self, MakeRequest, Outcome, TURNS},
    report::{Figure, Goal},
    sealing::Sealing,
    watched,
};
use crate::failure::Failed;
use axum::body::Bytes;
use db::{Cell, Tx};
use serde_json::json;
use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

const CLIENTS: usize = 64;
/// Five times as many as it takes to keep the server busy, each waiting for its answer.
const CROWD: usize = CLIENTS * 5;
/// Made-up keys a second.
const FORGED: u32 = 300;
/// Wrong logins at the same moment.
const WRONG: usize = 600;
/// Honest logins that are timed while the wrong ones are there.
const LOGINS: usize = 9;
/// Encrypted values in what is read for the user record, when all are there.
const CELLS: f64 = 8.0;
/// How often a value is opened, to see how long it takes.
const OPENED: u32 = 20_000;
const ADD: &str = "/api/v1/m/collection/add";
const DELETE: &str = "/api/v1/m/collection/delete";

/// All of them, on SQLite.
pub async fn measure(time: Duration) -> Result<Vec<Figure>, Failed> {
    let logs = watched::measure(time).await?;
    let company = Company::open("edge", None).await?;
    let mut buyers = customers::make(&company.app, (CLIENTS + 1).try_into()?).await?;
    // Who logs in again and again loses older sessions.
    let comes = buyers.pop().ok_or_else(|| Failed::new("nobody logs in"))?;
    let tokens = customers::all_unlocked(company.address, &buyers).await?;
    let bearers: Vec<_> = tokens.iter().map(|token| format!("Bearer {token}")).collect();
    let code = company.fund()?.code;
    let bodies = [json!({"fundCode": code}), json!({"fundCodes": [code]})].map(|b| b.to_string());
    let writes =
        Writes { bearers: Arc::new(bearers), bodies, sealing: Sealing::new(&company.app)? };
    let writes = Arc::new(writes);
    let mut figures = vec![sealed_write(&company, &writes, time).await?];
    figures.extend(beside_forged_keys(&company, time).await?);
    figures.push(beside_wrong_logins(&company, &comes).await?);
    figures.extend(overload(&company, &writes, time).await?);
    figures.push(profile(&company, (&buyers[0], &writes.bearers[0]), time).await?);
    figures.extend(logs);
    company.close().await?;
    Ok(figures)
}

/// A fund into the watchlist and out again, by a customer for each client: as small as a write is.
struct Writes {
    bearers: Arc<Vec<String>>,
    /// Which fund is added, and deleted.
    bodies: [String; 2],
    sealing: Sealing,
}

impl Writes {
    fn plain(self: &Arc<Self>) -> MakeRequest {
        let writes = Arc::clone(self);
        Arc::new(move |client, number| {
            let (bearer, path, body) = writes.write(client, number);
            let headers = [("authorization", bearer), ("content-type", "application/json")];
            load::request("POST", path, &headers, body)
        })
    }

    fn sealed(self: &Arc<Self>) -> MakeRequest {
        let writes = Arc::clone(self);
        Arc::new(move |client, number| {
            let (bearer, path, body) = writes.write(client, number);
            writes.sealing.post(path, bearer, body)
        })
    }

    fn write(&self, client: usize, number: usize) -> (&str, &str, &str) {
        let way = number % 2;
        (&self.bearers[client % self.bearers.len()], [ADD, DELETE][way], &self.bodies[way])
    }
}

async fn sealed_write(
    company: &Company,
    writes: &Arc<Writes>,
    time: Duration,
) -> Result<Figure, Failed> {
    let [mut plain, mut sealed] = [(); 2].map(|()| Outcome::default());
    let turn = time / TURNS;
    // Both are made before they are sent: how many it will be, a turn that does not count says.
    let first = load::run(company.address, CLIENTS, turn, writes.plain()).await?;
    let ready = |make| load::ready(CLIENTS, first.done * 5 / 4 / CLIENTS, make);
    for _ in 0..TURNS {
        plain.add(load::run(company.address, CLIENTS, turn, ready(writes.plain())).await?);
        sealed.add(load::run(company.address, CLIENTS, turn, ready(writes.sealed())).await?);
    }
    let core_us = |load: &Outcome| load.cpu_seconds * 1e6 / load.done as f64;
    let note = format!(
        "{} refused; made before the load begins; {:.0} µs of a core each, unsealed {:.0}",
        sealed.refused,
        core_us(&sealed),
        core_us(&plain)
    );
    Ok(Figure {
        work: "sealed small write, 64 clients, beside it unsealed".into(),
        measured: sealed.per_second(),
        unit: "writes/s",
        limit: Some(plain.per_second()),
        goal: Goal::Ratio(0.9),
        note,
    })
}

async fn beside_forged_keys(company: &Company, time: Duration) -> Result<[Figure; 2], Failed> {
    let path = format!("/api/v1/m/productdetail?fundCode={}", company.fund()?.code);
    let sealing = Sealing::new(&company.app)?;
    let honest: MakeRequest = Arc::new(move |_, _| sealing.get(&path));
    let alone = load::run(company.address, 1, time / 2, honest.clone()).await?;
    let (stop, sent) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicUsize::new(0)));
    let keys: serde_json::Value = serde_json::from_str(&company.app.seal().jwks())?;
    let kid = keys["keys"][0]["kid"].as_str().ok_or_else(|| Failed::new("no key"))?;
    let forger = (company.address, kid.into());
    let forging = tokio::spawn(forge(forger, stop.clone(), sent.clone()));
    let beside = load::run(company.address, 1, time / 2, honest).await?;
    stop.store(true, Ordering::Relaxed);
    forging.await??;
    let rate = sent.load(Ordering::Relaxed) as f64 / beside.seconds;
    let note = format!("{rate:.0} forged keys a second; {} refused", beside.refused);
    let half = Figure {
        work: "honest sealed page beside forged keys: half within".into(),
        measured: beside.percentile_ms(50),
        unit: "ms",
        limit: Some(alone.percentile_ms(50)),
        goal: Goal::Times(3.0),
        note: note.clone(),
    };
    let slowest = Figure {
        work: "honest sealed page beside forged keys: slowest hundredth".into(),
        measured: beside.percentile_ms(99),
        limit: None,
        goal: Goal::Ceiling(50.0),
        note,
        ..half.clone()
    };
    Ok([half, slowest])
}

/// Session keys that were never wrapped for this server, at a steady rate.
async fn forge(
    (address, kid): (SocketAddr, Arc<str>),
    stop: Arc<AtomicBool>,
    sent: Arc<AtomicUsize>,
) -> Result<(), Failed> {
    let mut beat = tokio::time::interval(Duration::from_secs(1) / FORGED);
    let mut asked = Vec::new();
    while !stop.load(Ordering::Relaxed) {
        beat.tick().await;
        asked.retain(|one: &tokio::task::JoinHandle<_>| !one.is_finished());
        if asked.len() < CLIENTS {
            let kid = Arc::clone(&kid);
            asked.push(tokio::spawn(async move { load::once(address, &forged(&kid)?).await }));
            sent.fetch_add(1, Ordering::Relaxed);
        }
    }
    Ok(())
}

fn forged(kid: &str) -> Result<Bytes, Failed> {
    let mut bytes = Vec::with_capacity(256);
    for _ in 0..32 {
        bytes.extend(getrandom::u64()?.to_le_bytes());
    }
    Ok(Sealing::forged(kid, "/api/v1/m/searchs", &bytes))
}

async fn beside_wrong_logins(company: &Company, comes: &Buyer) -> Result<Figure, Failed> {
    let address = company.address;
    let login = |mobile: &str, password: &str, device: &str| {
        let body = json!({"mobile": mobile, "password": password}).to_string();
        let headers = [("content-type", "application/json"), ("x-device", device)];
        load::request("POST", "/api/v1/m/login", &headers, &body)
    };
    let honest = login(comes.mobile.as_str(), customers::PASSWORD, "bench-phone-of-the-honest");
    load::once(address, &honest).await?;
    let wrong: Vec<_> = (0..WRONG)
        .map(|n| login(&format!("1370{n:07}"), "wrong2026", &format!("bench-stranger-{n}")))
        .map(|request| tokio::spawn(async move { load::once(address, &request).await }))
        .collect();
    tokio::time::sleep(Duration::from_millis(100)).await;
    let (mut slowest, mut good) = (Duration::ZERO, 0);
    for _ in 0..LOGINS {
        let began = Instant::now();
        good += usize::from(load::once(address, &honest).await?);
        slowest = slowest.max(began.elapsed());
    }
    let left = wrong.iter().filter(|one| !one.is_finished()).count();
    for one in wrong {
        one.await??;
    }
    Ok(Figure {
        work: "honest login beside 600 wrong ones: the slowest".into(),
        measured: slowest.as_secs_f64() * 1000.0,
        unit: "ms",
        limit: None,
        goal: Goal::Ceiling(500.0),
        note: format!("{good} of {LOGINS} logged in; {left} wrong ones still waited at the end"),
    })
}

async fn overload(
    company: &Company,
    writes: &Arc<Writes>,
    time: Duration,
) -> Result<[Figure; 2], Failed> {
    let [mut peak, mut crowd] = [(); 2].map(|()| Outcome::default());
    for _ in 0..TURNS {
        let turn = time / TURNS;
        peak.add(load::run(company.address, CLIENTS, turn, writes.plain()).await?);
        crowd.add(load::run(company.address, CROWD, turn, writes.plain()).await?);
    }
    let note = format!("{CROWD} clients, {} refused", crowd.refused);
    let goes_on = Figure {
        work: "small writes in a crowd, beside 64 clients".into(),
        measured: crowd.per_second(),
        unit: "writes/s",
        limit: Some(peak.per_second()),
        goal: Goal::Ratio(0.9),
        note,
    };
    let refused = Figure {
        work: "a refusal in a crowd: slowest hundredth".into(),
        measured: crowd.refused_percentile_ms(99),
        unit: "ms",
        limit: None,
        goal: Goal::Ceiling(50.0),
        note: format!("of {}", crowd.refused),
    };
    Ok([goes_on, refused])
}

/// The user record, beside what it took if there were nothing to decrypt in it.
async fn profile(
    company: &Company,
    (buyer, bearer): (&Buyer, &str),
    time: Duration,
) -> Result<Figure, Failed> {
    let request = load::request("GET", "/api/v1/m/userinfo", &[("authorization", bearer)], "");
    let read: MakeRequest = Arc::new(move |_, _| request.clone());
    let record = load::run(company.address, 1, time / 2, read).await?;
    let record_ms = 1000.0 / record.per_second();
    let (owner, mobile) = (buyer.cust_no.value(), buyer.mobile.clone());
    let open = async move |tx: &mut Tx| {
        let cell = Cell { table: "bench", column: "cell", row: "1" };
        let hidden = tx.encrypt(owner, cell, &mobile).await?;
        let began = Instant::now();
        for _ in 0..OPENED {
            tx.decrypt(owner, cell, &hidden).await?;
        }
        Ok::<_, db::Error>(began.elapsed() / OPENED)
    };
    let cell_ms = company.app.db().write(open).await?.as_secs_f64() * 1000.0;
    Ok(Figure {
        work: "user record, one client, beside it without decrypting".into(),
        measured: record_ms,
        unit: "ms",
        limit: Some(record_ms - CELLS * cell_ms),
        goal: Goal::Times(1.2),
        note: format!("{:.1} µs for a value; {} refused", cell_ms * 1000.0, record.refused),
    })
}
