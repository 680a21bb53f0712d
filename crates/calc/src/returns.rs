//! What a fund's prices returned, dividends and splits included; rules FP-01 and FP-02.
//!
//! The adjusted price is `NAV × F`, where `F` begins with 1 and is multiplied on every day with a
//! dividend `d` per share or a split of `k` new shares for one by `(NAV × k + d) ÷ NAV`; so that
//! `adjₜ ÷ adjₜ₋₁ = (NAVₜ × kₜ + dₜ) ÷ NAVₜ₋₁`. `F` is an integer in 10⁻¹⁵, growth a quotient of
//! integers.

use kernel::{Day, Nav, Overflow, Rate, Rounding, div_round};

use crate::CalcError;
use crate::statistics::{Risk, risk};
use crate::windows::Window;

/// The price of a day, with what happened to the shares on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Point {
    /// The NAV date.
    pub day: Day,
    /// The price, after dividend and split.
    pub nav: Nav,
    /// Dividend of one share, whose ex-day it is; zero on most days.
    pub dividend: Nav,
    /// New shares for one old one; [`Rate::ONE`] on most days.
    pub split: Rate,
}

impl Point {
    /// A day on which nothing happened but the price.
    pub fn plain(day: Day, nav: Nav) -> Self {
        Self { day, nav, dividend: Nav::ZERO, split: Rate::ONE }
    }
}

/// A checked series of prices with their adjustment.
#[derive(Clone, Debug)]
pub struct Series {
    days: Vec<Day>,
    /// `NAV × F`, in 10⁻²³.
    adjusted: Vec<i128>,
}

/// `F` is kept in units of 10⁻¹⁵.
const FACTOR_SCALE: i128 = 1_000_000_000_000_000;

/// Growth and loss are kept in 10⁻⁸, the scale of [`Rate`].
const RATE_SCALE: i128 = 100_000_000;

/// Falls are compared in 10⁻¹⁰, finer than any figure of them that is shown.
const COMPARED_SCALE: i128 = 10_000_000_000;

impl Series {
    /// Adjusts a series whose days rise.
    ///
    /// # Errors
    /// Names the point that is out of order or whose price, split or dividend can't be.
    pub fn new(points: &[Point]) -> Result<Self, CalcError> {
        let mut factor = FACTOR_SCALE;
        let mut days: Vec<Day> = Vec::with_capacity(points.len());
        let mut adjusted = Vec::with_capacity(points.len());
        for (i, point) in points.iter().enumerate() {
            check(i, point, days.last().copied())?;
            factor = factor_after(factor, point)?;
            days.push(point.day);
            let value = i128::from(point.nav.units()).checked_mul(factor).ok_or(Overflow)?;
            adjusted.push(value);
        }
        if days.is_empty() {
            return Err(CalcError::new("points", "must have at least one point"));
        }
        Ok(Self { days, adjusted })
    }

    /// The days of the series.
    pub fn days(&self) -> &[Day] {
        &self.days
    }

    /// The adjusted price of a point, as a multiple of 1.0000 with eight decimals.
    ///
    /// # Errors
    /// When it doesn't fit, or there is no such point.
    pub fn adjusted(&self, index: usize) -> Result<Nav, Overflow> {
        let value = self.adjusted.get(index).ok_or(Overflow)?;
        let units = div_round(*value, FACTOR_SCALE, Rounding::HalfUp)?;
        i64::try_from(units).map(Nav::from_units).map_err(|_| Overflow)
    }

    /// The last point on or before a day.
    pub fn at_or_before(&self, day: Day) -> Option<usize> {
        self.days.partition_point(|d| *d <= day).checked_sub(1)
    }

    /// Growth from one point to another.
    ///
    /// # Errors
    /// When it doesn't fit, or there is no such point.
    pub fn growth(&self, base: usize, end: usize) -> Result<Rate, Overflow> {
        self.rise(base, end)?.rate()
    }

    /// The same, not rounded yet; of equal falls the first.
    ///
    /// # Errors
    /// There is no such point.
    pub fn rise(&self, base: usize, end: usize) -> Result<Growth, Overflow> {
        let (base, end) = (self.adjusted.get(base), self.adjusted.get(end));
        let (base, end) = (*base.ok_or(Overflow)?, *end.ok_or(Overflow)?);
        Ok(Growth { rise: end - base, base })
    }

    /// Growth over a window that ends with the last point on or before `as_of`; `None` when the
    /// series is younger than the window. All counts from the first point, which is 1.0000 for a
    /// fund, and what the older class stood at for a class that was added later.
    ///
    /// # Errors
    /// When it doesn't fit.
    pub fn over(&self, window: Window, as_of: Day) -> Result<Option<Rate>, Overflow> {
        let Some(end) = self.at_or_before(as_of) else { return Ok(None) };
        self.base(window, end).map(|base| self.growth(base, end)).transpose()
    }

    /// The point from which a window that ends with the point `end` counts.
    pub fn base(&self, window: Window, end: usize) -> Option<usize> {
        match window.base(*self.days.get(end)?) {
            Some(day) => self.at_or_before(day),
            None => Some(0),
        }
    }

    /// The largest fall from a peak through `as_of`, zero or negative.
    ///
    /// # Errors
    /// When it doesn't fit.
    pub fn max_drawdown(&self, as_of: Day) -> Result<Rate, Overflow> {
        self.worst_fall(as_of)?.rate()
    }

    /// The same, not rounded yet; of equal falls the first.
    ///
    /// # Errors
    /// When it doesn't fit.
    pub fn worst_fall(&self, as_of: Day) -> Result<Growth, Overflow> {
        let mut worst = (0, Growth { rise: 0, base: 1 });
        let mut peak: Option<i128> = None;
        for value in self.through(as_of).iter().copied() {
            let base = peak.map_or(value, |peak| peak.max(value));
            let fall = Growth { rise: value - base, base };
            let size = fall.times(COMPARED_SCALE)?;
            if size < worst.0 {
                worst = (size, fall);
            }
            peak = Some(base);
        }
        Ok(worst.1)
    }

    /// Deviation, volatility and Sharpe ratio of the returns through `as_of`; `None` for fewer than
    /// three points. Prices of every day count 250 periods a year; weekly ones, which are five
    /// days or more apart on average, 52.
    ///
    /// # Errors
    /// When it doesn't fit.
    pub fn risk(&self, as_of: Day, risk_free: Rate) -> Result<Option<Risk>, Overflow> {
        let values = self.through(as_of);
        let pairs = values.iter().zip(values.iter().skip(1));
        let growth =
            |(before, after): (&i128, &i128)| Growth { rise: after - before, base: *before };
        let returns = pairs.map(|pair| growth(pair).rate());
        let returns = returns.collect::<Result<Vec<_>, _>>()?;
        let last = values.len().checked_sub(1).and_then(|last| self.days.get(last));
        let span = match (self.days.first(), last) {
            (Some(first), Some(last)) => last.days_since(*first),
            _ => 0,
        };
        let gaps = i32::try_from(returns.len()).unwrap_or(i32::MAX);
        let periods = if span >= gaps.saturating_mul(5) { 52 } else { 250 };
        Ok(risk(&returns, periods, risk_free))
    }

    fn through(&self, as_of: Day) -> &[i128] {
        let count = self.at_or_before(as_of).map_or(0, |end| end + 1);
        self.adjusted.get(..count).unwrap_or_default()
    }
}

/// `end ÷ base − 1` as the quotient of two prices, to be rounded once to what is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Growth {
    rise: i128,
    base: i128,
}

impl Growth {
    /// Half up to 10⁻⁸.
    ///
    /// # Errors
    /// When it doesn't fit.
    pub fn rate(self) -> Result<Rate, Overflow> {
        i64::try_from(self.times(RATE_SCALE)?).map(Rate::from_units).map_err(|_| Overflow)
    }

    /// In percent with the sign, half up to `decimals`.
    ///
    /// # Errors
    /// When it doesn't fit.
    pub fn percent(self, decimals: u32) -> Result<String, Overflow> {
        Rate::percent_of(self.rise, self.base, decimals)
    }

    fn times(self, scale: i128) -> Result<i128, Overflow> {
        let rise = self.rise.checked_mul(scale).ok_or(Overflow)?;
        div_round(rise, self.base, Rounding::HalfUp)
    }
}

/// `F × (NAV × k + d) ÷ NAV`.
fn factor_after(factor: i128, point: &Point) -> Result<i128, Overflow> {
    if point.dividend.is_zero() && point.split == Rate::ONE {
        return Ok(factor);
    }
    let nav = i128::from(point.nav.units());
    let scale = i128::from(Rate::SCALE);
    let worth = nav * i128::from(point.split.units()) + i128::from(point.dividend.units()) * scale;
    let step = worth.checked_mul(FACTOR_SCALE).ok_or(Overflow)?;
    let step = div_round(step, nav * scale, Rounding::HalfUp)?;
    div_round(factor.checked_mul(step).ok_or(Overflow)?, FACTOR_SCALE, Rounding::HalfUp)
}

/// Refuses points whose days don't rise, and figures that can't be.
pub(crate) fn check_points(points: &[Point]) -> Result<(), CalcError> {
    let mut before = None;
    for (i, point) in points.iter().enumerate() {
        check(i, point, before)?;
        before = Some(point.day);
    }
    Ok(())
}

fn check(i: usize, point: &Point, before: Option<Day>) -> Result<(), CalcError> {
    let refuse = |name: &str, message: &'static str| {
        Err(CalcError::new(format!("points[{i}].{name}"), message))
    };
    if before.is_some_and(|before| point.day <= before) {
        return refuse("date", "points are out of order: dates must rise");
    }
    if !point.nav.is_positive() {
        return refuse("nav", "must be above zero");
    }
    if point.dividend.is_negative() {
        return refuse("dividend", "must not be negative");
    }
    if !point.split.is_positive() {
        return refuse("split", "must be above zero");
    }
    Ok(())
}

#[cfg(test)]
#[path = "returns_tests.rs"]
mod tests;
