//! Every SQL text of the room.

mod activities;
mod forgotten;
mod proofs;
pub(crate) mod takeaway;
mod vouchers;

pub use activities::Activity;
pub(crate) use activities::{activity, keep_activity, running};
pub(crate) use forgotten::forget;
pub(crate) use proofs::*;
pub(crate) use vouchers::*;

use crate::kind::{Account, EntryId, PointKind};
use db::{Error, Tx, insert, sql};
use kernel::{CustNo, Day, Instant};
use orders::VoucherState;
use std::sync::Arc;

db::row! {
    /// A row of `rewards_entries`.
    #[derive(Debug, Clone)]
    pub(crate) struct Entry {
        pub cust_no: CustNo,
        pub entry_id: EntryId,
        pub biz_no: String,
        pub kind: PointKind,
        pub title: String,
        pub at: Instant,
        pub on_day: Day,
    }
}

db::row! {
    /// A row of `rewards_postings`.
    #[derive(Debug, Clone)]
    pub(crate) struct Posting {
        pub cust_no: CustNo,
        pub entry_id: EntryId,
        pub account: Account,
        pub points: i64,
    }
}

db::row! {
    /// A row of `rewards_balances`, or what is added to it.
    #[derive(Debug, Clone)]
    pub(crate) struct Balance {
        pub cust_no: CustNo,
        pub account: Account,
        pub points: i64,
    }
}

db::row! {
    /// A row of `rewards_lots`.
    #[derive(Debug, Clone)]
    pub(crate) struct Lot {
        pub cust_no: CustNo,
        pub entry_id: EntryId,
        pub points: i64,
        pub points_left: i64,
        pub last_on: Day,
    }
}

db::row! {
    /// A row of `rewards_taken`.
    #[derive(Debug, Clone)]
    pub(crate) struct Taken {
        pub cust_no: CustNo,
        pub entry_id: EntryId,
        pub lot_id: EntryId,
        pub points: i64,
    }
}

db::row! {
    /// An entry as its customer sees it.
    #[derive(Debug, Clone)]
    pub(crate) struct Record {
        pub entry_id: EntryId,
        pub kind: PointKind,
        pub title: String,
        pub at: Instant,
        pub points: i64,
        /// Of a voucher.
        pub state: Option<VoucherState>,
    }
}

/// Where a record stands among a customer's.
pub(crate) type Place = (Instant, i64);

/// Names and values in force on a day, older ones first.
pub(crate) async fn parameters(tx: &mut Tx, day: Day) -> Result<Arc<Vec<(String, i64)>>, Error> {
    tx.reference(sql!(
        "SELECT name, value FROM rewards_parameters WHERE valid_from <= $1 ORDER BY valid_from",
        day
    ))
    .await
}

/// Writes an entry; false when its business number was booked before.
pub(crate) async fn put_entry(tx: &mut Tx, entry: &Entry) -> Result<bool, Error> {
    let Entry { cust_no, entry_id, biz_no, kind, title, at, on_day } = entry;
    let written = tx
        .execute(sql!(
            "INSERT INTO rewards_entries (cust_no, entry_id, biz_no, kind, title, at, on_day)
             VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (cust_no, biz_no) DO NOTHING",
            cust_no,
            entry_id,
            biz_no,
            kind,
            title,
            at,
            on_day
        ))
        .await?;
    Ok(written == 1)
}

/// Whether a business number was booked.
pub(crate) async fn booked(tx: &mut Tx, cust_no: CustNo, biz_no: &str) -> Result<bool, Error> {
    let found: Option<(EntryId,)> = tx
        .optional(sql!(
            "SELECT entry_id FROM rewards_entries WHERE cust_no = $1 AND biz_no = $2",
            cust_no,
            biz_no
        ))
        .await?;
    Ok(found.is_some())
}

/// Writes the postings of an entry, and moves the balances with them.
pub(crate) async fn post(tx: &mut Tx, postings: &[Posting]) -> Result<(), Error> {
    tx.insert_many(insert!("rewards_postings", Posting, ""), postings).await?;
    let moved = |posting: &Posting| {
        let Posting { cust_no, account, points, .. } = *posting;
        Balance { cust_no, account, points }
    };
    let moved: Vec<Balance> = postings.iter().map(moved).collect();
    let upsert = insert!(
        "rewards_balances",
        Balance,
        "ON CONFLICT (cust_no, account)
         DO UPDATE SET points = rewards_balances.points + excluded.points"
    );
    tx.insert_many(upsert, &moved).await.map(drop)
}

/// Writes a lot.
pub(crate) async fn put_lot(tx: &mut Tx, lot: &Lot) -> Result<(), Error> {
    tx.insert_many(insert!("rewards_lots", Lot, ""), std::slice::from_ref(lot)).await.map(drop)
}

/// Notes what an entry took from a lot, and takes it.
pub(crate) async fn take(tx: &mut Tx, taken: &Taken) -> Result<(), Error> {
    tx.insert_many(insert!("rewards_taken", Taken, ""), std::slice::from_ref(taken)).await?;
    tx.execute(sql!(
        "UPDATE rewards_lots SET points_left = points_left - $3
         WHERE cust_no = $1 AND entry_id = $2",
        taken.cust_no,
        taken.lot_id,
        taken.points
    ))
    .await
    .map(drop)
}

/// A customer's lots that can be used on a day, those that end first before the others.
pub(crate) async fn usable_lots(tx: &mut Tx, cust_no: CustNo, day: Day) -> Result<Vec<Lot>, Error> {
    tx.all(sql!(
        "SELECT cust_no, entry_id, points, points_left, last_on FROM rewards_lots
         WHERE cust_no = $1 AND points_left > 0 AND last_on >= $2
         ORDER BY last_on, entry_id",
        cust_no,
        day
    ))
    .await
}

/// Lots of all customers of which something is left that can no more be used on a day.
pub(crate) async fn ended_lots(tx: &mut Tx, day: Day, limit: i64) -> Result<Vec<Lot>, Error> {
    tx.all(sql!(
        "SELECT cust_no, entry_id, points, points_left, last_on FROM rewards_lots
         WHERE points_left > 0 AND last_on < $1
         ORDER BY last_on, cust_no, entry_id LIMIT $2",
        day,
        limit
    ))
    .await
}

/// The next customers of whose points some end between two days, both included, and how many.
pub(crate) async fn ending(
    tx: &mut Tx,
    (from, until): (Day, Day),
    after: Option<CustNo>,
    limit: i64,
) -> Result<Vec<(CustNo, i64)>, Error> {
    let after = after.map_or(0, CustNo::value);
    tx.all(sql!(
        "SELECT cust_no, CAST(SUM(points_left) AS BIGINT) AS ending FROM rewards_lots
         WHERE points_left > 0 AND last_on >= $1 AND last_on <= $2 AND cust_no > $3
         GROUP BY cust_no ORDER BY cust_no LIMIT $4",
        from,
        until,
        after,
        limit
    ))
    .await
}

/// What is in a customer's accounts.
pub(crate) async fn balances(tx: &mut Tx, cust_no: CustNo) -> Result<Vec<(Account, i64)>, Error> {
    tx.all(sql!("SELECT account, points FROM rewards_balances WHERE cust_no = $1", cust_no)).await
}

/// How many entries of a kind a customer has of a day.
pub(crate) async fn count_on(
    tx: &mut Tx,
    (cust_no, kind): (CustNo, PointKind),
    day: Day,
) -> Result<i64, Error> {
    let (count,): (i64,) = tx
        .one(sql!(
            "SELECT count(*) AS entries FROM rewards_entries
             WHERE cust_no = $1 AND kind = $2 AND on_day = $3",
            cust_no,
            kind,
            day
        ))
        .await?;
    Ok(count)
}

/// How many entries of a kind a customer has.
pub(crate) async fn count(tx: &mut Tx, (cust_no, kind): (CustNo, PointKind)) -> Result<i64, Error> {
    let (count,): (i64,) = tx
        .one(sql!(
            "SELECT count(*) AS entries FROM rewards_entries WHERE cust_no = $1 AND kind = $2",
            cust_no,
            kind
        ))
        .await?;
    Ok(count)
}

/// Where a customer's record stands.
pub(crate) async fn place(
    tx: &mut Tx,
    cust_no: CustNo,
    entry_id: EntryId,
) -> Result<Option<Place>, Error> {
    tx.optional(sql!(
        "SELECT at, entry_id FROM rewards_entries WHERE cust_no = $1 AND entry_id = $2",
        cust_no,
        entry_id
    ))
    .await
}

/// A customer's records after a place, the newest first.
pub(crate) async fn records(
    tx: &mut Tx,
    cust_no: CustNo,
    (at, entry_id): Place,
    limit: i64,
) -> Result<Vec<Record>, Error> {
    tx.all(sql!(
        "SELECT e.entry_id, e.kind, e.title, e.at, p.points, v.state
         FROM rewards_entries e JOIN rewards_postings p
             ON p.cust_no = e.cust_no AND p.entry_id = e.entry_id AND p.account = $5
         LEFT JOIN rewards_vouchers v ON v.cust_no = e.cust_no AND v.entry_id = e.entry_id
         WHERE e.cust_no = $1 AND (e.at, e.entry_id) < ($2, $3)
         ORDER BY e.at DESC, e.entry_id DESC LIMIT $4",
        cust_no,
        at,
        entry_id,
        limit,
        Account::Available
    ))
    .await
}
