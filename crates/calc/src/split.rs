//! Splits of shares (份额折算, 拆分); rules 2.8.

use kernel::{Nav, Rate, Rounding, Shares};

use crate::CalcError;
use crate::error::require_positive;
use crate::steps::{Steps, product};

/// The shares of one lot after a split of `ratio` new shares for one; rounded as the fund's
/// announcement says, down or half up, and the rest belongs to the fund. Cost and registration
/// date of the lot stay.
///
/// # Errors
/// Names `ratio`.
pub fn split_shares(
    shares: Shares,
    ratio: Rate,
    rounding: Rounding,
    steps: &mut Steps,
) -> Result<Shares, CalcError> {
    require_positive("ratio", ratio.is_positive())?;
    Ok(steps.divide(
        "折算后份额",
        format_args!("{shares} × {ratio}"),
        (product(shares.units(), ratio.units()), i128::from(Rate::SCALE)),
        rounding,
    )?)
}

/// The price after a split, with the four decimals of a published price.
///
/// # Errors
/// Names `ratio`.
pub fn split_nav(nav: Nav, ratio: Rate) -> Result<Nav, CalcError> {
    require_positive("ratio", ratio.is_positive())?;
    let ten_thousandths =
        kernel::mul_div(nav.units(), Rate::SCALE / 10_000, ratio.units(), Rounding::HalfUp)?;
    Ok(Nav::from_units(ten_thousandths.checked_mul(10_000).ok_or(kernel::Overflow)?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{nav, rate, shares};

    #[test]
    fn v16_a_split_rounds_as_announced() {
        let run = |rounding| {
            let (held, ratio) = (shares("10000.00"), rate("1.23456789"));
            split_shares(held, ratio, rounding, &mut Steps::silent()).unwrap()
        };
        assert_eq!(run(Rounding::Down), shares("12345.67"));
        assert_eq!(run(Rounding::HalfUp), shares("12345.68"));
    }

    #[test]
    fn the_price_falls_as_the_shares_grow() {
        assert_eq!(split_nav(nav("2.4691"), rate("1.23455")).unwrap(), nav("2.0000"));
        assert_eq!(split_nav(nav("1"), rate("0")).unwrap_err().field(), "ratio");
    }
}
