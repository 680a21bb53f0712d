//! A day's valuation: value and profit of every position at the NAV of the day.

use crate::holding::DayTotals;
use crate::store::{days, lots, positions};
use crate::{Lot, Position, PositionDay, PositionKey, SELF};
use calc::{CalcError, Steps};
use db::{Error, ErrorKind, Tx};
use kernel::{Calendar, Day, Fen, FundCode, Nav, Rounding, Shares};
use std::collections::HashMap;

/// Positions that are looked at together.
const POSITIONS: usize = 2_000;

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

/// How far the valuation of a day has come; at first [`Valuing::default`].
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Valuing {
    /// Positions that were valued.
    pub count: u64,
    /// The last position that was looked at.
    after: Option<PositionKey>,
    done: bool,
}

impl Valuing {
    /// Whether all positions of these funds are valued.
    pub const fn is_done(&self) -> bool {
        self.done
    }
}

/// Values the next positions at these prices of `day`, and adds to the customers' daily totals: a
/// part of all that customers need not wait for long. It goes customer by customer, as positions
/// and their days lie, so that what is written together lies together. The caller goes on, each
/// time in a transaction of its own, until it is done. Run again, it changes nothing; a position
/// that was already valued on `day` or later is left alone. Confirmations of earlier days are to be
/// applied before.
///
/// # Errors
/// Those of the database.
pub async fn value_some(
    tx: &mut Tx,
    day: Day,
    navs: &HashMap<FundCode, FundNav>,
    at: Valuing,
) -> Result<Valuing, Error> {
    let next = positions::after(tx, at.after.as_ref(), POSITIONS).await?;
    let (after, done) = (next.last().map(Position::key), next.len() < POSITIONS);
    let is_open = |position: &Position| {
        position.shares.is_positive() && position.valued_on.is_none_or(|valued| valued < day)
    };
    let found: Vec<(Position, &FundNav)> = next
        .into_iter()
        .filter(is_open)
        .filter_map(|position| navs.get(&position.fund_code).map(|nav| (position, nav)))
        .collect();
    let earning = found.iter().filter(|(_, nav)| nav.income.is_some());
    let late = late(tx, earning.map(|(position, _)| position.key()), day).await?;
    let mut part = Part::default();
    for (position, nav) in &found {
        let late = late.get(&position.key()).copied().unwrap_or_default();
        part.add(position, day, nav, late).map_err(|e| Error::new(ErrorKind::Fault, e))?;
    }
    part.write(tx).await?;
    let count = at.count + u64::try_from(found.len()).unwrap_or(u64::MAX);
    Ok(Valuing { count, after, done })
}

/// The rows of some positions.
#[derive(Default)]
struct Part {
    valued: Vec<positions::Valued>,
    rows: Vec<PositionDay>,
    totals: Vec<DayTotals>,
}

impl Part {
    fn add(
        &mut self,
        position: &Position,
        day: Day,
        nav: &FundNav,
        late: Shares,
    ) -> Result<(), CalcError> {
        let (now, row) = value(position, day, nav, late)?;
        let mut moved = DayTotals::default();
        moved.add(day, row.profit, Fen::ZERO)?;
        self.valued.push(now);
        self.rows.push(row);
        self.totals.push(moved);
        Ok(())
    }

    async fn write(&self, tx: &mut Tx) -> Result<(), Error> {
        positions::set_values(tx, &self.valued).await?;
        days::upsert(tx, &self.rows).await?;
        let totals = self.rows.iter().map(|row| row.cust_no).zip(&self.totals);
        days::add_totals(tx, totals).await
    }
}

/// Shares of money funds that were registered after the day and earn nothing on it. There are some
/// where a price comes after the confirmations of its day.
async fn late(
    tx: &mut Tx,
    keys: impl Iterator<Item = PositionKey>,
    day: Day,
) -> Result<HashMap<PositionKey, Shares>, Error> {
    let since: Vec<days::Since> = keys.map(|key| days::Since::of((&key, day))).collect();
    let mut late: HashMap<PositionKey, Shares> = HashMap::new();
    for lot in lots::registered_after(tx, &since).await? {
        let Lot { cust_no, trade_acco, fund_code, shares, .. } = lot;
        let sum = late.entry(PositionKey { cust_no, trade_acco, fund_code }).or_default();
        *sum = sum.checked_add(shares).map_err(|e| Error::new(ErrorKind::Fault, e))?;
    }
    Ok(late)
}

fn value(
    position: &Position,
    day: Day,
    nav: &FundNav,
    late: Shares,
) -> Result<(positions::Valued, PositionDay), CalcError> {
    let income = match nav.income {
        // What is accrued earns as it does at the TA, which adds each day's income to the shares.
        Some(income) => {
            let accrued = Shares::from_units(position.accrued.units());
            let earning = position.shares.checked_sub(late)?.checked_add(accrued)?;
            calc::daily_income(earning, income, &mut Steps::silent())?
        }
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
        trade_acco: position.trade_acco,
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
        trade_acco: position.trade_acco,
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
