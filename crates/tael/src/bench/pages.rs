//! What anybody reads (the page and the archive of a fund, the ranking, a page of the content),
//! plain and sealed, beside the same bytes from memory.

use super::{
    company::Company,
    load::{self, Outcome, TURNS},
    report::{Figure, Goal},
    sealing::Sealing,
};
use crate::failure::Failed;
use axum::{Router, body::Bytes, http::header};
use serde_json::json;
use std::{net::SocketAddr, sync::Arc, time::Duration};
use tokio::net::TcpListener;

const CLIENTS: usize = 64;

/// Answers a second of both, in three ways.
pub async fn measure(time: Duration) -> Result<Vec<Figure>, Failed> {
    let company = Company::open("pages", None).await?;
    let fund = company.fund()?.code;
    let bff = |path: &str, body: serde_json::Value| Page {
        path: format!("/proxy/hwm/bff/{path}"),
        body: Some(json!({ "params": body }).to_string()),
    };
    let get = |path: String| Page { path: format!("/api/v1/m/{path}"), body: None };
    let pages = [
        ("page of a fund", get(format!("productdetail?fundCode={fund}"))),
        ("ranking", get("fundrankings/performance?period=1y&pageNo=1".to_owned())),
        (
            "archive of a fund",
            bff("product/publicFund/queryFundArchives", json!({ "fundCode": fund })),
        ),
        (
            "page of the content",
            bff("member/aim/findModuleAndModuleContent", json!({ "moduleCode": "notice" })),
        ),
    ];
    let mut figures = Vec::new();
    for (work, asked) in pages {
        figures.extend(page(&company, work, asked, time).await?);
    }
    Ok(figures)
}

/// What is asked for: with GET, or with POST where there is a body.
#[derive(Debug, Clone)]
struct Page {
    path: String,
    body: Option<String>,
}

impl Page {
    fn plain(&self) -> Bytes {
        let json = [("content-type", "application/json")];
        match &self.body {
            Some(body) => load::request("POST", &self.path, &json, body),
            None => load::request("GET", &self.path, &[], ""),
        }
    }

    fn sealed(&self, sealing: &Sealing) -> Bytes {
        match &self.body {
            Some(body) => sealing.ask(&self.path, body),
            None => sealing.get(&self.path),
        }
    }
}

async fn page(
    company: &Company,
    work: &str,
    asked: Page,
    time: Duration,
) -> Result<[Figure; 2], Failed> {
    let plain = asked.plain();
    let body = load::fetch(company.address, &plain).await?;
    let size = body.len();
    let note = format!("{size} bytes");
    let bare = serve_bytes(body).await?;
    let sealing = Sealing::new(&company.app)?;
    // A sealed refusal looks like a sealed page, but is far shorter than the page.
    let first = load::fetch(company.address, &asked.sealed(&sealing)).await?;
    if first.len() < size {
        let answer = String::from_utf8_lossy(&first);
        return Err(Failed::new(format!("a sealed request for a page was refused: {answer}")));
    }
    let of = Arc::new((asked, sealing));
    let [limit, measured, sealed] = rates((bare, company.address), of, time).await?;
    let figure = |way, measured, goal, note| Figure {
        work: format!("{work}, {way}"),
        measured,
        unit: "answers/s",
        limit: Some(limit),
        goal: Goal::Ratio(goal),
        note,
    };
    let shared = "sealed before the load begins".to_owned();
    Ok([figure("plain", measured, 0.8, note), figure("sealed", sealed, 0.3, shared)])
}

/// Answers a second: of the bare bytes, plain, and sealed.
async fn rates(
    (bare, ours): (SocketAddr, SocketAddr),
    of: Arc<(Page, Sealing)>,
    time: Duration,
) -> Result<[f64; 3], Failed> {
    let [mut limit, mut measured, mut sealed] = [(); 3].map(|()| Outcome::default());
    let plain = of.0.plain();
    let plain: load::MakeRequest = Arc::new(move |_, _| plain.clone());
    let seal: load::MakeRequest = Arc::new(move |_, _| of.0.sealed(&of.1));
    let turn = time / TURNS;
    for _ in 0..TURNS {
        limit.add(load::run(bare, CLIENTS, turn, plain.clone()).await?);
        let now = load::run(ours, CLIENTS, turn, plain.clone()).await?;
        let ready = load::ready(CLIENTS, now.done / CLIENTS, seal.clone());
        measured.add(now);
        sealed.add(load::run(ours, CLIENTS, turn, ready).await?);
    }
    let all = [limit, measured, sealed];
    match all.iter().map(|load| load.refused).sum() {
        0_usize => Ok(all.map(|load| load.per_second())),
        refused => Err(Failed::new(format!("{refused} requests for a page were refused"))),
    }
}

/// A server that knows nothing but these bytes, whatever it is asked; it reads what it is asked.
async fn serve_bytes(body: Bytes) -> Result<SocketAddr, Failed> {
    let answer = move |_: Bytes| {
        let body = body.clone();
        async move { ([(header::CONTENT_TYPE, "application/json")], body) }
    };
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let address = listener.local_addr()?;
    let router = Router::new().fallback(answer);
    tokio::spawn(async move { axum::serve(listener, router).await });
    Ok(address)
}
