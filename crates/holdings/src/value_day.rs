//! A day's valuation: value and profit of every position at the NAV of the day.

use crate::book::DayTotals;
use crate::store::{days, positions};
use crate::{Position, PositionDay, SELF};
use db::{Error, ErrorKind, Tx};
use kernel::{Calendar, Day, Fen, FundCode, Nav, Overflow, Rounding, mul_div};

/// Positions that are read and written together.
const CHUNK: i64 = 2_000;
/// Incomes of money funds are said for so many shares.
const INCOME_SHARES: i64 = 10_000;

/// A fund's price of a day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FundNav {
    /// The fund.
    pub fund_code: FundCode,
    /// The NAV; 1.0000 for money funds.
    pub nav: Nav,
    /// Money funds: the day's income of 10,000 shares (万份收益).
    pub income: Option<Nav>,
}

/// Values all positions of these funds on `day` and adds to the customers' daily totals. Run
/// again, it changes nothing; a position that was already valued on `day` or later is left alone.
/// Confirmations of earlier days are to be applied before. Answers how many positions were valued.
///
/// # Errors
/// Those of the database.
pub async fn value_day(tx: &mut Tx, day: Day, navs: &[FundNav]) -> Result<u64, Error> {
    let mut count = 0;
    for nav in navs {
        let mut after = (0, String::new());
        loop {
            let chunk = value_chunk(tx, day, nav, (after.0, &after.1)).await?;
            let Some(last) = chunk.last else { break };
            count += chunk.count;
            after = last;
        }
    }
    Ok(count)
}

struct Chunk {
    count: u64,
    /// The key of the last position; none when there was none left.
    last: Option<(i64, String)>,
}

async fn value_chunk(
    tx: &mut Tx,
    day: Day,
    nav: &FundNav,
    after: (i64, &str),
) -> Result<Chunk, Error> {
    let found = positions::to_value(tx, nav.fund_code, day, after, CHUNK).await?;
    let mut valued = Vec::with_capacity(found.len());
    let mut rows = Vec::with_capacity(found.len());
    let mut totals = Vec::with_capacity(found.len());
    for position in &found {
        let (now, row) = value(position, day, nav).map_err(|e| Error::new(ErrorKind::Fault, e))?;
        let mut moved = DayTotals::default();
        moved.add(day, row.profit, Fen::ZERO).map_err(|e| Error::new(ErrorKind::Fault, e))?;
        totals.push((position.cust_no, moved));
        valued.push(now);
        rows.push(row);
    }
    positions::set_values(tx, &valued).await?;
    days::upsert(tx, &rows).await?;
    days::add_totals(tx, totals.iter().map(|(cust_no, moved)| (*cust_no, moved))).await?;
    let last = found.last().map(|last| (last.cust_no.value(), last.trade_acco.clone()));
    Ok(Chunk { count: u64::try_from(found.len()).unwrap_or(u64::MAX), last })
}

fn value(
    position: &Position,
    day: Day,
    nav: &FundNav,
) -> Result<(positions::Valued, PositionDay), Overflow> {
    let income = match nav.income {
        // Cut to the fen: what is cut off is shared out by the TA (domain 2.7).
        Some(income) => Fen::from_units(mul_div(
            position.shares.units(),
            income.units(),
            INCOME_SHARES * Nav::SCALE,
            Rounding::Down,
        )?),
        None => Fen::ZERO,
    };
    let accrued = position.accrued.checked_add(income)?;
    let value = position.shares.value(nav.nav, Rounding::HalfUp)?.checked_add(accrued)?;
    let profit = value.checked_sub(position.value)?;
    // Income of closed days is shown in one sum with that of the open day after them (PL-02).
    let since_open = position
        .valued_on
        .is_some_and(|valued| nav.income.is_some() && !Calendar::china().is_open(valued));
    let carried = if since_open { position.day_profit } else { Fen::ZERO };
    let now = positions::Valued {
        cust_no: position.cust_no,
        trade_acco: position.trade_acco.clone(),
        fund_code: position.fund_code,
        accrued,
        value,
        nav: nav.nav,
        valued_on: day,
        day_profit: profit.checked_add(carried)?,
        total_profit: position.total_profit.checked_add(profit)?,
    };
    let row = PositionDay {
        cust_no: position.cust_no,
        trade_acco: position.trade_acco.clone(),
        fund_code: position.fund_code,
        container: SELF.to_owned(),
        day,
        shares: position.shares,
        nav: nav.nav,
        value,
        profit,
        flow: Fen::ZERO,
    };
    Ok((now, row))
}
