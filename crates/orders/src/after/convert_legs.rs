//! Both legs of a conversion, as the page of its order shows them.

use crate::order::Order;
use crate::order::conversion::Conversion;
use crate::order::fee::{ConvertFee, FeeStep};
use calc::{Convert, Steps};
use kernel::FundCode;
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
pub(crate) fn legs(order: &Order, row: &Conversion) -> Option<ConvertFee> {
    let expected: ConvertFee = serde_json::from_str(&order.fee_explained).ok()?;
    confirmed(order, row, &expected).or(Some(expected))
}

fn confirmed(order: &Order, row: &Conversion, expected: &ConvertFee) -> Option<ConvertFee> {
    let (nav, shares, net_out) =
        (order.confirmed_nav?, order.confirmed_shares?, order.confirmed_amount?);
    let (redeem_fee, top_up_fee) = (row.redeem_fee?, row.top_up_fee?);
    let mut fee = ConvertFee {
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
    };
    fee.steps = confirmed_steps(&fee);
    Some(fee)
}

/// How the TA's figures come about. The lots are the TA's; the rest is calculated again by either
/// formula, and said with it where it leads to the same.
fn confirmed_steps(fee: &ConvertFee) -> Vec<FeeStep> {
    let taken = [
        step("转出金额", format!("{} × {}", fee.shares, fee.nav), fee.gross),
        step("赎回费", "按每笔份额的持有天数计算".to_owned(), fee.redeem_fee),
    ];
    let again = [calc::ConvertFormula::RateDifference, calc::ConvertFormula::FeeDifference]
        .into_iter()
        .find_map(|formula| calculate_again(fee, formula));
    let rest = again.unwrap_or_else(|| {
        vec![
            step("转出净额", format!("{} − {}", fee.gross, fee.redeem_fee), fee.net_out),
            step("补差费", "由注册登记机构计算".to_owned(), fee.top_up_fee),
            step("转入金额", format!("{} − {}", fee.net_out, fee.top_up_fee), fee.amount_in),
            step("转入份额", format!("{} ÷ {}", fee.amount_in, fee.target_nav), fee.target_shares),
        ]
    });
    taken.into_iter().chain(rest).collect()
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

fn step(label: &str, formula: String, value: impl std::fmt::Display) -> FeeStep {
    let (label, rounded) = (label.to_owned(), value.to_string());
    FeeStep { label, formula, rounded, rounding: "NONE".to_owned() }
}
