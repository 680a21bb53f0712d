//! The audit of subscriptions: what became of what was paid in an offering, computed a second time.

use crate::books::Books;
use crate::found::Found;
use kernel::{Calendar, Day, Fen, Nav, Shares};
use orders::{Order, OrderKind, OrderStatus};

/// What a deposit bears in a year, in a hundredth of a per cent; of 360 days.
const INTEREST: (i128, i128) = (35, 360 * 10_000);

/// Shares cost 1.0000, and the interest of the offering is in them; whoever gets none has all that
/// was paid back, from an offering that failed with its interest.
pub(crate) fn subscriptions(books: &Books, found: &mut Found) {
    for order in books.orders.iter().filter(|order| order.kind == OrderKind::Subscribe) {
        match (order.status, order.confirmed_on) {
            (OrderStatus::Confirmed, Some(day)) => became_shares(order, day, found),
            (OrderStatus::Rejected, Some(day)) => was_returned(order, day, found),
            (OrderStatus::Confirmed | OrderStatus::Rejected, None) => {
                found.differ(&name(order, "day"), "a day", "none");
            }
            (OrderStatus::PartlyConfirmed, _) => {
                found.differ(&name(order, "state"), "all or nothing", "a part");
            }
            _ => {}
        }
    }
}

fn became_shares(order: &Order, day: Day, found: &mut Found) {
    let fee = order.confirmed_fee.map_or(0, Fen::units);
    let shares = order.amount.units() - fee + interest(order, day);
    found.equal(name(order, "shares"), shares, order.confirmed_shares.map_or(0, Shares::units));
    let amount = order.confirmed_amount.map_or(0, Fen::units);
    found.equal(name(order, "amount"), order.amount.units(), amount);
    let nav = order.confirmed_nav.map_or(0, Nav::units);
    found.equal(name(order, "price"), Nav::PAR.units(), nav);
}

fn was_returned(order: &Order, day: Day, found: &mut Found) {
    let (paid, refund) = (order.amount.units(), order.refund.map_or(0, Fen::units));
    if refund != paid {
        found.equal(name(order, "refund"), paid + interest(order, day), refund);
    }
}

/// Of the days from T to the one on which the offering came to its end, cut to the fen.
fn interest(order: &Order, confirmed_on: Day) -> i64 {
    let (rate, year) = INTEREST;
    let days = Calendar::china().previous_open(confirmed_on).days_since(order.t_day);
    let interest = i128::from(order.amount.units()) * rate * i128::from(days.max(0)) / year;
    i64::try_from(interest).unwrap_or(i64::MAX)
}

fn name(order: &Order, what: &str) -> String {
    format!("{what} of subscription {}", order.order_no)
}
