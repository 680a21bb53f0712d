//! How many shares may leave a position (domain LM-02).

use super::refusals::{NOT_ENOUGH_SHARES, NOT_OPEN_FOR_REDEEMING};
use funds::Fund;
use holdings::Position;
use kernel::Shares;
use wire::{Answer, Code};

wire::refusals! {
    /// Below the least redemption.
    BELOW_LEAST_REDEMPTION = 16011, "赎回份额不能低于{minimum}份";
    /// Too few shares to convert.
    NOT_ENOUGH_TO_CONVERT = 16073, "可用份额不足，最多可转出{available}份";
    /// Below the least conversion.
    BELOW_LEAST_CONVERSION = 16074, "转出份额不能低于{minimum}份";
}

/// Demands that the fund takes redemptions now.
pub(crate) fn require_open(fund: &Fund) -> Answer<()> {
    if fund.can_redeem() {
        return Ok(());
    }
    Err(NOT_OPEN_FOR_REDEEMING.fill(&[("status", fund.status.chinese())]).into())
}

/// Shares that are redeemed along because less than the least holding would be left (rule LM-02).
pub(crate) fn forced_rest(fund: &Fund, position: &Position, shares: Shares) -> Answer<Shares> {
    let left = position.available().checked_sub(shares)?;
    // What is frozen is on its way out already; what is left counts without it.
    let forced = left.is_positive() && left < fund.limits.min_hold;
    Ok(if forced { left } else { Shares::ZERO })
}

/// How many shares must leave a position at least, and what is said to other numbers.
pub(crate) struct Least {
    /// The least number.
    pub shares: Shares,
    /// Names `{minimum}`.
    pub too_few: &'static Code,
    /// Names `{available}`.
    pub too_many: &'static Code,
}

impl Least {
    /// Of redemptions.
    pub fn redemption(fund: &Fund) -> Self {
        Self {
            shares: fund.limits.min_redeem,
            too_few: BELOW_LEAST_REDEMPTION,
            too_many: NOT_ENOUGH_SHARES,
        }
    }

    /// Of conversions.
    pub fn conversion(from: &Fund) -> Self {
        Self {
            shares: from.limits.min_convert,
            too_few: BELOW_LEAST_CONVERSION,
            too_many: NOT_ENOUGH_TO_CONVERT,
        }
    }
}

/// Demands that so many shares may leave a position; answers with the forced rest added.
pub(crate) fn require_shares(
    fund: &Fund,
    position: &Position,
    shares: Shares,
    least: &Least,
) -> Answer<Shares> {
    let available = position.available();
    if shares > available {
        return Err(least.too_many.fill(&[("available", available)]).into());
    }
    if !shares.is_positive() || (shares < least.shares && shares < available) {
        return Err(least.too_few.fill(&[("minimum", least.shares)]).into());
    }
    Ok(shares.checked_add(forced_rest(fund, position, shares)?)?)
}
