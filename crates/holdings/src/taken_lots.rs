//! Of which lots a confirmation took shares: what a redemption fee is made of.

use crate::{TakenLot, store};
use db::{Error, Tx};
use kernel::CustNo;

/// What a confirmed order took, oldest lot first; nothing of orders from before this was kept.
///
/// # Errors
/// Those of the database.
pub async fn taken_lots(
    tx: &mut Tx,
    cust_no: CustNo,
    order_no: i64,
) -> Result<Vec<TakenLot>, Error> {
    store::taken_lots::of_order(tx, cust_no, order_no).await
}
