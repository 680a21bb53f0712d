//! Redeeming into another fund (赎回转购, the specification's `redeem2buy` and `superConvert`): an
//! ordinary redemption whose proceeds, on the day on which they arrive, buy the target instead of
//! going to the card (`docs/decisions/0020`).

use super::{first_buy, limits, people};
use crate::order::{OrderDates, refusals};
use db::Tx;
use funds::Fund;
use kernel::{CustNo, Day, Fen, Instant, ShareClass, TimeOfDay};
use suitability::Decision;
use wire::{Answer, Refusal};

/// Whether proceeds of one fund may ever buy the other: two products in one currency, none of them
/// for pensions, whose money does not leave its account.
pub(crate) fn go_together(from: &Fund, to: &Fund) -> bool {
    let pension = |fund: &Fund| fund.class == ShareClass::Y;
    from.family != to.family && from.currency == to.currency && !pension(from) && !pension(to)
}

/// Demands that the proceeds of one fund may buy the other, and that it is sold now. A fund in its
/// offering is not: its offering may be over when the money arrives.
///
/// # Errors
/// Refused when the two do not go together, or with the target's status.
pub(crate) fn require_target(from: &Fund, to: &Fund) -> Result<(), Refusal> {
    if !go_together(from, to) {
        return Err(refusals::NOT_AN_ONWARD_TARGET.refuse());
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
    let values = [("name", to.name.as_ref()), ("status", to.status.chinese())];
    refusals::ONWARD_TARGET_CLOSED.fill(&values)
}

/// The dates of the purchase, should the money arrive on `arrive_day`: it is placed in the morning.
pub(crate) fn dates(to: &Fund, arrive_day: Day) -> OrderDates {
    OrderDates::of_buy(to, Instant::at(arrive_day, TimeOfDay::MIDNIGHT))
}

/// A purchase with proceeds, as it is judged: when the redemption is asked for with what is
/// expected, and again with what arrives.
pub(crate) struct Judged<'a> {
    /// The buyer.
    pub cust_no: CustNo,
    /// What is bought.
    pub to: &'a Fund,
    /// The proceeds.
    pub amount: Fen,
    /// The T of the purchase.
    pub t_day: Day,
    /// The number under which the decision of suitability is stored.
    pub decision_id: i64,
    /// The decision when the redemption was asked for; none while it is. A warning that was
    /// acknowledged then needs not be acknowledged again.
    pub decided: Option<i64>,
    /// When it is judged.
    pub now: Instant,
}

impl Judged<'_> {
    /// Demands what any purchase does, in the specification's order: a complete customer whom the
    /// fund suits, a fund that is open, and an amount within its limits. Answers the decision,
    /// which is to be stored with the order.
    ///
    /// # Errors
    /// Refused with the first that fails.
    pub async fn require(&self, tx: &mut Tx) -> Answer<Decision> {
        let Self { cust_no, to, amount, t_day, decision_id, decided, now } = *self;
        let birth = people::buyer(tx, cust_no, now).await?.birth;
        let decision = match decided {
            None => suitability::require_match(tx, decision_id, cust_no, birth, to, now).await?,
            Some(earlier) => {
                let ids = (decision_id, earlier);
                suitability::require_match_again(tx, ids, cust_no, birth, to, now).await?
            }
        };
        limits::require_open(to, now)?;
        let first =
            first_buy::matters(to, amount) && first_buy::is_first(tx, cust_no, to.code).await?;
        let ordered = limits::ordered_in(tx, cust_no, to, t_day).await?;
        limits::require_proceeds(to, amount, first, ordered)?;
        Ok(decision)
    }
}
