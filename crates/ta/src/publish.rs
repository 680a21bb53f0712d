//! Prices of the day.

use std::collections::HashMap;

use db::Tx;
use kernel::{Calendar, Day, FundCode, Nav, Overflow, Rate, Rounding, mul_div};

use crate::store::{self, PriceRow};
use crate::{Faults, Market, Point, TaError, Terms};

/// A price is printed with four decimals.
const NAV_PRINTED: i64 = Nav::SCALE / 10_000;
/// A fund that was silent for longer goes on from its last price, without the days between.
const LONGEST_GAP_DAYS: i32 = 40;

/// Publishes what is due on T, and gives all prices of the last weeks: of a fund and a day.
pub(crate) async fn publish(
    tx: &mut Tx,
    market: &dyn Market,
    calendar: &Calendar,
    t_day: Day,
    faults: &Faults,
) -> Result<Vec<PriceRow>, TaError> {
    let last: HashMap<String, Point> = store::last_prices(tx)
        .await?
        .into_iter()
        .map(|row| (row.fund.clone(), point(&row)))
        .collect();
    let mut rows = Vec::new();
    for fund in market.funds() {
        if faults.late_prices.contains(&fund) {
            continue;
        }
        let Some(terms) = market.terms(fund, t_day) else { continue };
        if terms.offering.established(t_day).is_none() {
            continue;
        }
        // Where we never published, we begin with what is due today.
        let due_day = terms.calendar.add_open(t_day, -terms.nav_days);
        let known = last.get(fund.as_str()).copied();
        let last = known.or_else(|| market.before(fund, due_day));
        match last {
            Some(last) => rows.extend(due(market, calendar, &terms, fund, last, t_day)),
            None => rows.extend(first(&terms, fund, t_day)),
        }
    }
    if let Some(part) = faults.lost_income {
        rows.iter_mut().try_for_each(|row| lose(row, part))?;
    }
    store::insert_prices(tx, &rows).await?;
    let asked = [faults.corrected_prices.clone(), market.corrections(t_day)].concat();
    store::insert_corrections(tx, &corrections(&last, t_day, &asked)?).await?;
    Ok(rows)
}

/// Turns a money fund's income into a loss of that part of it, in its fourth decimal.
fn lose(row: &mut PriceRow, part: Rate) -> Result<(), TaError> {
    let (income, scale) = (row.income.units(), Rate::SCALE * NAV_PRINTED);
    let printed = mul_div(income, part.units(), scale, Rounding::Down)?;
    row.income = Nav::from_units(printed.checked_mul(-NAV_PRINTED).ok_or(Overflow)?);
    row.yield_7d = Rate::from_units(-row.yield_7d.units());
    Ok(())
}

/// The last prices of funds as they are published again: in their fourth decimal, as all are.
fn corrections(
    last: &HashMap<String, Point>,
    t_day: Day,
    asked: &[(FundCode, Rate)],
) -> Result<Vec<PriceRow>, TaError> {
    let mut rows = Vec::new();
    for (fund, part) in asked {
        let Some(point) = last.get(fund.as_str()).filter(|point| point.income.is_zero()) else {
            continue;
        };
        let printed =
            mul_div(point.nav.units(), part.units(), Rate::SCALE * NAV_PRINTED, Rounding::HalfUp)?;
        let nav = Nav::from_units(printed.checked_mul(NAV_PRINTED).ok_or(Overflow)?);
        let moved = nav.checked_sub(point.nav)?;
        let cumulative = point.cumulative.checked_add(moved)?;
        // What was split stays so.
        let corrected = Point { nav, cumulative, split: Rate::ONE, ..*point };
        rows.push(price_row(fund.to_string(), t_day, &corrected));
    }
    Ok(rows)
}

fn price_row(fund: String, published_on: Day, point: &Point) -> PriceRow {
    PriceRow {
        fund,
        day: point.day,
        published_on,
        nav: point.nav,
        cumulative: point.cumulative,
        dividend: point.dividend,
        split: point.split,
        income: point.income,
        yield_7d: point.yield_7d,
    }
}

/// The first price of a fund, at par on the first day of its contract; none before.
fn first(terms: &Terms, fund: FundCode, t_day: Day) -> Option<PriceRow> {
    let day = terms.calendar.on_or_after(terms.offering.established(t_day)?);
    let (nav, zero) = (Nav::PAR, Nav::ZERO);
    (terms.calendar.add_open(day, terms.nav_days) <= t_day).then(|| PriceRow {
        fund: fund.to_string(),
        day,
        published_on: t_day,
        nav,
        cumulative: nav,
        dividend: zero,
        split: Rate::ONE,
        income: zero,
        yield_7d: Rate::ZERO,
    })
}

/// A price of the register.
fn point(row: &PriceRow) -> Point {
    Point {
        day: row.day,
        nav: row.nav,
        cumulative: row.cumulative,
        dividend: row.dividend,
        split: row.split,
        income: row.income,
        yield_7d: row.yield_7d,
    }
}

/// The prices between the last one and T. Money funds publish the income of T and of the closed
/// days that follow it.
fn due(
    market: &dyn Market,
    calendar: &Calendar,
    terms: &Terms,
    fund: FundCode,
    mut last: Point,
    t_day: Day,
) -> Vec<PriceRow> {
    if t_day.days_since(last.day) > LONGEST_GAP_DAYS {
        last.day = match terms.is_money {
            true => t_day.previous(),
            false => terms.calendar.add_open(t_day, -terms.nav_days - 1),
        };
    }
    let mut rows = Vec::new();
    loop {
        let (day, until) = if terms.is_money {
            (last.day.next(), calendar.next_open(t_day).previous())
        } else {
            let day = terms.calendar.next_open(last.day);
            // Published so many open days later: due when that day is T or before.
            let published = terms.calendar.add_open(day, terms.nav_days);
            (day, if published <= t_day { day } else { last.day })
        };
        if day > until {
            return rows;
        }
        last = market.next(fund, &last, day);
        rows.push(price_row(fund.to_string(), t_day, &last));
    }
}
