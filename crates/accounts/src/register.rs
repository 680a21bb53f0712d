//! Whose certificate the registers at the TA do not know yet: what an account there was opened with
//! (file 01) is amended when it changes here.

use crate::store::{self, ProfileRow};
use db::Tx;
use kernel::CustNo;

/// Notes that a register says something else from now on; of who had no account before, none does.
pub(crate) async fn note(
    tx: &mut Tx,
    before: &ProfileRow,
    after: &ProfileRow,
) -> Result<(), db::Error> {
    if before.opened_at.is_none() || says(before) == says(after) {
        return Ok(());
    }
    store::put_register_due(tx, after.cust_no, true).await
}

/// The next customers after one, none at first, of whom a register says something else than is on
/// file.
///
/// # Errors
/// Those of the database.
pub async fn register_due(
    tx: &mut Tx,
    after: Option<CustNo>,
    limit: i64,
) -> Result<Vec<CustNo>, db::Error> {
    store::register_due(tx, after, limit).await
}

/// Notes that the registers are told, or that one has refused what it was told.
///
/// # Errors
/// Those of the database.
pub async fn note_register_due(tx: &mut Tx, cust_no: CustNo, due: bool) -> Result<(), db::Error> {
    store::put_register_due(tx, cust_no, due).await
}

/// What a register says of a customer.
fn says(row: &ProfileRow) -> impl PartialEq + '_ {
    (&row.name, &row.id_number, row.cert_expire, row.birth, row.sex, row.country)
}
