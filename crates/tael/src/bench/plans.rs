//! A morning on which many plans are due: each judged, ordered, debited, and durable, while a few
//! customers buy; and the list of one who has many plans with long pasts.

use super::{
    company::Company,
    customers::{self, Buyer},
    engines::Engines,
    load, raw,
    report::{Figure, Goal},
    whole_day::{buy, percentile_ms, written_again},
};
use crate::failure::Failed;
use clearing::Step;
use db::Tx;
use kernel::{Calendar, Day, TimeOfDay, TradeAcco};
use serde_json::json;
use std::{
    fmt::Write,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

/// Plans of the morning, unless another number is asked for.
const PLANS: usize = 100_000;
/// Plans of a customer: as many as one may have.
const EACH: usize = 50;
/// Customers whose plans are given by one command, which has room for no more.
const AT_ONCE: usize = 100;
/// Customers who buy meanwhile.
const MEANWHILE: usize = 2;
/// Between the numbers of plans that are copied.
const APART: i64 = 1_000_000_000_000;
/// Plans, and runs of each, of one who has many and of one who has few.
const MANY: (usize, usize) = (50, 100);
const FEW: (usize, usize) = (5, 2);

/// What the morning writes: runs, plans, orders with all that a purchase has and what they were
/// placed for, payments.
const WRITTEN: &[raw::Rows] = &[
    ("plans_runs", "ORDER BY cust_no, plan_no"),
    ("plans_plans", "ORDER BY cust_no, plan_no"),
    ("orders_orders", "ORDER BY order_no"),
    ("orders_open", "ORDER BY order_no"),
    ("orders_events", "ORDER BY order_no, step"),
    ("orders_payments", "ORDER BY payment_no"),
    ("suitability_decisions", "ORDER BY decision_id"),
    ("ledger_entries", "ORDER BY id"),
    ("ledger_postings", "ORDER BY entry_id, line"),
    ("holdings_transit", "ORDER BY order_no"),
    ("orders_causes", "ORDER BY order_no"),
];

/// On SQLite and, where there is a server, on PostgreSQL.
pub async fn measure(
    time: Duration,
    plans: Option<usize>,
    engines: Engines<'_>,
) -> Result<Vec<Figure>, Failed> {
    let plans = plans.unwrap_or(PLANS).max(EACH);
    let mut figures = Vec::new();
    if engines.sqlite {
        figures.extend(on("SQLite", plans, time, (None, 0.4)).await?);
    }
    if engines.server.is_some() {
        figures.extend(on("PostgreSQL", plans, time, (engines.server, 0.3)).await?);
    }
    Ok(figures)
}

async fn on(
    engine: &str,
    plans: usize,
    time: Duration,
    (server, goal): (Option<&str>, f64),
) -> Result<Vec<Figure>, Failed> {
    let company = Company::open("plans", server).await?;
    let buyers = customers::make(&company.app, u32::try_from(plans / EACH + MEANWHILE)?).await?;
    let (meanwhile, savers) = buyers.split_at(MEANWHILE);
    let due = Calendar::china().t_day(company.app.now(), TimeOfDay::CUTOFF);
    let [first, others @ ..] = savers else { return Err(Failed::new("nobody has plans")) };
    plan(&company, first).await?;
    let numbered: Vec<(&Buyer, i64)> = others.iter().zip(1_i64..).collect();
    for some in numbered.chunks(AT_ONCE) {
        company.run(given(some)?).await?;
    }
    company.run(copied(EACH, due)).await?;
    let took = morning(&company, meanwhile).await?;
    let runs = runs_of(&company, due).await?;
    if runs < i64::try_from(plans / EACH * EACH)? {
        return Err(Failed::new(format!("{runs} of {plans} plans have run")));
    }
    let limit = written_again(&company, WRITTEN).await?;
    let slowest = percentile_ms(&took.purchases, 99);
    let work = format!("a morning of {plans} plans, {engine}");
    let lists = lists(&company, savers, (due, time)).await?;
    company.close().await?;
    let (count, half) = (took.purchases.len(), percentile_ms(&took.purchases, 50));
    Ok(vec![
        Figure {
            work: work.clone(),
            measured: plans as f64 / took.seconds,
            unit: "plans/s",
            limit: Some(plans as f64 / limit),
            goal: Goal::Ratio(goal),
            note: format!("all checks, and the bank of the demo asked: {:.1} s", took.seconds),
        },
        Figure {
            work: format!("{work}: purchases meanwhile, slowest hundredth"),
            measured: slowest,
            unit: "ms",
            limit: None,
            goal: Goal::Ceiling(100.0),
            note: format!("{count} purchases, half within {half:.1} ms"),
        },
        Figure { work: format!("list of 50 plans with 5,000 runs, {engine}"), ..lists },
    ])
}

/// Makes one plan of a customer, as customers do.
async fn plan(company: &Company, saver: &Buyer) -> Result<(), Failed> {
    let token = customers::unlocked(company.address, saver).await?;
    let bearer = format!("Bearer {token}");
    let key = format!("bench-plan-{}", saver.cust_no);
    let headers = [
        ("authorization", bearer.as_str()),
        ("content-type", "application/json"),
        ("idempotency-key", key.as_str()),
    ];
    let wish = json!({
        "fundCode": company.fund()?.code, "cardId": saver.card_id, "amount": "100.00",
        "cycleUnit": 1, "fixDay": 4,
        "agreements": ["fund-contract", "prospectus", "risk-disclosure", "sales-service"],
    });
    let request = load::request("POST", "/api/v1/m/fixapply/add", &headers, &wish.to_string());
    match load::once(company.address, &request).await? {
        true => Ok(()),
        false => Err(Failed::new("a plan was refused")),
    }
}

/// The same plan for others, each by the card of its own: passwords take long to verify.
fn given(others: &[(&Buyer, i64)]) -> Result<String, Failed> {
    let mut all = String::new();
    for (other, number) in others {
        let (cust_no, acco) = (other.cust_no.value(), TradeAcco::of(other.cust_no, 1)?);
        write!(
            all,
            "INSERT INTO plans_plans (cust_no, plan_no, trade_acco, {COPIED})
             SELECT {cust_no}, plan_no + {number}, '{acco}', {COPIED} FROM plans_plans
             WHERE cust_no <> {cust_no}
             ORDER BY plan_no LIMIT 1;"
        )?;
    }
    Ok(all)
}

/// The columns of a plan that another one shares with it.
const COPIED: &str = "fund_code, cash_fund, amount, cycle_unit, cycle, fix_day, rule, rule_window,
    end_on, end_runs, end_rate, state, failures, counted_from, nominal_on, due_on, under_way,
    paid_runs, paid, decision_id, agreed, agreed_at, created_at, ended_at, ended_why";

/// Each plan so many times, all due on a day.
fn copied(each: usize, due: Day) -> String {
    format!(
        "WITH RECURSIVE seq (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM seq WHERE n < {each} - 1)
         INSERT INTO plans_plans (cust_no, plan_no, trade_acco, {COPIED})
         SELECT cust_no, plan_no - n * {APART}, trade_acco, {COPIED}
         FROM plans_plans JOIN seq ON TRUE;
         UPDATE plans_plans SET nominal_on = '{due}', due_on = '{due}'"
    )
}

/// What a morning took.
struct Took {
    seconds: f64,
    /// Latencies in milliseconds, sorted.
    purchases: Vec<f64>,
}

async fn morning(company: &Company, meanwhile: &[Buyer]) -> Result<Took, Failed> {
    let fund = company.fund()?.code;
    let stop = Arc::new(AtomicBool::new(false));
    let buying: Vec<_> = meanwhile
        .iter()
        .zip(1..)
        .map(|(buyer, task)| {
            let (app, buyer, stop) = (company.app.clone(), buyer.clone(), Arc::clone(&stop));
            tokio::spawn(buy(app, buyer, fund, (PLANS * task, stop)))
        })
        .collect();
    let began = Instant::now();
    company.engine.run_until(Step::Deduct).await?;
    let seconds = began.elapsed().as_secs_f64();
    stop.store(true, Ordering::Relaxed);
    let mut purchases = Vec::new();
    for task in buying {
        purchases.extend(task.await??);
    }
    purchases.sort_unstable_by(f64::total_cmp);
    Ok(Took { seconds, purchases })
}

/// Orders that plans have placed on a day.
async fn runs_of(company: &Company, due: Day) -> Result<i64, Failed> {
    let count = async |tx: &mut Tx| ::plans::runs_of(tx, due).await;
    let counts = company.app.db().read::<_, db::Error, _>(count).await?;
    Ok(counts.iter().filter(|(state, _)| state.is_open()).map(|(_, count)| count).sum())
}

/// The list of who has many plans with long pasts, beside that of who has few and short ones.
async fn lists(
    company: &Company,
    savers: &[Buyer],
    (due, time): (Day, Duration),
) -> Result<Figure, Failed> {
    let mut measured = Vec::new();
    for (saver, of) in savers.iter().zip([FEW, MANY]) {
        company.run(pasts(saver, of, due)?).await?;
        if company.postgres.is_some() {
            company.run("VACUUM ANALYZE".to_owned()).await?;
        }
        measured.push(list_ms(company, saver, time / 4).await?);
    }
    let [few, many] = measured[..] else { return Err(Failed::new("two customers have lists")) };
    Ok(Figure {
        work: String::new(),
        measured: many,
        unit: "ms",
        limit: Some(few),
        goal: Goal::Times(1.5),
        note: "limit: 5 plans with 10 runs".into(),
    })
}

/// Leaves a customer so many plans, with so many paid runs each.
fn pasts(saver: &Buyer, (plans, runs): (usize, usize), due: Day) -> Result<String, Failed> {
    let (cust_no, mut days) = (saver.cust_no.value(), String::new());
    for week in 1..=i32::try_from(runs)? {
        let comma = if week == 1 { "" } else { ", " };
        write!(days, "{comma}('{}')", due.add_days(-7 * week))?;
    }
    let kept = format!(
        "SELECT plan_no FROM plans_plans WHERE cust_no = {cust_no} ORDER BY plan_no LIMIT {plans}"
    );
    Ok(format!(
        "DELETE FROM plans_runs WHERE cust_no = {cust_no};
         DELETE FROM plans_plans WHERE cust_no = {cust_no} AND plan_no NOT IN ({kept});
         UPDATE plans_plans SET paid_runs = {runs}, paid = {runs} * amount
         WHERE cust_no = {cust_no};
         INSERT INTO plans_runs (cust_no, plan_no, due_on, nominal_on, state, tries, base, amount,
             percent, distance, order_no, first_no, reason, at)
         SELECT cust_no, plan_no, column1, column1, '2', 1, amount, amount, NULL, NULL, NULL, NULL,
             '', created_at
         FROM plans_plans JOIN (VALUES {days}) AS days ON TRUE WHERE cust_no = {cust_no}"
    ))
}

/// How long a list takes, one after the other.
async fn list_ms(company: &Company, saver: &Buyer, time: Duration) -> Result<f64, Failed> {
    let token = customers::unlocked(company.address, saver).await?;
    let bearer = format!("Bearer {token}");
    let headers = [("authorization", bearer.as_str())];
    let request = load::request("GET", "/api/v1/m/fixprotocol/list", &headers, "");
    let make = Arc::new(move |_, _| request.clone());
    let outcome = load::run(company.address, 1, time, make).await?;
    match (outcome.done, outcome.refused) {
        (done, 0) if done > 0 => Ok(outcome.seconds * 1000.0 / done as f64),
        _ => Err(Failed::new("a list of plans was refused")),
    }
}
