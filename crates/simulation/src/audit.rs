//! The audit: what must be true after every step.

use crate::bank::{Asked, has_moved};
use crate::company::Statement;
use crate::states::{go_together, may_become, money_may_become};
use crate::{Company, Stop};
use db::Tx;
use kernel::{CustNo, Day, Fen, FundCode, Shares};
use ledger::Account;
use orders::{Order, OrderKind, OrderNo, OrderStatus, PayStatus};
use partners::PaymentResult;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// Payments that the bank is asked about at once.
const BATCH: usize = 500;

/// Something that should be equal and is not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// What it is about.
    pub what: String,
    /// As it must be.
    pub expected: String,
    /// As it is.
    pub found: String,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { what, expected, found } = self;
        write!(f, "{what}: must be {expected}, is {found}")
    }
}

/// Remembers what it saw, so that nothing vanishes and nothing goes back.
#[derive(Debug, Default)]
pub struct Auditor {
    seen: BTreeMap<OrderNo, (OrderStatus, PayStatus)>,
    promised: BTreeSet<OrderNo>,
}

/// All that is looked at, from one snapshot.
struct Books {
    orders: Vec<Order>,
    /// By account and asset.
    sums: BTreeMap<(String, String), i64>,
    positions: Vec<(CustNo, String, FundCode, Shares)>,
    verified: Vec<ledger::Difference>,
}

/// What the bank knows of a key.
type BankView = BTreeMap<String, (Asked, bool)>;

impl Auditor {
    /// A customer was told that this order is taken: it may never be lost.
    pub fn promise(&mut self, order: OrderNo) {
        self.promised.insert(order);
    }

    /// Audits the books against themselves and against the bank's.
    ///
    /// # Errors
    /// The books cannot be read.
    pub async fn audit(&mut self, company: &Company) -> Result<Vec<Difference>, Stop> {
        let books = Books::read(company).await?;
        let bank = bank_view(company).await?;
        let mut found = Found::default();
        books.verified.iter().for_each(|d| found.differ(&d.what, d.expected, d.found));
        for key in company.bank.contradictions() {
            found.differ(&format!("bank key {key}"), "one payment", "two different ones");
        }
        self.states(&books, &mut found);
        sums(&books, &mut found);
        cash(&books, &mut found);
        money_at_bank(&books, bank, &mut found);
        Ok(found.0)
    }

    fn states(&mut self, books: &Books, found: &mut Found) {
        let there: BTreeSet<OrderNo> = books.orders.iter().map(|order| order.order_no).collect();
        for lost in self.promised.difference(&there) {
            found.differ(&format!("order {lost}"), "there: the customer has its number", "lost");
        }
        for order in &books.orders {
            let now = (order.status, order.pay_status);
            let before = self.seen.insert(order.order_no, now).unwrap_or(now);
            let allowed = may_become(before.0, now.0) && money_may_become(before.1, now.1);
            let fits = go_together(order.kind.is_buy(), now.0, now.1);
            if !allowed || !fits {
                found.differ(&format!("order {}", order.order_no), "an allowed state", name(order));
            }
            let confirmed = order.confirmed_shares.is_some() || order.confirmed_amount.is_some();
            let never = matches!(now.0, OrderStatus::Cancelled | OrderStatus::Void);
            if confirmed && never {
                let what = format!("order {}", order.order_no);
                found.differ(&what, "cancelled or confirmed", "both");
            }
        }
    }
}

/// Compares the shares that the transfer agent stated on a day with ours.
///
/// # Errors
/// The statement or the books cannot be read.
pub async fn against_statement(
    company: &Company,
    t_day: Day,
    stated_on: Day,
) -> Result<Vec<Difference>, Stop> {
    let mut stated = company.statement(stated_on)?;
    let books = Books::read(company).await?;
    let mut found = Found::default();
    let mut held: Statement = BTreeMap::new();
    let positions = books.positions.into_iter().map(|(_, acco, fund, shares)| (acco, fund, shares));
    // Given after the cut-off for a quick redemption: the transfer agent hears of it tomorrow.
    let quick = books
        .orders
        .iter()
        .filter(|order| order.kind == OrderKind::QuickRedeem && order.t_day > t_day);
    let quick = quick.map(|order| (order.trade_acco.clone(), order.fund_code, order.shares));
    for (acco, fund, shares) in positions.chain(quick) {
        let sum = held.entry((acco, fund)).or_insert(Shares::ZERO);
        *sum = sum.checked_add(shares)?;
    }
    for ((acco, fund), ours) in held {
        let theirs = stated.remove(&(acco.clone(), fund)).unwrap_or(Shares::ZERO);
        found.equal(format!("{acco} {fund} at the TA"), theirs.units(), ours.units());
    }
    for ((acco, fund), theirs) in stated {
        found.equal(format!("{acco} {fund} at the TA"), theirs.units(), 0);
    }
    Ok(found.0)
}

/// After quiet days everything has come to its end.
///
/// # Errors
/// The books cannot be read.
pub async fn unfinished(company: &Company) -> Result<Vec<Difference>, Stop> {
    let books = Books::read(company).await?;
    let mut found = Found::default();
    for order in &books.orders {
        use OrderStatus::{Accepted, Acknowledged, Sent};
        let open = matches!(order.status, Accepted | Sent | Acknowledged);
        let owed = matches!(order.pay_status, PayStatus::Paying | PayStatus::Refunding)
            || (proceeds(order).is_positive() && order.pay_status == PayStatus::Unpaid);
        let advanced = order.kind == OrderKind::QuickRedeem && order.repaid_on.is_none();
        if open || owed || advanced {
            let what = format!("order {} after quiet days", order.order_no);
            found.differ(&what, "settled", name(order));
        }
    }
    Ok(found.0)
}

#[derive(Default)]
struct Found(Vec<Difference>);

impl Found {
    fn differ(&mut self, what: &str, expected: impl fmt::Display, found: impl fmt::Display) {
        let (what, expected, found) = (what.to_owned(), expected.to_string(), found.to_string());
        self.0.push(Difference { what, expected, found });
    }

    fn equal(&mut self, what: String, expected: i64, found: i64) {
        if expected != found {
            self.differ(&what, expected, found);
        }
    }
}

impl Books {
    async fn read(company: &Company) -> Result<Self, Stop> {
        let read = async |tx: &mut Tx| {
            let mut verified = ledger::verify(tx).await?;
            verified.extend(holdings::verify(tx).await?);
            verified.extend(orders::verify_advances(tx).await?);
            let orders = orders::all_orders(tx).await?;
            let lines = ledger::digest(tx).await?;
            let positions = holdings::open_positions(tx).await?;
            Ok::<_, db::Error>((verified, orders, lines, positions))
        };
        let (verified, orders, lines, positions) = company.app().db().read(read).await?;
        let mut sums = BTreeMap::new();
        for line in lines {
            let mut parts = line.split(' ');
            let (Some(account), Some(asset), Some(sum)) =
                (parts.next(), parts.next(), parts.next())
            else {
                return Err(Stop::failed("the journal's digest", line));
            };
            sums.insert((account.to_owned(), asset.to_owned()), sum.parse()?);
        }
        Ok(Self { orders, sums, positions, verified })
    }

    fn cny(&self, account: &Account) -> i64 {
        let key = (account.name().to_owned(), ledger::Asset::Cny.to_string());
        self.sums.get(&key).copied().unwrap_or(0)
    }
}

async fn bank_view(company: &Company) -> Result<BankView, Stop> {
    let asked = company.bank.asked();
    let keys: Vec<String> = asked.keys().cloned().collect();
    let mut results: Vec<PaymentResult> = Vec::with_capacity(keys.len());
    for keys in keys.chunks(BATCH) {
        results.extend(company.outside.bank.query(keys).await?);
    }
    let of = |(asked, result): ((String, Asked), PaymentResult)| {
        let moved = has_moved(&result);
        (asked.0, (asked.1, moved))
    };
    Ok(asked.into_iter().zip(results).map(of).collect())
}

/// Postings of each asset sum to zero; no customer has less than nothing.
fn sums(books: &Books, found: &mut Found) {
    let mut totals: BTreeMap<&str, i128> = BTreeMap::new();
    for ((account, asset), sum) in &books.sums {
        *totals.entry(asset).or_default() += i128::from(*sum);
        if account.starts_with("cust:") && *sum < 0 {
            found.differ(&format!("{account} in {asset}"), "not below zero", sum);
        }
    }
    for (asset, total) in totals.into_iter().filter(|(_, total)| *total != 0) {
        found.differ(&format!("all postings in {asset}"), 0, total);
    }
}

/// Each customer's cash: what the orders say is held equals what the journal holds.
fn cash(books: &Books, found: &mut Found) {
    let mut held: BTreeMap<CustNo, [i64; 3]> = BTreeMap::new();
    for order in &books.orders {
        let [paid, refund, payable] = held.entry(order.cust_no).or_default();
        *paid += waiting(order).units();
        *refund += owed_back(order).units();
        *payable += owed_proceeds(order).units();
    }
    for (cust_no, [paid, refund, payable]) in held {
        let of = |account: Account| (account.to_string(), books.cny(&account));
        for (expected, (name, sum)) in [
            (paid, of(Account::paid(cust_no))),
            (refund, of(Account::refund(cust_no))),
            (payable, of(Account::payable(cust_no))),
        ] {
            found.equal(name, expected, sum);
        }
    }
}

/// Collected for an order that is not answered.
fn waiting(order: &Order) -> Fen {
    use OrderStatus::{Accepted, Acknowledged, Sent};
    let open = matches!(order.status, Accepted | Sent | Acknowledged);
    if open && order.paid_at.is_some() { order.amount } else { Fen::ZERO }
}

/// Goes back to the card and is not there yet.
fn owed_back(order: &Order) -> Fen {
    let owed = matches!(order.pay_status, PayStatus::Refunding | PayStatus::PayoutFailed);
    if owed && order.kind.is_buy() { order.refund.unwrap_or(Fen::ZERO) } else { Fen::ZERO }
}

/// Proceeds and cash dividends that are not on the card yet.
fn owed_proceeds(order: &Order) -> Fen {
    let owed = matches!(order.pay_status, PayStatus::Unpaid | PayStatus::PayoutFailed);
    if owed { proceeds(order) } else { Fen::ZERO }
}

fn proceeds(order: &Order) -> Fen {
    use OrderStatus::{Confirmed, PartlyConfirmed};
    let confirmed = matches!(order.status, Confirmed | PartlyConfirmed);
    let pays = order.kind.is_redeem() || order.kind == OrderKind::Dividend;
    if confirmed && pays { order.confirmed_amount.unwrap_or(Fen::ZERO) } else { Fen::ZERO }
}

/// The bank's books against the orders, payment by payment, and against the journal as a whole.
fn money_at_bank(books: &Books, mut bank: BankView, found: &mut Found) {
    let (mut came, mut went) = (0, 0);
    for order in &books.orders {
        if order.kind.is_buy() {
            let known = order.paid_at.is_some();
            came += if known { order.amount.units() } else { 0 };
            let settled = order.pay_status != PayStatus::Paying;
            let view = bank.remove(&order.order_no.to_string());
            compare(order, view, (order.amount, known, settled), found);
        }
        let (kind, due) = match order.kind {
            _ if order.kind.is_buy() => ("refund", order.refund.unwrap_or(Fen::ZERO)),
            OrderKind::QuickRedeem => ("quick", proceeds(order)),
            _ => ("proceeds", proceeds(order)),
        };
        let done = matches!(order.pay_status, PayStatus::Refunded | PayStatus::PaidOut);
        went += if done { due.units() } else { 0 };
        let settled = done || order.pay_status == PayStatus::PayoutFailed;
        let view = bank.remove(&format!("out-{kind}-{}", order.order_no));
        compare(order, view, (due, done, settled), found);
    }
    for key in bank.keys() {
        found.differ(&format!("payment {key} at the bank"), "of an order", "of none");
    }
    found.equal("external:bank".into(), went - came, books.cny(&Account::external_bank()));
}

/// One payment: what moved at the bank is what we think has moved, as soon as we think anything.
fn compare(
    order: &Order,
    view: Option<(Asked, bool)>,
    (amount, known, settled): (Fen, bool, bool),
    found: &mut Found,
) {
    let what = format!("payment of order {} at the bank", order.order_no);
    match view {
        None if known => found.differ(&what, "asked for", "not"),
        None => {}
        Some((asked, _)) if asked.amount != amount => found.differ(&what, amount, asked.amount),
        Some((asked, _)) if asked.protocol_no != order.protocol_no => {
            found.differ(&what, &order.protocol_no, &asked.protocol_no);
        }
        Some((_, moved)) if settled && moved != known => found.differ(&what, known, moved),
        Some(_) => {}
    }
}

fn name(order: &Order) -> String {
    let kind = order.kind.chinese();
    format!("{kind} {} {}", order.status.chinese(), order.pay_status.chinese())
}
