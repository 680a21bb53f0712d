//! Money.

use crate::fixed::fixed;
use crate::rounding::mul_div;
use crate::{Overflow, Rate, Rounding};

fixed! {
    /// An amount of money in 0.01 CNY (a fen). Text: `"100.00"`, always two decimals.
    ///
    /// ```
    /// let amount: kernel::Fen = "100".parse()?;
    /// assert_eq!(amount.units(), 10_000);
    /// assert_eq!(amount.to_string(), "100.00");
    /// # Ok::<(), kernel::Invalid>(())
    /// ```
    Fen, decimals: 2, least: 2, what: "amount"
}

impl Fen {
    /// `amount × rate`.
    ///
    /// # Errors
    /// [`Overflow`] when it doesn't fit.
    pub fn times(self, rate: Rate, rounding: Rounding) -> Result<Self, Overflow> {
        mul_div(self.units(), rate.units(), Rate::SCALE, rounding).map(Self::from_units)
    }

    /// The part of a gross amount that is left when a charge of `rate` on the net amount is taken
    /// out: `amount ÷ (1 + rate)` (外扣法). The charge is the rest.
    ///
    /// # Errors
    /// [`Overflow`] when the rate is −100 % or the result doesn't fit.
    pub fn net_of(self, rate: Rate, rounding: Rounding) -> Result<Self, Overflow> {
        let gross_rate = Rate::SCALE.checked_add(rate.units()).ok_or(Overflow)?;
        mul_div(self.units(), Rate::SCALE, gross_rate, rounding).map(Self::from_units)
    }

    /// `amount × part ÷ whole`, for pro-rata shares of an amount.
    ///
    /// # Errors
    /// [`Overflow`] when `whole` is zero or the result doesn't fit.
    pub fn portion(self, part: i64, whole: i64, rounding: Rounding) -> Result<Self, Overflow> {
        mul_div(self.units(), part, whole, rounding).map(Self::from_units)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn fen(text: &str) -> Fen {
        text.parse().unwrap()
    }

    #[test]
    fn a_text_that_is_not_a_plain_decimal_is_refused() {
        for text in
            ["", " 1", "1 ", "+1", "1e3", "1.", ".5", "1,000", "0x1", "--1", "-", "01", "１", "NaN"]
        {
            assert!(text.parse::<Fen>().is_err(), "{text:?} was read");
        }
        assert_eq!("1.234".parse::<Fen>().unwrap_err().reason(), "小数位数过多");
        assert_eq!("92233720368547758.08".parse::<Fen>().unwrap_err().reason(), "数值过大");
        assert_eq!(fen("92233720368547758.07"), Fen::MAX);
        assert_eq!(fen("-92233720368547758.08").units(), i64::MIN);
    }

    #[test]
    fn for_people_it_has_thousands_separators() {
        let shown = |text| format!("{:#}", fen(text));
        assert_eq!(shown("0"), "0.00");
        assert_eq!(shown("999.5"), "999.50");
        assert_eq!(shown("1000"), "1,000.00");
        assert_eq!(shown("-1234567.89"), "-1,234,567.89");
        assert_eq!(fen("1234567.89").to_string(), "1234567.89");
    }

    #[test]
    fn the_wire_form_is_a_string_and_numbers_are_refused() {
        assert_eq!(serde_json::to_string(&fen("-0.5")).unwrap(), "\"-0.50\"");
        assert_eq!(serde_json::from_str::<Fen>("\"100.00\"").unwrap(), fen("100"));
        assert!(serde_json::from_str::<Fen>("100").is_err());
        assert!(serde_json::from_str::<Fen>("null").is_err());
    }

    #[test]
    fn padding_is_honoured() {
        assert_eq!(format!("{:>8}", fen("1.5")), "    1.50");
    }

    #[test]
    fn the_net_amount_follows_the_outside_method() {
        let net = fen("100000").net_of("0.012".parse().unwrap(), Rounding::HalfUp).unwrap();
        assert_eq!(net, fen("98814.23"));
        let shares = net.shares_at("1.18".parse().unwrap(), Rounding::HalfUp).unwrap();
        assert_eq!(shares.to_string(), "83740.87");
    }

    #[test]
    fn a_sum_that_overflows_is_an_error() {
        assert_eq!(Fen::try_sum([Fen::MAX, Fen::from_units(1)]), Err(Overflow));
        assert_eq!(Fen::try_sum([fen("1"), fen("2.5")]), Ok(fen("3.50")));
        assert_eq!(Fen::from_units(i64::MIN).checked_neg(), Err(Overflow));
    }

    proptest! {
        #[test]
        fn text_and_value_are_the_same_thing(units: i64) {
            let value = Fen::from_units(units);
            prop_assert_eq!(value.to_string().parse::<Fen>().unwrap(), value);
        }

        #[test]
        fn any_text_is_read_or_refused_without_panic(text: String) {
            let _ = text.parse::<Fen>();
        }

        #[test]
        fn net_and_charge_make_the_amount(
            units in 0i64..1_000_000_000_000, rate in 0i64..100_000_000,
        ) {
            let amount = Fen::from_units(units);
            let net = amount.net_of(Rate::from_units(rate), Rounding::HalfUp).unwrap();
            let charge = amount.checked_sub(net).unwrap();
            prop_assert!(!net.is_negative() && !charge.is_negative());
        }
    }
}
