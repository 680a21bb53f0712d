//! Statements of a month over HTTP, beside drawing the same pages alone; and the documents of all
//! funds.

use super::{
    assets,
    company::Company,
    customers,
    load::{self, Outcome},
    report::{Figure, Goal},
};
use crate::failure::Failed;
use content::made_for_one;
use funds::Catalogue;
use serde_json::{Value, json};
use std::{
    net::SocketAddr,
    sync::Arc,
    time::{Duration, Instant},
};

/// Orders of the statement.
const ORDERS: usize = 20;
/// Who ask at the same time.
const ASKING: usize = 4;

/// Figures are read and drawn anew for each of them.
pub async fn measure(time: Duration) -> Result<Vec<Figure>, Failed> {
    let company = Company::open("statements", None).await?;
    let buyers = customers::make(&company.app, 2).await?;
    assets::trade(&company, &buyers, 1, ORDERS).await?;
    let buyer = &buyers[0];
    let period = company.app.now().day().to_string();
    let period = period.get(..7).unwrap_or_default();
    let token = customers::unlocked(company.address, buyer).await?;
    let bearer = format!("Bearer {token}");
    let headers = [("authorization", bearer.as_str()), ("content-type", "application/json")];
    let body = json!({ "period": period }).to_string();
    let request = load::request("POST", "/api/v1/m/statements/file", &headers, &body);
    let make = Arc::new(move |_, _| request.clone());
    let outcome: Outcome = load::run(company.address, ASKING, time, make).await?;
    if outcome.refused > 0 {
        return Err(Failed::new("a statement was refused"));
    }
    let alone = drawn_alone(&company, (buyer.cust_no, period), time / 2).await?;
    let figure = Figure {
        work: format!("statements of a month with {ORDERS} orders"),
        measured: outcome.per_second(),
        unit: "/s",
        limit: Some(alone),
        goal: Goal::Floor(50.0),
        note: "limit: the same pages drawn alone".into(),
    };
    let documents = documents(&company).await?;
    company.close().await?;
    Ok(vec![figure, documents])
}

/// The documents of all funds, each for the first time: nobody has made it before.
async fn documents(company: &Company) -> Result<Figure, Failed> {
    let mut paths = Vec::new();
    for fund in company.app.get::<Catalogue>().snapshot().funds() {
        let path = format!("/api/v1/m/productfiles?fundCode={}", fund.code);
        let listed = load::fetch(company.address, &load::request("GET", &path, &[], "")).await?;
        let listed: Value = serde_json::from_slice(&listed)?;
        let files = listed["data"]["list"].as_array().into_iter().flatten();
        paths.extend(files.filter_map(|file| file["path"].as_str().map(str::to_owned)));
    }
    let (began, count) = (Instant::now(), paths.len());
    let shares = paths.chunks(count.div_ceil(ASKING).max(1)).map(<[String]>::to_vec);
    let asking: Vec<_> = shares.map(|own| tokio::spawn(read_all(company.address, own))).collect();
    for one in asking {
        one.await??;
    }
    Ok(Figure {
        work: "documents of funds, each for the first time".into(),
        measured: count as f64 / began.elapsed().as_secs_f64(),
        unit: "/s",
        limit: None,
        goal: Goal::Floor(50.0),
        note: format!("{count} contracts, prospectuses, summaries and reports; {ASKING} ask"),
    })
}

async fn read_all(address: SocketAddr, paths: Vec<String>) -> Result<(), Failed> {
    for path in paths {
        let file = load::fetch(address, &load::request("GET", &path, &[], "")).await?;
        if !file.starts_with(b"%PDF-") {
            return Err(Failed::new(format!("{path} is no document")));
        }
    }
    Ok(())
}

/// How many of the same document are drawn in a second, one after another.
async fn drawn_alone(
    company: &Company,
    (cust_no, period): (kernel::CustNo, &str),
    time: Duration,
) -> Result<f64, Failed> {
    let sketch = ::statements::sketch_of(&company.app, cust_no, period).await?;
    let (began, mut drawn) = (Instant::now(), 0_u32);
    while began.elapsed() < time {
        made_for_one(sketch.clone()).await?;
        drawn += 1;
    }
    Ok(f64::from(drawn) / began.elapsed().as_secs_f64())
}
