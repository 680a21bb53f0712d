//! Recomputes positions from lots and from the journal.

use crate::store;
use db::{Error, Tx};
use kernel::Shares;
use ledger::{Account, Difference};

/// Compares every position with the sum of its lots and with the journal, and answers what
/// differs: nothing, in a sound database.
///
/// # Errors
/// Those of the database.
pub async fn verify(tx: &mut Tx) -> Result<Vec<Difference>, Error> {
    let mut journal = ledger::journal_shares(tx).await?;
    let mut differences = Vec::new();
    let mut compare = |what: String, expected: i64, found: i64| {
        if expected != found {
            differences.push(Difference { what, expected, found });
        }
    };
    for (cust_no, acco, fund, shares, frozen, lots) in store::positions::share_sums(tx).await? {
        let name = format!("position {cust_no} {acco} {fund}");
        compare(format!("{name}: sum of lots"), lots.units(), shares.units());
        let free = Account::shares(cust_no, &acco, fund);
        let waiting = Account::frozen(cust_no, &acco, fund);
        let free = journal.remove(free.name()).unwrap_or(0);
        let waiting = journal.remove(waiting.name()).unwrap_or(0);
        let held = shares.checked_sub(frozen).unwrap_or(Shares::MAX);
        compare(format!("{name}: free shares"), free, held.units());
        compare(format!("{name}: frozen shares"), waiting, frozen.units());
    }
    for (account, sum) in journal {
        compare(format!("no position for {account}"), sum, 0);
    }
    Ok(differences)
}
