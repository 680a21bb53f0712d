//! What ends with an account: no mobile, password, session, WeChat or app leads to it any more.

use crate::store;
use db::{Error, Tx};
use kernel::CustNo;
use std::collections::BTreeSet;
use wire::Answer;
use wire::closing::{Parted, Parts};

/// For the application to register.
pub const PARTS: Parts =
    Parts { settle: None, look: None, end: Some(|tx, of| Box::pin(end(tx, of))) };

async fn end(tx: &mut Tx, of: Parted<'_>) -> Answer<()> {
    store::forget(tx, of.cust_no).await?;
    Ok(store::close(tx, of.cust_no, of.at).await?)
}

/// Everybody whose account is closed.
///
/// # Errors
/// Those of the database.
pub async fn closed_customers(tx: &mut Tx) -> Result<BTreeSet<CustNo>, Error> {
    Ok(store::closed(tx).await?.into_iter().map(|(cust_no,)| cust_no).collect())
}
