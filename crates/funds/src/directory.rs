//! The directory of funds that pension money may buy (个人养老金基金名录): shares of class Y only, by
//! dated rows. One that is taken off keeps its holders: they redeem and convert.

use crate::store::{self, ListedRow};
use db::{Error, Tx};
use kernel::{Day, FundCode};
use std::collections::BTreeSet;

/// The funds of the directory in force on a day.
///
/// # Errors
/// The database failed.
pub async fn pension_directory(tx: &mut Tx, day: Day) -> Result<BTreeSet<FundCode>, Error> {
    Ok(store::listed(tx, day).await?.into_iter().map(|(code,)| code).collect())
}

/// Puts rows of the directory; one that is there gets the new end.
///
/// # Errors
/// The database failed.
pub async fn put_pension_directory(tx: &mut Tx, rows: &[ListedRow]) -> Result<(), Error> {
    store::put_listed(tx, rows).await
}
