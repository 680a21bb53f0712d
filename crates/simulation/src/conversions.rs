//! The audit of conversions: both legs of what the transfer agent confirmed, computed a second time
//! by the rulebook's formula A (2.5).

use crate::Company;
use crate::books::Books;
use crate::found::Found;
use funds::{BuyFee, Catalogue, FeeTable, Fund};
use kernel::{Fen, Nav, Rate, Shares};
use orders::{Conversion, Order, OrderKind, OrderStatus};
use std::sync::Arc;

/// What rounding each lot by itself may add up to, in fen.
const ROUNDING: i64 = 100;

/// A confirmed conversion brought what its shares were worth, less both fees; any other brought
/// nothing.
pub(crate) fn conversions(company: &Company, books: &Books, found: &mut Found) {
    use OrderStatus::{Confirmed, PartlyConfirmed};
    for order in books.orders.iter().filter(|order| order.kind == OrderKind::Convert) {
        let Some(row) = books.conversions.get(&order.order_no) else {
            found.differ(&name(order, "target"), "known", "unknown");
            continue;
        };
        // Of a big redemption nothing may be left to convert.
        let confirmed = matches!(order.status, Confirmed | PartlyConfirmed);
        if confirmed != row.target_shares.is_some() {
            found.differ(&name(order, "shares"), order.status.chinese(), "otherwise");
        }
        if confirmed {
            legs(company, order, row, found);
        }
    }
}

fn legs(company: &Company, order: &Order, row: &Conversion, found: &mut Found) {
    let catalogue = company.app().get::<Catalogue>();
    let from = catalogue.fund(order.fund_code);
    let to = order.target_fund_code.and_then(|code| catalogue.fund(code));
    let (Some(from), Some(to)) = (from, to) else {
        return found.differ(&name(order, "funds"), "known", "unknown");
    };
    let fen = |amount: Option<Fen>| amount.map_or(0, Fen::units);
    let (net, redeem_fee, top_up) =
        (fen(order.confirmed_amount), fen(row.redeem_fee), fen(row.top_up_fee));
    let shares = order.confirmed_shares.map_or(0, Shares::units);
    let nav = order.confirmed_nav.map_or(0, Nav::units);
    let worth = half_up(i128::from(shares) * i128::from(nav), i128::from(Nav::SCALE));
    if (worth - net - redeem_fee).abs() > ROUNDING {
        found.differ(&name(order, "worth"), worth, net + redeem_fee);
    }
    found.equal(name(order, "fees"), redeem_fee + top_up, fen(order.confirmed_fee));
    found.equal(name(order, "top-up fee"), top_up_fee(order, (&from, &to), net), top_up);
    let target_nav = row.target_nav.map_or(1, Nav::units);
    let bought = half_up(i128::from(net - top_up) * i128::from(Nav::SCALE), i128::from(target_nav));
    let target_shares = row.target_shares.map_or(0, Shares::units);
    found.equal(name(order, "shares"), bought, target_shares);
}

/// `N × d ÷ (1 + d)`, where d is what the target's rate is above the other one, discounted.
fn top_up_fee(order: &Order, (from, to): (&Arc<Fund>, &Arc<Fund>), net: i64) -> i64 {
    let table = |fund: &Arc<Fund>| fund.fee_table(order.t_day).cloned();
    let (Some(out), Some(into)) = (table(from), table(to)) else { return 0 };
    let rise = (rate(&into, net) - rate(&out, net)).max(0);
    let discounted =
        half_up(i128::from(rise) * i128::from(into.discount.units()), i128::from(Rate::SCALE));
    half_up(
        i128::from(net) * i128::from(discounted),
        i128::from(Rate::SCALE) + i128::from(discounted),
    )
}

/// No customer of a run has so much that the fee would be a fixed sum.
fn rate(table: &FeeTable, amount: i64) -> i64 {
    match table.buy_fee(Fen::from_units(amount)) {
        BuyFee::Rate(rate) => rate.units(),
        BuyFee::Fixed(_) => 0,
    }
}

fn half_up(value: i128, by: i128) -> i64 {
    i64::try_from((value * 2 + by) / (by * 2)).unwrap_or(i64::MAX)
}

fn name(order: &Order, what: &str) -> String {
    format!("{what} of conversion {}", order.order_no)
}
