//! Both legs of a move of shares (126), which the TA answers one by one, in any order and perhaps
//! on two days: what they say together.

use crate::store::confirmations::ConfirmationRow;
use kernel::{Overflow, Shares};

/// Confirms a move, leg by leg.
pub(crate) const BUSINESS: &str = "126";
/// TransferDirection.
const OUT: &str = "0";
const IN: &str = "1";

/// The leg where shares leave, with the shares of both; none while a leg is still to come. Of legs
/// that do not fit it has none: nothing can be booked of it.
///
/// # Errors
/// The sums are beyond all numbers.
pub(crate) fn both(rows: &[&ConfirmationRow]) -> Result<Option<ConfirmationRow>, Overflow> {
    let (Some(out), Some(into)) = (leg(rows, OUT)?, leg(rows, IN)?) else { return Ok(None) };
    let mirrored = out.trade_acco == into.target_acco && into.trade_acco == out.target_acco;
    let same = (out.fund, out.shares, out.nav) == (into.fund, into.shares, into.nav);
    let shares = if mirrored && same { out.shares } else { Shares::ZERO };
    Ok(Some(ConfirmationRow { shares, ..out }))
}

/// One leg, from all its records; lots are left out where their sum is said beside them.
fn leg(rows: &[&ConfirmationRow], direction: &str) -> Result<Option<ConfirmationRow>, Overflow> {
    let own = || rows.iter().filter(|row| row.direction == direction);
    let Some(last) = own().rfind(|row| row.finished) else { return Ok(None) };
    let summed = own().any(|row| !row.is_lot);
    let counted = own().filter(|row| !(summed && row.is_lot));
    let shares = Shares::try_sum(counted.map(|row| row.shares))?;
    Ok(Some(ConfirmationRow { shares, ..(**last).clone() }))
}
