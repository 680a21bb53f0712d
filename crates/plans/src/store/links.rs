//! `plans_links`.

use db::{Error, Tx, insert, sql};
use kernel::{CustNo, Instant};

db::row! {
    /// The link to a customer's calendar.
    #[derive(Debug, Clone)]
    pub(crate) struct LinkRow {
        pub cust_no: CustNo,
        pub key_hash: String,
        pub made_at: Instant,
    }
}

pub(crate) async fn put(tx: &mut Tx, row: &LinkRow) -> Result<(), Error> {
    let insert = insert!(
        "plans_links",
        LinkRow,
        "ON CONFLICT (cust_no) DO UPDATE SET key_hash = excluded.key_hash,
             made_at = excluded.made_at"
    );
    tx.insert_many(insert, std::slice::from_ref(row)).await.map(|_| ())
}

/// Whether there was one.
pub(crate) async fn delete(tx: &mut Tx, cust_no: CustNo) -> Result<bool, Error> {
    Ok(tx.execute(sql!("DELETE FROM plans_links WHERE cust_no = $1", cust_no)).await? > 0)
}

pub(crate) async fn of(tx: &mut Tx, cust_no: CustNo) -> Result<Option<LinkRow>, Error> {
    tx.optional(sql!(
        "SELECT cust_no, key_hash, made_at FROM plans_links WHERE cust_no = $1",
        cust_no
    ))
    .await
}

pub(crate) async fn by_key(tx: &mut Tx, key_hash: &str) -> Result<Option<LinkRow>, Error> {
    tx.optional(sql!(
        "SELECT cust_no, key_hash, made_at FROM plans_links WHERE key_hash = $1",
        key_hash
    ))
    .await
}
