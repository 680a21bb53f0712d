//! What a plan's runs are worth: each run's shares at the NAV of its T, grown with the adjusted NAV
//! since. Whatever was redeemed meanwhile counts on, which the page says.

use crate::bought::{Bought, of_runs};
use crate::course::PlanCourse;
use crate::run::Run;
use funds::Fund;
use kernel::{Day, Fen, Overflow, Rate, Rounding, Shares, div_round};
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
    /// How it came about, where a page asks; none before two days can be compared.
    pub course: Option<PlanCourse>,
}

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
        let open = of_runs(runs, orders).filter(|order| order.status.is_open());
        let bought = Bought::all(runs, orders)?;
        let paid = Fen::try_sum(bought.iter().map(|one| one.paid))?;
        let shares = Shares::try_sum(bought.iter().map(|one| one.shares))?;
        let last = fund.series.len().saturating_sub(1);
        let value = Bought::worth(fund, &bought, last)?;
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
        let count = |rows: usize| i64::try_from(rows).map_err(|_| Overflow);
        let (runs, waiting) = (count(bought.len())?, count(open.count())?);
        Ok(Self {
            paid,
            value,
            profit,
            percent,
            shares,
            average_cost,
            runs,
            waiting,
            nav_date,
            course: None,
        })
    }
}

/// Yuan for a share, four decimals.
fn cost(paid: Fen, shares: Shares) -> Result<String, Overflow> {
    let units =
        div_round(i128::from(paid.units()) * 10_000, i128::from(shares.units()), Rounding::HalfUp)?;
    Ok(format!("{}.{:04}", units / 10_000, units % 10_000))
}
