//! The audit of shares: what orders brought and took is what is held, and what the transfer agent
//! states is ours.

use crate::books::Books;
use crate::company::Statement;
use crate::found::Found;
use crate::{Company, Difference, Stop};
use funds::Catalogue;
use kernel::{Day, FundCode, Shares, TradeAcco};
use orders::{Order, OrderKind, OrderStatus};
use std::collections::BTreeMap;

/// What confirmed orders brought and took, by account and fund.
pub(crate) fn by_orders(books: &Books) -> BTreeMap<(TradeAcco, FundCode), i64> {
    let mut sums: BTreeMap<(TradeAcco, FundCode), i64> = BTreeMap::new();
    for order in &books.orders {
        *sums.entry((order.trade_acco, order.fund_code)).or_default() += moved(order);
        if let Some(to) = books.moves.get(&order.order_no) {
            *sums.entry((*to, order.fund_code)).or_default() -= moved(order);
        }
        if let Some((fund, shares)) = books.came_in(order) {
            *sums.entry((order.trade_acco, fund)).or_default() += shares;
        }
    }
    sums
}

/// Each position is the sum of its confirmed orders. A money fund's income is no order, so there
/// it is the least that must be held; each morning the transfer agent's incomes say how much more
/// it is.
pub(crate) fn shares(company: &Company, books: &Books, found: &mut Found) {
    let sums = by_orders(books);
    let held = books.positions.iter().map(|(_, acco, fund, held)| ((*acco, *fund), held));
    let mut held: BTreeMap<(TradeAcco, FundCode), i64> =
        held.map(|(key, held)| (key, held.units())).collect();
    let catalogue = company.app().get::<Catalogue>();
    for (key, sum) in sums {
        let (acco, fund) = key;
        let ours = held.remove(&key).unwrap_or(0);
        let is_money = catalogue.fund(fund).is_some_and(|fund| fund.is_money());
        if ours != sum && !(is_money && ours > sum) {
            found.differ(&format!("shares of {acco} {fund} by orders"), sum, ours);
        }
    }
    for ((acco, fund), ours) in held {
        found.differ(&format!("shares of {acco} {fund} by orders"), 0, ours);
    }
}

/// What an order added to its position; negative, what it took.
fn moved(order: &Order) -> i64 {
    use OrderKind::{
        Buy, Convert, Dividend, DividendMethod, ForcedDecrease, ForcedIncrease, ForcedRedeem,
        Instalment, Move, QuickRedeem, Redeem, SmartInstalment, Subscribe,
    };
    let answered = matches!(order.status, OrderStatus::Confirmed | OrderStatus::PartlyConfirmed);
    let shares = order.confirmed_shares.filter(|_| answered).map_or(0, Shares::units);
    match order.kind {
        Subscribe | Buy | Instalment | SmartInstalment | Dividend | ForcedIncrease => shares,
        Convert | Move | Redeem | QuickRedeem | ForcedRedeem | ForcedDecrease => -shares,
        DividendMethod => 0,
    }
}

/// Compares the shares that the transfer agent stated on a day with ours.
///
/// # Errors
/// The statement cannot be read.
pub fn against_statement(
    company: &Company,
    books: &Books,
    (t_day, stated_on): (Day, Day),
) -> Result<Vec<Difference>, Stop> {
    let mut stated = company.statement(stated_on)?;
    let mut found = Found::default();
    let mut held: Statement = BTreeMap::new();
    let positions = books.positions.iter().map(|(_, acco, fund, shares)| (*acco, *fund, *shares));
    // Given after the cut-off for a quick redemption: the transfer agent hears of it tomorrow. What
    // is to pay for a purchase tomorrow is not given yet, only frozen.
    let quick = books.orders.iter().filter(|order| {
        let given = order.status == OrderStatus::Confirmed;
        order.kind == OrderKind::QuickRedeem && given && order.t_day > t_day
    });
    let quick = quick.map(|order| (order.trade_acco, order.fund_code, order.shares));
    for (acco, fund, shares) in positions.chain(quick).chain(books.advanced.iter().cloned()) {
        let sum = held.entry((acco.to_string(), fund)).or_insert(Shares::ZERO);
        *sum = sum.checked_add(shares)?;
    }
    for ((acco, fund), ours) in held {
        let theirs = stated.remove(&(acco.clone(), fund)).unwrap_or(Shares::ZERO);
        found.equal(format!("{acco} {fund} at the TA"), theirs.units(), ours.units());
    }
    for ((acco, fund), theirs) in stated {
        found.equal(format!("{acco} {fund} at the TA"), theirs.units(), 0);
    }
    Ok(found.into_differences())
}
