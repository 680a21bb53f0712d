//! What a customer's money returned over a range of days: time-weighted and money-weighted;
//! rule PL-09. The yearly rate of flows is [`xirr`](crate::xirr).

use kernel::{Day, Fen, Overflow, Rate, Rounding, div_round};

/// A stretch between two flows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stretch {
    /// Value at its beginning, after the flow.
    pub opening: Fen,
    /// Value at its end, before the next flow.
    pub closing: Fen,
}

/// Money that came in (positive) or went out (negative) within a range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Payment {
    /// When, by T.
    pub day: Day,
    /// How much.
    pub amount: Fen,
}

/// Growth of a chain is kept in 10⁻¹⁵.
const CHAIN_SCALE: i128 = 1_000_000_000_000_000;

/// The time-weighted return (TWR): the product of the growth of each stretch, half up to 10⁻⁸.
/// Stretches that begin with nothing don't count.
///
/// # Errors
/// [`Overflow`] when it doesn't fit.
pub fn time_weighted(stretches: &[Stretch]) -> Result<Rate, Overflow> {
    let mut chain = CHAIN_SCALE;
    for stretch in stretches.iter().filter(|stretch| !stretch.opening.is_zero()) {
        let grown = chain.checked_mul(i128::from(stretch.closing.units())).ok_or(Overflow)?;
        chain = div_round(grown, i128::from(stretch.opening.units()), Rounding::HalfUp)?;
    }
    let per_unit = CHAIN_SCALE / i128::from(Rate::SCALE);
    let units = div_round(chain - CHAIN_SCALE, per_unit, Rounding::HalfUp)?;
    i64::try_from(units).map(Rate::from_units).map_err(|_| Overflow)
}

/// The money-weighted return by Modified Dietz: the profit over the opening value and every
/// payment weighted with the part of the range that it was there for. `None` when that average is
/// not above zero.
///
/// # Errors
/// [`Overflow`] when it doesn't fit.
pub fn modified_dietz(
    (from, opening): (Day, Fen),
    (to, closing): (Day, Fen),
    payments: &[Payment],
) -> Result<Option<Rate>, Overflow> {
    let length = i128::from(to.days_since(from));
    let mut profit = i128::from(closing.units()) - i128::from(opening.units());
    let mut weighted = i128::from(opening.units()) * length;
    for payment in payments {
        let amount = i128::from(payment.amount.units());
        profit -= amount;
        weighted += amount * i128::from(to.days_since(payment.day));
    }
    if weighted <= 0 {
        return Ok(None);
    }
    let numerator = profit.checked_mul(length * i128::from(Rate::SCALE)).ok_or(Overflow)?;
    let units = div_round(numerator, weighted, Rounding::HalfUp)?;
    i64::try_from(units).map(|units| Some(Rate::from_units(units))).map_err(|_| Overflow)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{day, fen};
    use proptest::prelude::*;

    #[test]
    fn v23_time_weighted_against_money_weighted() {
        let stretch = |opening, closing| Stretch { opening: fen(opening), closing: fen(closing) };
        let chain = [stretch("10000", "11000"), stretch("21000", "18900")];
        assert_eq!(time_weighted(&chain).unwrap().percent_display(2), "-1.00%");
        let from = day("2026-01-01");
        let payment = Payment { day: from.add_days(50), amount: fen("10000") };
        let end = (from.add_days(100), fen("18900"));
        let rate = modified_dietz((from, fen("10000")), end, &[payment]).unwrap().unwrap();
        assert_eq!(rate.percent_display(2), "-7.33%");
    }

    #[test]
    fn money_that_was_never_there_has_no_return() {
        let from = day("2026-01-01");
        let end = (from.add_days(10), fen("5"));
        assert_eq!(modified_dietz((from, Fen::ZERO), end, &[]), Ok(None));
        assert_eq!(time_weighted(&[]), Ok(Rate::ZERO));
    }

    proptest! {
        #[test]
        fn without_payments_both_are_the_plain_growth(
            opening in 100i64..1_000_000_000, closing in 0i64..1_000_000_000, days in 1i32..4_000,
        ) {
            let (opening, closing) = (Fen::from_units(opening), Fen::from_units(closing));
            let from = day("2020-01-01");
            let chain = time_weighted(&[Stretch { opening, closing }]).unwrap();
            let dietz =
                modified_dietz((from, opening), (from.add_days(days), closing), &[]).unwrap();
            prop_assert!((chain.units() - dietz.unwrap().units()).abs() <= 1);
        }
    }
}
