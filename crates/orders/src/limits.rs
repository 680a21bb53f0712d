//! Limits of a purchase (domain LM-01, LM-03).

use crate::{refusals, subscription};
use funds::{ExcessPolicy, Fund};
use kernel::{Fen, Instant};
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

fn left(cap: Fen, ordered: Fen) -> Fen {
    cap.checked_sub(ordered).unwrap_or(Fen::ZERO).max(Fen::ZERO)
}
