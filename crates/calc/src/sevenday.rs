//! The annualised yield of the last seven days (七日年化收益率); rules 2.7.

use kernel::{Nav, Overflow, Rate, Rounding, div_round};

use crate::statistics::{THOUSANDTH_PERCENT, annualised_product};
use crate::{CalcError, Carry, Steps};

/// Seven natural days, holidays too.
pub const YIELD_DAYS: usize = 7;

/// The yield from seven incomes of ten thousand shares, rounded half up to 0.001 percent.
///
/// - Daily carry: `(Π(1 + Rᵢ ÷ 10000))^(365 ÷ 7) − 1`. The power is taken in floating point: it is
///   a statistic, not money.
/// - Monthly carry: `ΣRᵢ ÷ 7 × 365 ÷ 10000`, exact.
///
/// # Errors
/// When an income is below −10,000 or the result doesn't fit.
pub fn seven_day_yield(
    incomes: &[Nav; YIELD_DAYS],
    carry: Carry,
    steps: &mut Steps,
) -> Result<Rate, CalcError> {
    let (annual, formula) = match carry {
        Carry::Monthly => (simple(incomes)?, "Σ万份收益 ÷ 7 × 365 ÷ 10000"),
        Carry::Daily => {
            let annual = annualised_product(incomes);
            let annual = annual.ok_or(CalcError::new("incomes", "are out of range"))?;
            (annual, "Π(1 + 万份收益 ÷ 10000)^(365 ÷ 7) − 1")
        }
    };
    steps.statistic("七日年化收益率", formula, annual, &annual.percent_display(3));
    Ok(annual)
}

fn simple(incomes: &[Nav; YIELD_DAYS]) -> Result<Rate, Overflow> {
    let sum = Nav::try_sum(incomes.iter().copied())?;
    // Incomes and rates have the same scale; 10,000 is the number of shares.
    let divisor = 7 * 10_000 * i128::from(THOUSANDTH_PERCENT);
    let thousandths = div_round(i128::from(sum.units()) * 365, divisor, Rounding::HalfUp)?;
    let units = thousandths * i128::from(THOUSANDTH_PERCENT);
    i64::try_from(units).map(Rate::from_units).map_err(|_| Overflow)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::nav;

    const WEEK: [&str; 7] = ["0.4567", "0.4601", "0.4589", "0.4572", "0.4570", "0.4570", "0.4612"];

    #[test]
    fn v15_the_yield_by_both_ways_of_carrying() {
        let show = |carry| {
            seven_day_yield(&WEEK.map(nav), carry, &mut Steps::silent()).unwrap().percent_display(3)
        };
        assert_eq!(show(Carry::Daily), "1.687%");
        assert_eq!(show(Carry::Monthly), "1.673%");
    }

    #[test]
    fn a_week_without_income_yields_nothing() {
        for carry in [Carry::Daily, Carry::Monthly] {
            let annual = seven_day_yield(&[Nav::ZERO; 7], carry, &mut Steps::silent());
            assert_eq!(annual, Ok(Rate::ZERO));
        }
    }

    #[test]
    fn a_loss_of_everything_is_refused_rather_than_a_number() {
        let lost = [nav("-20000"); 7];
        assert!(seven_day_yield(&lost, Carry::Daily, &mut Steps::silent()).is_err());
    }
}
