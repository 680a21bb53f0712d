//! Recomputes what is cached.

use crate::chart::Whose;
use crate::store::CashMoved;
use crate::{Asset, EntryKind, chart, store};
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

/// Recomputes the sum of every entry and every cached balance from the postings, holds each
/// account against the chart, proves that pension money meets no other, and answers what differs:
/// nothing, in a sound database.
///
/// # Errors
/// Those of the database.
pub async fn verify(tx: &mut Tx) -> Result<Vec<Difference>, Error> {
    let entries = store::unbalanced(tx).await?.into_iter().map(|(entry, asset, sum)| Difference {
        what: format!("entry {entry} in {asset}"),
        expected: 0,
        found: sum,
    });
    let balances = store::wrong_balances(tx).await?.into_iter();
    let balances = balances.filter(|pair| chart::is_customers(&pair.account) || pair.cached != 0);
    let balances = balances.map(|pair| Difference {
        what: format!("balance {} in {}", pair.account, pair.asset),
        expected: pair.summed,
        found: pair.cached,
    });
    let loose = store::loose_postings(tx).await?.into_iter();
    let loose = loose.map(|(entry, account, asset, amount)| Difference {
        what: format!("posting to {account} in {asset} of entry {entry}, which is not there"),
        expected: 0,
        found: amount,
    });
    let sums = store::account_sums(tx).await?;
    let strange = sums.iter().filter_map(|(account, asset, sum)| strange(account, asset, *sum));
    let mixed = store::beside_pensions(tx).await?.into_iter();
    let mixed = mixed.filter(|(_, account)| chart::whose(account) == Whose::Cards);
    let mixed = mixed.map(|(entry, account)| Difference {
        what: format!("entry {entry}: pension money meets {account}"),
        expected: 0,
        found: 1,
    });
    Ok(entries.chain(balances).chain(loose).chain(mixed).chain(strange).collect())
}

/// What cannot be: an account that the chart doesn't have, or less than nothing of a customer's.
fn strange(account: &str, asset: &str, sum: i64) -> Option<Difference> {
    let what = if !chart::knows(account, asset) {
        format!("account {account} in {asset}, which the chart does not have")
    } else if chart::is_customers(account) && sum.is_negative() {
        format!("account {account} in {asset}, at least")
    } else {
        return None;
    };
    Some(Difference { what, expected: 0, found: sum })
}

/// The shares in every customer's account as the postings sum to, in 0.01 share by account name:
/// what positions are compared with.
///
/// # Errors
/// Those of the database.
pub async fn journal_shares(tx: &mut Tx) -> Result<BTreeMap<String, i64>, Error> {
    let money = Asset::Cny.to_string();
    sums_where(tx, |name, asset| chart::is_customers(name) && asset != money).await
}

/// What every customer is owed, proceeds and refunds, as the postings sum to, in fen by account
/// name: what open payouts are compared with.
///
/// # Errors
/// Those of the database.
pub async fn journal_owed(tx: &mut Tx) -> Result<BTreeMap<String, i64>, Error> {
    sums_where(tx, chart::is_owed).await
}

/// What every customer has paid for orders that are not answered, as the postings sum to, in fen by
/// account name: what orders are compared with.
///
/// # Errors
/// Those of the database.
pub async fn journal_paid(tx: &mut Tx) -> Result<BTreeMap<String, i64>, Error> {
    sums_where(tx, chart::is_paid).await
}

/// What came to every customer by entries of these kinds to be paid out, in fen by account name.
///
/// # Errors
/// Those of the database.
pub async fn journal_came(
    tx: &mut Tx,
    kinds: &[EntryKind],
) -> Result<BTreeMap<String, i64>, Error> {
    let kinds: Vec<&str> = kinds.iter().map(|kind| kind.code()).collect();
    let money = Asset::Cny.to_string();
    let sums = store::cash_by_kinds(tx, &kinds).await?.into_iter();
    Ok(sums.filter(|(account, _)| chart::is_payable(account, &money)).collect())
}

/// Money that moved under these references, by kind and account: what orders are compared with.
///
/// # Errors
/// Those of the database.
pub async fn cash_of(tx: &mut Tx, references: &[String]) -> Result<Vec<CashMoved>, Error> {
    store::cash_of(tx, references).await
}

async fn sums_where(
    tx: &mut Tx,
    wanted: impl Fn(&str, &str) -> bool,
) -> Result<BTreeMap<String, i64>, Error> {
    let sums = store::account_sums(tx).await?.into_iter();
    let wanted = sums.filter(|(account, asset, _)| wanted(account, asset));
    Ok(wanted.map(|(account, _, sum)| (account, sum)).collect())
}
