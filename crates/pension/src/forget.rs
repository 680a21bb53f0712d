//! What goes with the consent: the link, and what the bank said.

use crate::store;
use db::Tx;
use kernel::CustNo;
use wire::Answer;

/// Ends the link with a customer's pension account and deletes what its bank said. What is held
/// stays, and what it brings still goes back there.
///
/// # Errors
/// Those of the database.
pub async fn forget(tx: &mut Tx, cust_no: CustNo) -> Answer<()> {
    bankcards::unlink_pension(tx, cust_no).await?;
    Ok(store::forget(tx, cust_no).await?)
}
