//! Prices of one share.

use crate::fixed::fixed;
use crate::rounding::mul_div;
use crate::{Overflow, Rounding};

fixed! {
    /// A net asset value of one share, a dividend of one share or a money fund's income of ten
    /// thousand shares (万份收益), in 10⁻⁸ CNY. Text: exact, with at least four decimals, as
    /// `"1.2345"` or `"1.23456789"`.
    Nav, decimals: 8, least: 4, what: "nav"
}

impl Nav {
    /// The price of a money fund's share and of a raised one: 1.0000.
    pub const PAR: Self = Self::from_units(Self::SCALE);

    /// With exactly four decimals, half up, as prices are shown to customers.
    pub fn display4(self) -> String {
        let rounded = mul_div(self.units(), 1, 10_000, Rounding::HalfUp).unwrap_or(0);
        // A division by 10⁴ and back can't leave the range, except within 10⁻⁴ of its ends.
        Self::from_units(rounded.saturating_mul(10_000)).to_string()
    }

    /// `price × numerator ÷ denominator`.
    ///
    /// # Errors
    /// [`Overflow`] when `denominator` is zero or the result doesn't fit.
    pub fn portion(
        self,
        numerator: i64,
        denominator: i64,
        rounding: Rounding,
    ) -> Result<Self, Overflow> {
        mul_div(self.units(), numerator, denominator, rounding).map(Self::from_units)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_shows_four_decimals_and_more_when_needed() {
        let show = |text: &str| text.parse::<Nav>().unwrap().to_string();
        assert_eq!(show("1"), "1.0000");
        assert_eq!(show("1.23456"), "1.23456");
        assert_eq!(show("1.23456789"), "1.23456789");
        assert_eq!(show("-0.00000001"), "-0.00000001");
        assert!("1.234567891".parse::<Nav>().is_err());
    }

    #[test]
    fn customers_see_four_decimals_half_up() {
        let show = |text: &str| text.parse::<Nav>().unwrap().display4();
        assert_eq!(show("1.23455"), "1.2346");
        assert_eq!(show("1.23454999"), "1.2345");
        assert_eq!(show("1.99995"), "2.0000");
        assert_eq!(show("0"), "0.0000");
    }
}
