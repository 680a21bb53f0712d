//! Purchase (申购) and subscription (认购); rules 2.2.

use kernel::{Fen, Nav, Rate, Rounding, Shares};

use crate::error::{require_not_negative, require_positive};
use crate::steps::{Steps, product};
use crate::{BuyFee, BuyTiers, CalcError};

/// A purchase with the fee inside the amount (前端, 外扣法).
#[derive(Clone, Copy, Debug)]
pub struct Buy<'a> {
    /// What the customer pays, fee included.
    pub amount: Fen,
    /// The price of T.
    pub nav: Nav,
    /// The published fees.
    pub tiers: &'a BuyTiers,
    /// What the list rate is multiplied with, 0 to 1.
    pub discount: Rate,
    /// The lowest rate that the fund's manager lets a discount reach; zero when there is none.
    pub lowest_rate: Rate,
    /// How the contract rounds shares: half up, or down.
    pub share_rounding: Rounding,
}

/// What a purchase gives. `net + fee` is the amount.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bought {
    /// The published fee that holds the amount.
    pub list: BuyFee,
    /// The fee as charged.
    pub charged: BuyFee,
    /// What the published fee would have cost.
    pub list_fee: Fen,
    /// What buys shares.
    pub net: Fen,
    /// What is charged.
    pub fee: Fen,
    /// What the customer gets.
    pub shares: Shares,
}

/// Calculates a purchase: `net = amount ÷ (1 + rate)`, `fee = amount − net`,
/// `shares = net ÷ nav`, each rounded half up to 0.01; the shares as the contract says.
///
/// # Errors
/// Names `amount`, `nav`, `discount`, `tiers` or `fixedFee`.
pub fn buy(order: &Buy<'_>, steps: &mut Steps) -> Result<Bought, CalcError> {
    require_positive("amount", order.amount.is_positive())?;
    require_positive("nav", order.nav.is_positive())?;
    let list = order.tiers.fee_of(order.amount)?;
    let charged = discounted(list, order, steps)?;
    let net = net_of(order.amount, charged, steps)?;
    let fee = order.amount.checked_sub(net)?;
    steps.exact("手续费", format_args!("{} − {net}", order.amount), fee);
    let shares = steps.divide(
        "确认份额",
        format_args!("{net} ÷ {}", order.nav),
        (product(net.units(), Nav::SCALE), i128::from(order.nav.units())),
        order.share_rounding,
    )?;
    let list_net = net_of(order.amount, list, &mut Steps::silent())?;
    Ok(Bought { list, charged, list_fee: order.amount.checked_sub(list_net)?, net, fee, shares })
}

/// What a voucher makes of a discount: `discount − by`, not below the least one that the fund lets
/// it reach. A fund that is there already keeps its discount.
///
/// # Errors
/// Names `voucher`.
pub fn lowered_discount(
    (discount, by): (Rate, Rate),
    least: Rate,
    steps: &mut Steps,
) -> Result<Rate, CalcError> {
    require_positive("voucher", by.is_positive())?;
    let least = least.min(discount);
    let asked = discount.checked_sub(by)?;
    Ok(match asked < least {
        true => steps.exact("抵费券后折扣", format_args!("max({discount} − {by}, {least})"), least),
        false => steps.exact("抵费券后折扣", format_args!("{discount} − {by}"), asked),
    })
}

/// Shares of a subscription (认购): the net amount and the interest of the raising period, at par.
///
/// # Errors
/// When the sum doesn't fit, or a figure is negative.
pub fn subscribed_shares(
    net: Fen,
    interest: Fen,
    rounding: Rounding,
    steps: &mut Steps,
) -> Result<Shares, CalcError> {
    require_not_negative("net", net.is_negative())?;
    require_not_negative("interest", interest.is_negative())?;
    let sum = net.checked_add(interest)?;
    Ok(steps.divide(
        "认购份额",
        format_args!("({net} + {interest}) ÷ {}", Nav::PAR),
        (i128::from(sum.units()), 1),
        rounding,
    )?)
}

/// Shares when no fee is taken out of the amount at purchase: back-end classes (后端), and private
/// funds whose fee is paid on top (价外).
///
/// # Errors
/// Names `amount` or `nav`.
pub fn shares_without_fee(
    amount: Fen,
    nav: Nav,
    rounding: Rounding,
    steps: &mut Steps,
) -> Result<Shares, CalcError> {
    require_positive("amount", amount.is_positive())?;
    require_positive("nav", nav.is_positive())?;
    Ok(steps.divide(
        "确认份额",
        format_args!("{amount} ÷ {nav}"),
        (product(amount.units(), Nav::SCALE), i128::from(nav.units())),
        rounding,
    )?)
}

/// The fee that is paid on top of an amount (价外): `amount × rate`, half up.
///
/// # Errors
/// When it doesn't fit.
pub fn fee_on_top(amount: Fen, rate: Rate, steps: &mut Steps) -> Result<Fen, CalcError> {
    Ok(steps.divide(
        "价外认购费",
        format_args!("{amount} × {rate}"),
        (product(amount.units(), rate.units()), i128::from(Rate::SCALE)),
        Rounding::HalfUp,
    )?)
}

/// The fee after the discount. It never falls below the manager's lowest rate, nor rises above
/// the list rate.
fn discounted(list: BuyFee, order: &Buy<'_>, steps: &mut Steps) -> Result<BuyFee, CalcError> {
    let discount = order.discount;
    if discount.is_negative() || discount > Rate::ONE {
        return Err(CalcError::new("discount", "must be between 0 and 1"));
    }
    let BuyFee::Rate(rate) = list else { return Ok(list) };
    if discount == Rate::ONE {
        return Ok(list);
    }
    let reduced: Rate = steps.divide(
        "折后费率",
        format_args!("{rate} × {discount}"),
        (product(rate.units(), discount.units()), i128::from(Rate::SCALE)),
        Rounding::HalfUp,
    )?;
    let lowest = order.lowest_rate.min(rate);
    if reduced < lowest {
        steps.exact("不低于管理人最低费率", format_args!("max({reduced}, {lowest})"), lowest);
    }
    Ok(BuyFee::Rate(reduced.max(lowest)))
}

fn net_of(amount: Fen, fee: BuyFee, steps: &mut Steps) -> Result<Fen, CalcError> {
    match fee {
        BuyFee::Rate(rate) => Ok(steps.divide(
            "净申购金额",
            format_args!("{amount} ÷ (1 + {rate})"),
            (product(amount.units(), Rate::SCALE), i128::from(Rate::SCALE + rate.units())),
            Rounding::HalfUp,
        )?),
        BuyFee::Fixed(fixed) if fixed >= amount => {
            Err(CalcError::new("fixedFee", "must be below the amount"))
        }
        BuyFee::Fixed(fixed) => {
            let net = amount.checked_sub(fixed)?;
            Ok(steps.exact("净申购金额", format_args!("{amount} − {fixed}"), net))
        }
    }
}

#[cfg(test)]
#[path = "buy_tests.rs"]
mod tests;
