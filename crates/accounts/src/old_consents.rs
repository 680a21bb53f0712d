//! What customers agreed to before there was a ledger of it: whoever opened an account.

use crate::store;
use consents::Purpose;
use db::{Db, Error, Tx};
use kernel::Instant;

const ROOM: &str = "accounts";
/// Customers of a transaction.
const PAGE: i64 = 500;
/// What the ledger says of them.
pub(crate) const AT_OPENING: &str = "开户时已同意";

/// Writes it down once, some customers at a time; killed, it goes on at the next start.
///
/// # Errors
/// Those of the database.
pub async fn migrate_consents(db: &Db, at: Instant) -> Result<(), Error> {
    let mut after = Some(0);
    while let Some(from) = after {
        after = db.write_batch(async move |tx: &mut Tx| migrate_some(tx, from, at).await).await?;
    }
    Ok(())
}

/// The last of the customers that were written down; none when all are.
async fn migrate_some(tx: &mut Tx, after: i64, at: Instant) -> Result<Option<i64>, Error> {
    if consents::is_migrated(tx, ROOM).await? {
        return Ok(None);
    }
    let customers = store::opened_after(tx, after, PAGE).await?;
    for &cust_no in &customers {
        for purpose in [Purpose::Account, Purpose::Sensitive] {
            consents::migrate(tx, (cust_no, purpose), AT_OPENING, at).await?;
        }
    }
    if customers.is_empty() {
        consents::note_migrated(tx, ROOM).await?;
    }
    Ok(customers.last().map(|last| last.value()))
}
