//! Moves of shares between two accounts of one investor (一步转托管, 026): the same lots with the
//! same days, no money, no fee. Both legs are answered (126), each under its own account.

use kernel::{Overflow, Shares};

use crate::TaError;
use crate::figures::{Figures, Leg, Outcome, codes};
use crate::number::account_number;
use crate::order::Order;
use crate::register::Key;
use crate::work::Work;

/// What a move comes to.
pub(crate) fn move_shares(order: &Order<'_>, work: &mut Work<'_>) -> Result<Outcome, TaError> {
    let application = order.application;
    let (from, to) = (&application.trade_acco, &application.target_acco);
    let shares = application.shares;
    if !work.is_open(to) || account_number(from) != account_number(to) || from == to {
        return Ok(Outcome::Refused(codes::TARGET_ACCOUNT));
    }
    if !shares.is_positive() {
        return Ok(Outcome::Refused(codes::VOLUME));
    }
    if !order.terms.can_redeem || order.terms.is_money {
        return Ok(Outcome::Refused(codes::NO_TRANSFERS));
    }
    let fund = order.fund.to_string();
    let (source, target) = ((fund.clone(), from.clone()), (fund, to.clone()));
    let held = work.register.shares(&source, work.cfm_day.previous())?;
    if held < shares {
        return Ok(Outcome::Refused(codes::TOO_FEW_SHARES));
    }
    let rest = work.register.shares(&source, work.cfm_day)?.checked_sub(shares)?;
    if rest.is_positive() && rest < order.terms.min_hold {
        return Ok(Outcome::Refused(codes::REST_BELOW_LEAST));
    }
    if work.register.shares(&target, work.cfm_day)?.checked_add(shares)? < order.terms.min_hold {
        return Ok(Outcome::Refused(codes::TARGET_BELOW_LEAST));
    }
    register(order, work, (&source, &target), shares)?;
    let leg = |acco: &str, other: &str, leg: Leg| Figures {
        shares,
        price: order.nav,
        leg: Some((acco.to_owned(), other.to_owned(), leg)),
        ..Figures::default()
    };
    let mut legs = vec![leg(from, to, Leg::Out), leg(to, from, Leg::In)];
    // No seller may rely on which comes first.
    if order.number.is_multiple_of(2) {
        legs.reverse();
    }
    Ok(Outcome::Confirmed(legs))
}

/// The lots go over, oldest first; with them whatever dividend they are still owed by a late T.
fn register(
    order: &Order<'_>,
    work: &mut Work<'_>,
    (source, target): (&Key, &Key),
    shares: Shares,
) -> Result<(), Overflow> {
    work.entitled.arrived(target, order.application.t_day, shares)?;
    let serial = work.serial();
    for (number, mut lot) in (1..).zip(work.register.take_lots(source, shares)?) {
        lot.serial = format!("{serial}.{number}");
        lot.trade_acco.clone_from(&target.1);
        work.register.add_old(target, lot);
    }
    Ok(())
}
