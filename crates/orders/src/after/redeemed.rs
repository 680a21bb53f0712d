//! How the fee of a confirmed redemption, or of the shares that a conversion gave, comes about:
//! from the lots that were taken, by the fund's fees of T. Where that is not what the TA charged,
//! nothing is said that would be untrue.

use super::step::{BY_TA, step};
use crate::order::fee::FeeStep;
use crate::order::{Order, OrderKind};
use crate::rules::lots::{self, Costs};
use funds::Fund;
use holdings::TakenLot;
use kernel::{Fen, Rate};

/// Of a redemption, once it is confirmed: the rate, where all lots have the same, and the steps. A
/// quick one costs nothing.
pub(crate) fn explain(
    order: &Order,
    fund: Option<&Fund>,
    taken: &[TakenLot],
) -> Option<(Option<Rate>, Vec<FeeStep>)> {
    if !order.kind.is_redeem() || order.kind == OrderKind::QuickRedeem {
        return None;
    }
    let (net, fee) = (order.confirmed_amount?, order.confirmed_fee?);
    let gross = net.checked_add(fee).ok()?;
    let ours = fund.and_then(|fund| costs(order, fund, taken, (gross, fee)));
    let Some(costs) = ours else {
        return Some((None, by_ta(gross, fee, net)));
    };
    let first = costs.lots.first()?.rate;
    let one_rate = costs.lots.iter().all(|lot| lot.rate == first);
    Some((one_rate.then_some(first), lots::steps(&costs)))
}

/// What the lots that were taken cost; none where it is not what the TA says. The TA counts the
/// days up to its own confirmation, which may have been late, or up to the one that was promised.
pub(crate) fn costs(
    order: &Order,
    fund: &Fund,
    taken: &[TakenLot],
    (gross, fee): (Fen, Fen),
) -> Option<Costs> {
    let nav = order.confirmed_nav?;
    [order.confirmed_on?, order.confirm_day].into_iter().find_map(|confirmed| {
        let costs = lots::costs_of(fund, taken, (order.t_day, confirmed), nav)?;
        ((costs.gross, costs.fee) == (gross, fee)).then_some(costs)
    })
}

fn by_ta(gross: Fen, fee: Fen, net: Fen) -> Vec<FeeStep> {
    vec![
        step("赎回总额", BY_TA.to_owned(), gross),
        step("赎回费合计", BY_TA.to_owned(), fee),
        step("赎回净额", format!("{gross} − {fee}"), net),
    ]
}
