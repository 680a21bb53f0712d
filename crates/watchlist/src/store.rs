//! Every SQL text of the room.

use crate::group_name::GroupName;
use db::{Error, Tx, sql};
use kernel::{CustNo, FundCode, Instant};

db::row! {
    /// A fund of a customer.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct ItemRow {
        pub cust_no: CustNo,
        pub fund_code: FundCode,
        pub added_at: Instant,
        /// In the order that the customer gave; 0 while it has none.
        pub place: i64,
        pub group_name: Option<GroupName>,
    }
}

db::row! {
    /// A group of a customer.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct GroupRow {
        pub cust_no: CustNo,
        pub name: GroupName,
        pub place: i64,
    }
}

/// A customer's funds: those without a place first, the latest added before others, and then by
/// place.
pub async fn items(tx: &mut Tx, cust_no: CustNo) -> Result<Vec<ItemRow>, Error> {
    tx.all(sql!(
        "SELECT cust_no, fund_code, added_at, place, group_name FROM watchlist_item
         WHERE cust_no = $1 ORDER BY place, added_at DESC, fund_code",
        cust_no
    ))
    .await
}

/// How many funds a customer has.
pub async fn count(tx: &mut Tx, cust_no: CustNo) -> Result<i64, Error> {
    let (count,): (i64,) = tx
        .one(sql!("SELECT COUNT(*) AS n FROM watchlist_item WHERE cust_no = $1", cust_no))
        .await?;
    Ok(count)
}

/// The next customers who watch a fund, in the order of their numbers.
pub async fn watchers(
    tx: &mut Tx,
    code: FundCode,
    after: Option<CustNo>,
    limit: i64,
) -> Result<Vec<CustNo>, Error> {
    let after = after.map_or(0, CustNo::value);
    let rows: Vec<(CustNo,)> = tx
        .all(sql!(
            "SELECT cust_no FROM watchlist_item WHERE fund_code = $1 AND cust_no > $2
             ORDER BY cust_no LIMIT $3",
            code,
            after,
            limit
        ))
        .await?;
    Ok(rows.into_iter().map(|(cust_no,)| cust_no).collect())
}

/// Whether a fund is among a customer's.
pub async fn has(tx: &mut Tx, cust_no: CustNo, code: FundCode) -> Result<bool, Error> {
    let row: Option<(i64,)> = tx
        .optional(sql!(
            "SELECT added_at FROM watchlist_item WHERE cust_no = $1 AND fund_code = $2",
            cust_no,
            code
        ))
        .await?;
    Ok(row.is_some())
}

/// Adds funds; those that are there stay as they were.
pub async fn add(tx: &mut Tx, rows: &[ItemRow]) -> Result<u64, Error> {
    let insert = db::insert!("watchlist_item", ItemRow, "ON CONFLICT DO NOTHING");
    tx.insert_many(insert, rows).await
}

/// Removes funds.
pub async fn remove(tx: &mut Tx, cust_no: CustNo, codes: &[FundCode]) -> Result<u64, Error> {
    tx.execute(sql!(
        "DELETE FROM watchlist_item WHERE cust_no = $1 AND fund_code IN ($2[])",
        cust_no,
        codes
    ))
    .await
}

/// Puts funds where they belong.
pub async fn put(tx: &mut Tx, rows: &[ItemRow]) -> Result<u64, Error> {
    let update = db::update!(
        "UPDATE watchlist_item SET place = $place, group_name = $group_name
         WHERE cust_no = $cust_no AND fund_code = $fund_code",
        ItemRow by cust_no, fund_code
    );
    tx.update_many(update, rows).await
}

/// A customer's groups, in their order.
pub async fn groups(tx: &mut Tx, cust_no: CustNo) -> Result<Vec<GroupName>, Error> {
    let rows: Vec<(GroupName,)> = tx
        .all(sql!("SELECT name FROM watchlist_groups WHERE cust_no = $1 ORDER BY place", cust_no))
        .await?;
    Ok(rows.into_iter().map(|(name,)| name).collect())
}

/// Replaces a customer's groups.
pub async fn set_groups(tx: &mut Tx, cust_no: CustNo, names: &[GroupName]) -> Result<(), Error> {
    tx.execute(sql!("DELETE FROM watchlist_groups WHERE cust_no = $1", cust_no)).await?;
    let row = |(name, place): (&GroupName, i64)| GroupRow { cust_no, name: name.clone(), place };
    let rows: Vec<GroupRow> = names.iter().zip(1..).map(row).collect();
    tx.insert_many(db::insert!("watchlist_groups", GroupRow), &rows).await?;
    Ok(())
}

/// How often the watchlist was arranged.
pub async fn version(tx: &mut Tx, cust_no: CustNo) -> Result<i64, Error> {
    let row: Option<(i64,)> = tx
        .optional(sql!("SELECT version FROM watchlist_versions WHERE cust_no = $1", cust_no))
        .await?;
    Ok(row.map_or(0, |(version,)| version))
}

/// Counts an arrangement.
pub async fn set_version(tx: &mut Tx, cust_no: CustNo, version: i64) -> Result<u64, Error> {
    tx.execute(sql!(
        "INSERT INTO watchlist_versions (cust_no, version) VALUES ($1, $2)
         ON CONFLICT (cust_no) DO UPDATE SET version = $2",
        cust_no,
        version
    ))
    .await
}

/// All that a customer watches.
pub async fn forget(tx: &mut Tx, cust_no: CustNo) -> Result<(), Error> {
    for delete in [
        sql!("DELETE FROM watchlist_item WHERE cust_no = $1", cust_no),
        sql!("DELETE FROM watchlist_groups WHERE cust_no = $1", cust_no),
        sql!("DELETE FROM watchlist_versions WHERE cust_no = $1", cust_no),
    ] {
        tx.execute(delete).await?;
    }
    Ok(())
}
