//! One hash over all that customers have.

use db::{Error, Tx};
use sha2::{Digest, Sha256};

/// SHA-256 over orders, positions, lots, balances and plans, without ids and moments that differ
/// from run to run: a day that was killed and resumed has the hash of one that ran through.
///
/// # Errors
/// Those of the database.
pub async fn state_hash(tx: &mut Tx) -> Result<String, Error> {
    tx.take_any_time().await?;
    let mut hasher = Sha256::new();
    for lines in [
        orders::digest(tx).await?,
        holdings::digest(tx).await?,
        ledger::digest(tx).await?,
        plans::digest(tx).await?,
    ] {
        for line in lines {
            hasher.update(line.as_bytes());
            hasher.update(b"\n");
        }
    }
    Ok(kernel::hex(&hasher.finalize()))
}
