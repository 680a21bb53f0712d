//! Every SQL text of the room.

use crate::{Act, Entry, Purpose, look::Look};
use db::{Error, Tx, sql};
use kernel::{CustNo, Instant};

db::row! {
    /// Where a customer's chain ends.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub(crate) struct Head {
        pub cust_no: CustNo,
        pub entries: i64,
        pub hash: String,
    }
}

/// All of a customer, oldest first.
pub(crate) async fn entries(tx: &mut Tx, cust_no: CustNo) -> Result<Vec<Entry>, Error> {
    tx.all(sql!(
        "SELECT seq, purpose, act, text_id, text_sha256, host, device, note, at, hash
         FROM consents_entries WHERE cust_no = $1 ORDER BY seq",
        cust_no
    ))
    .await
}

/// The newest of a purpose.
pub(crate) async fn newest(
    tx: &mut Tx,
    cust_no: CustNo,
    purpose: Purpose,
) -> Result<Option<Entry>, Error> {
    tx.optional(sql!(
        "SELECT seq, purpose, act, text_id, text_sha256, host, device, note, at, hash
         FROM consents_entries WHERE cust_no = $1 AND purpose = $2 ORDER BY seq DESC LIMIT 1",
        cust_no,
        purpose
    ))
    .await
}

/// What was done last of a purpose.
pub(crate) async fn newest_act(
    tx: &mut Tx,
    cust_no: CustNo,
    purpose: Purpose,
) -> Result<Option<Act>, Error> {
    let act: Option<(Act,)> = tx
        .optional(sql!(
            "SELECT act FROM consents_entries
             WHERE cust_no = $1 AND purpose = $2 ORDER BY seq DESC LIMIT 1",
            cust_no,
            purpose
        ))
        .await?;
    Ok(act.map(|(act,)| act))
}

/// The same of some customers, of those of whom there is anything.
pub(crate) async fn newest_acts(
    tx: &mut Tx,
    customers: &[CustNo],
    purpose: Purpose,
) -> Result<Vec<(CustNo, Act)>, Error> {
    tx.all(sql!(
        "SELECT e.cust_no, e.act FROM consents_entries e
         WHERE e.cust_no IN ($1[]) AND e.purpose = $2 AND e.seq = (
             SELECT MAX(n.seq) FROM consents_entries n
             WHERE n.cust_no = e.cust_no AND n.purpose = $2)",
        customers,
        purpose
    ))
    .await
}

/// How many rows a customer has since a time.
pub(crate) async fn acts_since(tx: &mut Tx, cust_no: CustNo, since: Instant) -> Result<i64, Error> {
    let (acts,): (i64,) = tx
        .one(sql!(
            "SELECT COUNT(*) AS acts FROM consents_entries WHERE cust_no = $1 AND at >= $2",
            cust_no,
            since
        ))
        .await?;
    Ok(acts)
}

/// Adds a row.
pub(crate) async fn put(tx: &mut Tx, cust_no: CustNo, entry: &Entry) -> Result<(), Error> {
    let Entry { seq, purpose, act, text_id, text_sha256, host, device, note, at, hash } = entry;
    tx.execute(sql!(
        "INSERT INTO consents_entries
             (cust_no, seq, purpose, act, text_id, text_sha256, host, device, note, at, hash)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
        cust_no,
        seq,
        purpose,
        act,
        text_id,
        text_sha256,
        host,
        device,
        note,
        at,
        hash
    ))
    .await
    .map(drop)
}

/// Where a customer's chain ends; none before the first row.
pub(crate) async fn head(tx: &mut Tx, cust_no: CustNo) -> Result<Option<Head>, Error> {
    tx.optional(sql!(
        "SELECT cust_no, entries, hash FROM consents_heads WHERE cust_no = $1",
        cust_no
    ))
    .await
}

/// The customer's chain ends here now.
pub(crate) async fn set_head(tx: &mut Tx, head: &Head) -> Result<(), Error> {
    let Head { cust_no, entries, hash } = head;
    tx.execute(sql!(
        "INSERT INTO consents_heads (cust_no, entries, hash) VALUES ($1, $2, $3)
         ON CONFLICT (cust_no) DO UPDATE SET entries = excluded.entries, hash = excluded.hash",
        cust_no,
        entries,
        hash
    ))
    .await
    .map(drop)
}

/// The ends of some chains, by the customers' numbers.
pub(crate) async fn heads_after(tx: &mut Tx, after: i64, count: i64) -> Result<Vec<Head>, Error> {
    tx.all(sql!(
        "SELECT cust_no, entries, hash FROM consents_heads
         WHERE cust_no > $1 ORDER BY cust_no LIMIT $2",
        after,
        count
    ))
    .await
}

/// Customers with rows, but without an end of their chain.
pub(crate) async fn headless(tx: &mut Tx) -> Result<Vec<CustNo>, Error> {
    let found: Vec<(CustNo,)> = tx
        .all(sql!(
            "SELECT DISTINCT cust_no FROM consents_entries
             WHERE cust_no NOT IN (SELECT cust_no FROM consents_heads) ORDER BY cust_no"
        ))
        .await?;
    Ok(found.into_iter().map(|(cust_no,)| cust_no).collect())
}

/// Whether a room has migrated.
pub(crate) async fn is_migrated(tx: &mut Tx, room: &str) -> Result<bool, Error> {
    let found: Option<(String,)> =
        tx.optional(sql!("SELECT room FROM consents_migrated WHERE room = $1", room)).await?;
    Ok(found.is_some())
}

/// It has.
pub(crate) async fn note_migrated(tx: &mut Tx, room: &str) -> Result<(), Error> {
    tx.execute(sql!(
        "INSERT INTO consents_migrated (room) VALUES ($1) ON CONFLICT (room) DO NOTHING",
        room
    ))
    .await
    .map(drop)
}

/// Adds a look.
pub(crate) async fn insert_look(tx: &mut Tx, look: &Look) -> Result<(), Error> {
    let Look { cust_no, look_id, at, looker, who, what, why } = look;
    tx.execute(sql!(
        "INSERT INTO consents_looks (cust_no, look_id, at, looker, who, what, why)
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
        cust_no,
        look_id,
        at,
        looker,
        who,
        what,
        why
    ))
    .await
    .map(drop)
}

/// Some before one, newest first.
pub(crate) async fn looks(
    tx: &mut Tx,
    cust_no: CustNo,
    before: i64,
    limit: i64,
) -> Result<Vec<Look>, Error> {
    tx.all(sql!(
        "SELECT cust_no, look_id, at, looker, who, what, why FROM consents_looks
         WHERE cust_no = $1 AND look_id < $2 ORDER BY look_id DESC LIMIT $3",
        cust_no,
        before,
        limit
    ))
    .await
}

/// How many there are since a time.
pub(crate) async fn looks_since(
    tx: &mut Tx,
    cust_no: CustNo,
    since: Instant,
) -> Result<i64, Error> {
    let (count,): (i64,) = tx
        .one(sql!(
            "SELECT COUNT(*) AS looks FROM consents_looks WHERE cust_no = $1 AND at >= $2",
            cust_no,
            since
        ))
        .await?;
    Ok(count)
}
