//! Recomputes what is cached.

use crate::store;
use db::{Error, Tx};
use serde::Serialize;
use std::collections::BTreeMap;

/// Something that should be equal and is not.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Difference {
    /// Which balance, lot or position.
    pub what: String,
    /// As the journal says, in the smallest unit.
    pub expected: i64,
    /// As it is stored, in the smallest unit.
    pub found: i64,
}

/// Recomputes the sum of every entry and every cached balance from the postings, and answers what
/// differs: nothing, in a sound database.
///
/// # Errors
/// Those of the database.
pub async fn verify(tx: &mut Tx) -> Result<Vec<Difference>, Error> {
    let entries = store::unbalanced(tx).await?.into_iter().map(|(entry, asset, sum)| Difference {
        what: format!("entry {entry} in {asset}"),
        expected: 0,
        found: sum,
    });
    let balances = store::wrong_balances(tx).await?.into_iter().map(|pair| Difference {
        what: format!("balance {} in {}", pair.account, pair.asset),
        expected: pair.summed,
        found: pair.cached,
    });
    Ok(entries.chain(balances).collect())
}

/// The shares in every customer's account as the postings sum to, in 0.01 share by account name:
/// what positions are compared with.
///
/// # Errors
/// Those of the database.
pub async fn journal_shares(tx: &mut Tx) -> Result<BTreeMap<String, i64>, Error> {
    Ok(store::share_sums(tx).await?.into_iter().filter(|(_, sum)| *sum != 0).collect())
}

/// What every customer is owed, proceeds and refunds, as the postings sum to, in fen by account
/// name: what open payouts are compared with.
///
/// # Errors
/// Those of the database.
pub async fn journal_owed(tx: &mut Tx) -> Result<BTreeMap<String, i64>, Error> {
    Ok(store::owed_sums(tx).await?.into_iter().filter(|(_, sum)| *sum != 0).collect())
}
