//! All that the room keeps of a customer, oldest first.

use crate::kind::{Account, EntryId, PointKind};
use db::{Error, Tx, sql};
use kernel::{CustNo, Instant};

db::row! {
    /// An entry with what it added to what can be used.
    #[derive(Debug)]
    pub(crate) struct TakenEntry {
        pub entry_id: EntryId,
        pub at: Instant,
        pub kind: PointKind,
        pub title: String,
        pub points: i64,
    }
}

/// Some after one.
pub(crate) async fn entries(
    tx: &mut Tx,
    cust_no: CustNo,
    after: Option<EntryId>,
    limit: i64,
) -> Result<Vec<TakenEntry>, Error> {
    let (available, after) = (Account::Available, after.map_or(0, EntryId::value));
    tx.all(sql!(
        "SELECT e.entry_id, e.at, e.kind, e.title,
             CAST(COALESCE((SELECT SUM(p.points) FROM rewards_postings p
                  WHERE p.cust_no = e.cust_no AND p.entry_id = e.entry_id AND p.account = $2),
                 0) AS BIGINT) AS points
         FROM rewards_entries e WHERE e.cust_no = $1 AND e.entry_id > $3
         ORDER BY e.entry_id LIMIT $4",
        cust_no,
        available,
        after,
        limit
    ))
    .await
}
