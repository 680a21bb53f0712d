//! What goes with an account that is closed.

use db::{Error, Tx, sql};
use kernel::CustNo;

/// All points of a customer, of whatever account.
pub(crate) async fn forget(tx: &mut Tx, cust_no: CustNo) -> Result<(), Error> {
    for delete in [
        sql!("DELETE FROM rewards_vouchers WHERE cust_no = $1", cust_no),
        sql!("DELETE FROM rewards_taken WHERE cust_no = $1", cust_no),
        sql!("DELETE FROM rewards_lots WHERE cust_no = $1", cust_no),
        sql!("DELETE FROM rewards_balances WHERE cust_no = $1", cust_no),
        sql!("DELETE FROM rewards_postings WHERE cust_no = $1", cust_no),
        sql!("DELETE FROM rewards_entries WHERE cust_no = $1", cust_no),
    ] {
        tx.execute(delete).await?;
    }
    Ok(())
}
