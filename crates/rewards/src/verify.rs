//! Recomputes what is kept of points.

use crate::store;
use db::{Error, Tx};
use ledger::Difference;

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
    for (cust_no, account, points) in store::negative(tx).await? {
        let what = format!("points {} of {cust_no}, at least", account.code());
        all.push(difference(what, 0, points));
    }
    Ok(all)
}

const fn difference(what: String, expected: i64, found: i64) -> Difference {
    Difference { what, expected, found }
}
