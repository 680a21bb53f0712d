//! What must be true of all books together.

use crate::{Step, store};
use db::{Error, Tx};
use kernel::{Calendar, CustNo};
use ledger::Difference;

/// Recomputes every balance, lot, position, value, advance, order, open payout, month of records,
/// round and plan, and answers what differs: nothing, when the books are right.
///
/// # Errors
/// Those of the database.
pub async fn verify(tx: &mut Tx) -> Result<Vec<Difference>, Error> {
    tx.take_any_time().await?;
    let mut all = ledger::verify(tx).await?;
    all.extend(holdings::verify(tx).await?);
    if let Some(t_day) = store::last_done(tx, Step::Dividends.name()).await? {
        // The incomes of T are those of the closed days after it, too.
        let until = Calendar::china().next_open(t_day).previous();
        all.extend(holdings::verify_income(tx, until).await?);
    }
    all.extend(orders::verify_advances(tx).await?);
    all.extend(orders::verify_payments(tx).await?);
    all.extend(orders::verify_payouts(tx).await?);
    all.extend(bankcards::verify_checks(tx).await?);
    all.extend(orders::verify_onward(tx).await?);
    all.extend(orders::verify_accounts(tx).await?);
    all.extend(orders::verify_frozen(tx).await?);
    all.extend(orders::verify_money(tx).await?);
    all.extend(orders::verify_months(tx).await?);
    all.extend(orders::verify_rounds(tx).await?);
    all.extend(plans::verify(tx).await?);
    all.extend(verify_closed(tx).await?);
    Ok(all)
}

/// Who has closed his account holds nothing and is owed nothing.
async fn verify_closed(tx: &mut Tx) -> Result<Vec<Difference>, Error> {
    let closed = identity::closed_customers(tx).await?;
    if closed.is_empty() {
        return Ok(Vec::new());
    }
    let mut found = Vec::new();
    for sums in [
        ledger::journal_shares(tx).await?,
        ledger::journal_owed(tx).await?,
        ledger::journal_paid(tx).await?,
    ] {
        let left = sums.into_iter().filter(|(account, sum)| {
            *sum != 0 && owner(account).is_some_and(|cust_no| closed.contains(&cust_no))
        });
        found.extend(left.map(|(account, sum)| Difference {
            what: format!("closed account: {account}"),
            expected: 0,
            found: sum,
        }));
    }
    Ok(found)
}

/// `cust:0000000007:payable`
fn owner(account: &str) -> Option<CustNo> {
    account.strip_prefix("cust:")?.split(':').next()?.parse().ok()
}
