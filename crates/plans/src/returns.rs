//! What a plan's runs are worth: each run's shares at the NAV of its T, grown with the adjusted NAV
//! since. Whatever was redeemed meanwhile counts on, which the page says.

use crate::run::Run;
use funds::Fund;
use kernel::{Day, Fen, Nav, Overflow, Rate, Rounding, Shares, div_round};
use orders::{Order, OrderNo};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use utoipa::ToSchema;

/// What the confirmed runs of a plan came to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlanReturn {
    /// What was paid for what is confirmed, fees included.
    pub paid: Fen,
    /// What it is worth on `nav_date`, had nothing been redeemed.
    pub value: Fen,
    /// `value` less `paid`.
    pub profit: Fen,
    /// The profit as a fraction of what was paid; none while nothing is.
    pub percent: Option<Rate>,
    /// Shares that were confirmed.
    pub shares: Shares,
    /// What a share cost on average, fees included, four decimals; none while there are none.
    pub average_cost: Option<String>,
    /// Of how many runs.
    pub runs: i64,
    /// Runs that are paid and not confirmed yet.
    pub waiting: i64,
    /// The day of the last NAV; none where the fund has none.
    pub nav_date: Option<Day>,
}

/// Finer than a fen, so that runs are rounded together.
const FINE: i128 = 10_000;

impl PlanReturn {
    /// Of runs that were paid, with their orders.
    ///
    /// # Errors
    /// When a figure does not fit.
    pub(crate) fn of(
        fund: &Fund,
        runs: &[Run],
        orders: &HashMap<OrderNo, Order>,
    ) -> Result<Self, Overflow> {
        let (mut paid, mut shares, mut fine) = (Fen::ZERO, Shares::ZERO, 0_i128);
        let (mut confirmed, mut waiting) = (0, 0);
        for run in runs {
            let Some(order) = run.order_no.and_then(|order_no| orders.get(&order_no)) else {
                continue;
            };
            if order.status.is_open() {
                waiting += 1;
                continue;
            }
            let (Some(bought), Some(nav)) = (order.confirmed_shares, order.confirmed_nav) else {
                continue;
            };
            confirmed += 1;
            paid = paid.checked_add(order.amount)?.checked_sub(order.refund.unwrap_or_default())?;
            shares = shares.checked_add(bought)?;
            let at_t = i128::from(bought.units()) * i128::from(nav.units());
            fine = fine.checked_add(grown(fund, order.t_day, at_t)?).ok_or(Overflow)?;
        }
        let value = div_round(fine, FINE, Rounding::HalfUp)?;
        let value = Fen::from_units(i64::try_from(value).map_err(|_| Overflow)?);
        let profit = value.checked_sub(paid)?;
        let percent = match paid.is_positive() {
            true => Some(Rate::of(profit.units(), paid.units(), Rounding::HalfUp)?),
            false => None,
        };
        let average_cost = match shares.is_positive() {
            true => Some(cost(paid, shares)?),
            false => None,
        };
        let nav_date = fund.series.last().map(|point| point.day);
        let runs = confirmed;
        Ok(Self { paid, value, profit, percent, shares, average_cost, runs, waiting, nav_date })
    }
}

/// Shares × NAV of a T, grown since, in 10⁻⁴ fen.
fn grown(fund: &Fund, t_day: Day, at_t: i128) -> Result<i128, Overflow> {
    let adjusted = fund.series.adjusted();
    let then = fund.series.position(t_day).and_then(|at| adjusted.get(at)).copied();
    let (then, now) = match (then, adjusted.last().copied()) {
        (Some(then), Some(now)) if then > 0 => (then, now),
        _ => (1, 1),
    };
    let grown = at_t.checked_mul(i128::from(now)).ok_or(Overflow)?;
    let fine = grown.checked_mul(FINE).ok_or(Overflow)?;
    div_round(
        fine,
        i128::from(then).checked_mul(i128::from(Nav::SCALE)).ok_or(Overflow)?,
        Rounding::HalfUp,
    )
}

/// Yuan for a share, four decimals.
fn cost(paid: Fen, shares: Shares) -> Result<String, Overflow> {
    let units =
        div_round(i128::from(paid.units()) * 10_000, i128::from(shares.units()), Rounding::HalfUp)?;
    Ok(format!("{}.{:04}", units / 10_000, units % 10_000))
}
