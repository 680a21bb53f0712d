//! Conversion of one fund into another (转换); rules 2.5.

use kernel::{Fen, Nav, Rate, Rounding, Shares};

use crate::error::{require_not_negative, require_positive};
use crate::steps::{Steps, product};
use crate::{BuyFee, CalcError};

/// How a TA charges the difference of the two funds' purchase fees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConvertFormula {
    /// A: a fee at the difference of the rates, times the discount: `N × d ÷ (1 + d)`. When one of
    /// the fees is a fixed sum there is no difference of rates, and B is used.
    RateDifference,
    /// B: the difference of the fees that a purchase of `N` would cost, times the discount.
    FeeDifference,
}

/// A conversion, after the redemption of the outgoing shares has been calculated.
#[derive(Clone, Copy, Debug)]
pub struct Convert {
    /// Outgoing shares times their price, see [`redeem`](crate::redeem()).
    pub gross: Fen,
    /// The redemption fee of the outgoing shares.
    pub redeem_fee: Fen,
    /// The price of the incoming fund on T.
    pub nav_in: Nav,
    /// The purchase fee of the outgoing fund at the amount `N`, which is gross without fee.
    pub fee_out: BuyFee,
    /// The purchase fee of the incoming fund at the amount `N`.
    pub fee_in: BuyFee,
    /// What the difference is multiplied with, 0 to 1.
    pub discount: Rate,
    /// The TA's formula.
    pub formula: ConvertFormula,
}

/// What a conversion gives: `amount_in = gross − redeem_fee − top_up_fee`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Converted {
    /// Gross without the redemption fee (`N`).
    pub net_out: Fen,
    /// The difference of the purchase fees (补差费); zero from a dearer fund into a cheaper one.
    pub top_up_fee: Fen,
    /// What buys shares of the incoming fund.
    pub amount_in: Fen,
    /// The incoming shares.
    pub shares_in: Shares,
}

/// Calculates the incoming side of a conversion, each step rounded half up to 0.01.
///
/// # Errors
/// Names `gross`, `redeemFee`, `navIn` or `discount`.
pub fn convert(order: &Convert, steps: &mut Steps) -> Result<Converted, CalcError> {
    require_positive("gross", order.gross.is_positive())?;
    require_not_negative("redeemFee", order.redeem_fee.is_negative())?;
    require_positive("navIn", order.nav_in.is_positive())?;
    if order.discount.is_negative() || order.discount > Rate::ONE {
        return Err(CalcError::new("discount", "must be between 0 and 1"));
    }
    let net_out = order.gross.checked_sub(order.redeem_fee)?;
    require_not_negative("redeemFee", net_out.is_negative())?;
    steps.exact("转出净额", format_args!("{} − {}", order.gross, order.redeem_fee), net_out);
    let top_up_fee = match (order.formula, order.fee_out, order.fee_in) {
        (ConvertFormula::RateDifference, BuyFee::Rate(rate_out), BuyFee::Rate(rate_in)) => {
            by_rates(net_out, rate_out, rate_in, order.discount, steps)?
        }
        _ => by_fees(net_out, order, steps)?,
    };
    let amount_in = net_out.checked_sub(top_up_fee)?;
    steps.exact("转入金额", format_args!("{net_out} − {top_up_fee}"), amount_in);
    let shares_in = steps.divide(
        "转入份额",
        format_args!("{amount_in} ÷ {}", order.nav_in),
        (product(amount_in.units(), Nav::SCALE), i128::from(order.nav_in.units())),
        Rounding::HalfUp,
    )?;
    Ok(Converted { net_out, top_up_fee, amount_in, shares_in })
}

fn by_rates(
    net_out: Fen,
    rate_out: Rate,
    rate_in: Rate,
    discount: Rate,
    steps: &mut Steps,
) -> Result<Fen, CalcError> {
    let rise = rate_in.checked_sub(rate_out)?.max(Rate::ZERO);
    steps.exact("申购费率差", format_args!("max({rate_in} − {rate_out}, 0)"), rise);
    let difference: Rate = steps.divide(
        "折后费率差",
        format_args!("{rise} × {discount}"),
        (product(rise.units(), discount.units()), i128::from(Rate::SCALE)),
        Rounding::HalfUp,
    )?;
    Ok(steps.divide(
        "补差费",
        format_args!("{net_out} × {difference} ÷ (1 + {difference})"),
        (
            product(net_out.units(), difference.units()),
            i128::from(Rate::SCALE) + i128::from(difference.units()),
        ),
        Rounding::HalfUp,
    )?)
}

fn by_fees(net_out: Fen, order: &Convert, steps: &mut Steps) -> Result<Fen, CalcError> {
    let fee_in = purchase_fee("转入基金申购费", net_out, order.fee_in, steps)?;
    let fee_out = purchase_fee("转出基金申购费", net_out, order.fee_out, steps)?;
    let rise = fee_in.checked_sub(fee_out)?.max(Fen::ZERO);
    steps.exact("申购费差额", format_args!("max({fee_in} − {fee_out}, 0)"), rise);
    Ok(steps.divide(
        "补差费",
        format_args!("{rise} × {}", order.discount),
        (product(rise.units(), order.discount.units()), i128::from(Rate::SCALE)),
        Rounding::HalfUp,
    )?)
}

/// What a purchase of `amount` would cost; never more than the amount.
fn purchase_fee(
    label: &str,
    amount: Fen,
    fee: BuyFee,
    steps: &mut Steps,
) -> Result<Fen, CalcError> {
    match fee {
        BuyFee::Fixed(fixed) => Ok(steps.exact(label, format_args!("{fixed}"), fixed.min(amount))),
        BuyFee::Rate(rate) => {
            let net: Fen = steps.divide(
                format_args!("{label}计算：净额"),
                format_args!("{amount} ÷ (1 + {rate})"),
                (
                    product(amount.units(), Rate::SCALE),
                    i128::from(Rate::SCALE) + i128::from(rate.units()),
                ),
                Rounding::HalfUp,
            )?;
            let fee = amount.checked_sub(net)?;
            Ok(steps.exact(label, format_args!("{amount} − {net}"), fee))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{fen, nav, rate};
    use proptest::prelude::*;

    const A: ConvertFormula = ConvertFormula::RateDifference;
    const B: ConvertFormula = ConvertFormula::FeeDifference;

    fn order(gross: &str, redeem_fee: &str, rates: [&str; 2], formula: ConvertFormula) -> Convert {
        Convert {
            gross: fen(gross),
            redeem_fee: fen(redeem_fee),
            nav_in: nav("1.5000"),
            fee_out: BuyFee::Rate(rate(rates[0])),
            fee_in: BuyFee::Rate(rate(rates[1])),
            discount: Rate::ONE,
            formula,
        }
    }

    fn figures(order: &Convert) -> [String; 3] {
        let done = convert(order, &mut Steps::silent()).unwrap();
        [done.top_up_fee.to_string(), done.amount_in.to_string(), done.shares_in.to_string()]
    }

    #[test]
    fn v10a_the_difference_of_the_rates() {
        let order = order("12000", "60", ["0.003", "0.008"], A);
        assert_eq!(figures(&order), ["59.40", "11880.60", "7920.40"]);
    }

    #[test]
    fn a_discount_is_from_nothing_to_all() {
        let at = |text| {
            let order = Convert { discount: rate(text), ..order("12000", "60", ["0", "0.01"], A) };
            let done = convert(&order, &mut Steps::silent());
            done.map(|done| done.top_up_fee).map_err(|error| error.field().to_owned())
        };
        assert_eq!(at("0"), Ok(Fen::ZERO));
        assert_eq!(at("1"), Ok(fen("118.22")));
        assert_eq!(at("1.0001"), Err("discount".to_owned()));
        assert_eq!(at("-0.0001"), Err("discount".to_owned()));
    }

    #[test]
    fn v10b_the_difference_of_the_fees() {
        let order = order("12000", "60", ["0.003", "0.008"], B);
        assert_eq!(figures(&order), ["59.05", "11880.95", "7920.63"]);
    }

    #[test]
    fn v10c_a_published_example_half_up() {
        let order = order("120", "1.80", ["0.003", "0.008"], A);
        assert_eq!(figures(&order)[..2], ["0.59", "117.61"]);
    }

    #[test]
    fn v11_a_dearer_fund_into_a_cheaper_one_costs_nothing() {
        for formula in [A, B] {
            let order = order("12000", "60", ["0.008", "0.003"], formula);
            assert_eq!(figures(&order), ["0.00", "11940.00", "7960.00"]);
        }
    }

    #[test]
    fn v11b_a_money_fund_into_an_equity_fund() {
        let order = Convert { nav_in: nav("1.25"), ..order("10000", "0", ["0", "0.008"], A) };
        assert_eq!(figures(&order), ["79.37", "9920.63", "7936.50"]);
    }

    #[test]
    fn a_fixed_fee_is_compared_as_a_sum_by_either_formula() {
        for formula in [A, B] {
            let fixed = Convert {
                fee_in: BuyFee::Fixed(fen("1000")),
                ..order("6000000", "0", ["0", "0"], formula)
            };
            assert_eq!(convert(&fixed, &mut Steps::silent()).unwrap().top_up_fee, fen("1000"));
        }
    }

    #[test]
    fn a_discount_makes_the_difference_smaller_by_either_formula() {
        for formula in [A, B] {
            let full = order("12000", "60", ["0.003", "0.008"], formula);
            let tenth = Convert { discount: rate("0.1"), ..full };
            let fee = convert(&tenth, &mut Steps::silent()).unwrap().top_up_fee;
            assert!(fen("5.8") < fee && fee < fen("6"), "{fee}");
            let free = Convert { discount: Rate::ZERO, ..full };
            assert!(convert(&free, &mut Steps::silent()).unwrap().top_up_fee.is_zero());
        }
    }

    proptest! {
        #[test]
        fn nothing_is_lost_between_the_two_sides(
            gross in 100i64..1_000_000_000_000, fee in 0i64..100,
            rates in (0i64..2_000_000, 0i64..2_000_000), discount in 0i64..=100_000_000,
            by_fee: bool,
        ) {
            let order = Convert {
                gross: Fen::from_units(gross),
                redeem_fee: Fen::from_units(fee),
                nav_in: Nav::PAR,
                fee_out: BuyFee::Rate(Rate::from_units(rates.0)),
                fee_in: BuyFee::Rate(Rate::from_units(rates.1)),
                discount: Rate::from_units(discount),
                formula: if by_fee { B } else { A },
            };
            let done = convert(&order, &mut Steps::silent()).unwrap();
            let parts = [done.amount_in, done.top_up_fee, order.redeem_fee];
            prop_assert_eq!(Fen::try_sum(parts).unwrap(), order.gross);
            prop_assert!(!done.top_up_fee.is_negative() && !done.amount_in.is_negative());
        }
    }
}
