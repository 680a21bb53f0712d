//! The confirmation of a big day, beside a bulk insert of the rows that it writes.

use super::{
    company::Company,
    customers,
    day::{self, CHUNK},
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

/// Orders confirmed in a second.
pub async fn measure() -> Result<Vec<Figure>, Failed> {
    let company = Company::open("confirm").await?;
    let fund = company.fund()?.code;
    let buyers = customers::make(&company.app, CUSTOMERS).await?;
    day::place(&company, fund, &buyers, (0, ORDERS)).await?;
    let (confirmed, seconds) = day::confirm(&company).await?;
    let database = company.database();
    let file = company.folder.path().join("raw.db");
    let limit = tokio::task::spawn_blocking(move || -> Result<_, Failed> {
        let rows = raw::read(&database, CONFIRMED, ORDERS)?;
        raw::write(&file, &rows, CHUNK)
    });
    Ok(vec![Figure {
        work: "confirm a day of orders, SQLite".into(),
        measured: confirmed as f64 / seconds,
        unit: "orders/s",
        limit: Some(limit.await??),
        goal: Goal::Ratio(0.3),
        note: format!("{confirmed} orders in {seconds:.1} s, {CHUNK} a transaction"),
    }])
}
