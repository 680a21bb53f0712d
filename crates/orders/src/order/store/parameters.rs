//! `orders_parameters`: figures that may change.

use db::{Error, Tx, sql};
use kernel::Day;
use std::sync::Arc;

/// Names and values in force on a day, older ones first.
pub async fn parameters(tx: &mut Tx, day: Day) -> Result<Arc<Vec<(String, i64)>>, Error> {
    tx.reference(sql!(
        "SELECT name, value FROM orders_parameters WHERE valid_from <= $1 ORDER BY valid_from",
        day
    ))
    .await
}
