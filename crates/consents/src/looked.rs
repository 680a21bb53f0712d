//! Who looked at what is known of a customer. Whoever shows it to somebody else notes that in the
//! transaction that reads it, so that nothing is seen without a row.

use crate::{look::Look, store};
use db::{Error, Tx};
use kernel::{CustNo, Instant};

/// Writes a look down.
///
/// # Errors
/// Those of the database.
pub async fn note_look(tx: &mut Tx, look: &Look) -> Result<(), Error> {
    store::insert_look(tx, look).await
}

/// Looks at a customer's data before one of them, newest first.
///
/// # Errors
/// Those of the database.
pub async fn looks(
    tx: &mut Tx,
    cust_no: CustNo,
    before: Option<i64>,
    limit: i64,
) -> Result<Vec<Look>, Error> {
    store::looks(tx, cust_no, before.unwrap_or(i64::MAX), limit).await
}

/// How many there were since a time.
///
/// # Errors
/// Those of the database.
pub async fn looks_since(tx: &mut Tx, cust_no: CustNo, since: Instant) -> Result<i64, Error> {
    store::looks_since(tx, cust_no, since).await
}
