//! Writing entries, and reading balances.

use crate::{Account, Asset, Entry, store};
use db::{Error, ErrorKind, Tx};
use std::collections::BTreeMap;

/// Posts one entry.
///
/// # Errors
/// As [`post_many`].
pub async fn post(tx: &mut Tx, entry: &Entry) -> Result<(), Error> {
    post_many(tx, std::slice::from_ref(entry)).await
}

/// Posts entries: inserts them with their postings, and moves the cached balances, each in bulk.
///
/// # Errors
/// [`ErrorKind::Fault`] when an entry's postings don't sum to zero, or pension money meets that of
/// cards; [`ErrorKind::Conflict`] when
/// an entry of the same customer, kind and reference was posted before.
pub async fn post_many(tx: &mut Tx, entries: &[Entry]) -> Result<(), Error> {
    let mut rows = Vec::with_capacity(entries.len());
    let mut postings = Vec::with_capacity(entries.len() * 4);
    let mut moved: BTreeMap<(i64, &str, String), i64> = BTreeMap::new();
    for entry in entries {
        if !entry.balanced().map_err(|e| unbalanced(entry, e))? {
            return Err(unbalanced(entry, "the postings don't sum to zero"));
        }
        if entry.mixes_purses() {
            return Err(unbalanced(entry, "pension money meets money of cards"));
        }
        rows.push(store::EntryRow::of(entry));
        for (posting, line) in entry.postings.iter().zip(1..) {
            postings.push(store::PostingRow::of(entry, posting, line));
            if let Some(cust_no) = posting.account.cust_no() {
                let key = (cust_no.value(), posting.account.name(), posting.asset.to_string());
                let sum = moved.entry(key).or_default();
                *sum = sum
                    .checked_add(posting.amount)
                    .ok_or_else(|| unbalanced(entry, kernel::Overflow))?;
            }
        }
    }
    store::insert_entries(tx, &rows).await?;
    store::insert_postings(tx, &postings).await?;
    let moved: Vec<_> = moved
        .into_iter()
        .filter(|(_, amount)| *amount != 0)
        .map(|((cust_no, account, asset), amount)| store::BalanceRow {
            cust_no,
            account: account.to_owned(),
            asset,
            amount,
        })
        .collect();
    store::move_balances(tx, &moved).await
}

/// What an account holds of an asset, in fen or 0.01 share: the cache for a customer's account,
/// the sum of all postings for one of the house.
///
/// # Errors
/// Those of the database.
pub async fn balance(tx: &mut Tx, account: &Account, asset: Asset) -> Result<i64, Error> {
    let asset = asset.to_string();
    match account.cust_no() {
        Some(cust_no) => store::cached_balance(tx, cust_no.value(), account.name(), &asset).await,
        None => store::summed_balance(tx, account.name(), &asset).await,
    }
}

fn unbalanced(entry: &Entry, why: impl std::fmt::Display) -> Error {
    let (kind, reference) = (entry.kind.code(), &entry.reference);
    Error::new(ErrorKind::Fault, format!("entry {kind} of {reference}: {why}"))
}
