//! Which shares of a position have a dividend.

use kernel::{Day, FundCode, Shares};

use crate::TaError;
use crate::register::Key;
use crate::store::{ApplicationRow, LeftOutRow};
use crate::work::Work;

/// The shares of a position that have a dividend: all that are registered, less those that an
/// application of an earlier T will take, which are noted.
pub(crate) fn basis(
    work: &mut Work<'_>,
    fund: FundCode,
    key: &Key,
    ex_day: Day,
    waiting: &[&ApplicationRow],
) -> Result<Shares, TaError> {
    let mut held = work.register.shares(key, work.cfm_day)?;
    for order in waiting.iter().filter(|order| order.t_day < ex_day) {
        let min_hold = work.terms(fund, order.t_day).map_or(Shares::ZERO, |terms| terms.min_hold);
        let left = held.checked_sub(order.shares.min(held))?;
        let left = if left < min_hold { Shares::ZERO } else { left };
        let shares = held.checked_sub(left)?;
        if shares.is_positive() {
            let app_sheet = order.app_sheet.clone();
            work.entitled.leave_out(LeftOutRow { app_sheet, ex_day, shares });
        }
        held = left;
    }
    Ok(held)
}
