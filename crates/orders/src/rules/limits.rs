//! Limits of a purchase, and of what a conversion brings (domain LM-01, LM-03).

use super::store;
use crate::order::{refusals, subscription};
use bankcards::CardId;
use db::Tx;
use funds::{ExcessPolicy, Fund};
use kernel::{CustNo, Day, Fen, Instant};
use wire::{Answer, Refusal};

/// The least amount of an order.
pub fn minimum(fund: &Fund, first_buy: bool) -> Fen {
    if first_buy { fund.limits.min_first_buy } else { fund.limits.min_add_buy }
}

/// The largest amount of an order when so much is ordered for the same T already; none without a
/// limit.
pub fn maximum(fund: &Fund, ordered: Fen) -> Option<Fen> {
    let left = fund.limits.daily_account_cap.map(|cap| left(cap, ordered));
    match (fund.limits.max_single, left) {
        (Some(single), Some(left)) => Some(single.min(left)),
        (single, left) => single.or(left),
    }
}

/// Demands that the fund takes purchases now, or subscriptions in its offering.
///
/// # Errors
/// Refused with the fund's status, or the day on which its offering begins or ended.
pub fn require_open(fund: &Fund, now: Instant) -> Result<(), Refusal> {
    if fund.can_buy() || fund.takes_subscription(now) {
        return Ok(());
    }
    if let Some(offering) = fund.open_offering().filter(|_| fund.can_subscribe()) {
        return Err(subscription::outside(&offering, now.day()));
    }
    Err(refusals::NOT_OPEN_FOR_BUYING.fill(&[("status", fund.status.chinese())]))
}

/// Demands that an amount is within the fund's limits.
///
/// # Errors
/// Refused with the limit.
pub fn require_amount(fund: &Fund, amount: Fen, first_buy: bool, ordered: Fen) -> Answer<()> {
    let minimum = minimum(fund, first_buy);
    if amount < minimum || !amount.is_positive() {
        return Err(refusals::BELOW_MINIMUM.fill(&[("minimum", minimum)]).into());
    }
    let step = fund.limits.buy_step;
    if step.is_positive() && amount.units() % step.units() != 0 {
        return Err(refusals::NOT_A_STEP.fill(&[("step", step)]).into());
    }
    if let Some(limit) = fund.limits.max_single.filter(|limit| amount > *limit) {
        return Err(refusals::ABOVE_SINGLE.fill(&[("limit", limit)]).into());
    }
    // With the other policy the TA confirms up to the cap, and the rest goes back.
    if fund.limits.excess == ExcessPolicy::Reject
        && let Some(cap) = fund.limits.daily_account_cap
        && amount > left(cap, ordered)
    {
        let values = [("limit", cap), ("left", left(cap, ordered))];
        return Err(refusals::ABOVE_DAILY.fill(&values).into());
    }
    Ok(())
}

/// Demands that the proceeds of a redemption are within the fund's limits. Nobody chose the amount:
/// it need not be a multiple of the fund's step.
///
/// # Errors
/// Refused with the least or the largest amount.
pub fn require_proceeds(fund: &Fund, amount: Fen, first_buy: bool, ordered: Fen) -> Answer<()> {
    let values = |limit: Fen| {
        [
            ("name", fund.name.to_string()),
            ("amount", amount.to_string()),
            ("limit", limit.to_string()),
        ]
    };
    let minimum = minimum(fund, first_buy);
    if amount < minimum || !amount.is_positive() {
        return Err(refusals::PROCEEDS_BELOW_MINIMUM.fill(&values(minimum)).into());
    }
    let rejects = fund.limits.excess == ExcessPolicy::Reject;
    let most = if rejects { maximum(fund, ordered) } else { fund.limits.max_single };
    match most.filter(|most| amount > *most) {
        Some(most) => Err(refusals::PROCEEDS_ABOVE_LIMIT.fill(&values(most)).into()),
        None => Ok(()),
    }
}

/// What a customer has ordered of a fund for a T, purchases and conversions into it, as far as it
/// counts against the fund's limits (rule LM-03); zero where there is none to count against.
///
/// # Errors
/// Those of the database.
pub async fn ordered_in(tx: &mut Tx, cust_no: CustNo, fund: &Fund, t_day: Day) -> Answer<Fen> {
    // No card is number 0, so only the fund's sum counts here.
    let card = (CardId::from(0), t_day);
    let ordered = store::ordered(tx, cust_no, card, (fund.code, t_day)).await?;
    Ok(ordered.in_fund.checked_add(converted_in(tx, cust_no, fund, t_day).await?)?)
}

/// What a customer converts into a fund on a T; zero where the fund has no limit of a day.
///
/// # Errors
/// Those of the database.
pub async fn converted_in(tx: &mut Tx, cust_no: CustNo, fund: &Fund, t_day: Day) -> Answer<Fen> {
    if fund.limits.daily_account_cap.is_none() {
        return Ok(Fen::ZERO);
    }
    Ok(store::converted_in(tx, cust_no, fund.code, t_day).await?)
}

/// Demands that what a conversion is expected to bring is within the target's limits. The least
/// amount of a purchase does not count, and nothing of a conversion is refunded, so that the rest
/// above a cap could not be cut off.
///
/// # Errors
/// Refused with what is left.
pub fn require_converted(fund: &Fund, expected: Fen, ordered: Fen) -> Answer<()> {
    match maximum(fund, ordered).filter(|limit| expected > *limit) {
        None => Ok(()),
        Some(left) => {
            let values = [("name", fund.name.to_string()), ("left", left.to_string())];
            Err(refusals::ABOVE_TARGET_LIMIT.fill(&values).into())
        }
    }
}

fn left(cap: Fen, ordered: Fen) -> Fen {
    cap.checked_sub(ordered).unwrap_or(Fen::ZERO).max(Fen::ZERO)
}
