//! Redeeming into another fund (赎回转购, the specification's `redeem2buy` and `superConvert`): an
//! ordinary redemption whose proceeds, on the day on which they arrive, buy the target instead of
//! going to the card (`docs/decisions/0020`).

use crate::order::OrderDates;
use funds::Fund;
use kernel::{Day, Instant, TimeOfDay};
use wire::Refusal;

wire::refusals! {
    /// Proceeds of the one fund cannot buy the other.
    NOT_AN_ONWARD_TARGET = 16080, "赎回款不能买入这只基金，请另选一只";
    /// The target takes no purchases now.
    ONWARD_TARGET_CLOSED = 16081, "{name}当前{status}，暂不能买入";
}

/// Whether proceeds of one fund may ever buy the other: two products in one currency, none of them
/// for pensions, whose money does not leave its account.
pub(crate) fn go_together(from: &Fund, to: &Fund) -> bool {
    from.family != to.family
        && from.currency == to.currency
        && !from.is_for_pensions()
        && !to.is_for_pensions()
}

/// Demands that the proceeds of one fund may buy the other, and that it is sold now. A fund in its
/// offering is not: its offering may be over when the money arrives.
///
/// # Errors
/// Refused when the two do not go together, or with the target's status.
pub(crate) fn require_target(from: &Fund, to: &Fund) -> Result<(), Refusal> {
    if !go_together(from, to) {
        return Err(NOT_AN_ONWARD_TARGET.refuse());
    }
    require_open(to)
}

/// Demands that the target is sold now.
///
/// # Errors
/// Refused with its status.
pub(crate) fn require_open(to: &Fund) -> Result<(), Refusal> {
    if to.can_buy() { Ok(()) } else { Err(closed(to)) }
}

/// What is said of a target that takes no purchases.
pub(crate) fn closed(to: &Fund) -> Refusal {
    let values = [("name", to.name.as_ref()), ("status", &*to.buying_state())];
    ONWARD_TARGET_CLOSED.fill(&values)
}

/// The dates of the purchase, should the money arrive on `arrive_day`: it is placed in the morning.
pub(crate) fn dates(to: &Fund, arrive_day: Day) -> OrderDates {
    OrderDates::of_buy(to, Instant::at(arrive_day, TimeOfDay::MIDNIGHT))
}
