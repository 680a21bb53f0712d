//! Orders that are not final, for operators.

use super::store;
pub use super::store::waiting::Waiting;
use db::{Error, Tx};

/// How many there are in each state, and since when the oldest; states without any are left out.
///
/// # Errors
/// Those of the database.
pub async fn waiting(tx: &mut Tx) -> Result<Vec<Waiting>, Error> {
    store::waiting::by_status(tx).await
}
