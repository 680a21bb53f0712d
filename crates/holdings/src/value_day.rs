//! A day's valuation: value and profit of every position at the NAVs that were published on it.

use crate::holding::DayTotals;
use crate::split::Splitting;
use crate::store::{days, lots, positions};
use crate::{Lot, Position, PositionDay, PositionKey, SplitPosition, Splits};
use calc::{CalcError, Steps};
use db::{Error, ErrorKind, Tx};
use kernel::{Calendar, Day, Fen, FundCode, Nav, Overflow, Rounding, Shares};
use std::collections::{BTreeMap, HashMap};

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

/// Prices by their day, of each day the funds that have one.
pub type Prices = BTreeMap<Day, HashMap<FundCode, FundNav>>;

/// How far the valuation of a day has come; at first [`Valuing::default`].
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Valuing {
    /// Positions that were valued.
    pub count: u64,
    /// Positions that stand valued at these prices, those of a run before too; both are counted on
    /// each of their days.
    pub valued: u64,
    /// Positions of the last part that were split before they were valued.
    pub split: Vec<SplitPosition>,
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

/// Values the next positions at these prices, of each day after the other, and adds to the
/// customers' daily totals: a part of all that customers need not wait for long. It goes customer
/// by customer, as positions and their days lie, so that what is written together lies together.
/// The caller goes on, each time in a transaction of its own, until it is done. Run again, it
/// changes nothing; a position that was already valued on a day or later is left alone. What funds
/// split since a position was valued is split before it is valued at a price of the new shares.
/// Confirmations of earlier days are to be applied before.
///
/// # Errors
/// Those of the database.
pub async fn value_some(
    tx: &mut Tx,
    (prices, splits): (&Prices, Option<&Splits>),
    at: Valuing,
) -> Result<Valuing, Error> {
    let next = positions::after(tx, at.after.as_ref(), POSITIONS).await?;
    let (after, done) = (next.last().map(Position::key), next.len() < POSITIONS);
    let stand: usize = next.iter().map(|position| priced(position, prices)).sum();
    let due: Vec<(Position, Vec<Due<'_>>)> = next
        .into_iter()
        .map(|position| (due(&position, prices), position))
        .filter(|(due, _)| !due.is_empty())
        .map(|(due, position)| (position, due))
        .collect();
    let late = Late::read(tx, &due).await?;
    let last = due.iter().filter_map(|(position, due)| Some((position, due.last()?.0)));
    let mut splitting = Splitting::read(tx, splits, last).await?;
    let mut part = Part::default();
    for (mut position, due) in due {
        for (day, nav) in due {
            splitting.split(&mut position, (day, nav.nav))?;
            let late = late.shares(&position.key(), day).map_err(fault)?;
            part.add(value(&mut position, day, nav, late).map_err(fault)?).map_err(fault)?;
        }
        part.valued.push(positions::Valued::of(&position));
        splitting.keep(position);
    }
    part.write(tx).await?;
    let split = splitting.write(tx).await?;
    let count = at.count + u64::try_from(part.rows.len()).unwrap_or(u64::MAX);
    let valued = at.valued + u64::try_from(stand).unwrap_or(u64::MAX);
    Ok(Valuing { count, valued, split, after, done })
}

/// A day on which a position is to be valued, and at which price.
type Due<'a> = (Day, &'a FundNav);

/// The days on which a position has a price.
fn priced(position: &Position, prices: &Prices) -> usize {
    match position.shares.is_positive() {
        true => prices.values().filter(|navs| navs.contains_key(&position.fund_code)).count(),
        false => 0,
    }
}

/// The days on which a position was not valued yet, oldest first.
fn due<'a>(position: &Position, prices: &'a Prices) -> Vec<Due<'a>> {
    if !position.shares.is_positive() {
        return Vec::new();
    }
    let new = |day: &Day| position.valued_on.is_none_or(|valued| valued < *day);
    let new = prices.iter().filter(|(day, _)| new(day));
    new.filter_map(|(day, navs)| Some((*day, navs.get(&position.fund_code)?))).collect()
}

/// The rows of some positions.
#[derive(Default)]
struct Part {
    valued: Vec<positions::Valued>,
    rows: Vec<PositionDay>,
    totals: Vec<DayTotals>,
}

impl Part {
    fn add(&mut self, row: PositionDay) -> Result<(), Overflow> {
        let mut moved = DayTotals::default();
        moved.add(row.day, row.profit, Fen::ZERO)?;
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

/// Lots of money funds that were registered after the first day that is valued. There are some
/// where a price comes after the confirmations of its day.
struct Late(HashMap<PositionKey, Vec<(Day, Shares)>>);

impl Late {
    async fn read(tx: &mut Tx, due: &[(Position, Vec<Due<'_>>)]) -> Result<Self, Error> {
        let first = |(position, due): &(Position, Vec<Due<'_>>)| {
            let (day, _) = due.iter().find(|(_, nav)| nav.income.is_some())?;
            Some(days::Since::of(position, *day))
        };
        let since: Vec<days::Since> = due.iter().filter_map(first).collect();
        let mut late: HashMap<PositionKey, Vec<(Day, Shares)>> = HashMap::new();
        for lot in lots::registered_after(tx, &since).await? {
            let Lot { cust_no, trade_acco, fund_code, registered_on, shares, .. } = lot;
            let key = PositionKey { cust_no, trade_acco, fund_code };
            late.entry(key).or_default().push((registered_on, shares));
        }
        Ok(Self(late))
    }

    /// Shares of a position that were registered after a day and earn nothing on it.
    fn shares(&self, key: &PositionKey, day: Day) -> Result<Shares, Overflow> {
        let lots = self.0.get(key).into_iter().flatten();
        Shares::try_sum(lots.filter(|(on, _)| *on > day).map(|(_, shares)| *shares))
    }
}

fn fault(error: impl Into<CalcError>) -> Error {
    Error::new(ErrorKind::Fault, error.into())
}

/// Values a position on a day.
fn value(
    position: &mut Position,
    day: Day,
    nav: &FundNav,
    late: Shares,
) -> Result<PositionDay, CalcError> {
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
    position.day_profit = profit.checked_add(carried)?;
    position.total_profit = position.total_profit.checked_add(profit)?;
    (position.accrued, position.value) = (accrued, value);
    (position.nav, position.valued_on) = (nav.nav, Some(day));
    Ok(PositionDay {
        cust_no: position.cust_no,
        trade_acco: position.trade_acco,
        fund_code: position.fund_code,
        container: position.container,
        day,
        shares: position.shares,
        nav: nav.nav,
        value,
        profit,
        flow: Fen::ZERO,
    })
}
