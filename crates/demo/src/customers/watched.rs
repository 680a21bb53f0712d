//! What the customer with holdings watches: forty funds in four groups.

use db::{Error, Tx};
use funds::{Catalogue, Fund, FundStatus};
use kernel::{CustNo, FundCode, ShareClass};
use std::sync::Arc;
use watchlist::{GroupName, fill_for_demo};
use wire::{Answer, App, Failure};

/// Name of the group, empty for none; what its funds' categories begin with; how many of each.
const GROUPS: &[(&str, &[(&str, usize)])] = &[
    ("", &[("货币型", 2), ("FOF", 3)]),
    ("稳健打底", &[("债券型", 9), ("混合型-偏债", 2)]),
    ("长期指数", &[("指数型-股票", 9)]),
    ("主动权益", &[("混合型-偏股", 7), ("股票型", 2)]),
    ("海外和黄金", &[("QDII-普通股票", 2), ("QDII-混合平衡", 2), ("商品型", 2)]),
];

/// Writes the watchlist of a customer who has none.
pub(super) async fn watch(app: &App, cust_no: CustNo) -> Answer<()> {
    let snapshot = app.get::<Catalogue>().snapshot();
    let mut groups = Vec::new();
    for (name, kinds) in GROUPS {
        let group = match *name {
            "" => None,
            name => Some(name.parse::<GroupName>().map_err(|bad| fault(&bad))?),
        };
        let codes = kinds.iter().flat_map(|(kind, count)| chosen(snapshot.funds(), kind, *count));
        groups.push((group, codes.collect()));
    }
    let now = app.now();
    app.db()
        .write(async move |tx: &mut Tx| fill_for_demo(tx, (cust_no, now), &groups).await)
        .await
        .map_err(|failed: Error| failed.into())
}

/// Of the funds of a category, spread over all companies.
fn chosen(funds: &[Arc<Fund>], kind: &str, count: usize) -> Vec<FundCode> {
    let fits = |fund: &&Arc<Fund>| {
        fund.category.starts_with(kind)
            && fund.class == ShareClass::A
            && fund.status == FundStatus::Open
            && fund.series.len() > 700
    };
    let all: Vec<FundCode> = funds.iter().filter(fits).map(|fund| fund.code).collect();
    all.iter().copied().step_by((all.len() / count).max(1)).take(count).collect()
}

fn fault(error: &dyn std::error::Error) -> Failure {
    Failure::fault("the demo's watchlist", error.to_string())
}
