//! What the confirmed runs of a plan bought, and what it is worth on a day.

use crate::run::Run;
use funds::Fund;
use kernel::{Day, Fen, Nav, Overflow, Rounding, Shares, div_round};
use orders::{Order, OrderNo};
use std::collections::HashMap;

/// Finer than a fen, so that runs are rounded together.
const FINE: i128 = 10_000;

/// The orders of runs.
pub(crate) fn of_runs<'a>(
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
