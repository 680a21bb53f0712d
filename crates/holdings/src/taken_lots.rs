//! Of which lots a confirmation took shares: what a redemption fee is made of.

use crate::store;
use db::{Error, Tx};
use kernel::{CustNo, Day, Shares};

db::row! {
    /// Shares that an order took of a lot.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct TakenLot {
        /// The customer.
        pub cust_no: CustNo,
        /// The order's number.
        pub order_no: i64,
        /// The day on which the TA confirmed the lot.
        pub registered_on: Day,
        /// Tells lots of one day apart.
        pub lot_id: i64,
        /// How many were taken.
        pub shares: Shares,
    }
}

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
