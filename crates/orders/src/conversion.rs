//! A conversion's two legs: what the shares bring, what both fees take, and what comes in.

use crate::lots_preview::Costs;
use crate::{FeeStep, Order, OrderNo, fees, lots_preview, refusals};
use calc::{Convert, Steps};
use funds::Fund;
use kernel::{CustNo, Day, Fen, FundCode, Nav, Rate, Shares};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Refusal};

db::row! {
    /// A row of `orders_conversions`.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct Conversion {
        /// The customer.
        pub cust_no: CustNo,
        /// The order.
        pub order_no: OrderNo,
        /// What it was expected to bring into the target when it was placed; counts against the
        /// target's limits until it is confirmed.
        pub expected: Fen,
        /// Confirmed: the redemption fee, which the fund that goes out keeps.
        pub redeem_fee: Option<Fen>,
        /// Confirmed: the difference of both purchase fees.
        pub top_up_fee: Option<Fen>,
        /// Confirmed: the target's NAV of T.
        pub target_nav: Option<Nav>,
        /// Confirmed: shares of the target.
        pub target_shares: Option<Shares>,
    }
}

impl Conversion {
    /// Of an order that is not confirmed.
    pub(crate) fn of(order: &Order, expected: Fen) -> Self {
        let Order { cust_no, order_no, .. } = *order;
        let (redeem_fee, top_up_fee, target_nav, target_shares) = (None, None, None, None);
        Self { cust_no, order_no, expected, redeem_fee, top_up_fee, target_nav, target_shares }
    }
}

/// Both legs of a conversion. Before the TA confirms, all of it is an estimate at the last known
/// NAVs, never a promise.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ConvertFee {
    /// Whether it is an estimate.
    pub estimated: bool,
    /// Shares that go out.
    pub shares: Shares,
    /// Their NAV, and its day.
    pub nav: Nav,
    pub nav_date: Day,
    /// Shares times NAV.
    pub gross: Fen,
    /// The redemption fee, by the days for which each lot was held.
    pub redeem_fee: Fen,
    /// What is left of it, which is converted.
    pub net_out: Fen,
    /// The purchase rate of the fund that goes out at this amount; none where its fee is fixed.
    pub rate_out: Option<Rate>,
    /// The purchase rate of the target at this amount; none where its fee is fixed.
    pub rate_in: Option<Rate>,
    /// The discount on the difference: 0.1 is one tenth.
    pub discount: Rate,
    /// The difference of both purchase fees (补差费); zero into a cheaper fund.
    pub top_up_fee: Fen,
    /// What buys shares of the target.
    pub amount_in: Fen,
    /// The target's NAV, and its day.
    pub target_nav: Nav,
    pub target_nav_date: Day,
    /// Shares of the target.
    pub target_shares: Shares,
    /// How it comes about.
    pub steps: Vec<FeeStep>,
}

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

/// Why a fund gives no shares for a conversion now; none when it does.
pub(crate) fn closed(from: &Fund) -> Option<Refusal> {
    let status = [("status", from.status.chinese())];
    (!from.can_redeem()).then(|| refusals::NOT_OPEN_FOR_CONVERTING.fill(&status))
}

/// Demands that the one fund gives shares now, and that the other takes them from it.
///
/// # Errors
/// Refused with what is closed, or because the two do not go together.
pub(crate) fn require_open(from: &Fund, to: &Fund) -> Answer<()> {
    if let Some(closed) = closed(from) {
        return Err(closed.into());
    }
    if !funds::convertible(from, to) {
        return Err(refusals::NOT_A_TARGET.into());
    }
    if !to.can_buy() {
        let values = [("name", to.name.as_ref()), ("status", to.status.chinese())];
        return Err(refusals::TARGET_CLOSED.fill(&values).into());
    }
    Ok(())
}

/// What a conversion on T would come to at the last known NAVs.
///
/// # Errors
/// Refused when a fund has no price or fees, or the fees leave nothing.
pub(crate) fn explain(
    (from, to): (&Fund, &Fund),
    costs: &Costs,
    shares: Shares,
    t_day: Day,
) -> Answer<ConvertFee> {
    let (Some(out), Some(into)) = (from.latest, to.latest) else {
        return Err(refusals::NOT_A_TARGET.into());
    };
    let (Some(table_out), Some(table_in)) = (from.fee_table(t_day), to.fee_table(t_day)) else {
        return Err(refusals::NOT_A_TARGET.into());
    };
    let (fee_out, fee_in) =
        (fees::list_fee(table_out, costs.net), fees::list_fee(table_in, costs.net));
    let mut steps = Steps::recording();
    let order = Convert {
        gross: costs.gross,
        redeem_fee: costs.fee,
        nav_in: into.nav,
        fee_out,
        fee_in,
        discount: table_in.discount,
        formula: from.rules.convert.into(),
    };
    let done = calc::convert(&order, &mut steps).map_err(|_| refusals::TOO_LITTLE_TO_CONVERT)?;
    if !done.shares_in.is_positive() {
        return Err(refusals::TOO_LITTLE_TO_CONVERT.into());
    }
    let redeeming = lots_preview::steps(costs).into_iter().filter_map(of_conversion);
    Ok(ConvertFee {
        estimated: true,
        shares,
        nav: out.nav,
        nav_date: out.day,
        gross: costs.gross,
        redeem_fee: costs.fee,
        net_out: done.net_out,
        rate_out: fees::rate(fee_out),
        rate_in: fees::rate(fee_in),
        discount: table_in.discount,
        top_up_fee: done.top_up_fee,
        amount_in: done.amount_in,
        target_nav: into.nav,
        target_nav_date: into.day,
        target_shares: done.shares_in,
        steps: redeeming.chain(steps.into_vec().into_iter().map(FeeStep::from)).collect(),
    })
}

/// A step of the redemption in the words of a conversion; what is left of it is said by the next
/// step.
fn of_conversion(step: FeeStep) -> Option<FeeStep> {
    match step.label.as_str() {
        "赎回净额" => None,
        "赎回总额" => Some(FeeStep { label: "转出金额".to_owned(), ..step }),
        _ => Some(step),
    }
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
