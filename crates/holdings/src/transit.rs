//! Money on its way, shown apart and never part of a profit (PL-02).

use crate::store;
use db::{Error, Tx};
use kernel::{CustNo, Fen, FundCode};

db::row! {
    /// The money of an order that is on its way.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct Transit {
        /// The customer.
        pub cust_no: CustNo,
        /// The order's number.
        pub order_no: i64,
        /// The card's transaction account.
        pub trade_acco: String,
        /// The fund.
        pub fund_code: FundCode,
        /// Whether it was paid for a purchase; else it is on its way to the card.
        pub buying: bool,
        /// How much.
        pub amount: Fen,
    }
}

/// Notes money that is on its way from now on.
///
/// # Errors
/// Those of the database.
pub async fn begin_transit(tx: &mut Tx, rows: &[Transit]) -> Result<(), Error> {
    store::transit::put(tx, rows).await
}

/// Notes that the money of orders, given as (customer, order), has arrived.
///
/// # Errors
/// Those of the database.
pub async fn end_transit(tx: &mut Tx, orders: &[(CustNo, i64)]) -> Result<(), Error> {
    let mut orders = orders.to_vec();
    orders.sort_unstable();
    orders.dedup();
    let arrived = |(cust_no, order_no)| store::transit::Arrived { cust_no, order_no };
    let rows: Vec<_> = orders.into_iter().map(arrived).collect();
    store::transit::remove(tx, &rows).await
}
