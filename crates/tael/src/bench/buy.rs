//! Purchases over HTTP with everything that a purchase does, beside raw commits of the same rows.

use super::{
    company::Company,
    customers,
    engines::Engines,
    load::{self, Outcome, TURNS},
    postgres::Database,
    raw,
    report::{Figure, Goal},
};
use crate::failure::Failed;
use serde_json::json;
use std::{
    sync::Arc,
    time::{Duration, Instant},
};

/// Connections, each with one request in flight.
const CLIENTS: usize = 64;
/// Customers of each connection, in turn: a company's day, not a few people who buy all day long.
const CUSTOMERS_EACH: usize = 8;
/// Beyond the numbers of a load.
const FIRST_ORDERS: usize = 1 << 40;
/// Beyond the numbers of a turn.
const ORDERS_A_TURN: usize = 1 << 32;

/// Orders a second taken, and taken and paid, and the slowest hundredth of the answers; on SQLite
/// and, where there is a server, on PostgreSQL.
pub async fn measure(time: Duration, engines: Engines<'_>) -> Result<Vec<Figure>, Failed> {
    let mut figures = Vec::new();
    if engines.sqlite {
        figures.extend(on_sqlite(time).await?);
    }
    if let Some(server) = engines.server {
        figures.extend(on_postgres(time, server).await?);
    }
    Ok(figures)
}

async fn on_sqlite(time: Duration) -> Result<Vec<Figure>, Failed> {
    let company = Company::open("buy", None).await?;
    let make = requests(&company).await?;
    let (database, folder) = (company.database(), company.folder.path().to_owned());
    let both = [raw::TAKEN, raw::PAID].concat();
    let mut limits = [
        raw::Again::new(&database, &folder.join("raw-taken.db"), (raw::TAKEN, &[]), CLIENTS)?,
        raw::Again::new(&database, &folder.join("raw-paid.db"), (&both, raw::CHANGED), CLIENTS)?,
    ];
    let (mut outcome, mut all_paid) = (Outcome::default(), Duration::ZERO);
    for turn in 0..TURNS {
        let make = numbered(&make, usize::try_from(turn)? * ORDERS_A_TURN);
        let (bought, paid) = buy(&company, time / TURNS, make).await?;
        outcome.add(bought);
        all_paid += paid;
        let again = tokio::task::spawn_blocking(move || -> Result<_, Failed> {
            limits.iter_mut().try_for_each(raw::Again::turn)?;
            Ok(limits)
        });
        limits = again.await??;
    }
    let [taken, paid] = limits.map(|limit| limit.per_second());
    Ok(figures(&outcome, all_paid, taken, paid))
}

async fn on_postgres(time: Duration, server: &str) -> Result<Vec<Figure>, Failed> {
    let company = Company::open("buy_pg", Some(server)).await?;
    let make = requests(&company).await?;
    if let Some(database) = company.postgres.clone() {
        let (one, first) = (Duration::from_millis(1), numbered(&make, FIRST_ORDERS));
        load::run(company.address, 1, one, first).await?;
        tokio::task::spawn_blocking(move || database.remember(CLIENTS * CUSTOMERS_EACH)).await??;
    }
    let (outcome, _) = buy(&company, time, make).await?;
    let (database, folder) = (company.postgres.clone(), company.folder.path().to_owned());
    let limit = tokio::task::spawn_blocking(move || {
        let customers = CLIENTS * CUSTOMERS_EACH;
        let load = (CLIENTS, time);
        let purchases = |database: Database| database.purchases(&folder, customers, load);
        database.map_or(Ok(0.0), purchases)
    });
    let limit = limit.await??;
    company.close().await?;
    let taken = Figure {
        work: "buy over HTTP, PostgreSQL, 64 clients: taken".into(),
        measured: outcome.per_second(),
        unit: "orders/s",
        limit: Some(limit),
        goal: Goal::Ratio(2.5),
        note: taken_note(&outcome) + "; limit: pgbench, same statements, one purchase each",
    };
    Ok(vec![taken, slowest("buy over HTTP, PostgreSQL: slowest hundredth", &outcome, 100.0)])
}

fn slowest(work: &str, outcome: &Outcome, most_ms: f64) -> Figure {
    Figure {
        work: work.into(),
        measured: outcome.percentile_ms(99),
        unit: "ms",
        limit: None,
        goal: Goal::Ceiling(most_ms),
        note: format!("half within {:.1} ms", outcome.percentile_ms(50)),
    }
}

fn taken_note(outcome: &Outcome) -> String {
    let Outcome { done, refused, cpu_seconds, .. } = outcome;
    let cpu_us = cpu_seconds * 1e6 / (*done).max(1) as f64;
    format!("{done} taken, {refused} refused, {cpu_us:.0} µs of a core each, with the clients")
}

fn figures(outcome: &Outcome, all_paid: Duration, taken: f64, paid: f64) -> Vec<Figure> {
    let per_second = outcome.done as f64 / all_paid.as_secs_f64();
    let row = |work: &str, measured, limit, goal, note: String| {
        let (work, unit) = (format!("buy over HTTP, SQLite FULL, 64 clients: {work}"), "orders/s");
        Figure { work, measured, unit, limit, goal, note }
    };
    // The payments of the same time share the writer, so that this is no limit to be judged by.
    let alone = outcome.per_second() / taken;
    let note =
        taken_note(outcome) + &format!("; {alone:.2} of a raw commit without their payments");
    let rest = all_paid.as_secs_f64() - outcome.seconds;
    let later = format!("the last was paid {rest:.1} s after the load ended");
    vec![
        row("taken", outcome.per_second(), None, Goal::Floor(4000.0), note),
        row("taken and paid, with the journal", per_second, Some(paid), Goal::Ratio(0.55), later),
        slowest("buy over HTTP, SQLite: slowest hundredth", outcome, 50.0),
    ]
}

/// Answers the load's outcome, and after how long all of its orders were paid.
async fn buy(
    company: &Company,
    time: Duration,
    make: load::MakeRequest,
) -> Result<(Outcome, Duration), Failed> {
    let began = Instant::now();
    let outcome = load::run(company.address, CLIENTS, time, make).await?;
    while company.unpaid()? {
        if began.elapsed() > time + Duration::from_secs(120) {
            return Err(Failed::new("orders were not paid two minutes after the load"));
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    Ok((outcome, began.elapsed()))
}

/// The same requests, with other keys.
fn numbered(make: &load::MakeRequest, from: usize) -> load::MakeRequest {
    let make = make.clone();
    Arc::new(move |client, number| make(client, from + number))
}

async fn requests(company: &Company) -> Result<load::MakeRequest, Failed> {
    let fund = company.fund()?.code;
    let buyers = customers::make(&company.app, (CLIENTS * CUSTOMERS_EACH).try_into()?).await?;
    let mut ready = Vec::with_capacity(buyers.len());
    let tokens = customers::all_unlocked(company.address, &buyers).await?;
    for (buyer, token) in buyers.iter().zip(tokens) {
        let agreements = ["fund-contract", "prospectus", "risk-disclosure", "sales-service"];
        let body = json!({"params": {
            "fundCode": fund, "cardId": buyer.card_id, "amount": "1000.00",
            "agreements": agreements,
        }});
        ready.push((format!("Bearer {token}"), body.to_string()));
    }
    Ok(Arc::new(move |client, number| {
        let (bearer, body) = &ready[client * CUSTOMERS_EACH + number % CUSTOMERS_EACH];
        let key = format!("bench-{client}-{number}");
        let headers = [
            ("authorization", bearer.as_str()),
            ("idempotency-key", &key),
            ("content-type", "application/json"),
        ];
        load::request("POST", "/proxy/hwm/bff/trade/public/buy", &headers, body)
    }))
}
