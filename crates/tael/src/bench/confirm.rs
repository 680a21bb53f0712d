//! The confirmation of a big day, beside a bulk insert of the rows that it writes.

use super::{
    company::Company,
    customers,
    day::{self, CHUNK},
    engines::Engines,
    raw,
    report::{Figure, Goal},
};
use crate::failure::Failed;

const ORDERS: usize = 100_000;
const CUSTOMERS: u32 = 2_000;

/// What confirmations write: the order, its last event, journal, lots and positions.
const CONFIRMED: &[raw::Rows] = &[
    ("orders_orders", "ORDER BY order_no"),
    ("orders_events", "WHERE step = (SELECT MAX(step) FROM orders_events) ORDER BY order_no"),
    ("ledger_entries", "WHERE kind = 'buy-confirmed' ORDER BY id"),
    (
        "ledger_postings",
        "WHERE entry_id IN (SELECT id FROM ledger_entries WHERE kind = 'buy-confirmed')
         ORDER BY entry_id, line",
    ),
    ("holdings_lots", "ORDER BY lot_id"),
    ("holdings_positions", "ORDER BY cust_no"),
];

/// Orders confirmed in a second, on SQLite and, where there is a server, on PostgreSQL.
pub async fn measure(engines: Engines<'_>) -> Result<Vec<Figure>, Failed> {
    let mut figures = Vec::new();
    if engines.sqlite {
        figures.push(on_sqlite().await?);
    }
    if let Some(server) = engines.server {
        figures.push(on_postgres(server).await?);
    }
    Ok(figures)
}

async fn on_sqlite() -> Result<Figure, Failed> {
    let company = Company::open("confirm", None).await?;
    let confirmed = confirm(&company).await?;
    let (database, file) = (company.database(), company.folder.path().join("raw.db"));
    let limit = tokio::task::spawn_blocking(move || -> Result<_, Failed> {
        let mut limit = raw::Again::new(&database, &file, (CONFIRMED, &[]), CHUNK)?;
        limit.turn()?;
        Ok(limit.per_second())
    });
    Ok(figure("SQLite", confirmed, limit.await??))
}

async fn on_postgres(server: &str) -> Result<Figure, Failed> {
    let company = Company::open("confirm_pg", Some(server)).await?;
    let (orders, seconds) = confirm(&company).await?;
    let (database, folder) = (company.postgres.clone(), company.folder.path().to_owned());
    let limit = tokio::task::spawn_blocking(move || {
        database.map_or(Ok(0.0), |database| database.copied(&folder, CONFIRMED, orders))
    });
    let limit = limit.await??;
    company.close().await?;
    Ok(figure("PostgreSQL", (orders, seconds), limit))
}

async fn confirm(company: &Company) -> Result<(usize, f64), Failed> {
    let fund = company.fund()?.code;
    let buyers = customers::make(&company.app, CUSTOMERS).await?;
    day::place(company, fund, &buyers, (0, ORDERS)).await?;
    day::confirm(company).await
}

fn figure(engine: &str, (confirmed, seconds): (usize, f64), limit: f64) -> Figure {
    Figure {
        work: format!("confirm a day of orders, {engine}"),
        measured: confirmed as f64 / seconds,
        unit: "orders/s",
        limit: Some(limit),
        goal: Goal::Ratio(0.3),
        note: format!("{confirmed} orders in {seconds:.1} s, {CHUNK} a transaction"),
    }
}
