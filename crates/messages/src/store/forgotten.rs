//! What goes with an account that is closed.

use db::{Error, Tx, sql};
use kernel::CustNo;

/// All that a customer was told, and how.
pub(crate) async fn forget(tx: &mut Tx, cust_no: CustNo) -> Result<(), Error> {
    for delete in [
        sql!("DELETE FROM messages_outbox WHERE cust_no = $1", cust_no),
        sql!("DELETE FROM messages_sent WHERE cust_no = $1", cust_no),
        sql!("DELETE FROM messages_items WHERE cust_no = $1", cust_no),
        sql!("DELETE FROM messages_choices WHERE cust_no = $1", cust_no),
        sql!("DELETE FROM messages_nights WHERE cust_no = $1", cust_no),
    ] {
        tx.execute(delete).await?;
    }
    Ok(())
}
