//! Fund shares.

use crate::fixed::fixed;
use crate::rounding::mul_div;
use crate::{Fen, Nav, Overflow, Rate, Rounding};

fixed! {
    /// A number of fund shares in 0.01 share. Text: `"100.00"`, always two decimals.
    Shares, decimals: 2, least: 2, what: "shares"
}

impl Shares {
    /// What the shares are worth at `nav`.
    ///
    /// # Errors
    /// [`Overflow`] when it doesn't fit.
    pub fn value(self, nav: Nav, rounding: Rounding) -> Result<Fen, Overflow> {
        mul_div(self.units(), nav.units(), Nav::SCALE, rounding).map(Fen::from_units)
    }

    /// `shares × ratio`.
    ///
    /// # Errors
    /// [`Overflow`] when it doesn't fit.
    pub fn times(self, ratio: Rate, rounding: Rounding) -> Result<Self, Overflow> {
        mul_div(self.units(), ratio.units(), Rate::SCALE, rounding).map(Self::from_units)
    }

    /// `shares × part ÷ whole`, for pro-rata parts.
    ///
    /// # Errors
    /// [`Overflow`] when `whole` is zero or the result doesn't fit.
    pub fn portion(self, part: i64, whole: i64, rounding: Rounding) -> Result<Self, Overflow> {
        mul_div(self.units(), part, whole, rounding).map(Self::from_units)
    }
}

impl Fen {
    /// How many shares the amount buys at `nav`.
    ///
    /// # Errors
    /// [`Overflow`] when `nav` is zero or the result doesn't fit.
    pub fn shares_at(self, nav: Nav, rounding: Rounding) -> Result<Shares, Overflow> {
        mul_div(self.units(), Nav::SCALE, nav.units(), rounding).map(Shares::from_units)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn the_value_is_rounded_once_to_the_fen() {
        let shares: Shares = "9677.41".parse().unwrap();
        let nav: Nav = "1.1168".parse().unwrap();
        assert_eq!(shares.value(nav, Rounding::HalfUp).unwrap().to_string(), "10807.73");
    }

    proptest! {
        #[test]
        fn shares_bought_for_an_amount_are_worth_it_within_a_hundredth_share(
            units in 0i64..1_000_000_000_000, nav in 1_000_000i64..10_000_000_000,
        ) {
            let (amount, nav) = (Fen::from_units(units), Nav::from_units(nav));
            let shares = amount.shares_at(nav, Rounding::HalfUp).unwrap();
            let worth = shares.value(nav, Rounding::HalfUp).unwrap();
            let difference = (worth.units() - amount.units()).abs();
            prop_assert!(difference <= nav.units() / Nav::SCALE / 2 + 1);
        }

        #[test]
        fn text_and_value_are_the_same_thing(units: i64) {
            let value = Shares::from_units(units);
            prop_assert_eq!(value.to_string().parse::<Shares>().unwrap(), value);
        }
    }
}
