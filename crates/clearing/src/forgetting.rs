//! What the law wanted of closed accounts is deleted with the first business day after its term:
//! first what says who somebody was, and years later every row with personal data, and the key
//! under which backups of them are encrypted. What stays are the books, under a number that is
//! nobody's.

use db::Tx;
use kernel::{CustNo, Day};
use privacy::Term;
use wire::{App, Failure};

/// Customers that are read together.
const PAGE: i64 = 1_000;

/// Deletes what is due on a day, each customer's in a transaction of its own: killed anywhere, the
/// rest is found again.
///
/// # Errors
/// Those of the database.
pub async fn forget_closed(app: &App, day: Day) -> Result<(), Failure> {
    for term in [Term::Identity, Term::Records] {
        let mut after = None;
        loop {
            let read = async |tx: &mut Tx| privacy::over(tx, (term, day), after, PAGE).await;
            let over: Vec<CustNo> = app.db().read::<_, db::Error, _>(read).await?;
            let Some(last) = over.last().copied() else { break };
            for cust_no in over {
                let work = async move |tx: &mut Tx| {
                    match term {
                        Term::Identity => accounts::forget_identity(tx, cust_no).await?,
                        Term::Records => tx.forget(cust_no.value()).await?,
                    }
                    privacy::forgotten(tx, (cust_no, term), day).await
                };
                app.db().write::<_, db::Error, _>(work).await?;
            }
            after = Some(last);
        }
    }
    Ok(())
}
