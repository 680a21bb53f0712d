//! A business day of many orders: placed and paid as customers would, confirmed as the TA would.

use super::{company::Company, customers::Buyer};
use crate::failure::Failed;
use accounts::Unlocked;
use db::{Error, Tx};
use kernel::{Calendar, Day, Fen, FundCode, Nav, Rounding};
use orders::{Confirmation, Confirming, Order, Outcome, PlaceOrderRequest};
use std::{
    sync::Arc,
    time::{Duration, Instant},
};
use wire::{Call, Remote, Session};

/// Orders that are placed at the same time.
const AT_ONCE: usize = 50;
/// Confirmations of a transaction.
pub const CHUNK: usize = 5_000;

/// Places so many orders, the customers in turn, and waits until the company's pay worker has
/// collected their money. `first` numbers them, and is another one on each day.
pub async fn place(
    company: &Company,
    fund: FundCode,
    buyers: &[Buyer],
    (first, count): (usize, usize),
) -> Result<(), Failed> {
    let buyers: Arc<[Buyer]> = buyers.into();
    let tasks: Vec<_> = (0..AT_ONCE)
        .map(|task| {
            let (app, buyers) = (company.app.clone(), Arc::clone(&buyers));
            tokio::spawn(async move {
                for number in (task..count).step_by(AT_ONCE) {
                    let buyer = &buyers[number % buyers.len()];
                    buy(&app, fund, buyer, first + number).await?;
                }
                Ok::<_, Failed>(())
            })
        })
        .collect();
    for task in tasks {
        task.await??;
    }
    while company.unpaid()? {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    Ok(())
}

/// Places one order; no other has its number.
pub async fn buy(
    app: &wire::App,
    fund: FundCode,
    buyer: &Buyer,
    number: usize,
) -> Result<(), Failed> {
    orders::place_order(call(app, buyer, number), purchase(fund, buyer)?).await?;
    Ok(())
}

/// Seals the day and confirms all of it; answers how many orders in how many seconds.
pub async fn confirm(company: &Company) -> Result<(usize, f64), Failed> {
    let app = &company.app;
    let calendar = Calendar::china();
    let (day, at) = (calendar.t_day(app.now(), kernel::TimeOfDay::CUTOFF), app.now());
    let seal = async move |tx: &mut Tx| orders::seal_day(tx, day, at).await;
    app.db().write_batch::<_, Error, _>(seal).await?;
    let confirming = Confirming::of(app, calendar.next_open(day), at);
    let confirmations = confirmations(company, day).await?;
    let (began, mut confirmed) = (Instant::now(), 0);
    for chunk in confirmations.chunks(CHUNK) {
        let (chunk, confirming) = (chunk.to_vec(), confirming.clone());
        let work = async move |tx: &mut Tx| orders::confirm_many(tx, &confirming, &chunk).await;
        confirmed += app.db().write_batch::<_, Error, _>(work).await?.confirmed;
    }
    Ok((confirmed, began.elapsed().as_secs_f64()))
}

fn purchase(fund_code: FundCode, buyer: &Buyer) -> Result<PlaceOrderRequest, Failed> {
    let agreements = ["fund-contract", "prospectus", "risk-disclosure", "sales-service"];
    Ok(PlaceOrderRequest {
        fund_code,
        card_id: buyer.card_id,
        trade_acco: None,
        amount: Fen::from_whole(1_000)?,
        agreements: agreements.iter().filter_map(|id| id.parse().ok()).collect(),
        promised_day: None,
        voucher: None,
    })
}

fn call(app: &wire::App, buyer: &Buyer, number: usize) -> Call<Unlocked> {
    let session = Session { id: 0, cust_no: buyer.cust_no, unlocked_until: None };
    Call {
        app: app.clone(),
        caller: Unlocked { cust_no: buyer.cust_no, session },
        now: app.now(),
        idempotency_key: Some(format!("bench-day-{number}")),
        request_hash: String::new(),
        session_key: None,
        remote: Remote::default(),
    }
}

/// What the TA would answer to all orders of a day.
async fn confirmations(company: &Company, day: Day) -> Result<Vec<Confirmation>, Failed> {
    let limit = i64::MAX;
    let export = async move |tx: &mut Tx| orders::to_export(tx, day, None, limit).await;
    let sealed: Vec<Order> = company.app.db().read::<_, Error, _>(export).await?;
    sealed.iter().map(confirmation).collect()
}

fn confirmation(order: &Order) -> Result<Confirmation, Failed> {
    let nav: Nav = "1.2345".parse()?;
    let net = order.amount.net_of("0.0015".parse()?, Rounding::HalfUp)?;
    let fee = order.amount.checked_sub(net)?;
    let shares = net.shares_at(nav, Rounding::HalfUp)?;
    let outcome = Outcome::Bought { nav, amount: order.amount, fee, shares };
    Ok(Confirmation { order_no: order.order_no, outcome })
}
