//! The audit of redemptions into funds: proceeds that bought did so once, all of them, and not
//! before they arrived.

use crate::books::Books;
use crate::found::Found;
use orders::{Order, OrderKind, OrderNo, PayStatus};
use std::collections::BTreeMap;

/// Every redemption whose money is spent has one purchase of its target, and every such purchase
/// has its redemption.
pub(crate) fn onward(books: &Books, found: &mut Found) {
    let by_number: BTreeMap<OrderNo, &Order> =
        books.orders.iter().map(|order| (order.order_no, order)).collect();
    let mut bought: BTreeMap<OrderNo, usize> = BTreeMap::new();
    for purchase in books.orders.iter().filter(|order| by_proceeds(order)) {
        let Some(redemption) = purchase.proceeds_of().and_then(|no| by_number.get(&no)) else {
            found.differ(&name(purchase, "redemption"), "known", "unknown");
            continue;
        };
        *bought.entry(redemption.order_no).or_default() += 1;
        let brought = redemption.confirmed_amount.map_or(0, kernel::Fen::units);
        found.equal(name(purchase, "amount"), brought, purchase.amount.units());
        if redemption.target_fund_code != Some(purchase.fund_code) {
            found.differ(&name(purchase, "fund"), "the target", purchase.fund_code);
        }
        let early = redemption.arrive_day.is_none_or(|day| purchase.t_day < day);
        if early || purchase.pay_status == PayStatus::Paying {
            found.differ(&name(purchase, "day"), "after the money arrived", purchase.t_day);
        }
    }
    for order in books.orders.iter().filter(|order| order.kind == OrderKind::Redeem) {
        let expected = usize::from(order.pay_status == PayStatus::Onward);
        let purchases = bought.get(&order.order_no).copied().unwrap_or(0);
        if purchases != expected {
            found.differ(&name(order, "purchases"), expected, purchases);
        }
    }
}

/// A purchase that no card paid, but the proceeds of a redemption.
pub(crate) fn by_proceeds(order: &Order) -> bool {
    order.proceeds_of().is_some()
}

fn name(order: &Order, what: &str) -> String {
    format!("{what} of order {} with proceeds", order.order_no)
}
