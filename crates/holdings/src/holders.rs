//! Who holds a fund.

use crate::store;
use db::{Error, Tx};
use kernel::{CustNo, FundCode};

/// The next customers after one, none at first, who hold shares of a fund, in the order of their
/// numbers.
///
/// # Errors
/// Those of the database.
pub async fn holders(
    tx: &mut Tx,
    fund: FundCode,
    after: Option<CustNo>,
    limit: i64,
) -> Result<Vec<CustNo>, Error> {
    store::holders::holders(tx, fund, after, limit).await
}
