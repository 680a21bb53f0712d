//! Rates and ratios.

use crate::fixed::fixed;
use crate::rounding::{div_round, mul_div};
use crate::{Overflow, Rounding};

fixed! {
    /// A rate or ratio in 10⁻⁸: 0.0150 is 1.5 %. Text: exact, with at least four decimals.
    Rate, decimals: 8, least: 4, what: "rate"
}

impl Rate {
    /// One, or 100 %.
    pub const ONE: Self = Self::from_units(Self::SCALE);

    /// `rate × other`, such as a list rate with its discount.
    ///
    /// # Errors
    /// [`Overflow`] when it doesn't fit.
    pub fn times(self, other: Self, rounding: Rounding) -> Result<Self, Overflow> {
        mul_div(self.units(), other.units(), Self::SCALE, rounding).map(Self::from_units)
    }

    /// `part ÷ whole` as a rate.
    ///
    /// # Errors
    /// [`Overflow`] when `whole` is zero or the result doesn't fit.
    pub fn of(part: i64, whole: i64, rounding: Rounding) -> Result<Self, Overflow> {
        mul_div(part, Self::SCALE, whole, rounding).map(Self::from_units)
    }

    /// In percent with `decimals` (0 to 6) decimals, half up, with the sign: `"1.50%"`.
    pub fn percent_display(self, decimals: u32) -> String {
        let decimals = decimals.min(6);
        let step = 10_i64.pow(6 - decimals);
        percent_text(mul_div(self.units(), 1, step, Rounding::HalfUp).unwrap_or(0), decimals)
    }

    /// `part ÷ whole` in percent as [`Self::percent_display`] writes it, but rounded once: a rate
    /// in between would be rounded to its own decimals first.
    ///
    /// # Errors
    /// [`Overflow`] when `whole` is zero or the result doesn't fit.
    pub fn percent_of(part: i128, whole: i128, decimals: u32) -> Result<String, Overflow> {
        let decimals = decimals.min(6);
        let hundred = 10_i128.pow(2 + decimals);
        let units = div_round(part.checked_mul(hundred).ok_or(Overflow)?, whole, Rounding::HalfUp)?;
        Ok(percent_text(i64::try_from(units).map_err(|_| Overflow)?, decimals))
    }
}

/// Percents, given in their last decimal.
fn percent_text(units: i64, decimals: u32) -> String {
    let scale = 10_u64.pow(decimals);
    let (whole, fraction) = (units.unsigned_abs() / scale, units.unsigned_abs() % scale);
    let sign = if units < 0 { "-" } else { "" };
    match usize::try_from(decimals) {
        Ok(0) | Err(_) => format!("{sign}{whole}%"),
        Ok(width) => format!("{sign}{whole}.{fraction:0width$}%"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percents_are_rounded_half_up() {
        let show = |text: &str, n| text.parse::<Rate>().unwrap().percent_display(n);
        assert_eq!(show("0.015", 2), "1.50%");
        assert_eq!(show("0.00005", 2), "0.01%");
        assert_eq!(show("0.00004999", 2), "0.00%");
        assert_eq!(show("-0.140909", 2), "-14.09%");
        assert_eq!(show("-0.00001", 2), "0.00%");
        assert_eq!(show("0.5", 0), "50%");
        assert_eq!(show("0.01687123", 3), "1.687%");
    }

    #[test]
    fn a_quotient_in_percent_is_rounded_once() {
        let show = |part, whole| Rate::percent_of(part, whole, 2).unwrap();
        // −0.0149999999 %: the nearest rate is −0.015 %, whose nearest is −0.02 %.
        assert_eq!(show(-149_999_999, 1_000_000_000_000), "-0.01%");
        let twice = Rate::of(-149_999_999, 1_000_000_000_000, Rounding::HalfUp).unwrap();
        assert_eq!(twice.percent_display(2), "-0.02%");
        assert_eq!(show(15, 100_000), "0.02%");
        assert_eq!(show(-1, 100_000_000), "0.00%");
        assert_eq!(Rate::percent_of(1, 8, 0).unwrap(), "13%");
        assert_eq!(Rate::percent_of(1, 0, 2), Err(Overflow));
        assert_eq!(Rate::percent_of(i128::MAX, 1, 2), Err(Overflow));
        assert_eq!(Rate::percent_of(i128::from(i64::MAX), 1, 2), Err(Overflow));
    }

    #[test]
    fn a_discount_multiplies_the_list_rate() {
        let list: Rate = "0.008".parse().unwrap();
        let discount: Rate = "0.1".parse().unwrap();
        assert_eq!(list.times(discount, Rounding::HalfUp).unwrap().to_string(), "0.0008");
        assert_eq!(Rate::of(1, 3, Rounding::Down).unwrap().to_string(), "0.33333333");
        assert_eq!(Rate::of(1, 0, Rounding::Down), Err(Overflow));
    }
}
