//! What a TA answers to orders.

use crate::{Confirmation, Converted, Order, OrderKind, Outcome};
use kernel::{Fen, Nav, Rate, TradeAcco};

/// What the TA answers to a move into an account, at `nav`.
#[must_use]
pub fn moved(order: &Order, nav: Nav, to: TradeAcco) -> Confirmation {
    let outcome = Outcome::Moved { nav, shares: order.shares, to };
    Confirmation { order_no: order.order_no, outcome }
}

/// What the TA answers to an order at `nav`.
#[must_use]
pub fn answer(order: &Order, nav: Nav) -> Confirmation {
    use kernel::Rounding::HalfUp;
    let outcome = if order.kind == OrderKind::DividendMethod {
        Outcome::MethodSet
    } else if order.kind == OrderKind::Subscribe {
        Outcome::Acknowledged
    } else if order.kind.is_buy() {
        let list: Rate = "0.008".parse().unwrap();
        let rate = list.times(order.discount().unwrap(), HalfUp).unwrap();
        let net = order.amount.net_of(rate, HalfUp).unwrap();
        Outcome::Bought {
            nav,
            amount: order.amount,
            fee: order.amount.checked_sub(net).unwrap(),
            shares: net.shares_at(nav, HalfUp).unwrap(),
        }
    } else if order.kind == OrderKind::Convert {
        // Both funds at the same price, a fund as dear into another.
        let amount_in = order.shares.value(nav, HalfUp).unwrap();
        Outcome::Converted(Converted {
            nav,
            shares: order.shares,
            redeem_fee: Fen::ZERO,
            top_up_fee: Fen::ZERO,
            amount_in,
            target: order.target_fund_code.unwrap(),
            target_nav: nav,
            target_shares: amount_in.shares_at(nav, HalfUp).unwrap(),
        })
    } else {
        // Quick redemptions are of money funds, whose price is 1.
        let quick = order.kind == OrderKind::QuickRedeem;
        let nav = if quick { "1".parse().unwrap() } else { nav };
        let net = order.shares.value(nav, HalfUp).unwrap();
        Outcome::Redeemed { nav, shares: order.shares, fee: Fen::ZERO, net }
    };
    Confirmation { order_no: order.order_no, outcome }
}
