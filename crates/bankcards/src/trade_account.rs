//! Trade accounts (交易账号). Each is for one purpose: the transfer agent knows accounts and funds
//! only, so that two purposes in one account would take each other's lots.

use crate::{
    Card, card,
    ids::CardId,
    purpose::Purpose,
    refusals::TOO_MANY_ACCOUNTS,
    store::{self, AccountKey, PurposeRow, TradeAccountRow},
};
use db::{Error, Tx};
use kernel::{CustNo, Day, Instant, TradeAcco};
use std::collections::{BTreeMap, BTreeSet};
use wire::{Answer, codes};

/// Opens an account for a purpose of its own, tied to one of the customer's bound cards, which pays
/// for what is bought under it and is paid what it brings.
///
/// # Errors
/// Not found where the card is another's or not bound.
pub async fn open_account(
    tx: &mut Tx,
    (cust_no, card_id): (CustNo, CardId),
    purpose: Purpose,
    at: Instant,
) -> Answer<TradeAcco> {
    let known = card::card(tx, cust_no, card_id, at.day()).await?;
    if known.is_none() {
        return Err(codes::NOT_FOUND.into());
    }
    open(tx, (cust_no, card_id), purpose, at).await
}

/// The customer's account for a purpose, the oldest where there are several, with the card to which
/// it belongs now; none where none was opened, or its card has none any more.
///
/// # Errors
/// Those of the database.
pub async fn account_for(
    tx: &mut Tx,
    cust_no: CustNo,
    purpose: Purpose,
    today: Day,
) -> Answer<Option<Card>> {
    let all = store::purposes_of(tx, cust_no).await?;
    let Some(row) = all.into_iter().find(|row| row.purpose == purpose) else { return Ok(None) };
    Ok(card::cards_of(tx, &[row.trade_acco], today).await?.pop())
}

/// The card of an account of the customer's own that is not closed; none otherwise. What is bought
/// through it belongs to that account.
///
/// # Errors
/// Those of the database.
pub async fn living_account(
    tx: &mut Tx,
    (cust_no, trade_acco): (CustNo, TradeAcco),
    today: Day,
) -> Answer<Option<Card>> {
    Ok(card::living_card(tx, (cust_no, trade_acco), today).await?)
}

/// The same of some accounts, of those that have one, in as many statements as of one. Whose an
/// account is, its number says ([`TradeAcco::cust_no`]).
///
/// # Errors
/// Those of the database.
pub async fn living_accounts(
    tx: &mut Tx,
    accounts: &BTreeSet<TradeAcco>,
    today: Day,
) -> Result<BTreeMap<TradeAcco, Card>, Error> {
    let cards = card::living_cards(tx, accounts, today).await?;
    Ok(cards.into_iter().map(|card| (card.trade_acco, card)).collect())
}

/// Closes an account of which the caller knows that it is empty: nothing is bought under it any
/// more.
///
/// # Errors
/// Those of the database.
pub async fn close_account(
    tx: &mut Tx,
    (cust_no, trade_acco): (CustNo, TradeAcco),
    at: Instant,
) -> Result<(), Error> {
    store::close(tx, cust_no, trade_acco, at).await
}

/// What accounts are for; unknown ones are left out. One may be named twice.
///
/// # Errors
/// Those of the database.
pub async fn purposes(
    tx: &mut Tx,
    accounts: &[TradeAcco],
) -> Result<BTreeMap<TradeAcco, Purpose>, Error> {
    let keys: BTreeSet<AccountKey> = accounts.iter().map(AccountKey::of).collect();
    let keys: Vec<AccountKey> = keys.into_iter().collect();
    Ok(store::purposes(tx, &keys).await?.into_iter().map(named).collect())
}

/// Every account that is for something else than its customer, for proofs.
///
/// # Errors
/// Those of the database.
pub async fn accounts_with_purposes(tx: &mut Tx) -> Result<BTreeMap<TradeAcco, Purpose>, Error> {
    Ok(store::with_purposes(tx).await?.into_iter().map(named).collect())
}

/// What each of a customer's accounts is for.
///
/// # Errors
/// Those of the database.
pub async fn purposes_of(
    tx: &mut Tx,
    cust_no: CustNo,
) -> Result<BTreeMap<TradeAcco, Purpose>, Error> {
    Ok(store::purposes_of(tx, cust_no).await?.into_iter().map(named).collect())
}

fn named(row: PurposeRow) -> (TradeAcco, Purpose) {
    (row.trade_acco, row.purpose)
}

/// Opens the customer's next account: the counter is the table, which keeps accounts of ended
/// cards, so that no number is given twice (rule AO-06).
pub(crate) async fn open(
    tx: &mut Tx,
    (cust_no, card_id): (CustNo, CardId),
    purpose: Purpose,
    opened_at: Instant,
) -> Answer<TradeAcco> {
    let last = store::last_account(tx, cust_no).await?.map_or(0, |account| account.number());
    let trade_acco = TradeAcco::of(cust_no, last + 1).map_err(|_| TOO_MANY_ACCOUNTS.refuse())?;
    let row = TradeAccountRow { cust_no, trade_acco, purpose, card_id, opened_at };
    store::insert_account(tx, row).await?;
    Ok(trade_acco)
}
