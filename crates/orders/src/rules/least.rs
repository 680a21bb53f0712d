//! How many shares may leave a position (domain LM-02).

use super::refusals::{NOT_ENOUGH_SHARES, NOT_OPEN_FOR_REDEEMING};
use crate::order::dates::full_day;
use funds::Fund;
use holdings::Redeemable;
use kernel::Shares;
use wire::{Answer, Code, Refusal};

wire::refusals! {
    /// Below the least redemption.
    BELOW_LEAST_REDEMPTION = 16011, "赎回份额不能低于{minimum}份";
    /// There were enough, but some are too young (rule CF-02).
    TOO_YOUNG = 16058, "{young}份从{day}起才可以赎回或转换，现在最多{available}份";
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
pub(crate) fn forced_rest(fund: &Fund, held: &Redeemable, shares: Shares) -> Answer<Shares> {
    let rest = held.available.checked_sub(shares)?;
    // What is frozen is on its way out already; what is left counts without it.
    let left = rest.checked_add(held.young)?;
    let forced = rest.is_positive() && left < fund.limits.min_hold;
    Ok(if forced { rest } else { Shares::ZERO })
}

/// What is said to more shares than may leave; `code` where none of them is too young.
pub(crate) fn too_many(held: &Redeemable, code: &Code) -> Refusal {
    let available = format!("{:#}", held.available);
    match held.young_from {
        None => code.fill(&[("available", available)]),
        Some(day) => TOO_YOUNG.fill(&[
            ("young", format!("{:#}", held.young_first)),
            ("day", full_day(day)),
            ("available", available),
        ]),
    }
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
    held: &Redeemable,
    shares: Shares,
    least: &Least,
) -> Answer<Shares> {
    let available = held.available;
    if shares > available {
        return Err(too_many(held, least.too_many).into());
    }
    if !shares.is_positive() || (shares < least.shares && shares < available) {
        return Err(least.too_few.fill(&[("minimum", least.shares)]).into());
    }
    Ok(shares.checked_add(forced_rest(fund, held, shares)?)?)
}
