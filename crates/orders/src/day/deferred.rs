//! What a big redemption left over.

use super::confirming::Confirming;
use crate::order::{Link, Order};
use kernel::{Day, NoIds, Shares};

/// The order of the fund's next open day for the rest of a redemption, without precedence (rule
/// BR-03). Where the answer was late, its orders are not sealed yet: of no other day any is sent.
pub(crate) fn child(
    (order, rest): (&Order, Shares),
    confirming: &Confirming,
    last_sealed: Option<Day>,
) -> Result<Order, NoIds> {
    let Confirming { day, at, ids, .. } = confirming;
    let calendar = confirming.calendar_of(order.fund_code);
    let open = last_sealed.map_or(order.t_day, |sealed| sealed.max(order.t_day));
    let t_day = calendar.next_open(open).max(calendar.on_or_after(*day));
    let later = |day: Day| {
        let open_days = calendar.open_between(order.t_day, day);
        calendar.add_open(t_day, open_days)
    };
    let order_no = ids.next()?;
    let child = Order {
        shares: rest,
        defer_rest: order.defer_rest,
        nav_day: later(order.nav_day),
        confirm_day: later(order.confirm_day),
        arrive_day: order.arrive_day.map(later),
        arrive_day_latest: order.arrive_day_latest.map(later),
        t_day,
        // To wait was the customer's choice: it may no longer be cancelled.
        cancel_until: None,
        catalogue_version: order.catalogue_version,
        decision_id: order.decision_id,
        // It buys the same fund by itself, on the word that was given for the whole.
        target_fund_code: order.target_fund_code,
        authority: order.authority,
        agreed: order.agreed.clone(),
        agreed_at: order.agreed_at,
        ..Order::new(order.cust_no, order_no, order.kind, order.fund_code, order, *at)
    };
    Ok(child.linked(Link::Rest(order.order_no)))
}
