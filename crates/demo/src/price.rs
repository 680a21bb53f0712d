//! Prices: each follows from the one before it, the fund's traits and the day.

use kernel::{Calendar, Day, FundType, Nav, Overflow, Rate, Rounding};

use crate::draw::scaled;
use crate::lineup::style_of_type;
use crate::traits::{DividendHabit, Traits};
use crate::{Draw, Factors};

/// The first day for which prices can be made; older funds start here with what they then had.
pub const HISTORY_START: (i32, i32, i32) = (2021, 6, 1);

/// What a fund published for a day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Price {
    /// The day.
    pub day: Day,
    /// 1.0000 for money funds.
    pub nav: Nav,
    /// NAV and all dividends since the start.
    pub cumulative: Nav,
    /// Paid on each share on this day.
    pub dividend: Nav,
    /// New shares for each old one on this day; one where there was no split.
    pub split: Rate,
    /// Money funds: income of 10,000 shares of this natural day.
    pub income: Nav,
}

impl Traits {
    /// Of a fund that is known by its code and type only.
    pub fn of_type(code: &str, fund_type: FundType) -> Self {
        let (style, own) = style_of_type(fund_type);
        Self {
            label: code.to_owned(),
            is_money: fund_type == FundType::Money,
            style,
            own,
            alpha: 0,
            service: Rate::ZERO,
            start: Nav::PAR,
            dividends: None,
            split: None,
        }
    }

    /// The price on the first day.
    pub fn first(&self, day: Day, established: bool) -> Price {
        let nav = if established { self.start } else { Nav::PAR };
        let (dividend, split, income) = (Nav::ZERO, Rate::ONE, Nav::ZERO);
        Price { day, nav, cumulative: nav, dividend, split, income }
    }
}

/// The price of `day` after `last`, the fund's price of its open day before (of the natural day
/// before, for money funds). The same arguments always give the same price.
///
/// # Errors
/// [`Overflow`] when the price leaves its range, which takes a fund that grew a millionfold.
pub fn next_price(
    seed: u64,
    traits: &Traits,
    calendar: &Calendar,
    factors: &Factors,
    last: &Price,
    day: Day,
) -> Result<Price, Overflow> {
    if traits.is_money {
        return Ok(money(seed, traits, last, day));
    }
    let days = i64::from(day.days_since(last.day).max(1));
    let service = scaled(traits.service.units(), days, 365);
    let mut own = Draw::keyed(seed, &traits.label, i64::from(day.yyyymmdd()));
    let change = factors.weighted(&traits.style) + own.normal(traits.own) + traits.alpha - service;
    let split = match traits.split {
        Some(split) if last.day < split.day && split.day <= day => split.ratio,
        _ => Rate::ONE,
    };
    // A fund neither dies nor doubles in a day.
    let change = Rate::SCALE + change.clamp(-Rate::SCALE / 5, Rate::SCALE / 5);
    let grown = last.nav.portion(change, Rate::SCALE, Rounding::Down)?;
    let grown = grown.portion(Rate::SCALE, split.units(), Rounding::Down)?;
    let dividend = traits.dividends.map_or(Nav::ZERO, |h| paid(h, calendar, grown, day));
    let nav = published(grown.checked_sub(dividend)?, &mut own);
    let step =
        nav.checked_sub(last.nav.portion(Rate::SCALE, split.units(), Rounding::HalfUp)?)?;
    let before = last.cumulative;
    let cumulative = before.checked_add(whole(step))?.checked_add(dividend)?;
    Ok(Price { day, nav, cumulative, dividend, split, income: Nav::ZERO })
}

/// All prices from the fund's first day, or the start of history, to `to`.
///
/// # Errors
/// As [`next_price`].
pub fn history(
    seed: u64,
    traits: &Traits,
    calendar: &Calendar,
    established: Day,
    factors: impl Fn(Day) -> Factors,
    to: Day,
) -> Result<Vec<Price>, Overflow> {
    let (year, month, day) = HISTORY_START;
    let start = Day::new(year, month, day).unwrap_or(Day::MIN);
    let older = established < start;
    let first = calendar.on_or_after(established.max(start));
    let mut prices = Vec::with_capacity(1_400);
    let mut last = traits.first(first, older);
    while last.day <= to {
        prices.push(last);
        let day = if traits.is_money { last.day.next() } else { calendar.next_open(last.day) };
        last = next_price(seed, traits, calendar, &factors(day), &last, day)?;
    }
    Ok(prices)
}

/// Four decimals. What is cut off decides how likely the last digit is raised, so that many small
/// steps of a bond fund lose nothing.
fn published(nav: Nav, draw: &mut Draw) -> Nav {
    let step = Nav::SCALE / 10_000;
    let rest = nav.units() % step;
    let raise = if draw.between(0, step - 1) < rest { step } else { 0 };
    Nav::from_units((nav.units() - rest + raise).max(step))
}

fn whole(step: Nav) -> Nav {
    let unit = Nav::SCALE / 10_000;
    Nav::from_units(step.units() / unit * unit)
}

/// On the first open day from the 15th of a month on: a part of what is above the floor, in
/// thousandths, and not worth the work below half a fen.
fn paid(habit: DividendHabit, calendar: &Calendar, nav: Nav, day: Day) -> Nav {
    let middle = Day::new(day.year(), day.month(), 15).unwrap_or(day);
    let in_month = habit.months >> (day.month() - 1) & 1 == 1;
    if !in_month || calendar.on_or_after(middle) != day {
        return Nav::ZERO;
    }
    let above = nav.units() - habit.floor.units();
    let milli = Nav::SCALE / 1_000;
    let dividend = scaled(above, habit.percent, 100) / milli * milli;
    if dividend < 5 * milli { Nav::ZERO } else { Nav::from_units(dividend) }
}

/// Income falls slowly over the years, and varies a little from day to day.
fn money(seed: u64, traits: &Traits, last: &Price, day: Day) -> Price {
    let (year, month, first) = HISTORY_START;
    let start = Day::new(year, month, first).unwrap_or(Day::MIN);
    let age = i64::from(day.days_since(start));
    // In 10⁻⁷ a year: 2.2 % in 2021, 0.9 % less after five years, never below 0.8 %.
    let level = (220_000 - age * 90_000 / 1_826).max(80_000);
    let mut house = Draw::keyed(seed, &traits.label, 0);
    let mut own = Draw::keyed(seed, &traits.label, i64::from(day.yyyymmdd()));
    let service = traits.service.units() / 10;
    let yearly = level + house.between(-12_000, 12_000) + own.normal(2_500) - service;
    // Of 10,000 shares and a day, with four decimals.
    let income = Nav::from_units(yearly.max(1_000) * 10 / 365 * 10_000);
    let (dividend, split) = (Nav::ZERO, Rate::ONE);
    Price { day, nav: last.nav, cumulative: last.cumulative, dividend, split, income }
}

#[cfg(test)]
mod tests;
