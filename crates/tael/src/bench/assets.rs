//! The asset page of a customer with a long history, beside that of one with a short one.

use super::{
    company::Company,
    customers::{self, Buyer},
    day, load,
    report::{Figure, Goal},
};
use crate::failure::Failed;
use kernel::{Calendar, FundCode, Instant, TimeOfDay};
use serde_json::json;
use std::{sync::Arc, time::Duration};

/// Days of the long history, and trades on each.
const DAYS: usize = 20;
const TRADES_A_DAY: usize = 1_000;
/// Trades of the short one.
pub const FEW: usize = 10;

/// The time of the page's three calls.
pub async fn measure(time: Duration) -> Result<Vec<Figure>, Failed> {
    let company = Company::open("assets", None).await?;
    let fund = company.fund()?.code;
    let buyers = customers::make(&company.app, 2).await?;
    trade(&company, &buyers, DAYS, TRADES_A_DAY).await?;
    let few = page_ms(&company, fund, &buyers[1], time).await?;
    let many = page_ms(&company, fund, &buyers[0], time).await?;
    Ok(vec![Figure {
        work: "asset page after 20,000 trades, beside 10 trades".into(),
        measured: many,
        unit: "ms",
        limit: Some(few),
        goal: Goal::Times(1.5),
        note: "three calls, one after another".into(),
    }])
}

/// Trades of the first customer on so many days, so many on each, and a few of the second one on
/// the first of them.
pub async fn trade(
    company: &Company,
    buyers: &[Buyer],
    days: usize,
    each: usize,
) -> Result<(), Failed> {
    let fund = company.fund()?.code;
    for number in 0..days {
        let first = number * each;
        day::place(company, fund, &buyers[..1], (first, each)).await?;
        if number == 0 {
            day::place(company, fund, &buyers[1..], (first, FEW)).await?;
        }
        day::confirm(company).await?;
        next_morning(company).await?;
    }
    Ok(())
}

pub async fn next_morning(company: &Company) -> Result<(), Failed> {
    let next = Calendar::china().next_open(company.app.clock().today());
    let at = Instant::at(next, TimeOfDay::new(9, 30)?);
    Ok(clearing::move_clock(&company.app, at).await?)
}

/// What the three calls of the page take together.
pub async fn page_ms(
    company: &Company,
    fund: FundCode,
    buyer: &Buyer,
    time: Duration,
) -> Result<f64, Failed> {
    let token = customers::unlocked(company.address, buyer).await?;
    let bearer = format!("Bearer {token}");
    let headers = [("authorization", bearer.as_str()), ("content-type", "application/json")];
    let calls = ["myOverview", "myAccount", "heldAssetsDetails"];
    let body = json!({"params": {"fundCode": fund}}).to_string();
    let requests = calls.map(|name| {
        load::request("POST", &format!("/proxy/hwm/bff/asset/{name}"), &headers, &body)
    });
    let make = Arc::new(move |_, number: usize| requests[number % requests.len()].clone());
    let outcome = load::run(company.address, 1, time, make).await?;
    match (outcome.done, outcome.refused) {
        (done, 0) if done > 0 => Ok(outcome.seconds * 1000.0 * calls.len() as f64 / done as f64),
        _ => Err(Failed::new("the asset page was refused")),
    }
}
