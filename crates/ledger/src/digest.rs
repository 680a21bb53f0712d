//! The balances as lines, for a hash over all that customers have.

use db::{Error, Tx};

/// A line for each account that holds something, without ids and moments.
///
/// # Errors
/// Those of the database.
pub async fn digest(tx: &mut Tx) -> Result<Vec<String>, Error> {
    let rows = crate::store::account_sums(tx).await?;
    let lines = rows.into_iter().map(|(account, asset, sum)| format!("{account} {asset} {sum}"));
    Ok(lines.collect())
}
