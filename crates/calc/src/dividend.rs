//! Dividends in cash or in shares; rules 2.6.

use kernel::{Fen, Nav, Rounding, Shares};

use crate::CalcError;
use crate::error::{require_not_negative, require_positive};
use crate::steps::{Steps, product};

/// What a dividend pays for the shares of the registration day: `shares × per share`, half up.
///
/// # Errors
/// Names `shares` or `perShare`.
pub fn dividend_cash(shares: Shares, per_share: Nav, steps: &mut Steps) -> Result<Fen, CalcError> {
    require_not_negative("shares", shares.is_negative())?;
    require_not_negative("perShare", per_share.is_negative())?;
    Ok(steps.divide(
        "红利金额",
        format_args!("{shares} × {per_share}"),
        (product(shares.units(), per_share.units()), i128::from(Nav::SCALE)),
        Rounding::HalfUp,
    )?)
}

/// The price without the dividend: `nav − per share`.
///
/// # Errors
/// Names `perShare` when nothing is left of the price.
pub fn ex_nav(nav: Nav, per_share: Nav, steps: &mut Steps) -> Result<Nav, CalcError> {
    let ex = nav.checked_sub(per_share)?;
    if !ex.is_positive() {
        return Err(CalcError::new("perShare", "must be below the price"));
    }
    Ok(steps.exact("除息净值", format_args!("{nav} − {per_share}"), ex))
}

/// The shares that a dividend buys at the price of the ex-day, without a fee: a new lot.
///
/// # Errors
/// Names `nav`.
pub fn reinvested_shares(
    cash: Fen,
    ex_nav: Nav,
    rounding: Rounding,
    steps: &mut Steps,
) -> Result<Shares, CalcError> {
    require_positive("nav", ex_nav.is_positive())?;
    Ok(steps.divide(
        "红利再投资份额",
        format_args!("{cash} ÷ {ex_nav}"),
        (product(cash.units(), Nav::SCALE), i128::from(ex_nav.units())),
        rounding,
    )?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{fen, nav, shares};

    #[test]
    fn v13_a_dividend_paid_and_reinvested() {
        let mut steps = Steps::recording();
        let cash = dividend_cash(shares("12345.67"), nav("0.0350"), &mut steps).unwrap();
        let ex = ex_nav(nav("1.1200"), nav("0.0350"), &mut steps).unwrap();
        let more = reinvested_shares(cash, ex, Rounding::HalfUp, &mut steps).unwrap();
        assert_eq!((cash, ex, more), (fen("432.10"), nav("1.0850"), shares("398.25")));
        assert_eq!(steps.into_vec().len(), 3);
    }

    #[test]
    fn a_dividend_can_not_be_more_than_the_price() {
        let refused = ex_nav(nav("1"), nav("1"), &mut Steps::silent()).unwrap_err();
        assert_eq!(refused.field(), "perShare");
    }
}
