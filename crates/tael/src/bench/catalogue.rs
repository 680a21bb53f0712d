//! One fund's status among as many funds as are sold in China, until the new snapshot serves.

use super::{
    company,
    report::{Figure, Goal},
};
use crate::failure::Failed;
use db::{Db, Error, Tx};
use funds::{Catalogue, FundStatus, NavRow, NewFund, OutcomeRow, import};
use kernel::{Calendar, Day, FundCode, Nav};
use std::time::Instant;

const FUNDS: usize = 27_000;
/// Prices of each.
const DAYS: usize = 60;
const CATEGORIES: u32 = 60;
/// Funds whose prices are put in one transaction.
const CHUNK: usize = 500;
/// How many changes are measured, each of another fund.
const CHANGES: usize = 41;

/// From the COMMIT of the change to the snapshot that has it: half of the changes, and the slowest.
pub async fn measure(funds: Option<usize>) -> Result<Vec<Figure>, Failed> {
    let funds = u32::try_from(funds.unwrap_or(FUNDS))?;
    let folder = company::folder("catalogue")?;
    let migrations = [wire::MIGRATIONS, market::MIGRATIONS, funds::MIGRATIONS].concat();
    let db = Db::sqlite(folder.path().join("funds.db"), &migrations)?;
    let codes = fill(&db, funds).await?;
    let catalogue = Catalogue::load(&db).await?;
    let mut took = Vec::with_capacity(CHANGES);
    for number in 0..CHANGES {
        let code = codes[number * 611 % codes.len()];
        let established = catalogue.fund(code).and_then(|fund| fund.established);
        let status = FundStatus::PurchaseStopped.code().to_owned();
        let row = OutcomeRow { code, status, established };
        let put =
            async move |tx: &mut Tx| import::put_outcomes(tx, std::slice::from_ref(&row)).await;
        db.write::<_, Error, _>(put).await?;
        let began = Instant::now();
        catalogue.refresh(&db).await?;
        took.push(began.elapsed().as_secs_f64() * 1000.0);
        if catalogue.fund(code).is_none_or(|fund| fund.status != FundStatus::PurchaseStopped) {
            return Err(Failed::new("the snapshot lacks the change"));
        }
    }
    took.sort_by(f64::total_cmp);
    let slowest = took.last().copied().unwrap_or_default();
    Ok(vec![Figure {
        work: format!("a fund's status among {funds}, until the new snapshot serves"),
        measured: took[CHANGES / 2],
        unit: "ms",
        limit: None,
        goal: Goal::Ceiling(5.0),
        note: format!("half of {CHANGES} changes, the slowest {slowest:.1} ms"),
    }])
}

async fn fill(db: &Db, funds: u32) -> Result<Vec<FundCode>, Failed> {
    let (calendar, first) = (Calendar::china(), "2026-08-03".parse::<Day>()?);
    let mut days = vec![calendar.on_or_after(first)];
    while let Some(last) = days.last().filter(|_| days.len() < DAYS) {
        days.push(calendar.next_open(*last));
    }
    let mut codes = Vec::new();
    for number in 1..=funds {
        codes.push(format!("{number:06}").parse::<FundCode>()?);
    }
    for chunk in codes.chunks(CHUNK) {
        let (chunk, days) = (chunk.to_vec(), days.clone());
        let put = async move |tx: &mut Tx| {
            let funds: Vec<NewFund> = chunk.iter().map(|code| fund(*code, days[0])).collect();
            import::put_funds(tx, &funds).await?;
            let all = |code: &FundCode| {
                let code = *code;
                days.iter().enumerate().map(move |day| nav(code, day))
            };
            let navs: Vec<NavRow> = chunk.iter().flat_map(all).collect();
            import::put_navs(tx, &navs).await
        };
        db.write_batch::<_, Error, _>(put).await?;
    }
    Ok(codes)
}

fn number(code: FundCode) -> u32 {
    code.to_string().parse().unwrap_or_default()
}

fn fund(code: FundCode, established: Day) -> NewFund {
    let category = format!("混合型-{:02}", number(code) % CATEGORIES);
    let mut fund = NewFund::usual(code, &format!("基金{code}A"), &category);
    fund.established = Some(established);
    fund
}

fn nav(code: FundCode, (at, day): (usize, &Day)) -> NavRow {
    let wander = i64::from(number(code)) * 7_919 % 1_000;
    let step = i64::try_from(at).unwrap_or_default();
    let nav = Nav::from_units(Nav::SCALE + (wander * step % 977) * 10_000);
    NavRow { code, day: *day, nav, cumulative: Some(nav), income: None, seven_day: None }
}
