//! Every SQL text of the journal.

use crate::{Entry, Posting};
use db::{Error, Tx, insert, sql};

db::row! {
    /// A row of `ledger_entries`.
    pub struct EntryRow {
        pub cust_no: i64,
        pub id: i64,
        pub day: String,
        pub at: i64,
        pub kind: String,
        pub reference: String,
    }
}

db::row! {
    /// A row of `ledger_postings`.
    pub struct PostingRow {
        pub cust_no: i64,
        pub entry_id: i64,
        pub line: i64,
        pub account: String,
        pub asset: String,
        pub amount: i64,
    }
}

db::row! {
    /// A row of `ledger_balances`; when written, how much the balance moves.
    pub struct BalanceRow {
        pub cust_no: i64,
        pub account: String,
        pub asset: String,
        pub amount: i64,
    }
}

db::row! {
    /// A cached and a recomputed balance that should be equal.
    pub struct BalancePair {
        pub account: String,
        pub asset: String,
        pub cached: i64,
        pub summed: i64,
    }
}

impl EntryRow {
    pub fn of(entry: &Entry) -> Self {
        Self {
            cust_no: entry.cust_no.value(),
            id: entry.id,
            day: entry.day.to_string(),
            at: entry.at.ms(),
            kind: entry.kind.code().to_owned(),
            reference: entry.reference.clone(),
        }
    }
}

impl PostingRow {
    pub fn of(entry: &Entry, posting: &Posting, line: i64) -> Self {
        Self {
            cust_no: entry.cust_no.value(),
            entry_id: entry.id,
            line,
            account: posting.account.name().to_owned(),
            asset: posting.asset.to_string(),
            amount: posting.amount,
        }
    }
}

pub async fn insert_entries(tx: &mut Tx, rows: &[EntryRow]) -> Result<(), Error> {
    tx.insert_many(insert!("ledger_entries", EntryRow), rows).await.map(|_| ())
}

pub async fn insert_postings(tx: &mut Tx, rows: &[PostingRow]) -> Result<(), Error> {
    tx.insert_many(insert!("ledger_postings", PostingRow), rows).await.map(|_| ())
}

pub async fn move_balances(tx: &mut Tx, rows: &[BalanceRow]) -> Result<(), Error> {
    let upsert = insert!(
        "ledger_balances",
        BalanceRow,
        "ON CONFLICT (cust_no, account, asset)
         DO UPDATE SET amount = ledger_balances.amount + excluded.amount"
    );
    tx.insert_many(upsert, rows).await.map(|_| ())
}

pub async fn cached_balance(
    tx: &mut Tx,
    cust_no: i64,
    account: &str,
    asset: &str,
) -> Result<i64, Error> {
    let row: Option<(i64,)> = tx
        .optional(sql!(
            "SELECT amount FROM ledger_balances
             WHERE cust_no = $1 AND account = $2 AND asset = $3",
            cust_no,
            account,
            asset
        ))
        .await?;
    Ok(row.map_or(0, |(amount,)| amount))
}

pub async fn summed_balance(tx: &mut Tx, account: &str, asset: &str) -> Result<i64, Error> {
    let (sum,): (i64,) = tx
        .one(sql!(
            "SELECT CAST(COALESCE(SUM(amount), 0) AS BIGINT) AS sum FROM ledger_postings
             WHERE account = $1 AND asset = $2",
            account,
            asset
        ))
        .await?;
    Ok(sum)
}

/// Entries whose postings of an asset don't sum to zero, as (entry, asset, sum).
pub async fn unbalanced(tx: &mut Tx) -> Result<Vec<(i64, String, i64)>, Error> {
    tx.all(sql!(
        "SELECT entry_id, asset, CAST(SUM(amount) AS BIGINT) AS sum FROM ledger_postings
         GROUP BY cust_no, entry_id, asset HAVING SUM(amount) <> 0
         ORDER BY entry_id, asset"
    ))
    .await
}

/// The money of entries that move some of pension accounts, as (entry, account).
pub async fn beside_pensions(tx: &mut Tx) -> Result<Vec<(i64, String)>, Error> {
    tx.all(sql!(
        "SELECT p.entry_id, p.account FROM ledger_postings p
         WHERE p.asset = 'CNY' AND EXISTS (
             SELECT 1 FROM ledger_postings q
             WHERE q.cust_no = p.cust_no AND q.entry_id = p.entry_id
                 AND (q.account = 'external:pension' OR q.account LIKE 'cust:%:pension:%'))
         ORDER BY p.entry_id, p.account"
    ))
    .await
}

/// Accounts whose cache is not the sum of their postings, both ways round. Those of the house have
/// no cache.
pub async fn wrong_balances(tx: &mut Tx) -> Result<Vec<BalancePair>, Error> {
    tx.all(sql!(
        "SELECT account, asset, CAST(SUM(cached) AS BIGINT) AS cached,
                CAST(SUM(summed) AS BIGINT) AS summed
         FROM (SELECT account, asset, amount AS cached, 0 AS summed FROM ledger_balances
               UNION ALL
               SELECT account, asset, 0 AS cached, amount AS summed FROM ledger_postings)
              AS both_sides
         GROUP BY account, asset HAVING SUM(cached) <> SUM(summed)
         ORDER BY account, asset"
    ))
    .await
}

/// Postings of entries that are not there, as (entry, account, asset, amount).
pub async fn loose_postings(tx: &mut Tx) -> Result<Vec<(i64, String, String, i64)>, Error> {
    tx.all(sql!(
        "SELECT posting.entry_id, posting.account, posting.asset, posting.amount
         FROM ledger_postings AS posting LEFT JOIN ledger_entries AS entry
           ON entry.id = posting.entry_id AND entry.cust_no = posting.cust_no
         WHERE entry.id IS NULL ORDER BY posting.entry_id, posting.line"
    ))
    .await
}

/// The sum of each account and asset that isn't zero.
pub async fn account_sums(tx: &mut Tx) -> Result<Vec<(String, String, i64)>, Error> {
    tx.all(sql!(
        "SELECT account, asset, CAST(sum(amount) AS BIGINT) AS amount FROM ledger_postings
         GROUP BY account, asset HAVING sum(amount) <> 0 ORDER BY account, asset"
    ))
    .await
}

db::row! {
    /// Money that entries of one reference and kind moved to an account, or from it.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct CashMoved {
        /// The order or payout.
        pub reference: String,
        /// What happened, [`crate::EntryKind::code`].
        pub kind: String,
        /// The account's name.
        pub account: String,
        /// In fen; what left it is negative.
        pub amount: i64,
    }
}

/// Money that moved under these references.
pub async fn cash_of(tx: &mut Tx, references: &[String]) -> Result<Vec<CashMoved>, Error> {
    tx.all(sql!(
        "SELECT entry.reference, entry.kind, posting.account,
                CAST(SUM(posting.amount) AS BIGINT) AS amount
         FROM ledger_entries AS entry
         JOIN ledger_postings AS posting
           ON posting.cust_no = entry.cust_no AND posting.entry_id = entry.id
         WHERE entry.reference IN ($1[]) AND posting.asset = 'CNY'
         GROUP BY entry.reference, entry.kind, posting.account
         ORDER BY entry.reference, entry.kind, posting.account",
        references
    ))
    .await
}

/// Money that entries of these kinds moved, by account.
pub async fn cash_by_kinds(tx: &mut Tx, kinds: &[&str]) -> Result<Vec<(String, i64)>, Error> {
    tx.all(sql!(
        "SELECT posting.account, CAST(SUM(posting.amount) AS BIGINT) AS amount
         FROM ledger_entries AS entry
         JOIN ledger_postings AS posting
           ON posting.cust_no = entry.cust_no AND posting.entry_id = entry.id
         WHERE entry.kind IN ($1[]) AND posting.asset = 'CNY'
         GROUP BY posting.account ORDER BY posting.account",
        kinds
    ))
    .await
}

db::row! {
    /// A posting with its entry.
    pub struct DayPosting {
        pub reference: String,
        pub kind: String,
        pub line: i64,
        pub account: String,
        pub asset: String,
        pub amount: i64,
    }
}

/// The postings of a day's entries of some kinds.
pub async fn day_postings(
    tx: &mut Tx,
    day: kernel::Day,
    kinds: &[&str],
) -> Result<Vec<DayPosting>, Error> {
    tx.all(sql!(
        "SELECT entry.reference, entry.kind, posting.line, posting.account, posting.asset,
                posting.amount
         FROM ledger_entries AS entry
         JOIN ledger_postings AS posting
           ON posting.cust_no = entry.cust_no AND posting.entry_id = entry.id
         WHERE entry.day = $1 AND entry.kind IN ($2[])",
        day,
        kinds
    ))
    .await
}

db::row! {
    /// A posting with all of its entry.
    pub struct PostedRow {
        pub id: i64,
        pub kind: String,
        pub reference: String,
        pub day: kernel::Day,
        pub at: kernel::Instant,
        pub account: String,
        pub asset: String,
        pub amount: i64,
    }
}

/// All that was posted under these references, entry by entry.
pub async fn posted(tx: &mut Tx, references: &[String]) -> Result<Vec<PostedRow>, Error> {
    tx.all(sql!(
        "SELECT entry.id, entry.kind, entry.reference, entry.day, entry.at, posting.account,
                posting.asset, posting.amount
         FROM ledger_entries AS entry
         JOIN ledger_postings AS posting
           ON posting.cust_no = entry.cust_no AND posting.entry_id = entry.id
         WHERE entry.reference IN ($1[])
         ORDER BY entry.at, entry.id, posting.line",
        references
    ))
    .await
}
