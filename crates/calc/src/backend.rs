//! Fees that are paid when shares are sold instead of when they are bought (后端); rules 2.2.

use kernel::{Fen, Nav, Rate, Rounding, Shares};

use crate::CalcError;
use crate::error::require_positive;
use crate::steps::{Steps, product};

/// What a back-end rate is a rate of; the fund's contract says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BackEndBase {
    /// The net amount in the purchase price: `shares × buy NAV × b ÷ (1 + b)`.
    BuyNavInside,
    /// The purchase price: `shares × buy NAV × b`.
    BuyNav,
    /// The price of the redemption: `shares × sell NAV × b`.
    SellNav,
    /// The lower of the two prices: `shares × min × b`.
    LowerNav,
}

/// The back-end fee of one lot, half up to 0.01. Its gross amount and redemption fee are those of
/// [`redeem`](crate::redeem()); this one is deducted as well.
///
/// # Errors
/// Names `buyNav`, `sellNav` or `rate`.
pub fn back_end_fee(
    shares: Shares,
    buy_nav: Nav,
    sell_nav: Nav,
    rate: Rate,
    base: BackEndBase,
    steps: &mut Steps,
) -> Result<Fen, CalcError> {
    require_positive("buyNav", buy_nav.is_positive())?;
    require_positive("sellNav", sell_nav.is_positive())?;
    if rate.is_negative() || rate >= Rate::ONE {
        return Err(CalcError::new("rate", "must be from 0 to below 1 (100 %)"));
    }
    let nav = match base {
        BackEndBase::BuyNavInside | BackEndBase::BuyNav => buy_nav,
        BackEndBase::SellNav => sell_nav,
        BackEndBase::LowerNav => buy_nav.min(sell_nav),
    };
    let inside = base == BackEndBase::BuyNavInside;
    let whole = if inside { Rate::ONE.checked_add(rate)? } else { Rate::ONE };
    let worth = product(shares.units(), nav.units());
    let numerator = worth.checked_mul(i128::from(rate.units())).ok_or(kernel::Overflow)?;
    let denominator = product(Nav::SCALE, whole.units());
    let ratio = (numerator, denominator);
    let formula = format_args!("{shares} × {nav} × {rate} ÷ {whole}");
    Ok(steps.divide("后端申购费", formula, ratio, Rounding::HalfUp)?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{fen, nav, rate, shares};
    use crate::{Lot, Redeem, RedeemTiers, redeem};

    fn fee(base: BackEndBase) -> Fen {
        let (buy, sell) = (nav("1.0000"), nav("1.2000"));
        back_end_fee(shares("10000"), buy, sell, rate("0.01"), base, &mut Steps::silent()).unwrap()
    }

    #[test]
    fn v12_a_redemption_with_a_back_end_fee() {
        let lots = [Lot { shares: shares("10000"), days: 400 }];
        let tiers = RedeemTiers::flat(rate("0.005")).unwrap();
        let order = Redeem { shares: lots[0].shares, nav: nav("1.2"), lots: &lots, tiers: &tiers };
        let redeemed = redeem(&order, &mut Steps::silent()).unwrap();
        let paid = redeemed.net.checked_sub(fee(BackEndBase::BuyNavInside)).unwrap();
        assert_eq!(paid, fen("11840.99"));
    }

    #[test]
    fn a_rate_is_from_nothing_to_below_all() {
        let at = |text| {
            let (buy, sell) = (nav("1.0000"), nav("1.2000"));
            let steps = &mut Steps::silent();
            let fee =
                back_end_fee(shares("100"), buy, sell, rate(text), BackEndBase::BuyNav, steps);
            fee.map_err(|error| error.field().to_owned())
        };
        assert_eq!(at("0"), Ok(Fen::ZERO));
        assert_eq!(at("0.9999"), Ok(fen("99.99")));
        assert_eq!(at("1"), Err("rate".to_owned()));
        assert_eq!(at("1.5"), Err("rate".to_owned()));
        assert_eq!(at("-0.0001"), Err("rate".to_owned()));
    }

    #[test]
    fn each_contract_has_its_base() {
        assert_eq!(fee(BackEndBase::BuyNavInside), fen("99.01"));
        assert_eq!(fee(BackEndBase::BuyNav), fen("100"));
        assert_eq!(fee(BackEndBase::SellNav), fen("120"));
        assert_eq!(fee(BackEndBase::LowerNav), fen("100"));
    }
}
