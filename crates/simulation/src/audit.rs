//! The audit: what must be true after every step.

use crate::conversions::conversions;
use crate::money::{bank_view, cash, money_at_bank, proceeds};
use crate::offerings::subscriptions;
use crate::onward::onward;
use crate::shares::shares;
use crate::states::{go_together, may_become, money_may_become};
use crate::{Company, Stop};
use db::Tx;
use funds::Catalogue;
use kernel::{CustNo, FundCode, Shares};
use ledger::Account;
use orders::{Conversion, Order, OrderKind, OrderNo, OrderStatus, PayStatus};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

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
pub struct Books {
    pub(crate) orders: Vec<Order>,
    /// Both legs of conversions, by order.
    pub(crate) conversions: BTreeMap<OrderNo, Conversion>,
    /// By account and asset.
    sums: BTreeMap<(String, String), i64>,
    pub(crate) positions: Vec<(CustNo, String, FundCode, Shares)>,
    verified: Vec<ledger::Difference>,
}

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
        self.audit_books(company, &books).await
    }

    /// The same, of books that were read already.
    ///
    /// # Errors
    /// The bank's books cannot be read.
    pub async fn audit_books(
        &mut self,
        company: &Company,
        books: &Books,
    ) -> Result<Vec<Difference>, Stop> {
        let bank = bank_view(company).await?;
        let mut found = Found::default();
        books.verified.iter().for_each(|d| found.differ(&d.what, d.expected, d.found));
        for key in company.bank.contradictions() {
            found.differ(&format!("bank key {key}"), "one payment", "two different ones");
        }
        self.states(books, &mut found);
        sums(books, &mut found);
        shares(company, books, &mut found);
        subscriptions(books, &mut found);
        conversions(company, books, &mut found);
        onward(books, &mut found);
        cash(books, &mut found);
        money_at_bank(books, bank, &mut found);
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

/// After quiet days everything has come to its end, but for what the transfer agent has received
/// for funds that are still being raised.
pub fn unfinished(company: &Company, books: &Books) -> Vec<Difference> {
    let catalogue = company.app().get::<Catalogue>();
    let raised = |code| catalogue.fund(code).is_some_and(|fund| fund.can_subscribe());
    let mut found = Found::default();
    for order in &books.orders {
        use OrderStatus::{Accepted, Acknowledged, Sent};
        let received = order.kind == OrderKind::Subscribe && order.status == Acknowledged;
        let waits = received && raised(order.fund_code);
        let open = matches!(order.status, Accepted | Sent | Acknowledged) && !waits;
        let owed = matches!(order.pay_status, PayStatus::Paying | PayStatus::Refunding)
            || (proceeds(order).is_positive() && order.pay_status == PayStatus::Unpaid);
        let quick = order.kind == OrderKind::QuickRedeem && order.status != OrderStatus::Cancelled;
        let advanced = quick && order.repaid_on.is_none();
        if open || owed || advanced {
            let what = format!("order {} after quiet days", order.order_no);
            found.differ(&what, "settled", name(order));
        }
    }
    found.0
}

/// Gathers what differs.
#[derive(Default)]
pub(crate) struct Found(Vec<Difference>);

impl Found {
    pub fn into_differences(self) -> Vec<Difference> {
        self.0
    }

    pub fn differ(&mut self, what: &str, expected: impl fmt::Display, found: impl fmt::Display) {
        let (what, expected, found) = (what.to_owned(), expected.to_string(), found.to_string());
        self.0.push(Difference { what, expected, found });
    }

    pub fn equal(&mut self, what: String, expected: i64, found: i64) {
        if expected != found {
            self.differ(&what, expected, found);
        }
    }
}

impl Books {
    /// Reads them.
    ///
    /// # Errors
    /// They cannot be read.
    pub async fn read(company: &Company) -> Result<Self, Stop> {
        let read = async |tx: &mut Tx| {
            let mut verified = ledger::verify(tx).await?;
            verified.extend(holdings::verify(tx).await?);
            verified.extend(orders::verify_advances(tx).await?);
            verified.extend(orders::verify_payouts(tx).await?);
            verified.extend(orders::verify_onward(tx).await?);
            let orders = orders::all_orders(tx).await?;
            let conversions = orders::all_conversions(tx).await?;
            let lines = ledger::digest(tx).await?;
            let positions = holdings::open_positions(tx).await?;
            Ok::<_, db::Error>((verified, (orders, conversions), lines, positions))
        };
        let (verified, (orders, conversions), lines, positions) =
            company.app().db().read(read).await?;
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
        let conversions = conversions.into_iter().map(|row| (row.order_no, row)).collect();
        Ok(Self { orders, conversions, sums, positions, verified })
    }

    /// What a confirmed conversion brought: fund, and shares in their smallest unit.
    pub(crate) fn came_in(&self, order: &Order) -> Option<(FundCode, i64)> {
        let shares = self.conversions.get(&order.order_no)?.target_shares?;
        Some((order.target_fund_code?, shares.units()))
    }

    pub(crate) fn cny(&self, account: &Account) -> i64 {
        let key = (account.name().to_owned(), ledger::Asset::Cny.to_string());
        self.sums.get(&key).copied().unwrap_or(0)
    }
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

fn name(order: &Order) -> String {
    let kind = order.kind.chinese();
    format!("{kind} {} {}", order.status.chinese(), order.pay_status.chinese())
}
