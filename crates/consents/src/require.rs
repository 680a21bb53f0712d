//! Whether a customer agrees now.

use crate::{Act, Entry, Purpose, refusals::CONSENT_NEEDED, store};
use db::{Error, Tx};
use kernel::CustNo;
use std::collections::HashSet;
use wire::Answer;

/// Whether a customer agrees to a purpose.
///
/// # Errors
/// Those of the database.
pub async fn in_force(tx: &mut Tx, cust_no: CustNo, purpose: Purpose) -> Result<bool, Error> {
    let act = store::newest_act(tx, cust_no, purpose).await?;
    Ok(act.is_some_and(|act| act != Act::Withdrawn))
}

/// Who of some customers agrees to a purpose.
///
/// # Errors
/// Those of the database.
pub async fn agreeing(
    tx: &mut Tx,
    customers: &[CustNo],
    purpose: Purpose,
) -> Result<HashSet<CustNo>, Error> {
    let acts = store::newest_acts(tx, customers, purpose).await?;
    let given = acts.into_iter().filter(|(_, act)| *act != Act::Withdrawn);
    Ok(given.map(|(cust_no, _)| cust_no).collect())
}

/// Refuses who does not agree to a purpose.
///
/// # Errors
/// `CONSENT_NEEDED`; those of the database.
pub async fn require(tx: &mut Tx, cust_no: CustNo, purpose: Purpose) -> Answer<()> {
    if in_force(tx, cust_no, purpose).await? {
        return Ok(());
    }
    Err(CONSENT_NEEDED.fill(&[("purpose", purpose.chinese())]).into())
}

/// The row by which a customer agrees.
pub(crate) async fn newest_in_force(
    tx: &mut Tx,
    cust_no: CustNo,
    purpose: Purpose,
) -> Result<Option<Entry>, Error> {
    let newest = store::newest(tx, cust_no, purpose).await?;
    Ok(newest.filter(|entry| entry.act != Act::Withdrawn))
}
