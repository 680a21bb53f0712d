//! What is opened daily: one's own money with a long history beside a short one, a full mailbox,
//! and what the company says while a large folder of it is applied.

use super::{
    assets::next_morning,
    company::Company,
    customers::{self, Buyer},
    day,
    load::{self, Outcome},
    report::{Figure, Goal},
};
use crate::failure::Failed;
use ::content::Folder;
use funds::{Catalogue, Fund, FundStatus};
use kernel::{FundCode, RiskLevel};
use serde_json::{Value, json};
use std::{
    fmt::Write,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

/// Funds, days, and trades of each fund on a day: 50,000 trades of one who has many.
const MANY: (usize, usize, usize) = (100, 10, 50);
/// And 10 of one who has few.
const FEW: (usize, usize, usize) = (5, 2, 1);
/// Messages of one customer, and of another one.
const MESSAGES: [usize; 2] = [100_000, 50];
/// Articles of the folder.
const ARTICLES: usize = 5_000;
/// Pages that are configured for WeChat: as many as one address may ask for in a minute.
const CONFIGURED: usize = 40;

/// Takes about a minute to fill the company.
pub async fn measure(time: Duration) -> Result<Vec<Figure>, Failed> {
    let company = Company::open("daily", None).await?;
    let buyers = customers::make(&company.app, 2).await?;
    let [many, few] = buyers.as_slice() else { return Err(Failed::new("two customers")) };
    trade(&company, many, MANY).await?;
    trade(&company, few, FEW).await?;
    let mut figures = Vec::new();
    let mut of = Vec::new();
    for buyer in [many, few] {
        let token = customers::unlocked(company.address, buyer).await?;
        of.push(Asking { company: &company, bearer: format!("Bearer {token}"), time: time / 4 });
    }
    let [of_many, of_few] = &of[..] else { return Err(Failed::new("two customers")) };
    for (work, path, body) in [
        ("where one's money lies", "asset/analysis", json!({})),
        ("a month of profits", "asset/profit/queryProfitHis", json!({})),
        ("all years of profits", "asset/profit/queryProfitHis", json!({ "unit": "year" })),
        ("positions", "asset/myAccount", json!({})),
    ] {
        let (long, short) = (of_many.ask(path, &body).await?, of_few.ask(path, &body).await?);
        figures.push(per_fund(work, &long, &short));
    }
    for (buyer, count) in buyers.iter().zip(MESSAGES) {
        company.run(messages(buyer, count)).await?;
    }
    for (work, path) in [("page", "messages"), ("unread ones", "unreadMessages")] {
        let path = format!("member/aim/{path}");
        let (long, short) =
            (of_many.ask(&path, &json!({})).await?, of_few.ask(&path, &json!({})).await?);
        figures.push(of_messages(work, &long, &short));
    }
    figures.push(configured(&company).await?);
    figures.extend(applied(&company).await?);
    company.close().await?;
    Ok(figures)
}

/// Who asks, one call after another.
struct Asking<'a> {
    company: &'a Company,
    bearer: String,
    time: Duration,
}

impl Asking<'_> {
    async fn ask(&self, path: &str, params: &Value) -> Result<Outcome, Failed> {
        let headers =
            [("authorization", self.bearer.as_str()), ("content-type", "application/json")];
        let body = json!({ "params": params }).to_string();
        let request = load::request("POST", &format!("/proxy/hwm/bff/{path}"), &headers, &body);
        let make = Arc::new(move |_, _| request.clone());
        let outcome = load::run(self.company.address, 1, self.time, make).await?;
        match (outcome.done, outcome.refused) {
            (done, 0) if done > 0 => Ok(outcome),
            _ => Err(Failed::new(format!("{path} was refused"))),
        }
    }
}

fn mean_ms(outcome: &Outcome) -> f64 {
    outcome.seconds * 1000.0 / outcome.done as f64
}

fn per_fund(work: &str, long: &Outcome, short: &Outcome) -> Figure {
    let (long_us, short_us) =
        (mean_ms(long) * 1000.0 / MANY.0 as f64, mean_ms(short) * 1000.0 / FEW.0 as f64);
    let slowest = long.percentile_ms(99);
    let fits = if slowest <= 30.0 { "" } else { ", MISSED 30 ms" };
    Figure {
        work: format!("{work}, per fund: 100 funds and 50,000 trades beside 5 and 10"),
        measured: long_us,
        unit: "µs",
        limit: Some(short_us),
        goal: Goal::Times(1.5),
        note: format!("{:.1} ms in all, slowest hundredth {slowest:.1} ms{fits}", mean_ms(long)),
    }
}

fn of_messages(work: &str, long: &Outcome, short: &Outcome) -> Figure {
    Figure {
        work: format!("{work} of 100,000 messages, slowest hundredth"),
        measured: long.percentile_ms(99),
        unit: "ms",
        limit: Some(short.percentile_ms(99)),
        goal: Goal::Ceiling(10.0),
        note: "limit: of 50 messages".into(),
    }
}

/// Buys so often of so many funds on so many days.
async fn trade(
    company: &Company,
    buyer: &Buyer,
    (funds, days, each): (usize, usize, usize),
) -> Result<(), Failed> {
    let codes = open_funds(company, funds)?;
    let buyer = std::slice::from_ref(buyer);
    let mut first = usize::try_from(buyer[0].cust_no.value())? * 10_000_000;
    for _ in 0..days {
        for fund in &codes {
            day::place(company, *fund, buyer, (first, each)).await?;
            first += each;
        }
        day::confirm(company).await?;
        next_morning(company).await?;
    }
    Ok(())
}

fn open_funds(company: &Company, count: usize) -> Result<Vec<FundCode>, Failed> {
    let snapshot = company.app.get::<Catalogue>().snapshot();
    let fits = |fund: &Fund| {
        fund.status == FundStatus::Open
            && fund.risk <= RiskLevel::Medium
            && fund.can_buy()
            && !fund.is_money()
            && !fund.is_for_pensions()
            && fund.currency == kernel::Currency::Cny
            && fund.limits.daily_account_cap.is_none()
            && fund.limits.max_single.is_none()
            && fund.limits.min_first_buy <= kernel::Fen::from_units(100_000)
    };
    let codes: Vec<FundCode> =
        snapshot.funds().iter().filter(|fund| fits(fund)).map(|fund| fund.code).collect();
    match codes.get(..count) {
        Some(codes) => Ok(codes.to_vec()),
        None => Err(Failed::new(format!("the market has {} funds for that", codes.len()))),
    }
}

/// So many of a customer, most of them unread.
fn messages(buyer: &Buyer, count: usize) -> String {
    let cust_no = buyer.cust_no.value();
    format!(
        "WITH RECURSIVE seq (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM seq WHERE n < {count})
         INSERT INTO messages_items (cust_no, message_key, kind, at, title, text, leads, subject,
             promise, is_kept, read_at, alerted_at)
         SELECT {cust_no}, 'bench-' || n, 'trade', 1700000000000 + n * 60000, '申购已受理',
             '澄溪远见成长混合A，1,000.00元。', '', '', '', FALSE,
             CASE WHEN n % 10 = 0 THEN 1700000000000 ELSE 0 END, 0
         FROM seq"
    )
}

async fn configured(company: &Company) -> Result<Figure, Failed> {
    let body = json!({ "url": "http://127.0.0.1/fundhome", "jsApiList": ["scanQRCode"] });
    let headers = [("content-type", "application/json")];
    let request = load::request("POST", "/api/v1/m/jsconfig", &headers, &body.to_string());
    let mut slowest = Duration::ZERO;
    for number in 0..=CONFIGURED {
        let began = Instant::now();
        if !load::once(company.address, &request).await? {
            return Err(Failed::new("a page was not configured for WeChat"));
        }
        // The first one fetches the ticket.
        if number > 0 {
            slowest = slowest.max(began.elapsed());
        }
    }
    Ok(Figure {
        work: format!("`jsconfig`, the slowest of {CONFIGURED}"),
        measured: slowest.as_secs_f64() * 1000.0,
        unit: "ms",
        limit: None,
        goal: Goal::Ceiling(10.0),
        note: "each on a connection of its own".into(),
    })
}

/// Applies a folder with many articles while somebody reads.
async fn applied(company: &Company) -> Result<[Figure; 2], Failed> {
    let app = &company.app;
    let mut folder = ::content::version(app.db(), None).await.map_err(|_| no_folder())?;
    let model = folder.0.iter().find(|(path, _)| path.starts_with("articles/"));
    let article = model.map(|(_, text)| text.clone()).ok_or_else(no_folder)?;
    for number in 0..ARTICLES {
        folder.0.insert(format!("articles/bench-{number}.md"), article.clone());
    }
    let (stop, address) = (Arc::new(AtomicBool::new(false)), company.address);
    let reading = tokio::spawn(read_until(address, company.fund()?.code, Arc::clone(&stop)));
    let (funds, began) = (app.get::<Catalogue>().snapshot(), Instant::now());
    let done = apply(company, &folder, &funds).await;
    let seconds = began.elapsed().as_secs_f64();
    // Servers show it within a second.
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    stop.store(true, Ordering::Relaxed);
    let (count, slowest) = reading.await??;
    done?;
    Ok([
        Figure {
            work: format!("`content apply` of {ARTICLES} more articles"),
            measured: seconds,
            unit: "s",
            limit: None,
            goal: Goal::Ceiling(3.0),
            note: format!("{} files", folder.0.len()),
        },
        Figure {
            work: "the same: the slowest page of a fund meanwhile".into(),
            measured: slowest.as_secs_f64() * 1000.0,
            unit: "ms",
            limit: None,
            goal: Goal::Ceiling(50.0),
            note: format!("of {count}, until the new version is shown"),
        },
    ])
}

async fn apply(company: &Company, folder: &Folder, funds: &funds::Snapshot) -> Result<(), Failed> {
    let app = &company.app;
    match ::content::apply(app.db(), folder, funds, app.now(), false).await {
        Ok(_) => Ok(()),
        Err(::content::Refused::Mistakes(mistakes)) => {
            let mut said = String::new();
            for mistake in mistakes.iter().take(3) {
                write!(said, "{mistake}; ")?;
            }
            Err(Failed::new(said))
        }
        Err(_) => Err(Failed::new("a folder was not applied")),
    }
}

fn no_folder() -> Failed {
    Failed::new("the demo's folder has no article")
}

/// Reads a page again and again; answers how often, and the slowest.
async fn read_until(
    address: std::net::SocketAddr,
    fund: FundCode,
    stop: Arc<AtomicBool>,
) -> Result<(usize, Duration), Failed> {
    let path = format!("/api/v1/m/productdetail?fundCode={fund}");
    let request = load::request("GET", &path, &[], "");
    let (mut count, mut slowest) = (0, Duration::ZERO);
    while !stop.load(Ordering::Relaxed) {
        let began = Instant::now();
        if !load::once(address, &request).await? {
            return Err(Failed::new("a page was refused"));
        }
        (count, slowest) = (count + 1, slowest.max(began.elapsed()));
    }
    Ok((count, slowest))
}
