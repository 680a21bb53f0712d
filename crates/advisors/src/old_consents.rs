//! What customers agreed to before there was a ledger of it: whoever lets his manager see
//! something.

use crate::store;
use consents::Purpose;
use db::{Db, Error, Tx};
use kernel::Instant;

const ROOM: &str = "advisors";
/// Customers of a transaction.
const PAGE: i64 = 500;
const GRANTED: &str = "授权给客户经理时已同意";

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
    let customers = store::granting_after(tx, after, PAGE).await?;
    for &cust_no in &customers {
        consents::migrate(tx, (cust_no, Purpose::Adviser), GRANTED, at).await?;
    }
    if customers.is_empty() {
        consents::note_migrated(tx, ROOM).await?;
    }
    Ok(customers.last().map(|last| last.value()))
}
