//! What customers changed.

use crate::item::Item;
use db::{Error, Tx, insert, sql};
use kernel::{CustNo, Instant};

db::encrypted_row! {
    /// An item that was changed. No `Debug`: it holds addresses.
    #[derive(Clone)]
    pub(crate) struct ChangeRow in "accounts_changes" of cust_no by (cust_no, change_id, item)
        as StoredChange
    {
        plain {
            pub cust_no: CustNo,
            pub change_id: i64,
            pub item: Item,
            pub changed_at: Instant,
            pub device: String,
            pub session_id: i64,
        }
        encrypted {
            pub old_text: Option<String>,
            pub new_text: String,
        }
    }
}

pub(crate) async fn put_changes(tx: &mut Tx, rows: &[ChangeRow]) -> Result<(), Error> {
    let mut stored = Vec::with_capacity(rows.len());
    for row in rows {
        stored.push(tx.conceal(row).await?);
    }
    tx.insert_many(insert!("accounts_changes", StoredChange), &stored).await?;
    Ok(())
}

/// A customer's changes, the newest first.
pub(crate) async fn changes(
    tx: &mut Tx,
    cust_no: CustNo,
    limit: i64,
) -> Result<Vec<ChangeRow>, Error> {
    let stored = tx
        .all(sql!(
            "SELECT cust_no, change_id, item, changed_at, device, session_id, old_text, new_text
             FROM accounts_changes WHERE cust_no = $1
             ORDER BY changed_at DESC, change_id DESC, item LIMIT $2",
            cust_no,
            limit
        ))
        .await?;
    tx.reveal_all(stored).await
}
