//! What cards were asked for: a debit pays an order, or all orders of a parent.

use crate::books::Books;
use crate::onward::by_proceeds;
use kernel::Fen;
use orders::{Order, ParentNo};
use std::collections::BTreeMap;

/// A debit of a card.
pub(crate) struct Debit<'a> {
    /// The bank's name of it.
    pub key: String,
    /// What it pays: one order, or those of a parent.
    pub orders: Vec<&'a Order>,
}

/// All debits, by their keys.
pub(crate) fn debits(books: &Books) -> Vec<Debit<'_>> {
    let mut all: BTreeMap<String, Vec<&Order>> = BTreeMap::new();
    for order in books.orders.iter().filter(|order| by_card(order)) {
        let own = order.order_no.to_string();
        let key = order.parent_no.map_or(own, |parent_no| parent_no.to_string());
        all.entry(key).or_default().push(order);
    }
    all.into_iter().map(|(key, orders)| Debit { key, orders }).collect()
}

impl<'a> Debit<'a> {
    /// It with each of its orders.
    pub fn each(&self) -> impl Iterator<Item = (&Self, &'a Order)> {
        self.orders.iter().map(move |order| (self, *order))
    }

    /// Whose it is, where it pays several.
    pub fn parent_no(&self) -> Option<ParentNo> {
        self.orders.first().and_then(|order| order.parent_no)
    }

    /// What is asked for: a few orders of some thousands, which always fit.
    pub fn amount(&self) -> Fen {
        Fen::from_units(self.orders.iter().map(|order| order.amount.units()).sum())
    }
}

/// A purchase that a card pays.
fn by_card(order: &Order) -> bool {
    order.kind.is_buy() && !by_money_fund(order) && !by_proceeds(order)
}

/// A purchase that no card pays, or the quick redemption that pays it.
pub(crate) fn by_money_fund(order: &Order) -> bool {
    order.pair().is_some()
}
