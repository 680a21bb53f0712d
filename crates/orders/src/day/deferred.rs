//! What a big redemption left over.

use super::confirming::Confirming;
use crate::order::{Order, OrderStatus, PayStatus};
use kernel::{Day, Shares};

/// The order of the next open day for the rest of a redemption, without precedence (rule BR-03).
pub(crate) fn child(order: &Order, rest: Shares, confirming: &Confirming) -> Order {
    let Confirming { day, at, ids, calendar } = confirming;
    let t_day = calendar.next_open(order.t_day).max(calendar.on_or_after(*day));
    let later = |day: Day| {
        let open_days = calendar.open_between(order.t_day, day);
        calendar.add_open(t_day, open_days)
    };
    Order {
        order_no: ids.next(),
        shares: rest,
        status: OrderStatus::Accepted,
        pay_status: PayStatus::Unpaid,
        created_at: *at,
        accepted_on: at.day(),
        nav_day: later(order.nav_day),
        confirm_day: later(order.confirm_day),
        arrive_day: order.arrive_day.map(later),
        arrive_day_latest: order.arrive_day_latest.map(later),
        t_day,
        // The customer has already chosen to wait; he may no longer cancel.
        cancel_until: None,
        confirmed_on: None,
        confirmed_nav: None,
        confirmed_amount: None,
        confirmed_shares: None,
        confirmed_fee: None,
        original_no: Some(order.order_no),
        ..order.clone()
    }
}
