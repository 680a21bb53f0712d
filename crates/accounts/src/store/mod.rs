//! Every statement of the room, one function each.

mod avatars;
mod profiles;
mod proofs;
mod readings;

pub(crate) use avatars::*;
pub(crate) use profiles::*;
pub(crate) use proofs::*;
pub(crate) use readings::*;

use db::{Error, Tx, sql};
use kernel::Day;

/// A value in force on a day.
pub(crate) async fn parameter(tx: &mut Tx, name: &str, day: Day) -> Result<Option<i64>, Error> {
    let row: Option<(i64,)> = tx
        .optional(sql!(
            "SELECT value FROM accounts_parameters WHERE name = $1 AND valid_from <= $2
             ORDER BY valid_from DESC LIMIT 1",
            name,
            day
        ))
        .await?;
    Ok(row.map(|(value,)| value))
}

/// Names and values in force on a day, of each name the older ones first.
pub(crate) async fn parameters(tx: &mut Tx, day: Day) -> Result<Vec<(String, i64)>, Error> {
    tx.all(sql!(
        "SELECT name, value FROM accounts_parameters
         WHERE valid_from <= $1 ORDER BY name, valid_from",
        day
    ))
    .await
}
