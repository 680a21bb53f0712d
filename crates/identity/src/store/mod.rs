//! Every statement of the room, one function each.

mod clients;
mod closed;
mod codes;
mod customers;
mod mobiles;
mod purge;
mod sessions;
mod wechat;

pub(crate) use clients::*;
pub(crate) use closed::*;
pub(crate) use codes::*;
pub(crate) use customers::*;
pub(crate) use mobiles::*;
pub(crate) use purge::*;
pub(crate) use sessions::*;
pub(crate) use wechat::*;

use db::{Error, Tx, sql};
use kernel::Day;
use std::sync::Arc;

/// Names and values in force on a day, older ones first.
pub(crate) async fn parameters(tx: &mut Tx, day: Day) -> Result<Arc<Vec<(String, i64)>>, Error> {
    tx.reference(sql!(
        "SELECT name, value FROM identity_parameters WHERE valid_from <= $1 ORDER BY valid_from",
        day
    ))
    .await
}
