//! Accounts with their cards for an empty copy of the books, in which a day is replayed.

use crate::{
    purpose::Purpose,
    store::{self, AccountKey, StoredCard, TradeAccountRow},
    trade_account,
};
use db::{Error, Tx};
use kernel::TradeAcco;
use std::collections::BTreeSet;

/// A trade account and its card.
#[derive(Debug, Clone)]
pub struct CardCopy(StoredCard, Purpose);

/// What is known of these accounts; unknown ones are left out.
///
/// # Errors
/// Those of the database.
pub async fn card_copies(tx: &mut Tx, accounts: &[TradeAcco]) -> Result<Vec<CardCopy>, Error> {
    let keys: Vec<AccountKey> = accounts.iter().map(AccountKey::of).collect();
    let purposes = trade_account::purposes(tx, accounts).await?;
    let copy = |row: StoredCard| {
        let purpose = row.trade_acco.and_then(|account| purposes.get(&account).copied());
        CardCopy(row, purpose.unwrap_or(Purpose::Own))
    };
    Ok(store::cards_of(tx, &keys).await?.into_iter().map(copy).collect())
}

/// Puts them into an empty copy.
///
/// # Errors
/// Those of the database.
pub async fn insert_copies(tx: &mut Tx, copies: &[CardCopy]) -> Result<(), Error> {
    let mut known = BTreeSet::new();
    for CardCopy(row, _) in copies.iter().filter(|copy| known.insert(copy.0.card_id)) {
        store::put_stored_card(tx, row).await?;
    }
    let account = |CardCopy(row, purpose): &CardCopy| {
        Some(TradeAccountRow {
            cust_no: row.cust_no,
            trade_acco: row.trade_acco?,
            purpose: *purpose,
            card_id: row.card_id,
            opened_at: row.requested_at,
        })
    };
    let accounts: Vec<TradeAccountRow> = copies.iter().filter_map(account).collect();
    store::insert_accounts(tx, &accounts).await
}
