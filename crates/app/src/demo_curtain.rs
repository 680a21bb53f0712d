//! Behind the curtain of the demo: what an order was in the books and in the exchanged files, as it
//! comes to be. Never in production.

use axum::{Router, extract::Query, response::Response, routing::get};
use clearing::{Engine, Exchanged};
use db::Tx;
use funds::Catalogue;
use kernel::{Day, Instant};
use ledger::{JournalEntry, JournalSum};
use orders::{Order, OrderNo};
use serde::{Deserialize, Serialize};
use wire::{Answer, App, raw};

/// Orders to choose from.
const SHOWN: i64 = 8;

/// `GET /demo/curtain?orderNo=…`: of that order, else of the newest one.
pub fn routes(app: App, engine: Engine) -> Router {
    Router::new().route(
        "/demo/curtain",
        get(async move |Query(asked): Query<Asked>| curtain(&app, &engine, asked).await),
    )
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Asked {
    order_no: Option<String>,
}

/// Everything that stands behind the curtain.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct Curtain {
    /// The newest first.
    orders: Vec<Told>,
    /// The one that is shown; none before the first.
    order: Option<Told>,
    journal: Vec<JournalEntry>,
    /// Both sides of all entries, asset by asset.
    sums: Vec<JournalSum>,
    records: Vec<Exchanged>,
}

/// An order in few words.
#[derive(Debug, Clone, Serialize)]
#[serde(rename_all = "camelCase")]
struct Told {
    order_no: OrderNo,
    kind: String,
    fund_code: String,
    fund_name: String,
    /// In yuan; `0.00` of what is asked for in shares.
    amount: String,
    shares: String,
    status: String,
    created_at: Instant,
    t_day: Day,
    confirm_day: Day,
}

async fn curtain(app: &App, engine: &Engine, asked: Asked) -> Response {
    raw::respond(behind(app, engine, asked).await, "behind the curtain")
}

async fn behind(app: &App, engine: &Engine, asked: Asked) -> Answer<Curtain> {
    let wanted = asked.order_no.and_then(|number| number.parse::<OrderNo>().ok());
    let (newest, order, journal) = app
        .db()
        .read(async move |tx: &mut Tx| {
            let newest = orders::newest(tx, SHOWN).await?;
            let order = match wanted {
                Some(number) => orders::orders_by_number(tx, &[number]).await?.into_iter().next(),
                None => newest.first().cloned(),
            };
            let references = order.iter().map(|order| order.order_no.to_string());
            let references: Vec<String> = references.collect();
            let journal = ledger::journal_of(tx, &references).await?;
            Ok::<_, wire::Failure>((newest, order, journal))
        })
        .await?;
    let records = match &order {
        Some(order) => engine.exchanged(order)?,
        None => Vec::new(),
    };
    let sums = ledger::journal_sums(&journal)?;
    let tell = |order: &Order| tell(app, order);
    Ok(Curtain {
        orders: newest.iter().map(tell).collect(),
        order: order.as_ref().map(tell),
        journal,
        sums,
        records,
    })
}

fn tell(app: &App, order: &Order) -> Told {
    let catalogue = app.get::<Catalogue>().snapshot();
    let fund = catalogue.fund(order.fund_code);
    Told {
        order_no: order.order_no,
        kind: order.kind.chinese().to_owned(),
        fund_code: order.fund_code.to_string(),
        fund_name: fund.map(|fund| fund.name.to_string()).unwrap_or_default(),
        amount: order.amount.to_string(),
        shares: order.shares.to_string(),
        status: order.status.chinese().to_owned(),
        created_at: order.created_at,
        t_day: order.t_day,
        confirm_day: order.confirm_day,
    }
}
