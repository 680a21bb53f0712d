//! Recomputes what is kept of points.

use crate::{kind::Account, store};
use db::{Error, Tx};
use kernel::CustNo;
use ledger::Difference;
use orders::{OrderNo, VoucherState};
use std::collections::BTreeMap;

/// Adds up every entry, balance and lot from the postings and what was taken, and answers what
/// differs: nothing, in a sound database.
///
/// # Errors
/// Those of the database.
pub async fn verify(tx: &mut Tx) -> Result<Vec<Difference>, Error> {
    let mut all = Vec::new();
    for (entry, sum) in store::unbalanced(tx).await? {
        all.push(difference(format!("points of entry {entry}"), 0, sum));
    }
    for (entry, points) in store::loose(tx).await? {
        all.push(difference(format!("points of entry {entry}, which is not there"), 0, points));
    }
    for (cust_no, account, summed, kept) in store::wrong_balances(tx).await? {
        let what = format!("points {} of {cust_no}", account.code());
        all.push(difference(what, summed, kept));
    }
    for (cust_no, lot, expected, found) in store::wrong_lots(tx).await? {
        all.push(difference(format!("lot {lot} of points of {cust_no}"), expected, found));
    }
    for (cust_no, expected, found) in store::wrong_sums_of_lots(tx).await? {
        all.push(difference(format!("lots of points of {cust_no}"), expected, found));
    }
    for (entry, expected, found) in store::wrong_takings(tx).await? {
        all.push(difference(format!("what entry {entry} took of lots"), expected, found));
    }
    for (state, account) in
        [(VoucherState::Frozen, Account::Frozen), (VoucherState::Used, Account::Used)]
    {
        let wrong = store::wrong_vouchers(tx, state, account.code()).await?;
        for (cust_no, expected, found) in wrong {
            let what = format!("{} points of vouchers of {cust_no}", account.code());
            all.push(difference(what, expected, found));
        }
    }
    all.extend(of_orders(tx).await?);
    for (cust_no, account, points) in store::negative(tx).await? {
        let what = format!("points {} of {cust_no}, at least", account.code());
        all.push(difference(what, 0, points));
    }
    Ok(all)
}

/// Whether the vouchers that are frozen or used are those of the orders that are open or confirmed.
async fn of_orders(tx: &mut Tx) -> Result<Vec<Difference>, Error> {
    let kept = store::taken_vouchers(tx).await?;
    let mut left: BTreeMap<(CustNo, OrderNo), (i64, VoucherState)> = kept
        .into_iter()
        .map(|(cust_no, order, points, state)| ((cust_no, order), (points, state)))
        .collect();
    let mut all = Vec::new();
    // Points go with the account, the orders stay.
    let closed = identity::closed_customers(tx).await?;
    for carried in orders::carried_vouchers(tx).await? {
        if closed.contains(&carried.cust_no) {
            continue;
        }
        let found = left.remove(&(carried.cust_no, carried.order_no));
        if found != Some((carried.points, carried.state)) {
            let what = format!("{} points of order {}", carried.state.code(), carried.order_no);
            all.push(difference(what, carried.points, found.map_or(0, |(points, _)| points)));
        }
    }
    for ((_, order_no), (points, state)) in left {
        let what = format!("{} points of order {order_no}, which has no voucher", state.code());
        all.push(difference(what, 0, points));
    }
    Ok(all)
}

const fn difference(what: String, expected: i64, found: i64) -> Difference {
    Difference { what, expected, found }
}
