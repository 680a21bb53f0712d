//! How a result came about: each step with its exact and its rounded value.

use std::fmt::{self, Display};

use kernel::{Fen, Nav, Overflow, Rate, Rounding, Shares, div_round};
use serde::Serialize;

/// One step, for people to follow.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Step {
    /// What is calculated, in Chinese.
    pub label: String,
    /// With the figures put in.
    pub formula: String,
    /// The value before rounding; ends with `…` when its decimals go on.
    pub exact: String,
    /// The value that the next step uses.
    pub rounded: String,
    /// `HALF_UP`, `DOWN` or `UP`; `NONE` when there was nothing to round.
    pub rounding: &'static str,
}

/// Records the steps of a calculation, or is silent and costs nothing, for the clearing of many
/// orders. The same arithmetic makes the result and the step, so that they can't differ.
#[derive(Debug)]
pub struct Steps(Option<Vec<Step>>);

/// Digits of an exact value beyond those of its type.
const EXTRA_DIGITS: u32 = 6;

impl Steps {
    /// Keeps no steps.
    pub const fn silent() -> Self {
        Self(None)
    }

    /// Keeps all steps.
    pub const fn recording() -> Self {
        Self(Some(Vec::new()))
    }

    /// The steps in order.
    pub fn into_vec(self) -> Vec<Step> {
        self.0.unwrap_or_default()
    }

    /// `n ÷ d` in the units of `T`, rounded.
    pub(crate) fn divide<T: Quantity>(
        &mut self,
        label: impl Display,
        formula: fmt::Arguments<'_>,
        (n, d): (i128, i128),
        rounding: Rounding,
    ) -> Result<T, Overflow> {
        let units = i64::try_from(div_round(n, d, rounding)?).map_err(|_| Overflow)?;
        let value = T::from_units(units);
        if let Some(list) = &mut self.0 {
            list.push(Step {
                label: label.to_string(),
                formula: formula.to_string(),
                exact: decimal(n, d, T::DECIMALS),
                rounded: value.to_string(),
                rounding: rounding.code(),
            });
        }
        Ok(value)
    }

    /// A statistic, calculated elsewhere and shown rounded half up.
    pub(crate) fn statistic(&mut self, label: &str, formula: &str, value: Rate, rounded: &str) {
        if let Some(list) = &mut self.0 {
            list.push(Step {
                label: label.to_owned(),
                formula: formula.to_owned(),
                exact: value.to_string(),
                rounded: rounded.to_owned(),
                rounding: Rounding::HalfUp.code(),
            });
        }
    }

    /// A value that needed no rounding.
    pub(crate) fn exact<T: Display>(
        &mut self,
        label: impl Display,
        formula: fmt::Arguments<'_>,
        value: T,
    ) -> T {
        if let Some(list) = &mut self.0 {
            list.push(Step {
                label: label.to_string(),
                formula: formula.to_string(),
                exact: value.to_string(),
                rounded: value.to_string(),
                rounding: "NONE",
            });
        }
        value
    }
}

/// The fixed-scale types, as far as a step needs them.
pub(crate) trait Quantity: Display {
    /// Digits after the point.
    const DECIMALS: u32;
    /// From the count of the smallest unit.
    fn from_units(units: i64) -> Self;
}

macro_rules! quantity {
    ($($name:ident: $decimals:literal),+) => {$(
        impl Quantity for $name {
            const DECIMALS: u32 = $decimals;
            fn from_units(units: i64) -> Self {
                $name::from_units(units)
            }
        }
    )+};
}
quantity!(Fen: 2, Shares: 2, Nav: 8, Rate: 8);

/// The product of two figures in units, as a numerator.
pub(crate) fn product(a: i64, b: i64) -> i128 {
    i128::from(a) * i128::from(b)
}

/// `n ÷ d ÷ 10^decimals` as text, cut after some more digits with `…` when it goes on.
fn decimal(n: i128, d: i128, decimals: u32) -> String {
    let digits = decimals + EXTRA_DIGITS;
    let sign = if (n < 0) == (d < 0) || n == 0 { "" } else { "-" };
    let (n, d) = (n.unsigned_abs(), d.unsigned_abs());
    let scale = 10_u128.pow(EXTRA_DIGITS);
    // Only figures beyond all money in the world come here without their further digits.
    let (quotient, rest) = match n.checked_mul(scale) {
        Some(n) => (n / d, n % d),
        None => ((n / d).saturating_mul(scale), 1),
    };
    let whole_scale = 10_u128.pow(digits);
    let width = usize::try_from(digits).unwrap_or_default();
    let fraction = format!("{:0width$}", quotient % whole_scale);
    let whole = quotient / whole_scale;
    if rest != 0 {
        return format!("{sign}{whole}.{fraction}…");
    }
    let kept = fraction.trim_end_matches('0').len().max(2);
    format!("{sign}{whole}.{}", &fraction[..kept])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_exact_value_says_when_it_goes_on() {
        assert_eq!(decimal(1_000, 3, 2), "3.33333333…");
        assert_eq!(decimal(-1_000, 8, 2), "-1.25");
        assert_eq!(decimal(100, 1, 2), "1.00");
        assert_eq!(decimal(1, 400_000_000, 2), "0.00000000…");
    }

    #[test]
    fn a_silent_recorder_calculates_the_same() {
        let run = |steps: &mut Steps| -> Fen {
            steps.divide("x", format_args!("{}", 1), (200, 3), Rounding::Up).unwrap()
        };
        let (mut silent, mut recording) = (Steps::silent(), Steps::recording());
        assert_eq!(run(&mut silent), run(&mut recording));
        assert!(silent.into_vec().is_empty());
        let steps = recording.into_vec();
        assert_eq!((steps[0].rounded.as_str(), steps[0].rounding), ("0.67", "UP"));
    }
}
