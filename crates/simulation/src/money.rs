//! The audit of cash: what orders say is held is what the journal holds, and what we think has
//! moved has moved at the bank.

use crate::bank::{Agreements, Asked};
use crate::books::Books;
use crate::debits::{by_money_fund, debits};
use crate::found::Found;
use crate::{Company, Stop};
use kernel::{CustNo, Fen, Instant};
use ledger::{Account, Purse};
use orders::{Order, OrderKind, OrderNo, OrderStatus, PayStatus};
use partners::{PaymentResult, is_pension};
use std::collections::{BTreeMap, BTreeSet};

/// Payments that the bank is asked about at once.
const BATCH: usize = 500;

/// What the bank was asked under a key, and when the money moved.
pub(crate) type BankView = BTreeMap<String, (Asked, Option<Instant>)>;

/// Asks the bank about all payments that it was ever asked for.
pub(crate) async fn bank_view(company: &Company) -> Result<BankView, Stop> {
    let asked = company.bank.asked();
    let keys: Vec<String> = asked.keys().cloned().collect();
    let mut results: Vec<PaymentResult> = Vec::with_capacity(keys.len());
    for keys in keys.chunks(BATCH) {
        results.extend(company.outside.bank.query(keys).await?);
    }
    let of = |(asked, result): ((String, Asked), PaymentResult)| {
        (asked.0, (asked.1, result.state.moved_at()))
    };
    Ok(asked.into_iter().zip(results).map(of).collect())
}

/// Each customer's cash: what the orders say is held equals what the journal holds.
pub(crate) fn cash(books: &Books, found: &mut Found) {
    let mut held: BTreeMap<(CustNo, bool), [i64; 3]> = BTreeMap::new();
    for order in &books.orders {
        let purse = (order.cust_no, is_pension(&order.protocol_no));
        let [paid, refund, payable] = held.entry(purse).or_default();
        *paid += waiting(order).units();
        *refund += owed_back(order).units();
        *payable += owed_proceeds(order).units();
    }
    for ((cust_no, is_pension), [paid, refund, payable]) in held {
        let purse = Purse::of(cust_no, is_pension);
        let of = |account: Account| (account.to_string(), books.cny(&account));
        for (expected, (name, sum)) in
            [(paid, of(purse.paid())), (refund, of(purse.refund())), (payable, of(purse.payable()))]
        {
            found.equal(name, expected, sum);
        }
    }
}

/// Collected for an order that is not answered. What a money fund pays is shares until T is sealed
/// and the purchase is sent.
fn waiting(order: &Order) -> Fen {
    use OrderStatus::{Accepted, Acknowledged, Sent};
    let here = match order.status {
        Accepted => order.paid_at.is_some() && !by_money_fund(order),
        Sent | Acknowledged => order.paid_at.is_some(),
        _ => false,
    };
    if here { order.amount } else { Fen::ZERO }
}

/// What the bank is to pay back: nothing of a purchase that no card paid and that was cancelled,
/// since then its shares are free again.
fn refund(order: &Order) -> Fen {
    let only_shares = by_money_fund(order) && order.status == OrderStatus::Cancelled;
    if only_shares { Fen::ZERO } else { order.refund.unwrap_or(Fen::ZERO) }
}

/// Goes back to the card and is not there yet.
fn owed_back(order: &Order) -> Fen {
    let owed = matches!(order.pay_status, PayStatus::Refunding | PayStatus::PayoutFailed);
    if owed && order.kind.is_buy() { refund(order) } else { Fen::ZERO }
}

/// Proceeds and cash dividends that are not on the card yet.
fn owed_proceeds(order: &Order) -> Fen {
    let owed = matches!(order.pay_status, PayStatus::Unpaid | PayStatus::PayoutFailed);
    if owed { proceeds(order) } else { Fen::ZERO }
}

/// What an order brings to the card.
pub(crate) fn proceeds(order: &Order) -> Fen {
    use OrderStatus::{Confirmed, PartlyConfirmed};
    let confirmed = matches!(order.status, Confirmed | PartlyConfirmed);
    let pays = order.kind.is_redeem() || order.kind == OrderKind::Dividend;
    if confirmed && pays { order.confirmed_amount.unwrap_or(Fen::ZERO) } else { Fen::ZERO }
}

/// The bank's books against the orders, payment by payment, and against the journal as a whole.
pub(crate) fn money_at_bank(
    books: &Books,
    mut bank: BankView,
    agreements: &Agreements,
    found: &mut Found,
) {
    // What came of cards and of pension accounts, and what went there.
    let (mut came, mut went) = ([0, 0], [0, 0]);
    let purse = |protocol_no: &str| usize::from(is_pension(protocol_no));
    for debit in debits(books) {
        let known = debit.orders.iter().any(|order| order.paid_at.is_some());
        let of = debit.orders.first().map_or(0, |order| purse(&order.protocol_no));
        came[of] += if known { debit.amount().units() } else { 0 };
        let settled = debit.orders.iter().all(|order| order.pay_status != PayStatus::Paying);
        let view = bank.remove(&debit.key);
        let expected = (debit.amount(), known, settled);
        if let Some(first) = debit.orders.first() {
            compare((first, &first.protocol_no), view, expected, found);
        }
    }
    let together = together(books, &mut bank, agreements, found);
    for order in &books.orders {
        let (kind, due) = match order.kind {
            _ if order.kind.is_buy() => ("refund", refund(order)),
            // Its money stays with us, for the purchase.
            OrderKind::QuickRedeem if by_money_fund(order) => continue,
            OrderKind::QuickRedeem => ("quick", proceeds(order)),
            _ => ("proceeds", proceeds(order)),
        };
        let done = matches!(order.pay_status, PayStatus::Refunded | PayStatus::PaidOut)
            && (due.is_positive() || !by_money_fund(order));
        went[purse(&order.protocol_no)] += if done { due.units() } else { 0 };
        if together.contains(&order.order_no) {
            continue;
        }
        let settled = done || order.pay_status == PayStatus::PayoutFailed;
        let attempts = attempts(&mut bank, &format!("out-{kind}-{}", order.order_no));
        out((order, agreements), &attempts, (due, done, settled), found);
    }
    let checked = checks(books, &mut bank, found);
    went[0] += checked;
    found.equal("expense:card-checks".into(), -checked, books.cny(&Account::card_checks()));
    for key in bank.keys() {
        found.differ(&format!("payment {key} at the bank"), "of an order", "of none");
    }
    found.equal("external:bank".into(), went[0] - came[0], books.cny(&Account::external_bank()));
    let (away, pensions) = (went[1] - came[1], Account::external_pension());
    found.equal(pensions.to_string(), away, books.cny(&pensions));
}

/// The few fen of small-amount checks that we have booked, which the bank has paid; answers their
/// sum. What the bank has paid and we have not booked yet is found by the day.
fn checks(books: &Books, bank: &mut BankView, found: &mut Found) -> i64 {
    for check in &books.checks {
        let view = bank.remove(&check.key);
        let moved = view.and_then(|(asked, moved)| moved.map(|_| asked.amount.units()));
        if check.moved {
            found.equal(check.key.clone(), check.amount.units(), moved.unwrap_or(0));
        }
    }
    books.checks.iter().filter(|check| check.moved).map(|check| check.amount.units()).sum()
}

/// What goes back of parents in one payout for all of their orders that have none of their own;
/// answers these orders.
fn together(
    books: &Books,
    bank: &mut BankView,
    agreements: &Agreements,
    found: &mut Found,
) -> BTreeSet<OrderNo> {
    let mut all = BTreeSet::new();
    for debit in debits(books) {
        let own = |order: &&Order| bank.contains_key(&format!("out-refund-{}", order.order_no));
        let back = debit.orders.iter().copied().filter(|order| !own(order));
        let back: Vec<&Order> = back.filter(|order| refund(order).is_positive()).collect();
        let attempts = match debit.parent_no() {
            Some(parent_no) => attempts(bank, &format!("out-refund-{parent_no}")),
            None => continue,
        };
        let Some(first) = back.first().filter(|_| !attempts.is_empty()) else { continue };
        let is = |status| back.iter().all(|order| order.pay_status == status);
        let done = is(PayStatus::Refunded);
        let settled = done || is(PayStatus::PayoutFailed);
        let due = Fen::from_units(back.iter().map(|order| refund(order).units()).sum());
        out((first, agreements), &attempts, (due, done, settled), found);
        all.extend(back.iter().map(|order| order.order_no));
    }
    all
}

/// All attempts of a payout that the bank was asked for, oldest first.
fn attempts(bank: &mut BankView, key: &str) -> Vec<(Asked, Option<Instant>)> {
    let names = std::iter::once(key.to_owned()).chain((2..).map(|n| format!("{key}-{n}")));
    names.map_while(|name| bank.remove(&name)).collect()
}

/// A payout: of all its attempts at most one has moved, and each asked for the same sum. The first
/// goes to the card that had the order's account when it was asked for, the others to the one that
/// the customer chose.
fn out(
    (order, agreements): (&Order, &Agreements),
    attempts: &[(Asked, Option<Instant>)],
    expected: (Fen, bool, bool),
    found: &mut Found,
) {
    let moved: Vec<Instant> = attempts.iter().filter_map(|(_, moved_at)| *moved_at).collect();
    let what = format!("payout of order {} at the bank", order.order_no);
    if moved.len() > 1 {
        found.differ(&what, "paid once", moved.len());
    }
    for (asked, _) in attempts.iter().filter(|(asked, _)| asked.amount != expected.0) {
        found.differ(&what, expected.0, asked.amount);
    }
    let first = attempts.first().map(|(asked, _)| (asked.clone(), moved.first().copied()));
    let agreement = first.as_ref().and_then(|(asked, _)| agreements.of(order.trade_acco, asked));
    compare((order, agreement.unwrap_or(&order.protocol_no)), first, expected, found);
}

/// One payment: what moved at the bank is what we think has moved, as soon as we think anything.
fn compare(
    (order, agreement): (&Order, &str),
    view: Option<(Asked, Option<Instant>)>,
    (amount, known, settled): (Fen, bool, bool),
    found: &mut Found,
) {
    let what = format!("payment of order {} at the bank", order.order_no);
    match view {
        None if known => found.differ(&what, "asked for", "not"),
        None => {}
        Some((asked, _)) if asked.amount != amount => found.differ(&what, amount, asked.amount),
        Some((asked, _)) if asked.protocol_no != agreement => {
            found.differ(&what, agreement, &asked.protocol_no);
        }
        Some((_, moved_at)) if settled && moved_at.is_some() != known => {
            found.differ(&what, known, moved_at.is_some());
        }
        Some(_) => {}
    }
}
