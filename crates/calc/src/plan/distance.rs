//! How far the last adjusted NAV of a fund is from its own past.

use kernel::{Overflow, Rate, Rounding};

use crate::error::require_positive;
use crate::natural::Natural;
use crate::returns::check_points;
use crate::steps::product;
use crate::{CalcError, Point, Steps};

/// What the last adjusted NAV is compared with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SmartRule {
    /// With the mean of the window, itself included: `NAV ÷ mean − 1`.
    Average,
    /// With the highest of the window, itself included: `1 − NAV ÷ highest`, zero or more.
    Drawdown,
}

/// How far the last adjusted NAV is from what it is compared with. Compares with a rate, and
/// rounds to a percent, as the exact quotient does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Distance {
    /// Over `WHOLE`. Odd when the quotient goes on beyond its places.
    part: i128,
}

/// Places of a quotient, finer than [`Rate`], with which it is compared.
const PLACES: u64 = 10_u64.pow(14);

/// A quotient of 1 in halves of a place.
const WHOLE: i128 = 2 * 10_i128.pow(14);

impl Distance {
    /// Whether it lies below a bound, exactly.
    ///
    /// # Errors
    /// [`Overflow`] when it doesn't fit.
    pub fn is_below(self, bound: Rate) -> Result<bool, Overflow> {
        let part = self.part.checked_mul(i128::from(Rate::SCALE)).ok_or(Overflow)?;
        Ok(part < i128::from(bound.units()) * WHOLE)
    }

    /// As a rate, half up to 10⁻⁸.
    ///
    /// # Errors
    /// [`Overflow`] when it doesn't fit.
    pub fn rate(self) -> Result<Rate, Overflow> {
        let part = self.part.checked_mul(i128::from(Rate::SCALE)).ok_or(Overflow)?;
        let units = kernel::div_round(part, WHOLE, Rounding::HalfUp)?;
        i64::try_from(units).map(Rate::from_units).map_err(|_| Overflow)
    }

    /// In percent with its sign, half up to `decimals`, as `-6.8541%`.
    ///
    /// # Errors
    /// [`Overflow`] when it doesn't fit.
    pub fn percent(self, decimals: u32) -> Result<String, Overflow> {
        Rate::percent_of(self.part, WHOLE, decimals)
    }
}

/// The distance of the last of `points` over the last `window` of them, dividends and splits
/// included (rule FP-01) without a rounding; `None` when there are fewer. The same for all plans of
/// a fund with the same rule and window.
///
/// # Errors
/// Names `window` or the point at fault.
pub fn distance(
    rule: SmartRule,
    window: usize,
    points: &[Point],
    steps: &mut Steps,
) -> Result<Option<Distance>, CalcError> {
    require_positive("window", window > 0)?;
    check_points(points)?;
    let distance = distance_of(rule, window, points)?;
    if let Some(distance) = distance {
        let (label, formula) = match rule {
            SmartRule::Average => ("偏离度", format!("复权净值 ÷ 近{window}个复权净值的均值 − 1")),
            SmartRule::Drawdown => ("回撤", format!("1 − 复权净值 ÷ 近{window}个复权净值的最高")),
        };
        let percent = distance.percent(4)?;
        steps.statistic(label, &formula, distance.rate()?, percent.trim_end_matches('%'));
    }
    Ok(distance)
}

/// [`distance`] of points that have been checked.
pub(super) fn distance_of(
    rule: SmartRule,
    window: usize,
    points: &[Point],
) -> Result<Option<Distance>, Overflow> {
    let window = points.len().checked_sub(window).and_then(|from| points.get(from..));
    let Some((window, last)) = window.and_then(|window| Some((window, window.last()?))) else {
        return Ok(None);
    };
    let (last, compared) = adjusted(rule, window, Natural::of_units(last.nav.units())?)?;
    let count = u64::try_from(window.len()).map_err(|_| Overflow)?;
    let part = match rule {
        SmartRule::Average => {
            let quotient = last.times(&Natural::from(count)).times(&Natural::from(PLACES));
            quotient.half_quotients(&compared)? - WHOLE
        }
        SmartRule::Drawdown => {
            WHOLE - last.times(&Natural::from(PLACES)).half_quotients(&compared)?
        }
    };
    Ok(Some(Distance { part }))
}

/// The last adjusted price of a window, and the sum or the highest of all of them, both multiplied
/// with one number that makes them whole.
///
/// From the last day back: a day with a dividend `d` or a split `k` multiplies all prices from it
/// on by `(NAV × k + d) ÷ NAV`, so the later ones get the numerator and the earlier ones the
/// denominator.
fn adjusted(
    rule: SmartRule,
    window: &[Point],
    mut last: Natural,
) -> Result<(Natural, Natural), Overflow> {
    let mut denominators = Natural::from(1_u64);
    let mut all = Natural::from(0_u64);
    // Of the days up to the next one on which something happened.
    let mut stretch: u128 = 0;
    let join = |all: Natural, stretch: u128, denominators: &Natural| {
        let stretch = Natural::from(stretch).times(denominators);
        match rule {
            SmartRule::Average => all.plus(&stretch),
            SmartRule::Drawdown => all.max(stretch),
        }
    };
    for point in window.iter().rev() {
        let nav = u128::try_from(point.nav.units()).map_err(|_| Overflow)?;
        stretch = match rule {
            SmartRule::Average => stretch + nav,
            SmartRule::Drawdown => stretch.max(nav),
        };
        if let Some((numerator, denominator)) = adjustment(point)? {
            all = join(all, stretch, &denominators).times(&numerator);
            last = last.times(&numerator);
            denominators = denominators.times(&denominator);
            stretch = 0;
        }
    }
    Ok((last, join(all, stretch, &denominators)))
}

/// `(NAV × k + d) ÷ NAV` of a day on which something happened to the shares.
fn adjustment(point: &Point) -> Result<Option<(Natural, Natural)>, Overflow> {
    if point.dividend.is_zero() && point.split == Rate::ONE {
        return Ok(None);
    }
    let whole = product(point.nav.units(), Rate::SCALE);
    let worth = product(point.nav.units(), point.split.units())
        + product(point.dividend.units(), Rate::SCALE);
    let natural = |number: i128| u128::try_from(number).map(Natural::from).map_err(|_| Overflow);
    Ok(Some((natural(worth)?, natural(whole)?)))
}

#[cfg(test)]
#[path = "distance_tests.rs"]
mod tests;
