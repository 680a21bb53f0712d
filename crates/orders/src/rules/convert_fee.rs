//! A conversion's two legs: what the shares bring, what both fees take, and what comes in.

use super::lots::Costs;
use super::{buy_fee, lots};
use crate::order::fee::{ConvertFee, FeeStep};
use calc::{Convert, Steps};
use funds::Fund;
use kernel::{Day, Shares};
use wire::{Answer, Refusal};

wire::refusals! {
    /// The fund gives no shares for a conversion now.
    NOT_OPEN_FOR_CONVERTING = 16070, "该基金当前{status}，暂不能转出";
    /// The two funds cannot be converted into each other.
    NOT_A_TARGET = 16071, "不能转换成这只基金，请另选一只";
    /// The target takes nothing now.
    TARGET_CLOSED = 16072, "{name}当前{status}，暂不能转入，请另选一只";
    /// The fees leave nothing.
    TOO_LITTLE_TO_CONVERT = 16076, "份额太少，扣除费用后不足以转入";
}

/// Why a fund gives no shares for a conversion now; none when it does.
pub(crate) fn closed(from: &Fund) -> Option<Refusal> {
    let status = [("status", from.status.chinese())];
    (!from.can_redeem()).then(|| NOT_OPEN_FOR_CONVERTING.fill(&status))
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
        return Err(NOT_A_TARGET.into());
    }
    if !to.can_buy() {
        let values = [("name", to.name.as_ref()), ("status", &*to.buying_state())];
        return Err(TARGET_CLOSED.fill(&values).into());
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
        return Err(NOT_A_TARGET.into());
    };
    let (Some(table_out), Some(table_in)) = (from.fee_table(t_day), to.fee_table(t_day)) else {
        return Err(NOT_A_TARGET.into());
    };
    let (fee_out, fee_in) =
        (buy_fee::list_fee(table_out, costs.net), buy_fee::list_fee(table_in, costs.net));
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
    let done = calc::convert(&order, &mut steps).map_err(|_| TOO_LITTLE_TO_CONVERT)?;
    if !done.shares_in.is_positive() {
        return Err(TOO_LITTLE_TO_CONVERT.into());
    }
    let redeeming = redeeming(costs);
    Ok(ConvertFee {
        estimated: true,
        shares,
        nav: out.nav,
        nav_date: out.day,
        gross: costs.gross,
        redeem_fee: costs.fee,
        net_out: done.net_out,
        rate_out: buy_fee::rate(fee_out),
        rate_in: buy_fee::rate(fee_in),
        discount: table_in.discount,
        top_up_fee: done.top_up_fee,
        amount_in: done.amount_in,
        target_nav: into.nav,
        target_nav_date: into.day,
        target_shares: done.shares_in,
        steps: redeeming
            .into_iter()
            .chain(steps.into_vec().into_iter().map(FeeStep::from))
            .collect(),
    })
}

/// How the shares that go out are redeemed, in the words of a conversion.
pub(crate) fn redeeming(costs: &Costs) -> Vec<FeeStep> {
    lots::steps(costs).into_iter().filter_map(of_conversion).collect()
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
