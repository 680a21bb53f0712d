//! Every statement of the room, one function each.

mod avatars;
mod changes;
mod closed;
mod profiles;
mod proofs;
mod readings;
mod renewals;

pub(crate) use avatars::*;
pub(crate) use changes::*;
pub(crate) use closed::{close, forget_identity};
pub(crate) use profiles::*;
pub(crate) use proofs::*;
pub(crate) use readings::*;
pub(crate) use renewals::*;

use db::{Error, Tx, sql};
use kernel::Day;
use std::sync::Arc;

/// A value in force on a day.
pub(crate) async fn parameter(tx: &mut Tx, name: &str, day: Day) -> Result<Option<i64>, Error> {
    let rows: Arc<Vec<(i64,)>> = tx
        .reference(sql!(
            "SELECT value FROM accounts_parameters WHERE name = $1 AND valid_from <= $2
             ORDER BY valid_from DESC LIMIT 1",
            name,
            day
        ))
        .await?;
    Ok(rows.first().map(|(value,)| *value))
}

/// Names and values in force on a day, of each name the older ones first.
pub(crate) async fn parameters(tx: &mut Tx, day: Day) -> Result<Arc<Vec<(String, i64)>>, Error> {
    tx.reference(sql!(
        "SELECT name, value FROM accounts_parameters
         WHERE valid_from <= $1 ORDER BY name, valid_from",
        day
    ))
    .await
}
