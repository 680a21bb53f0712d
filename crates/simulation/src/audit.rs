//! The audit: what must be true after every step.

use crate::books::Books;
use crate::conversions::conversions;
use crate::found::{Difference, Found};
use crate::money::{bank_view, cash, money_at_bank, proceeds};
use crate::offerings::subscriptions;
use crate::onward::onward;
use crate::payment_days::PaymentDays;
use crate::shares::shares;
use crate::states::{go_together, may_become, money_may_become};
use crate::{Company, Stop};
use clearing::{UnamendedDay, UnclosedDay, UnopenedDay};
use funds::Catalogue;
use kernel::{Calendar, Day};
use orders::{Order, OrderKind, OrderNo, OrderStatus, PayStatus};
use partners::simulator::Whim;
use std::collections::{BTreeMap, BTreeSet};

/// Remembers what it saw, so that nothing vanishes and nothing goes back.
#[derive(Debug, Default)]
pub struct Auditor {
    seen: BTreeMap<OrderNo, (OrderStatus, PayStatus)>,
    promised: BTreeSet<OrderNo>,
    payment_days: PaymentDays,
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
        self.payment_days.compare(company, (books, &bank), &mut found);
        for row in &books.set_aside {
            found.differ(&format!("payment of order {}", row.order_no), "written", &row.reason);
        }
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
        money_at_bank(books, bank, &company.bank.agreements(), &mut found);
        Ok(found.into_differences())
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

/// Within so many days the order of a plan need not be settled: its debit may be known on the third
/// trading day, and its return on the third after that.
const PLANS_DAYS: i32 = 14;
/// What the bank tells late it tells on the third trading day.
const TOLD_AFTER: i32 = 3;

/// After quiet days everything has come to its end, but for what the transfer agent has received
/// for funds that are still being raised.
pub fn unfinished(company: &Company, books: &Books) -> Vec<Difference> {
    let catalogue = company.app().get::<Catalogue>();
    let raised = |code| catalogue.fund(code).is_some_and(|fund| fund.can_subscribe());
    let mut found = Found::default();
    let today = company.app().clock().today();
    // Plans run on quiet days, too.
    let goes_on =
        |order: &Order| order.kind.is_instalment() && today.days_since(order.t_day) < PLANS_DAYS;
    for order in books.orders.iter().filter(|order| !goes_on(order)) {
        use OrderStatus::{Accepted, Acknowledged, Sent};
        let received = order.kind == OrderKind::Subscribe && order.status == Acknowledged;
        let waits = received && raised(order.fund_code);
        let open = matches!(order.status, Accepted | Sent | Acknowledged) && !waits;
        let refunding = order.pay_status == PayStatus::Refunding && !is_told_late(order, today);
        let owed = (order.pay_status == PayStatus::Paying || refunding)
            || (proceeds(order).is_positive() && order.pay_status == PayStatus::Unpaid);
        let quick = order.kind == OrderKind::QuickRedeem && order.status != OrderStatus::Cancelled;
        let advanced = quick && order.repaid_on.is_none();
        if open || owed || advanced {
            let what = format!("order {} after quiet days", order.order_no);
            found.differ(&what, "settled", name(order));
        }
    }
    found.into_differences()
}

/// Whether the money of a refund is there, and the bank says so some days later only: an offering
/// may fail on one of the last days.
fn is_told_late(order: &Order, today: Day) -> bool {
    let late = order.refund.and_then(Whim::of_amount) == Some(Whim::KnownAfterDays);
    let told_on = |paid_on| Calendar::china().add_open(paid_on, TOLD_AFTER);
    late && order.arrive_day.is_some_and(|paid_on| told_on(paid_on) >= today)
}

/// Accounts of which the TA has not said whether it opens them, or in whose certificates it has
/// others than we.
///
/// # Errors
/// The books cannot be read.
pub async fn unregistered(company: &Company) -> Result<Vec<Difference>, Stop> {
    let mut found = Found::default();
    let status = company.engine.status().await?;
    for UnopenedDay { asked_on, accounts } in status.unopened {
        found.differ(&format!("{accounts} accounts of {asked_on}"), "opened or refused", "silence");
    }
    for UnclosedDay { asked_on, accounts } in status.unclosed {
        found.differ(&format!("{accounts} accounts of {asked_on}"), "closed or refused", "silence");
    }
    for UnamendedDay { asked_on, accounts, reason } in status.unamended {
        found.differ(&format!("{accounts} certificates of {asked_on}"), "registered", reason);
    }
    let due = async |tx: &mut db::Tx| accounts::register_due(tx, None, 1).await;
    for cust_no in company.app().db().read::<_, db::Error, _>(due).await? {
        found.differ(&format!("the certificate of {cust_no}"), "told the TA", "still to be told");
    }
    Ok(found.into_differences())
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
