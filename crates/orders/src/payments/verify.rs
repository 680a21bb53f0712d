//! Proofs that payments and what they pay agree.

use super::store::proofs as store;
use crate::order::ParentNo;
use db::{Error, Tx};
use ledger::{Difference, EntryKind};
use std::collections::BTreeMap;

/// Parents that are compared together.
const PAGE: i64 = 2_000;

/// Compares each payment with what it pays, both ways round: its amount, whether the money is here,
/// and purchases of which no payment is kept; and what the journal has collected for the orders of
/// a parent with its payment. Answers what differs.
///
/// # Errors
/// Those of the database.
pub async fn verify_payments(tx: &mut Tx) -> Result<Vec<Difference>, Error> {
    let unfit = store::unfit(tx).await?.into_iter().map(|row| Difference {
        what: format!("payment {}: what it pays", row.payment_no),
        expected: row.amount.units(),
        found: row.ordered.units(),
    });
    let unlike = store::unlike(tx).await?.into_iter().map(|row| Difference {
        what: format!("payment {}: orders that say where its money is", row.payment_no),
        expected: row.orders,
        found: row.agree,
    });
    let unpaid = store::without_payment(tx).await?.into_iter().map(|(order_no,)| Difference {
        what: format!("payments of order {order_no}"),
        expected: 1,
        found: 0,
    });
    let mut found: Vec<Difference> = unfit.chain(unlike).chain(unpaid).collect();
    found.extend(verify_parents(tx).await?);
    Ok(found)
}

/// One debit, and an entry for each order: together they are what the card paid.
async fn verify_parents(tx: &mut Tx) -> Result<Vec<Difference>, Error> {
    let mut found = Vec::new();
    let mut after = ParentNo::from(0);
    while let Some(last) = store::last_of_page(tx, after, PAGE).await? {
        let children = store::paid_children(tx, after, PAGE).await?;
        after = last;
        let references: Vec<String> =
            children.iter().map(|child| child.order_no.to_string()).collect();
        let mut collected: BTreeMap<String, i64> = BTreeMap::new();
        for row in ledger::cash_of(tx, &references).await? {
            if row.kind == EntryKind::Collected.code() && row.amount > 0 {
                let sum = collected.entry(row.reference).or_default();
                *sum = sum.saturating_add(row.amount);
            }
        }
        let mut sums: BTreeMap<ParentNo, (i64, i64)> = BTreeMap::new();
        for (child, reference) in children.iter().zip(&references) {
            let (expected, paid) = sums.entry(child.parent_no).or_default();
            *expected = expected.saturating_add(collected.get(reference).copied().unwrap_or(0));
            *paid = child.amount.units();
        }
        let differs = sums.into_iter().filter(|(_, (booked, paid))| booked != paid);
        found.extend(differs.map(|(parent_no, (expected, found))| Difference {
            what: format!("parent {parent_no}: money that its card paid"),
            expected,
            found,
        }));
    }
    Ok(found)
}
