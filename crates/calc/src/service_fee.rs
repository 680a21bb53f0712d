//! The sales-service fee that a holder gets back for days beyond the first year; rule FE-02.

use kernel::{Fen, Rate, Rounding};

use crate::CalcError;
use crate::error::require_not_negative;
use crate::steps::{Steps, product};

/// The refund for one lot: the sum of its values on each day held beyond day 365, times the yearly
/// rate, ÷ 365, half up once.
///
/// # Errors
/// Names `rate` or `values`.
pub fn service_fee_refund(
    values: impl IntoIterator<Item = Fen>,
    rate: Rate,
    steps: &mut Steps,
) -> Result<Fen, CalcError> {
    require_not_negative("rate", rate.is_negative())?;
    let mut days = 0_u32;
    let mut sum = Fen::ZERO;
    for value in values {
        require_not_negative("values", value.is_negative())?;
        sum = sum.checked_add(value)?;
        days += 1;
    }
    Ok(steps.divide(
        "销售服务费返还",
        format_args!("Σ{days}日市值 {sum} × {rate} ÷ 365"),
        (product(sum.units(), rate.units()), product(Rate::SCALE, 365)),
        Rounding::HalfUp,
    )?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{fen, rate};

    #[test]
    fn v26_the_refund_for_thirty_five_days_beyond_the_year() {
        let values = [fen("12000"); 35];
        let refund = service_fee_refund(values, rate("0.004"), &mut Steps::silent());
        assert_eq!(refund.unwrap(), fen("4.60"));
    }

    #[test]
    fn nothing_is_refunded_within_the_year() {
        let refund = service_fee_refund([], rate("0.004"), &mut Steps::silent());
        assert_eq!(refund.unwrap(), Fen::ZERO);
    }
}
