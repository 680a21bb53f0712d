//! What money funds lost.

use db::{Error, Tx};
use kernel::Shares;

use super::CHUNK;

db::row! {
    /// The loss of a position, in shares.
    #[derive(Debug, Clone)]
    pub struct LossRow { pub fund: String, pub trade_acco: String, pub shares: Shares }
}

pub async fn losses(tx: &mut Tx) -> Result<Vec<LossRow>, Error> {
    tx.all(db::sql!("SELECT fund, trade_acco, shares FROM ta_loss ORDER BY fund, trade_acco")).await
}

/// Puts losses in the place of all that there were.
pub async fn replace_losses(tx: &mut Tx, rows: &[LossRow]) -> Result<(), Error> {
    tx.execute(db::sql!("DELETE FROM ta_loss")).await?;
    for rows in rows.chunks(CHUNK) {
        tx.insert_many(db::insert!("ta_loss", LossRow), rows).await?;
    }
    Ok(())
}
