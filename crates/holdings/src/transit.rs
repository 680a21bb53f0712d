//! Money on its way, shown apart and never part of a profit (PL-02).

use crate::{Transit, store};
use db::{Error, Tx};
use kernel::CustNo;

/// Notes money that is on its way from now on.
///
/// # Errors
/// Those of the database.
pub async fn begin_transit(tx: &mut Tx, rows: &[Transit]) -> Result<(), Error> {
    store::transit::put(tx, rows).await
}

/// The numbers of a customer's orders whose money goes to a card, newest first, at most 100.
///
/// # Errors
/// Those of the database.
pub async fn going_out(tx: &mut Tx, cust_no: CustNo) -> Result<Vec<i64>, Error> {
    store::transit::going_out(tx, cust_no).await
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
