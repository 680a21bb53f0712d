//! Figures that are statistics and not money, in floating point: powers, deviations, internal
//! rates. Everything that comes in and goes out is a fixed-scale value.
#![allow(
    clippy::float_arithmetic,
    clippy::as_conversions,
    reason = "roots and powers of statistics have no exact decimal value"
)]

use kernel::{Day, Fen, Nav, Rate};

/// One thousandth of a percent in units of [`Rate`].
pub(crate) const THOUSANDTH_PERCENT: i64 = 1_000;

/// `(Π(1 + Rᵢ ÷ 10000))^(365 ÷ n) − 1`, to 0.001 percent; `None` when it isn't a number.
pub(crate) fn annualised_product(incomes: &[Nav]) -> Option<Rate> {
    let growth: f64 =
        incomes.iter().map(|income| 1.0 + to_f64(income.units(), Nav::SCALE) / 10_000.0).product();
    if growth <= 0.0 {
        return None;
    }
    let annual = growth.powf(365.0 / incomes.len() as f64) - 1.0;
    let thousandths = to_i64(annual * 100_000.0)?;
    thousandths.checked_mul(THOUSANDTH_PERCENT).map(Rate::from_units)
}

/// Risk of a series of simple returns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Risk {
    /// Standard deviation (of a sample) of the returns of one period.
    pub deviation: Rate,
    /// That times the square root of the periods of a year.
    pub volatility: Rate,
    /// Annualised mean return above the risk-free rate, per unit of volatility; `None` when the
    /// returns don't vary.
    pub sharpe: Option<Rate>,
}

/// Risk of returns, `periods` of them a year; `None` for fewer than two.
pub(crate) fn risk(returns: &[Rate], periods: u32, risk_free: Rate) -> Option<Risk> {
    if returns.len() < 2 {
        return None;
    }
    let returns: Vec<f64> = returns.iter().map(|r| to_f64(r.units(), Rate::SCALE)).collect();
    let count = returns.len() as f64;
    let mean = returns.iter().sum::<f64>() / count;
    let squares: f64 = returns.iter().map(|r| (r - mean).powi(2)).sum();
    let deviation = (squares / (count - 1.0)).sqrt();
    let periods = f64::from(periods);
    let volatility = deviation * periods.sqrt();
    let excess = mean * periods - to_f64(risk_free.units(), Rate::SCALE);
    // Below the resolution of a return there is no variation, only rounding.
    let sharpe = if deviation < 1e-9 { None } else { to_rate(excess / volatility) };
    Some(Risk { deviation: to_rate(deviation)?, volatility: to_rate(volatility)?, sharpe })
}

/// A flow of a customer's money: negative into the investment, positive out of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flow {
    /// When, by T.
    pub day: Day,
    /// How much.
    pub amount: Fen,
}

/// The yearly rate at which all flows are worth zero on the first day (XIRR, 365 days a year);
/// the last flow is what the investment is worth. `None` when the flows don't have both signs or
/// no rate between −99.99 % and 100,000 % does it.
pub fn xirr(flows: &[Flow]) -> Option<Rate> {
    let first = flows.iter().map(|flow| flow.day).min()?;
    let flows: Vec<(f64, f64)> = flows
        .iter()
        .map(|flow| {
            (f64::from(flow.day.days_since(first)) / 365.0, to_f64(flow.amount.units(), Fen::SCALE))
        })
        .collect();
    let worth = |rate: f64| -> f64 {
        flows.iter().map(|(years, amount)| amount / (1.0 + rate).powf(*years)).sum()
    };
    let (mut low, mut high) = (-0.9999, 1_000.0);
    if flows.iter().all(|(_, amount)| *amount >= 0.0) || worth(low) * worth(high) > 0.0 {
        return None;
    }
    // Halving finds the root without a derivative, which may vanish; 100 times is beyond 10⁻⁸.
    for _ in 0..100 {
        let middle = f64::midpoint(low, high);
        if worth(low) * worth(middle) <= 0.0 {
            high = middle;
        } else {
            low = middle;
        }
    }
    to_rate(f64::midpoint(low, high))
}

fn to_f64(units: i64, scale: i64) -> f64 {
    units as f64 / scale as f64
}

fn to_rate(value: f64) -> Option<Rate> {
    to_i64(value * Rate::SCALE as f64).map(Rate::from_units)
}

/// The nearest integer; `None` for what isn't a number or is too large.
fn to_i64(value: f64) -> Option<i64> {
    let rounded = value.round();
    // 2⁵³: above it a float no longer knows its units.
    (rounded.abs() < 9_007_199_254_740_992.0).then_some(rounded as i64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{day, fen, rate};

    #[test]
    fn v23b_the_internal_rate_of_two_payments() {
        let first = day("2026-01-01");
        let flow = |days, amount| Flow { day: first.add_days(days), amount: fen(amount) };
        let flows = [flow(0, "-10000"), flow(182, "-10000"), flow(365, "20800")];
        assert_eq!(xirr(&flows).unwrap().percent_display(2), "5.35%");
    }

    #[test]
    fn flows_of_one_sign_have_no_rate() {
        let flow = |amount| Flow { day: day("2026-01-01"), amount: fen(amount) };
        assert_eq!(xirr(&[flow("100"), flow("100")]), None);
        assert_eq!(xirr(&[flow("-100"), flow("-100")]), None);
        assert_eq!(xirr(&[]), None);
    }

    #[test]
    fn a_rate_beyond_the_bounds_is_none() {
        let after_a_year = |amount| {
            let first = day("2026-01-01");
            let flow = |days, amount| Flow { day: first.add_days(days), amount: fen(amount) };
            xirr(&[flow(0, "-1"), flow(365, amount)]).map(|rate| rate.percent_display(2))
        };
        assert_eq!(after_a_year("1001").as_deref(), Some("100000.00%"));
        assert_eq!(after_a_year("1001.01"), None);
        assert_eq!(after_a_year("0.01").as_deref(), Some("-99.00%"));
        assert_eq!(after_a_year("0"), None);
    }

    #[test]
    fn flows_of_nothing_have_no_rate() {
        let nothing = Flow { day: day("2026-01-01"), amount: Fen::ZERO };
        assert_eq!(xirr(&[nothing, nothing]), None);
    }

    #[test]
    fn v25_deviation_volatility_and_sharpe() {
        let returns = ["0.01", "-0.005", "0.002", "0", "-0.003"].map(rate);
        let risk = risk(&returns, 250, rate("0.015")).unwrap();
        assert_eq!(risk.deviation, rate("0.00580517"));
        assert_eq!(risk.volatility.percent_display(2), "9.18%");
        assert_eq!(risk.sharpe.unwrap().percent_display(0), "202%");
    }

    #[test]
    fn returns_that_do_not_vary_have_no_sharpe() {
        assert_eq!(risk(&[rate("0.01"); 3], 250, Rate::ZERO).unwrap().sharpe, None);
        assert_eq!(risk(&[rate("0.01")], 250, Rate::ZERO), None);
    }
}
