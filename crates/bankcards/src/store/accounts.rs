//! `bankcards_trade_accounts`.

use super::StoredCard;
use crate::{ids::CardId, purpose::Purpose};
use db::{Error, Tx, insert, select, sql};
use kernel::{CustNo, Instant, TradeAcco};

/// All trade accounts of a customer with their cards, oldest first.
pub(crate) async fn accounts(tx: &mut Tx, cust_no: CustNo) -> Result<Vec<StoredCard>, Error> {
    tx.all(sql!(
        "SELECT c.cust_no, c.card_id, c.bank_code, c.tail, a.trade_acco,
             c.protocol_no, c.state, c.memo, c.round, c.replaces, c.requested_at, c.bound_at,
             c.unbound_at, c.branch_code, c.card_no, c.mobile
         FROM bankcards_trade_accounts a
         JOIN bankcards_cards c ON c.cust_no = a.cust_no AND c.card_id = a.card_id
         WHERE a.cust_no = $1 ORDER BY a.trade_acco",
        cust_no
    ))
    .await
}

db::row! {
    /// Names a trade account.
    #[derive(PartialEq, Eq, PartialOrd, Ord)]
    pub(crate) struct AccountKey {
        pub cust_no: CustNo,
        pub trade_acco: TradeAcco,
    }
}

impl AccountKey {
    pub(crate) fn of(trade_acco: &TradeAcco) -> Self {
        Self { cust_no: trade_acco.cust_no(), trade_acco: *trade_acco }
    }
}

/// Trade accounts with their cards.
pub(crate) async fn cards_of(tx: &mut Tx, keys: &[AccountKey]) -> Result<Vec<StoredCard>, Error> {
    let select = select!(
        "SELECT c.cust_no, c.card_id, c.bank_code, c.tail, a.trade_acco,
             c.protocol_no, c.state, c.memo, c.round, c.replaces, c.requested_at, c.bound_at,
             c.unbound_at, c.branch_code, c.card_no, c.mobile
         FROM bankcards_trade_accounts a
         JOIN bankcards_cards c ON c.cust_no = a.cust_no AND c.card_id = a.card_id
         WHERE a.cust_no = $cust_no AND a.trade_acco = $trade_acco",
        AccountKey
    );
    tx.select_many(select, keys).await
}

db::row! {
    /// A trade account.
    pub(crate) struct TradeAccountRow {
        pub cust_no: CustNo,
        pub trade_acco: TradeAcco,
        pub purpose: Purpose,
        pub card_id: CardId,
        pub opened_at: Instant,
    }
}

/// The account of a customer that was opened last.
pub(crate) async fn last_account(tx: &mut Tx, cust_no: CustNo) -> Result<Option<TradeAcco>, Error> {
    let (last,): (Option<TradeAcco>,) = tx
        .one(sql!(
            "SELECT MAX(trade_acco) AS last FROM bankcards_trade_accounts WHERE cust_no = $1",
            cust_no
        ))
        .await?;
    Ok(last)
}

/// All accounts that a card has.
pub(crate) async fn all_accounts(tx: &mut Tx) -> Result<Vec<(TradeAcco,)>, Error> {
    tx.all(sql!(
        "SELECT a.trade_acco FROM bankcards_trade_accounts a
         JOIN bankcards_cards c ON c.cust_no = a.cust_no AND c.card_id = a.card_id
         WHERE c.protocol_no IS NOT NULL ORDER BY a.trade_acco"
    ))
    .await
}

pub(crate) async fn insert_account(tx: &mut Tx, row: TradeAccountRow) -> Result<(), Error> {
    insert_accounts(tx, &[row]).await
}

/// Inserts accounts; one that is there already stays.
pub(crate) async fn insert_accounts(tx: &mut Tx, rows: &[TradeAccountRow]) -> Result<(), Error> {
    let insert = insert!("bankcards_trade_accounts", TradeAccountRow);
    tx.insert_many(insert, rows).await.map(|_| ())
}

db::row! {
    /// What an account is for.
    pub(crate) struct PurposeRow {
        pub cust_no: CustNo,
        pub trade_acco: TradeAcco,
        pub purpose: Purpose,
    }
}

/// What these accounts are for.
pub(crate) async fn purposes(tx: &mut Tx, keys: &[AccountKey]) -> Result<Vec<PurposeRow>, Error> {
    let select = select!(
        "SELECT cust_no, trade_acco, purpose FROM bankcards_trade_accounts
         WHERE cust_no = $cust_no AND trade_acco = $trade_acco",
        AccountKey
    );
    tx.select_many(select, keys).await
}

/// What the accounts of a customer are for, oldest first.
pub(crate) async fn purposes_of(tx: &mut Tx, cust_no: CustNo) -> Result<Vec<PurposeRow>, Error> {
    tx.all(sql!(
        "SELECT cust_no, trade_acco, purpose FROM bankcards_trade_accounts
         WHERE cust_no = $1 ORDER BY trade_acco",
        cust_no
    ))
    .await
}

/// Every account with a purpose of its own, for proofs.
pub(crate) async fn with_purposes(tx: &mut Tx) -> Result<Vec<PurposeRow>, Error> {
    tx.all(sql!(
        "SELECT cust_no, trade_acco, purpose FROM bankcards_trade_accounts
         WHERE purpose <> $1 ORDER BY trade_acco",
        Purpose::Own
    ))
    .await
}

/// What a card's accounts with purposes of their own are for, that are not closed.
pub(crate) async fn living_of(
    tx: &mut Tx,
    cust_no: CustNo,
    card_id: CardId,
) -> Result<Vec<PurposeRow>, Error> {
    tx.all(sql!(
        "SELECT cust_no, trade_acco, purpose FROM bankcards_trade_accounts
         WHERE cust_no = $1 AND card_id = $2 AND purpose <> $3 AND closed_at IS NULL
         ORDER BY trade_acco",
        cust_no,
        card_id,
        Purpose::Own
    ))
    .await
}

/// The card of a customer's account that is not closed.
pub(crate) async fn living_card(
    tx: &mut Tx,
    cust_no: CustNo,
    trade_acco: TradeAcco,
) -> Result<Option<StoredCard>, Error> {
    tx.optional(sql!(
        "SELECT c.cust_no, c.card_id, c.bank_code, c.tail, a.trade_acco,
             c.protocol_no, c.state, c.memo, c.round, c.replaces, c.requested_at, c.bound_at,
             c.unbound_at, c.branch_code, c.card_no, c.mobile
         FROM bankcards_trade_accounts a
         JOIN bankcards_cards c ON c.cust_no = a.cust_no AND c.card_id = a.card_id
         WHERE a.cust_no = $1 AND a.trade_acco = $2 AND a.closed_at IS NULL",
        cust_no,
        trade_acco
    ))
    .await
}

/// The cards of accounts that are not closed.
pub(crate) async fn living_cards(
    tx: &mut Tx,
    keys: &[AccountKey],
) -> Result<Vec<StoredCard>, Error> {
    let select = select!(
        "SELECT c.cust_no, c.card_id, c.bank_code, c.tail, a.trade_acco,
             c.protocol_no, c.state, c.memo, c.round, c.replaces, c.requested_at, c.bound_at,
             c.unbound_at, c.branch_code, c.card_no, c.mobile
         FROM bankcards_trade_accounts a
         JOIN bankcards_cards c ON c.cust_no = a.cust_no AND c.card_id = a.card_id
         WHERE a.cust_no = $cust_no AND a.trade_acco = $trade_acco AND a.closed_at IS NULL",
        AccountKey
    );
    tx.select_many(select, keys).await
}

/// Closes an account; one that is closed stays so.
pub(crate) async fn close(
    tx: &mut Tx,
    cust_no: CustNo,
    trade_acco: TradeAcco,
    at: Instant,
) -> Result<(), Error> {
    tx.execute(sql!(
        "UPDATE bankcards_trade_accounts SET closed_at = $1
         WHERE cust_no = $2 AND trade_acco = $3 AND closed_at IS NULL",
        at,
        cust_no,
        trade_acco
    ))
    .await
    .map(|_| ())
}

/// All accounts of a card, of whatever purpose, oldest first.
pub(crate) async fn accounts_of(
    tx: &mut Tx,
    cust_no: CustNo,
    card_id: CardId,
) -> Result<Vec<TradeAcco>, Error> {
    let rows: Vec<(TradeAcco,)> = tx
        .all(sql!(
            "SELECT trade_acco FROM bankcards_trade_accounts
             WHERE cust_no = $1 AND card_id = $2 ORDER BY trade_acco",
            cust_no,
            card_id
        ))
        .await?;
    Ok(rows.into_iter().map(|(account,)| account).collect())
}
