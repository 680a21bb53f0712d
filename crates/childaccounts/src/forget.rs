//! What goes with the consent: all that names or describes children.

use crate::store;
use db::Tx;
use kernel::CustNo;
use wire::Answer;

/// Takes names, days of birth, words and notes out of a customer's children. What is held stays, as
/// does the sum that is wished for.
///
/// # Errors
/// Those of the database.
pub async fn forget(tx: &mut Tx, cust_no: CustNo) -> Answer<()> {
    for mut row in store::children(tx, cust_no).await? {
        row.forget();
        store::put_child(tx, &row).await?;
        store::forget_notes(tx, cust_no, row.child_no).await?;
    }
    Ok(())
}
