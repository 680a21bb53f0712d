//! What ends with an account: the manager sees nothing any more, and serves somebody else.

use crate::store;
use db::Tx;
use wire::Answer;
use wire::closing::{Parted, Parts};

/// For the application to register.
pub const PARTS: Parts =
    Parts { settle: None, look: None, end: Some(|tx, of| Box::pin(end(tx, of))) };

async fn end(tx: &mut Tx, of: Parted<'_>) -> Answer<()> {
    store::end_grants(tx, of.cust_no, of.at).await?;
    Ok(store::unbind(tx, of.cust_no, of.at).await?)
}
