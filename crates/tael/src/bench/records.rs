//! Records of a customer with ten years of trades, beside those of one with ten trades: any page.

use super::{
    assets,
    company::Company,
    customers::{self, Buyer},
    engines::Engines,
    load::{self, Outcome},
    report::{Figure, Goal},
};
use crate::failure::Failed;
use kernel::FundCode;
use serde_json::{Value, json};
use std::{sync::Arc, time::Duration};

/// Trades of the long history, unless another number is asked for.
const TRADES: usize = 50_000;
/// Days on which they are placed, before they are spread.
const DAYS: usize = 50;
/// Over so long they are spread.
const YEARS: i64 = 10;
/// Records of a page: as many as the short history has.
const SIZE: usize = assets::FEW;
/// What months come to, of the orders that are final; as a data folder of before has it filled.
const MONTHS: &str = include_str!("../../../../migrations/orders_0023_months_of_old_orders.sql");

/// On SQLite and, where there is a server, on PostgreSQL.
pub async fn measure(
    time: Duration,
    trades: Option<usize>,
    engines: Engines<'_>,
) -> Result<Vec<Figure>, Failed> {
    let trades = trades.unwrap_or(TRADES).max(DAYS);
    let mut figures = Vec::new();
    if engines.sqlite {
        figures.extend(on("SQLite", time, trades, None).await?);
    }
    if engines.server.is_some() {
        figures.extend(on("PostgreSQL", time, trades, engines.server).await?);
    }
    Ok(figures)
}

async fn on(
    engine: &str,
    time: Duration,
    trades: usize,
    server: Option<&str>,
) -> Result<Vec<Figure>, Failed> {
    let company = Company::open("records", server).await?;
    let buyers = customers::make(&company.app, 2).await?;
    assets::trade(&company, &buyers, DAYS, trades / DAYS).await?;
    spread(&company, &buyers[0], trades).await?;
    let fund = company.fund()?.code;
    let lists = Lists::of(&company, fund, &buyers, time / 8);
    let mut figures = Vec::new();
    let pages = trades.div_ceil(SIZE);
    for (name, page) in [("first", 1), ("middle", pages / 2), ("last", pages)] {
        figures.push(lists.figure(&format!("{name} page of records"), "all", page).await?);
    }
    let middle = pages / 2;
    figures.push(lists.figure("middle page of purchases", "buy", middle).await?);
    figures.push(lists.figure("middle page of a fund's records", "fund", middle).await?);
    figures.push(lists.figure("middle page since a day", "since", middle).await?);
    figures.push(lists.figure("cancelled ones", "cancelled", 1).await?);
    figures.push(lists.figure("those in transit", "inTransit", 1).await?);
    figures.push(lists.figure("redemptions into funds", "into", 1).await?);
    let few = assets::page_ms(&company, fund, &buyers[1], time / 8).await?;
    let many = assets::page_ms(&company, fund, &buyers[0], time / 8).await?;
    figures.push(times("asset page", (many, few), "three calls".into()));
    for figure in &mut figures {
        figure.work = format!("{} after {trades} trades, {engine}", figure.work);
    }
    company.close().await?;
    Ok(figures)
}

fn times(work: &str, (many, few): (f64, f64), note: String) -> Figure {
    let (limit, goal) = (Some(few), Goal::Times(1.5));
    Figure { work: work.into(), measured: many, unit: "ms", limit, goal, note }
}

/// Spreads the first customer's trades evenly over the years before.
async fn spread(company: &Company, buyer: &Buyer, trades: usize) -> Result<(), Failed> {
    let span = YEARS * 365 * 86_400_000;
    let first = company.app.now().ms() - span;
    let step = span / i64::try_from(trades)?;
    let cust_no = buyer.cust_no.value();
    // China's days.
    let day = match &company.postgres {
        Some(_) => {
            "to_char(to_timestamp(created_at / 1000 + 28800) AT TIME ZONE 'UTC', 'YYYY-MM-DD')"
        }
        None => "date(created_at / 1000 + 28800, 'unixepoch')",
    };
    let fill = MONTHS.lines().skip(1).collect::<Vec<_>>().join(" ");
    let spread = format!(
        "UPDATE orders_orders SET created_at = r.at
         FROM (SELECT order_no, {first} + (ROW_NUMBER() OVER (ORDER BY order_no) - 1) * {step} AS at
               FROM orders_orders WHERE cust_no = {cust_no}) AS r
         WHERE orders_orders.order_no = r.order_no;
         UPDATE orders_orders SET accepted_on = {day} WHERE cust_no = {cust_no};
         DELETE FROM orders_months; {fill}"
    );
    company.run(spread).await?;
    if company.postgres.is_some() {
        company.run("VACUUM ANALYZE".to_owned()).await?;
    }
    Ok(())
}

/// Asks for pages of both customers.
struct Lists<'a> {
    company: &'a Company,
    fund: FundCode,
    buyers: &'a [Buyer],
    time: Duration,
}

impl<'a> Lists<'a> {
    fn of(company: &'a Company, fund: FundCode, buyers: &'a [Buyer], time: Duration) -> Self {
        Self { company, fund, buyers, time }
    }

    /// A page of the long history, beside the first one of the short history.
    async fn figure(&self, work: &str, list: &str, page: usize) -> Result<Figure, Failed> {
        let (few, _) = self.page(&self.buyers[1], list, 1).await?;
        let (many, slowest) = self.page(&self.buyers[0], list, page).await?;
        let fits = if slowest <= 30.0 { "" } else { ", MISSED 30 ms" };
        Ok(times(work, (many, few), format!("slowest hundredth {slowest:.1} ms{fits}")))
    }

    /// What a page takes, and its slowest hundredth.
    async fn page(&self, buyer: &Buyer, list: &str, page: usize) -> Result<(f64, f64), Failed> {
        let token = customers::unlocked(self.company.address, buyer).await?;
        let bearer = format!("Bearer {token}");
        let headers = [("authorization", bearer.as_str()), ("content-type", "application/json")];
        let since = self.company.app.now().day().add_years(-9);
        let asked: Value = match list {
            "into" => json!({"pageNo": page, "pageSize": SIZE}),
            "fund" => json!({"fundCode": self.fund, "pageNo": page, "pageSize": SIZE}),
            "since" => json!({"from": since, "pageNo": page, "pageSize": SIZE}),
            list => json!({"filter": list, "pageNo": page, "pageSize": SIZE}),
        };
        let body = json!({ "params": asked }).to_string();
        let path = match list {
            "into" => "redeem2buyTradeRecord",
            _ => "queryTradeRecordNew",
        };
        let path = format!("/proxy/hwm/bff/trade/{path}");
        let request = load::request("POST", &path, &headers, &body);
        let make = Arc::new(move |_, _| request.clone());
        let outcome: Outcome = load::run(self.company.address, 1, self.time, make).await?;
        match (outcome.done, outcome.refused) {
            (done, 0) if done > 0 => {
                Ok((outcome.seconds * 1000.0 / done as f64, outcome.percentile_ms(99)))
            }
            _ => Err(Failed::new("a page of records was refused")),
        }
    }
}
