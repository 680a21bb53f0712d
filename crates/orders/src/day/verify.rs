//! Proofs that each frozen share waits for an order, and that each order's money is in the journal.

use super::store::proofs;
use crate::order::store::{months, paid_fees};
use crate::order::{Order, OrderKind, OrderNo, OrderStatus};
use db::{Error, Tx};
use kernel::{CustNo, Fen, FundCode, TradeAcco};
use ledger::{Account, Difference, EntryKind};
use std::collections::BTreeMap;

/// How proceeds come.
const CAME: [EntryKind; 3] =
    [EntryKind::RedeemConfirmed, EntryKind::QuickRedeemed, EntryKind::CashDividend];
/// Orders whose money is compared together.
const PAGE: i64 = 5_000;

/// Compares the frozen shares of each position with the open orders that wait for them, both ways
/// round, and answers what differs.
///
/// # Errors
/// Those of the database.
pub async fn verify_frozen(tx: &mut Tx) -> Result<Vec<Difference>, Error> {
    let mut sums: BTreeMap<(CustNo, TradeAcco, FundCode), (i64, i64)> = BTreeMap::new();
    for (cust_no, acco, fund, shares) in proofs::asked_for(tx).await? {
        sums.entry((cust_no, acco, fund)).or_default().0 = shares.units();
    }
    for (cust_no, acco, fund, shares) in holdings::frozen(tx).await? {
        sums.entry((cust_no, acco, fund)).or_default().1 = shares.units();
    }
    let differs = sums.into_iter().filter(|(_, (asked, frozen))| asked != frozen);
    let difference = |((cust_no, acco, fund), (expected, found))| Difference {
        what: format!("position {cust_no} {acco} {fund}: shares that open orders wait for"),
        expected,
        found,
    };
    Ok(differs.map(difference).collect())
}

/// Compares where each order says that its money is with what the journal has under its number, and
/// what all orders of a customer say with what the journal has in all: money under no order's
/// number, and what the TA paid under a number of its own. Answers what differs.
///
/// # Errors
/// Those of the database.
pub async fn verify_money(tx: &mut Tx) -> Result<Vec<Difference>, Error> {
    let mut found = Vec::new();
    let mut totals = Totals::of_journal(tx).await?;
    let mut after = OrderNo::from(0);
    loop {
        let orders = proofs::after(tx, after, PAGE).await?;
        let Some(last) = orders.last() else { break };
        after = last.order_no;
        let numbers = orders.iter().flat_map(|order| [Some(order.order_no), drawn_from(order)]);
        let references: Vec<String> = numbers.flatten().map(|number| number.to_string()).collect();
        let moved = ledger::cash_of(tx, &references).await?;
        let mut booked: BTreeMap<(String, String), Vec<(String, i64)>> = BTreeMap::new();
        for row in moved {
            booked.entry((row.reference, row.account)).or_default().push((row.kind, row.amount));
        }
        orders.iter().for_each(|order| compare(order, &booked, &mut found));
        orders.iter().for_each(|order| found.extend(misplaced(order)));
        orders.iter().for_each(|order| totals.add(order));
    }
    found.extend(totals.differences());
    found.extend(proofs::misplaced(tx).await?.into_iter().map(|(number, is_there)| Difference {
        what: format!("order {number}: among those that are open"),
        expected: i64::from(!is_there),
        found: i64::from(is_there),
    }));
    Ok(found)
}

/// By account, as the journal has it and as the orders say.
struct Totals {
    waiting: BTreeMap<String, (i64, i64)>,
    proceeds: BTreeMap<String, (i64, i64)>,
}

impl Totals {
    async fn of_journal(tx: &mut Tx) -> Result<Self, Error> {
        let booked = |sums: BTreeMap<String, i64>| {
            sums.into_iter().map(|(account, sum)| (account, (sum, 0))).collect()
        };
        let waiting = booked(ledger::journal_paid(tx).await?);
        Ok(Self { waiting, proceeds: booked(ledger::journal_came(tx, &CAME).await?) })
    }

    fn add(&mut self, order: &Order) {
        let moneyless = matches!(order.kind, OrderKind::Convert | OrderKind::Move);
        let of_redemption = !order.kind.is_buy() && !moneyless;
        let came = if of_redemption { proceeds(order) } else { Fen::ZERO };
        for (sums, account, amount) in [
            (&mut self.waiting, order.purse().paid(), waiting(order)),
            (&mut self.proceeds, order.purse().payable(), came),
        ] {
            if amount.is_positive() {
                let (_, said) = sums.entry(account.name().to_owned()).or_default();
                *said = said.saturating_add(amount.units());
            }
        }
    }

    fn differences(self) -> impl Iterator<Item = Difference> {
        let of = |what: &'static str, sums: BTreeMap<String, (i64, i64)>| {
            let differs = sums.into_iter().filter(|(_, (booked, said))| booked != said);
            differs.map(move |(account, (expected, found))| Difference {
                what: format!("{what}: {account}"),
                expected,
                found,
            })
        };
        of("money that waits for orders", self.waiting)
            .chain(of("proceeds of all orders", self.proceeds))
    }
}

/// Compares what is kept of customers' months with their orders, and answers what differs.
///
/// # Errors
/// Those of the database.
pub async fn verify_months(tx: &mut Tx) -> Result<Vec<Difference>, Error> {
    let differing = months::differing(tx).await?;
    let lines = differing.iter().flat_map(|month| {
        let fund = if month.fund_code.is_empty() { "all funds" } else { &month.fund_code };
        let of = format!("{fund}, records of customer {} in {}", month.cust_no, month.month);
        let counts = [month.buys, month.redeems, month.converts, month.dividends, month.others];
        let orders = counts.iter().sum();
        [
            (format!("{of}: orders"), orders),
            (format!("{of}: those that came to nothing"), month.void),
            (format!("{of}: redemptions into funds"), month.into_funds),
            (format!("{of}: bought"), month.bought.units()),
            (format!("{of}: arrived"), month.arrived.units()),
        ]
    });
    let missing = |(what, expected)| Difference { what, expected, found: 0 };
    let mut all: Vec<Difference> =
        lines.filter(|(_, missing)| *missing != 0).map(missing).collect();
    let paid = paid_fees::differing(tx).await?;
    let line = |(cust_no, fee): (CustNo, Fen)| (format!("paid fees of customer {cust_no}"), fee);
    all.extend(paid.into_iter().map(line).map(|(what, fee)| missing((what, fee.units()))));
    Ok(all)
}

/// An order that its indices have elsewhere than its status.
fn misplaced(order: &Order) -> Option<Difference> {
    let (expected, found) = (i64::from(order.status.is_void()), i64::from(order.is_void));
    let what = format!("order {}: among those that came to nothing", order.order_no);
    (expected != found).then_some(Difference { what, expected, found })
}

type Booked = BTreeMap<(String, String), Vec<(String, i64)>>;

fn compare(order: &Order, booked: &Booked, found: &mut Vec<Difference>) {
    let of = |number: OrderNo, account: &Account, kinds: Option<&[EntryKind]>| -> i64 {
        let rows = booked.get(&(number.to_string(), account.name().to_owned()));
        let wanted = |kind: &str| kinds.is_none_or(|kinds| kinds.iter().any(|k| k.code() == kind));
        let rows = rows.into_iter().flatten().filter(|(kind, _)| wanted(kind));
        rows.fold(0_i64, |sum, (_, amount)| sum.saturating_add(*amount))
    };
    let (number, purse) = (order.order_no, order.purse());
    let mut require = |what: &str, stored: Fen, journal: i64| {
        if stored.units() != journal {
            let what = format!("order {number}: {what}");
            found.push(Difference { what, expected: journal, found: stored.units() });
        }
    };
    if order.kind.is_buy() {
        let paid = purse.paid();
        let drawn = drawn_from(order).map_or(0, |drawn| of(drawn, &paid, None));
        let waits = of(number, &paid, None).saturating_add(drawn);
        require("money that waits for it", waiting(order), waits);
        let back = of(number, &purse.refund(), Some(&[EntryKind::RefundDue]));
        require("money that goes back", refund(order), back);
    }
    if matches!(order.kind, OrderKind::Redeem | OrderKind::QuickRedeem) {
        let came = of(number, &purse.payable(), Some(&CAME));
        require("proceeds", proceeds(order), came);
    }
}

/// The redemption of a money fund that pays a purchase.
fn drawn_from(order: &Order) -> Option<OrderNo> {
    order.paid_from()
}

/// Collected and not answered. What a money fund pays is shares until the purchase is sent.
fn waiting(order: &Order) -> Fen {
    let here = order.kind.is_buy()
        && order.paid_at.is_some()
        && match order.status {
            OrderStatus::Accepted => order.paid_from().is_none(),
            OrderStatus::Sent | OrderStatus::Acknowledged => true,
            _ => false,
        };
    if here { order.amount } else { Fen::ZERO }
}

/// Nothing where only shares were to pay, which are free again.
fn refund(order: &Order) -> Fen {
    let only_shares = order.paid_from().is_some() && order.status == OrderStatus::Cancelled;
    order.refund.filter(|_| !only_shares).unwrap_or(Fen::ZERO)
}

/// Nothing where they pay for a purchase at once.
fn proceeds(order: &Order) -> Fen {
    let confirmed = matches!(order.status, OrderStatus::Confirmed | OrderStatus::PartlyConfirmed);
    let own = confirmed && order.pays().is_none();
    order.confirmed_amount.filter(|_| own).unwrap_or(Fen::ZERO)
}
