//! The balances as lines, for a hash over all that customers have.

use crate::EntryKind;
use db::{Error, Tx};
use kernel::Day;

/// A line for each account that holds something, without ids and moments.
///
/// # Errors
/// Those of the database.
pub async fn digest(tx: &mut Tx) -> Result<Vec<String>, Error> {
    let rows = crate::store::account_sums(tx).await?;
    let lines = rows.into_iter().map(|(account, asset, sum)| format!("{account} {asset} {sum}"));
    Ok(lines.collect())
}

/// The postings of a day's entries of some kinds: the entry's reference, and a line without ids and
/// moments.
///
/// # Errors
/// Those of the database.
pub async fn day_lines(
    tx: &mut Tx,
    day: Day,
    kinds: &[EntryKind],
) -> Result<Vec<(String, String)>, Error> {
    let kinds: Vec<&str> = kinds.iter().map(|kind| kind.code()).collect();
    let rows = crate::store::day_postings(tx, day, &kinds).await?;
    let line = |row: crate::store::DayPosting| {
        let crate::store::DayPosting { reference, kind, line, account, asset, amount } = row;
        let text = format!("posting {kind} {reference} {line} {account} {asset} {amount}");
        (reference, text)
    };
    Ok(rows.into_iter().map(line).collect())
}
