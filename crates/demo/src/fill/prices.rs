//! Prices, dividends, splits and notices.

use calc::{Carry, Steps, seven_day_yield};
use db::{Db, Error};
use funds::{DistributionRow, NavRow, NoticeRow, import};
use kernel::{Calendar, Day, FundCode, Nav, Rate};

use super::days::{DayFactors, calendar_of, fault};
use crate::{FundSpec, Lineup, Price, history, notices};

/// Rows that are written together.
const CHUNK: usize = 40_000;

#[derive(Default)]
struct Batch {
    navs: Vec<NavRow>,
    events: Vec<DistributionRow>,
    notices: Vec<NoticeRow>,
}

pub(super) async fn fill(
    db: &Db,
    lineup: &Lineup,
    days: &DayFactors,
    today: Day,
    progress: &impl Fn(&str, usize),
) -> Result<usize, Error> {
    let (mut batch, mut count) = (Batch::default(), 0);
    for fund in &lineup.funds {
        let prices = published(lineup.seed(), fund, days, today)?;
        let code: FundCode = fund.code.parse().map_err(fault)?;
        batch.navs.extend(nav_rows(code, &prices));
        batch.events.extend(prices.iter().filter_map(|price| event(code, price)));
        batch.notices.extend(notice_rows(lineup, fund, code, &prices, today));
        count += prices.len();
        if batch.navs.len() >= CHUNK {
            write(db, std::mem::take(&mut batch)).await?;
            progress("prices", count);
        }
    }
    write(db, batch).await?;
    progress("prices", count);
    Ok(count)
}

async fn write(db: &Db, batch: Batch) -> Result<(), Error> {
    db.write_batch(async move |tx| {
        import::put_navs(tx, &batch.navs).await?;
        import::put_events(tx, &batch.events).await?;
        import::put_notices(tx, &batch.notices).await
    })
    .await
}

/// The prices of five years that are published before `today`.
pub(crate) fn published(
    seed: u64,
    fund: &FundSpec,
    days: &DayFactors,
    today: Day,
) -> Result<Vec<Price>, Error> {
    let Some(established) = fund.established else { return Ok(Vec::new()) };
    let calendar = calendar_of(fund.markets);
    let last = last_published(fund, &calendar, today);
    let factors = |day| days.on(day);
    let mut prices =
        history(seed, &fund.traits, &calendar, established, factors, last).map_err(fault)?;
    // Dividends and yields look back a little further than five years.
    let first = today.add_years(-5).add_days(-10);
    prices.retain(|price| price.day >= first);
    Ok(prices)
}

/// The price of T is published in the evening of T, or some open days later; a money fund's before
/// the closed days that follow.
fn last_published(fund: &FundSpec, calendar: &Calendar, today: Day) -> Day {
    if fund.traits.is_money {
        return today.previous();
    }
    let mut day = calendar.previous_open(today);
    for _ in 1..fund.confirm_days {
        day = calendar.previous_open(day);
    }
    day
}

fn nav_rows(code: FundCode, prices: &[Price]) -> Vec<NavRow> {
    let row = |(at, price): (usize, &Price)| NavRow {
        code,
        day: price.day,
        nav: price.nav,
        cumulative: price.income.is_zero().then_some(price.cumulative),
        income: price.income.is_positive().then_some(price.income),
        seven_day: yield_at(prices, at),
    };
    prices.iter().enumerate().map(row).collect()
}

/// Of the seven days up to a position; none on the first days.
fn yield_at(prices: &[Price], at: usize) -> Option<Rate> {
    let incomes: Vec<Nav> = prices.get(at.checked_sub(6)?..=at)?.iter().map(|p| p.income).collect();
    let incomes: [Nav; 7] = incomes.try_into().ok()?;
    if incomes.iter().any(|income| income.is_zero()) {
        return None;
    }
    seven_day_yield(&incomes, Carry::Daily, &mut Steps::silent()).ok()
}

fn event(code: FundCode, price: &Price) -> Option<DistributionRow> {
    let (dividend, split) = (price.dividend, price.split);
    let happened = !dividend.is_zero() || split != Rate::ONE;
    happened.then_some(DistributionRow { code, day: price.day, dividend, split })
}

fn notice_rows(
    lineup: &Lineup,
    fund: &FundSpec,
    code: FundCode,
    prices: &[Price],
    today: Day,
) -> Vec<NoticeRow> {
    let all = notices(lineup, fund, prices, today);
    let count = all.len();
    let row = |(at, notice): (usize, crate::Notice)| NoticeRow {
        code,
        notice_id: format!("{code}-{:03}", count - at),
        day: notice.day,
        kind: notice.kind.to_owned(),
        title: notice.title,
        body: notice.body,
    };
    all.into_iter().enumerate().map(row).collect()
}
