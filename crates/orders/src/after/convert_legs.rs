//! Both legs of a conversion, as the page of its order shows them.

use super::redeemed;
use super::step::{BY_TA, step};
use crate::order::Order;
use crate::order::conversion::Conversion;
use crate::order::fee::{ConvertFee, FeeStep};
use crate::rules::convert_fee;
use crate::rules::lots::Costs;
use calc::{Convert, Steps};
use funds::Fund;
use holdings::TakenLot;
use kernel::{FundCode, Rounding};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The other leg of an order's conversion.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ConvertLegs {
    /// The fund that comes in.
    pub target_fund_code: FundCode,
    /// Its short name.
    pub target_fund_name: String,
    /// Both legs: as confirmed, or as estimated when the order was placed.
    pub fee: ConvertFee,
}

/// Both legs of an order as they stand: as the TA confirmed them, else as estimated when it was
/// placed; none of an order that converts nothing.
pub(crate) fn legs(
    order: &Order,
    row: &Conversion,
    fund: Option<&Fund>,
    taken: &[TakenLot],
) -> Option<ConvertFee> {
    let expected = order.fee_explained.of_conversion()?;
    confirmed(order, row, &expected)
        .map(|mut fee| {
            let costs = fund
                .and_then(|fund| redeemed::costs(order, fund, taken, (fee.gross, fee.redeem_fee)));
            fee.steps = confirmed_steps(&fee, costs.as_ref());
            fee
        })
        .or(Some(expected))
}

fn confirmed(order: &Order, row: &Conversion, expected: &ConvertFee) -> Option<ConvertFee> {
    let (nav, shares, net_out) =
        (order.confirmed_nav?, order.confirmed_shares?, order.confirmed_amount?);
    let (redeem_fee, top_up_fee) = (row.redeem_fee?, row.top_up_fee?);
    Some(ConvertFee {
        estimated: false,
        shares,
        nav,
        nav_date: order.t_day,
        gross: net_out.checked_add(redeem_fee).ok()?,
        redeem_fee,
        net_out,
        top_up_fee,
        amount_in: net_out.checked_sub(top_up_fee).ok()?,
        target_nav: row.target_nav?,
        target_nav_date: order.t_day,
        target_shares: row.target_shares?,
        ..expected.clone()
    })
}

/// How the TA's figures come about: from the lots that were taken, and the rest by either formula.
/// What does not lead to the TA's figure is said to be the TA's.
fn confirmed_steps(fee: &ConvertFee, costs: Option<&Costs>) -> Vec<FeeStep> {
    let taken = costs.map_or_else(|| without_lots(fee), convert_fee::redeeming);
    let again = [calc::ConvertFormula::RateDifference, calc::ConvertFormula::FeeDifference]
        .into_iter()
        .find_map(|formula| calculate_again(fee, formula));
    let rest = again.unwrap_or_else(|| {
        vec![
            step("转出净额", format!("{} − {}", fee.gross, fee.redeem_fee), fee.net_out),
            step("补差费", BY_TA.to_owned(), fee.top_up_fee),
            step("转入金额", format!("{} − {}", fee.net_out, fee.top_up_fee), fee.amount_in),
            step("转入份额", format!("{} ÷ {}", fee.amount_in, fee.target_nav), fee.target_shares),
        ]
    });
    taken.into_iter().chain(rest).collect()
}

/// The sum of all lots, each of them rounded, may be another one than that of all shares at once.
fn without_lots(fee: &ConvertFee) -> Vec<FeeStep> {
    let formula = format!("{} × {}", fee.shares, fee.nav);
    let gross = match fee.shares.value(fee.nav, Rounding::HalfUp) == Ok(fee.gross) {
        true => FeeStep {
            rounding: Rounding::HalfUp.code().to_owned(),
            ..step("转出金额", formula, fee.gross)
        },
        false => step("转出金额", BY_TA.to_owned(), fee.gross),
    };
    vec![gross, step("赎回费", BY_TA.to_owned(), fee.redeem_fee)]
}

fn calculate_again(fee: &ConvertFee, formula: calc::ConvertFormula) -> Option<Vec<FeeStep>> {
    let mut steps = Steps::recording();
    let order = Convert {
        gross: fee.gross,
        redeem_fee: fee.redeem_fee,
        nav_in: fee.target_nav,
        fee_out: calc::BuyFee::Rate(fee.rate_out?),
        fee_in: calc::BuyFee::Rate(fee.rate_in?),
        discount: fee.discount,
        formula,
    };
    let done = calc::convert(&order, &mut steps).ok()?;
    let same = done.top_up_fee == fee.top_up_fee && done.shares_in == fee.target_shares;
    same.then(|| steps.into_vec().into_iter().map(FeeStep::from).collect())
}
