//! What a plan's runs are worth: each run's shares at the NAV of its T, grown with the adjusted NAV
//! since. Whatever was redeemed meanwhile counts on, which the page says.

use crate::course::PlanCourse;
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
    /// How it came about, where a page asks; none before two days can be compared.
    pub course: Option<PlanCourse>,
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

fn of_runs<'a>(
    runs: &'a [Run],
    orders: &'a HashMap<OrderNo, Order>,
) -> impl Iterator<Item = &'a Order> {
    runs.iter().filter_map(|run| orders.get(&run.order_no?))
}

/// What a confirmed run bought.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Bought {
    /// Its T.
    pub t_day: Day,
    /// What was taken for it, fees included.
    pub paid: Fen,
    /// Its shares.
    pub shares: Shares,
    /// The NAV of its T.
    nav: Nav,
}

impl Bought {
    /// Of runs that are confirmed.
    ///
    /// # Errors
    /// When a figure does not fit.
    pub fn all(runs: &[Run], orders: &HashMap<OrderNo, Order>) -> Result<Vec<Self>, Overflow> {
        let of = |order: &Order| {
            let (shares, nav) = order.confirmed_shares.zip(order.confirmed_nav)?;
            let paid = order.amount.checked_sub(order.refund.unwrap_or_default());
            Some(paid.map(|paid| Self { t_day: order.t_day, paid, shares, nav }))
        };
        of_runs(runs, orders).filter(|order| !order.status.is_open()).filter_map(of).collect()
    }

    /// What all of them are worth at a place of the fund's NAVs, rounded together.
    ///
    /// # Errors
    /// When a figure does not fit.
    pub fn worth(fund: &Fund, bought: &[Self], at: usize) -> Result<Fen, Overflow> {
        let mut fine = 0_i128;
        for one in bought {
            let at_t = i128::from(one.shares.units()) * i128::from(one.nav.units());
            fine = fine.checked_add(grown(fund, (one.t_day, at_t), at)?).ok_or(Overflow)?;
        }
        let value = div_round(fine, FINE, Rounding::HalfUp)?;
        Ok(Fen::from_units(i64::try_from(value).map_err(|_| Overflow)?))
    }
}

/// Shares × NAV of a T, grown until a place, in 10⁻⁴ fen.
fn grown(fund: &Fund, (t_day, at_t): (Day, i128), at: usize) -> Result<i128, Overflow> {
    let adjusted = fund.series.adjusted();
    let then = fund.series.position(t_day).and_then(|at| adjusted.get(at)).copied();
    let (then, now) = match (then, adjusted.get(at).copied()) {
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
