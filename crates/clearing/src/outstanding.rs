//! Accounts of which the TA should have spoken by now, or spoken otherwise.

use crate::store::accounts::unanswered_accounts;
use crate::store::amendments::UnamendedRow;
use crate::{Step, store};
use db::Tx;
use kernel::Day;
use serde::Serialize;

/// Accounts that the TA was asked to open on a day and has not spoken of, though its file 02 has
/// been worked off. Nothing is bought through them, nor anything of their customers closed or
/// amended, until it does.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct UnopenedDay {
    /// With whose file 01 it was asked.
    pub asked_on: Day,
    /// How many.
    pub accounts: i64,
}

/// Accounts that the TA was asked to close on a day and has not spoken of, though its file 02 has
/// been worked off. Their customers wait, and buy nothing meanwhile.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct UnclosedDay {
    /// With whose file 01 it was asked.
    pub asked_on: Day,
    /// How many.
    pub accounts: i64,
}

/// Accounts whose holder the TA was asked on a day to register anew: it has refused, and is asked
/// again with each day's file, or has not spoken of them, though its file 02 has been worked off.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct UnamendedDay {
    /// With whose file 01 it was asked.
    pub asked_on: Day,
    /// How many.
    pub accounts: i64,
    /// Why it refused one of them; empty where it has not spoken.
    pub reason: String,
}

/// Accounts that the TA should have opened by now, or refused.
///
/// # Errors
/// Those of the database.
pub async fn unopened(tx: &mut Tx) -> Result<Vec<UnopenedDay>, db::Error> {
    let Some(last) = answered_until(tx).await? else { return Ok(Vec::new()) };
    let found = unanswered_accounts(tx, last).await?;
    Ok(found.into_iter().map(|(asked_on, accounts)| UnopenedDay { asked_on, accounts }).collect())
}

/// Accounts of which the TA's register should say by now what we do.
///
/// # Errors
/// Those of the database.
pub async fn unamended(tx: &mut Tx) -> Result<Vec<UnamendedDay>, db::Error> {
    let Some(last) = answered_until(tx).await? else { return Ok(Vec::new()) };
    let found = store::amendments::unamended(tx, last).await?;
    let day = |UnamendedRow { asked_on, accounts, reason, .. }| UnamendedDay {
        asked_on,
        accounts,
        reason,
    };
    Ok(found.into_iter().map(day).collect())
}

/// Accounts that the TA should have closed by now, or refused.
///
/// # Errors
/// Those of the database.
pub async fn unclosed(tx: &mut Tx) -> Result<Vec<UnclosedDay>, db::Error> {
    let Some(last) = answered_until(tx).await? else { return Ok(Vec::new()) };
    let found = store::leavings::unanswered_leavings(tx, last).await?;
    Ok(found.into_iter().map(|(asked_on, accounts)| UnclosedDay { asked_on, accounts }).collect())
}

/// How many accounts wait for a person.
///
/// # Errors
/// Those of the database.
pub async fn outstanding_accounts(tx: &mut Tx) -> Result<i64, db::Error> {
    let unopened = unopened(tx).await?.into_iter().map(|day| day.accounts);
    let unclosed = unclosed(tx).await?.into_iter().map(|day| day.accounts);
    let unamended = unamended(tx).await?.into_iter().map(|day| day.accounts);
    Ok(unopened.chain(unclosed).chain(unamended).sum())
}

/// The last day whose file 02 has been worked off.
pub(crate) async fn answered_until(tx: &mut Tx) -> Result<Option<Day>, db::Error> {
    store::last_done(tx, Step::Accounts.name()).await
}
