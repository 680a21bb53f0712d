//! What should be equal and is not.

use crate::kind::{Account, EntryId};
use db::{Error, Tx, sql};
use kernel::CustNo;

/// Entries whose postings do not sum to zero.
pub(crate) async fn unbalanced(tx: &mut Tx) -> Result<Vec<(EntryId, i64)>, Error> {
    tx.all(sql!(
        "SELECT entry_id, CAST(SUM(points) AS BIGINT) AS sum FROM rewards_postings
         GROUP BY cust_no, entry_id HAVING SUM(points) <> 0 ORDER BY entry_id"
    ))
    .await
}

/// Postings without an entry.
pub(crate) async fn loose(tx: &mut Tx) -> Result<Vec<(EntryId, i64)>, Error> {
    tx.all(sql!(
        "SELECT p.entry_id, p.points FROM rewards_postings p LEFT JOIN rewards_entries e
             ON e.cust_no = p.cust_no AND e.entry_id = p.entry_id
         WHERE e.entry_id IS NULL ORDER BY p.entry_id, p.account"
    ))
    .await
}

/// Kept balances that are not the sum of their postings, both ways round.
pub(crate) async fn wrong_balances(tx: &mut Tx) -> Result<Vec<(CustNo, Account, i64, i64)>, Error> {
    tx.all(sql!(
        "SELECT cust_no, account, CAST(SUM(summed) AS BIGINT) AS summed,
                CAST(SUM(kept) AS BIGINT) AS kept
         FROM (SELECT cust_no, account, points AS summed, 0 AS kept FROM rewards_postings
               UNION ALL
               SELECT cust_no, account, 0 AS summed, points AS kept FROM rewards_balances)
              AS both_sides
         GROUP BY cust_no, account HAVING SUM(summed) <> SUM(kept) ORDER BY cust_no, account"
    ))
    .await
}

/// Lots of which another number is left than was not taken.
pub(crate) async fn wrong_lots(tx: &mut Tx) -> Result<Vec<(CustNo, EntryId, i64, i64)>, Error> {
    tx.all(sql!(
        "SELECT cust_no, lot_id, CAST(SUM(summed) AS BIGINT) AS summed,
                CAST(SUM(kept) AS BIGINT) AS kept
         FROM (SELECT cust_no, entry_id AS lot_id, points AS summed, points_left AS kept
               FROM rewards_lots
               UNION ALL
               SELECT cust_no, lot_id, -points AS summed, 0 AS kept FROM rewards_taken)
              AS both_sides
         GROUP BY cust_no, lot_id HAVING SUM(summed) <> SUM(kept) ORDER BY cust_no, lot_id"
    ))
    .await
}

/// Customers whose lots are not what they have.
pub(crate) async fn wrong_sums_of_lots(tx: &mut Tx) -> Result<Vec<(CustNo, i64, i64)>, Error> {
    tx.all(sql!(
        "SELECT cust_no, CAST(SUM(summed) AS BIGINT) AS summed, CAST(SUM(kept) AS BIGINT) AS kept
         FROM (SELECT cust_no, points AS summed, 0 AS kept FROM rewards_postings
               WHERE account = $1
               UNION ALL
               SELECT cust_no, 0 AS summed, points_left AS kept FROM rewards_lots)
              AS both_sides
         GROUP BY cust_no HAVING SUM(summed) <> SUM(kept) ORDER BY cust_no",
        Account::Available
    ))
    .await
}

/// Entries that moved another number of points than they took from lots, gave back to them, or made
/// a lot of.
pub(crate) async fn wrong_takings(tx: &mut Tx) -> Result<Vec<(EntryId, i64, i64)>, Error> {
    tx.all(sql!(
        "SELECT entry_id, CAST(SUM(summed) AS BIGINT) AS summed,
                CAST(SUM(kept) AS BIGINT) AS kept
         FROM (SELECT cust_no, entry_id, -points AS summed, 0 AS kept FROM rewards_postings
               WHERE account = $1
               UNION ALL
               SELECT cust_no, entry_id, 0 AS summed, points AS kept FROM rewards_taken
               UNION ALL
               SELECT cust_no, entry_id, 0 AS summed, -points AS kept FROM rewards_lots)
              AS both_sides
         GROUP BY cust_no, entry_id HAVING SUM(summed) <> SUM(kept) ORDER BY entry_id",
        Account::Available
    ))
    .await
}

/// Accounts with less than nothing, but for what the house gave.
pub(crate) async fn negative(tx: &mut Tx) -> Result<Vec<(CustNo, Account, i64)>, Error> {
    tx.all(sql!(
        "SELECT cust_no, account, CAST(SUM(points) AS BIGINT) AS sum FROM rewards_postings
         WHERE account <> $1 GROUP BY cust_no, account HAVING SUM(points) < 0
         ORDER BY cust_no, account",
        Account::Earned
    ))
    .await
}
