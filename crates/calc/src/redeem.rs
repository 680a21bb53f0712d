//! Redemption, lots first in first out; rules 2.4.

use std::fmt::{self, Display};

use kernel::{Fen, Nav, Rate, Rounding, Shares};

use crate::error::require_positive;
use crate::steps::{Steps, product};
use crate::{CalcError, RedeemTiers};

/// Shares that were confirmed together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lot {
    /// How many are left of it.
    pub shares: Shares,
    /// How many days it will have been held, see [`HoldDayRule`](crate::HoldDayRule).
    pub days: i32,
}

/// A redemption.
#[derive(Clone, Copy, Debug)]
pub struct Redeem<'a> {
    /// How many shares.
    pub shares: Shares,
    /// The price of T.
    pub nav: Nav,
    /// What the customer holds, oldest first.
    pub lots: &'a [Lot],
    /// The fees by days held.
    pub tiers: &'a RedeemTiers,
}

/// What a redemption gives. `net + fee` is `gross`; the lots' figures add up to the order's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Redeemed {
    /// Shares times price.
    pub gross: Fen,
    /// What the fund keeps.
    pub fee: Fen,
    /// What the customer gets.
    pub net: Fen,
    /// The lots that were taken from, oldest first.
    pub lots: Vec<RedeemedLot>,
}

/// What was taken from one lot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RedeemedLot {
    /// How many of its shares.
    pub shares: Shares,
    /// How many are left of it.
    pub left: Shares,
    /// Days held.
    pub days: i32,
    /// The rate for these days.
    pub rate: Rate,
    /// Its part of the gross amount.
    pub gross: Fen,
    /// Its part of the fee.
    pub fee: Fen,
}

/// Calculates a redemption: for each lot, oldest first, `gross = shares × nav` and
/// `fee = gross × rate`, each rounded half up to 0.01; then the sums.
///
/// # Errors
/// Names `shares`, `nav` or a lot: lots that aren't in order, or too few shares in them.
pub fn redeem(order: &Redeem<'_>, steps: &mut Steps) -> Result<Redeemed, CalcError> {
    require_positive("shares", order.shares.is_positive())?;
    require_positive("nav", order.nav.is_positive())?;
    let lots = take(order, steps)?;
    let gross = Fen::try_sum(lots.iter().map(|lot| lot.gross))?;
    let fee = Fen::try_sum(lots.iter().map(|lot| lot.fee))?;
    let net = gross.checked_sub(fee)?;
    steps.exact("赎回总额", format_args!("{}", sum_of(&lots, |lot| lot.gross)), gross);
    steps.exact("赎回费合计", format_args!("{}", sum_of(&lots, |lot| lot.fee)), fee);
    steps.exact("赎回净额", format_args!("{gross} − {fee}"), net);
    Ok(Redeemed { gross, fee, net, lots })
}

fn take(order: &Redeem<'_>, steps: &mut Steps) -> Result<Vec<RedeemedLot>, CalcError> {
    let mut wanted = order.shares;
    let mut taken = Vec::with_capacity(order.lots.len());
    let mut days_before = i32::MAX;
    for (i, lot) in order.lots.iter().enumerate() {
        check_lot(i, lot, days_before)?;
        days_before = lot.days;
        let shares = wanted.min(lot.shares);
        if shares.is_zero() {
            continue;
        }
        taken.push(take_from(i, lot, shares, order, steps)?);
        wanted = wanted.checked_sub(shares)?;
    }
    if wanted.is_positive() {
        let message = format!("the lots hold {wanted} shares too few");
        return Err(CalcError::new("lots", message));
    }
    Ok(taken)
}

fn take_from(
    i: usize,
    lot: &Lot,
    shares: Shares,
    order: &Redeem<'_>,
    steps: &mut Steps,
) -> Result<RedeemedLot, CalcError> {
    let number = i + 1;
    let rate = order.tiers.rate_of(lot.days);
    let gross: Fen = steps.divide(
        format_args!("第{number}批金额（持有{}天）", lot.days),
        format_args!("{shares} × {}", order.nav),
        (product(shares.units(), order.nav.units()), i128::from(Nav::SCALE)),
        Rounding::HalfUp,
    )?;
    let fee = steps.divide(
        format_args!("第{number}批赎回费"),
        format_args!("{gross} × {rate}"),
        (product(gross.units(), rate.units()), i128::from(Rate::SCALE)),
        Rounding::HalfUp,
    )?;
    let left = lot.shares.checked_sub(shares)?;
    Ok(RedeemedLot { shares, left, days: lot.days, rate, gross, fee })
}

fn check_lot(i: usize, lot: &Lot, days_before: i32) -> Result<(), CalcError> {
    let refuse = |name: &str, message: &'static str| {
        Err(CalcError::new(format!("lots[{i}].{name}"), message))
    };
    if lot.shares.is_negative() {
        return refuse("shares", "must not be negative");
    }
    if lot.days < 0 {
        return refuse("days", "must not be negative");
    }
    if lot.days > days_before {
        return refuse("days", "lots are out of order: the oldest comes first");
    }
    Ok(())
}

/// `1.00 + 2.00`, written only when a step is recorded.
fn sum_of(lots: &[RedeemedLot], figure: impl Fn(&RedeemedLot) -> Fen) -> impl Display {
    fmt::from_fn(move |f| {
        for (i, lot) in lots.iter().enumerate() {
            let plus = if i == 0 { "" } else { " + " };
            write!(f, "{plus}{}", figure(lot))?;
        }
        Ok(())
    })
}

#[cfg(test)]
#[path = "redeem_tests.rs"]
mod tests;
