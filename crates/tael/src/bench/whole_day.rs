//! A whole business day: sealed, written, answered, taken in, confirmed, reconciled, valued, while
//! a few customers buy.

use super::{
    company::Company,
    customers::{self, Buyer},
    day,
    engines::Engines,
    process, raw,
    report::{Figure, Goal},
};
use crate::{failure::Failed, settings::Settings};
use clearing::Step;
use funds::{Catalogue, FundStatus};
use kernel::{Calendar, Clock, Day, FundCode};
use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

/// Orders of the day, unless another number is asked for.
const ORDERS: usize = 100_000;
/// Positions that are valued and reconciled, for each order.
const POSITIONS: usize = 3;
/// Orders of one customer.
const EACH: usize = 50;
/// Customers who buy meanwhile, and how long each waits between two purchases.
const MEANWHILE: usize = 4;
const PAUSE: Duration = Duration::from_millis(50);
/// Funds that the other positions are in.
const FUNDS: usize = 30;
/// Rows of a COMMIT of the limit.
const GROUP: usize = 5_000;
/// Numbers of customers who only hold.
const HOLDERS: i64 = 8_000_000_000;

/// What the day writes: orders with their events, journal, records, lots, positions, their day.
const WRITTEN: &[raw::Rows] = &[
    ("orders_orders", "ORDER BY order_no"),
    ("orders_events", "WHERE step >= 5 ORDER BY order_no, step"),
    ("orders_months", "ORDER BY cust_no"),
    ("clearing_confirmations", "ORDER BY cfm_day, ta, file_type, serial"),
    ("ledger_entries", "WHERE kind = 'buy-confirmed' ORDER BY id"),
    (
        "ledger_postings",
        "WHERE entry_id IN (SELECT id FROM ledger_entries WHERE kind = 'buy-confirmed')
         ORDER BY entry_id, line",
    ),
    ("holdings_lots", "ORDER BY lot_id"),
    ("holdings_positions", "ORDER BY fund_code, cust_no"),
    ("holdings_position_days", "ORDER BY fund_code, cust_no"),
    ("holdings_customer_days", "ORDER BY cust_no"),
    ("holdings_customer_months", "ORDER BY cust_no"),
];

/// On SQLite and, where there is a server, on PostgreSQL: a day, and before it one of a tenth.
pub async fn measure(orders: Option<usize>, engines: Engines<'_>) -> Result<Vec<Figure>, Failed> {
    let orders = orders.unwrap_or(ORDERS).max(10 * EACH);
    let mut figures = Vec::new();
    if engines.sqlite {
        figures.extend(on("SQLite", orders, (None, 0.3)).await?);
    }
    if engines.server.is_some() {
        figures.extend(on("PostgreSQL", orders, (engines.server, 0.25)).await?);
    }
    Ok(figures)
}

async fn on(
    engine: &str,
    orders: usize,
    (server, goal): (Option<&str>, f64),
) -> Result<Vec<Figure>, Failed> {
    let tenth = one(orders / 10, server).await?;
    let whole = one(orders, server).await?;
    let positions = orders * POSITIONS;
    let work = format!("a day of {orders} orders and {positions} positions, {engine}");
    let row = |work: String, measured, unit, limit, goal, note: String| Figure {
        work,
        measured,
        unit,
        limit,
        goal,
        note,
    };
    let said = |name: &str| format!("{work}: {name}");
    let speed = orders as f64 / whole.seconds();
    let limit = orders as f64 / whole.limit;
    let slowest = percentile_ms(&whole.purchases, 99);
    Ok(vec![
        row(work.clone(), speed, "orders/s", Some(limit), Goal::Ratio(goal), whole.note()),
        row(
            said("beside a tenth of it"),
            whole.seconds(),
            "s",
            Some(tenth.seconds()),
            Goal::Times(11.0),
            tenth.note(),
        ),
        row(
            said("resident memory"),
            whole.peak_mb(),
            "MB",
            None,
            Goal::Ceiling(1024.0),
            format!("with the buying customers; without the TA's work; {}", whole.memory()),
        ),
        row(
            said("purchases meanwhile, slowest hundredth"),
            slowest,
            "ms",
            None,
            Goal::Ceiling(200.0),
            format!(
                "{} purchases, half within {:.1} ms",
                whole.purchases.len(),
                percentile_ms(&whole.purchases, 50)
            ),
        ),
    ])
}

/// What a day took.
struct Took {
    /// Each step of ours.
    steps: Vec<Of>,
    /// The TA's own time.
    answer: f64,
    /// Writing the same rows.
    limit: f64,
    /// The most memory of each step of ours.
    peaks_mb: Vec<Of>,
    /// Latencies in milliseconds, sorted.
    purchases: Vec<f64>,
}

impl Took {
    fn seconds(&self) -> f64 {
        self.steps.iter().map(|(_, seconds)| seconds).sum()
    }

    fn peak_mb(&self) -> f64 {
        self.peaks_mb.iter().map(|(_, peak)| *peak).fold(0.0, f64::max)
    }

    fn memory(&self) -> String {
        let steps = self.peaks_mb.iter().map(|(step, peak)| format!("{} {peak:.0}", step.name()));
        steps.collect::<Vec<_>>().join(", ")
    }

    fn note(&self) -> String {
        let steps = self.steps.iter().map(|(step, took)| format!("{} {took:.1}", step.name()));
        let steps = steps.collect::<Vec<_>>().join(", ");
        format!("seconds: {steps}; the TA took {:.1}, which is left out", self.answer)
    }
}

async fn one(orders: usize, server: Option<&str>) -> Result<Took, Failed> {
    let company = Company::open("day", server).await?;
    let fund = company.fund()?.code;
    let count = u32::try_from(orders.div_ceil(EACH) + MEANWHILE)?;
    let buyers = customers::make(&company.app, count).await?;
    let (meanwhile, buyers) = buyers.split_at(MEANWHILE);
    hold(&company, orders * POSITIONS).await?;
    day::place(&company, fund, buyers, (0, orders)).await?;
    if company.postgres.is_some() {
        company.run("VACUUM ANALYZE".to_owned()).await?;
    }
    let stop = Arc::new(AtomicBool::new(false));
    let buying: Vec<_> = meanwhile
        .iter()
        .zip(1..)
        .map(|(buyer, task)| {
            let (app, buyer, stop) = (company.app.clone(), buyer.clone(), Arc::clone(&stop));
            tokio::spawn(buy(app, buyer, fund, (orders * (1 + task), stop)))
        })
        .collect();
    let (steps, answer, peaks_mb) = work_off(&company).await?;
    stop.store(true, Ordering::Relaxed);
    let mut purchases = Vec::new();
    for task in buying {
        purchases.extend(task.await??);
    }
    purchases.sort_unstable_by(f64::total_cmp);
    let limit = written_again(&company, WRITTEN).await?;
    company.close().await?;
    Ok(Took { steps, answer, limit, peaks_mb, purchases })
}

/// A step, and its seconds or megabytes.
type Of = (Step, f64);

/// Each step up to the reconciliation, with the TA's apart, and the most memory of each of ours.
async fn work_off(company: &Company) -> Result<(Vec<Of>, f64, Vec<Of>), Failed> {
    let (mut steps, mut answer, mut peaks_mb) = (Vec::new(), 0.0, Vec::new());
    for step in Step::ALL.iter().filter(|step| **step <= Step::Reconcile) {
        process::forget_peak()?;
        let began = Instant::now();
        if *step == Step::Answer {
            process::answered(company).await?;
            answer = began.elapsed().as_secs_f64();
        } else {
            company.engine.run_until(*step).await?;
            steps.push((*step, began.elapsed().as_secs_f64()));
            peaks_mb.push((*step, process::peak_mb()?));
        }
    }
    Ok((steps, answer, peaks_mb))
}

/// Does the TA's part of a business day on the data folder of the settings: in a process of its
/// own, so that its memory is not counted as ours.
pub async fn answer(settings: &Settings) -> Result<(), Failed> {
    let started = app::open(&settings.local_config(), Clock::system()).await?;
    started.engine.run_until(Step::Answer).await?;
    Ok(started.app.db().close().await?)
}

/// Writes rows again by the bare means; answers in how many seconds.
pub async fn written_again(company: &Company, rows: &'static [raw::Rows]) -> Result<f64, Failed> {
    let (postgres, database) = (company.postgres.clone(), company.database());
    let folder = company.folder.path().to_owned();
    let limit = tokio::task::spawn_blocking(move || match postgres {
        // Of one order: the seconds themselves.
        Some(database) => Ok(1.0 / database.copied(&folder, rows, 1)?),
        None => raw::written(&database, &folder.join("raw.db"), rows, GROUP),
    });
    limit.await?
}

/// One customer buys, again and again, until it is enough; answers how long each took.
pub async fn buy(
    app: wire::App,
    buyer: Buyer,
    fund: FundCode,
    (first, stop): (usize, Arc<AtomicBool>),
) -> Result<Vec<f64>, Failed> {
    let mut took = Vec::new();
    while !stop.load(Ordering::Relaxed) {
        let began = Instant::now();
        day::buy(&app, fund, &buyer, first + took.len()).await?;
        took.push(began.elapsed().as_secs_f64() * 1000.0);
        tokio::time::sleep(PAUSE).await;
    }
    Ok(took)
}

/// Of latencies, sorted.
pub fn percentile_ms(sorted: &[f64], percent: usize) -> f64 {
    let at = (sorted.len() * percent / 100).min(sorted.len().saturating_sub(1));
    sorted.get(at).copied().unwrap_or(0.0)
}

/// Gives customers who do nothing so many positions, here and in the TA's register.
async fn hold(company: &Company, positions: usize) -> Result<(), Failed> {
    let snapshot = company.app.get::<Catalogue>().snapshot();
    let fits = |fund: &funds::Fund| {
        let money = fund.category.starts_with("货币");
        fund.status == FundStatus::Open && !money && fund.latest.is_some()
    };
    let held = snapshot.funds().iter().filter(|fund| fits(fund)).take(FUNDS);
    let held: Vec<String> =
        held.enumerate().map(|(at, fund)| format!("({at}, '{}')", fund.code)).collect();
    if held.len() < FUNDS {
        return Err(Failed::new("the demo's market has too few funds to be held"));
    }
    let since = Calendar::china().next_open(company.app.now().day().add_days(-40));
    let rows = rows(positions, &held.join(", "));
    company.run(ours(&rows, since)).await?;
    let register = company.folder.path().join(app::TA_DATABASE);
    let theirs = format!(
        "INSERT INTO ta_lot (serial, trade_acco, fund, shares, registered_on)
         {rows} SELECT 'bench' || n, cust_no || '001', code, 100000, '{since}' FROM held"
    );
    tokio::task::spawn_blocking(move || raw::run(&register, &theirs)).await?
}

/// Three of the funds for each customer.
fn rows(positions: usize, funds: &str) -> String {
    format!(
        "WITH RECURSIVE seq (n) AS
             (SELECT 0 UNION ALL SELECT n + 1 FROM seq WHERE n < {positions} - 1),
         funds (k, code) AS (VALUES {funds}),
         held AS (SELECT n, {HOLDERS} + n / 3 AS cust_no, code FROM seq
             JOIN funds ON k = (n / 3 + n % 3 * 10) % {FUNDS})"
    )
}

fn ours(rows: &str, since: Day) -> String {
    format!(
        "INSERT INTO holdings_positions (cust_no, trade_acco, fund_code, container, shares, frozen,
             cost, diluted_cost, round_dividends, realised, dividends, accrued, value, nav,
             valued_on, day_profit, total_profit, opened_on, closed_on, dividend_method, blocked,
             rounds, round_from, round_until, round_in)
         {rows} SELECT cust_no, cust_no || '001', code, '{container}', 100000, 0, 100000, 100000, 0,
             0, 0, 0, 100000, 10000, '{since}', 0, 0, '{since}', NULL, NULL, FALSE,
             1, '{since}', '{since}', 100000 FROM held",
        container = bankcards::Purpose::Own
    )
}
