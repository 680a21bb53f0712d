//! Every SQL text of the room.

use crate::child::{NoteKind, Relation, Scene};
use db::{Error, Tx, sql};
use kernel::{CustNo, Day, Fen, Instant, Rate, TradeAcco};
use std::sync::Arc;

db::encrypted_row! {
    /// A child.
    #[derive(Debug, Clone)]
    pub(crate) struct ChildRow in "childaccounts_children" of cust_no by (cust_no, child_no)
        as StoredChild
    {
        plain {
            pub cust_no: CustNo,
            pub child_no: i64,
            pub trade_acco: TradeAcco,
            pub relation: Relation,
            pub scene: Scene,
            pub target: Fen,
            pub target_on: Day,
            pub rate: Rate,
            pub created_at: Instant,
            pub closed_at: Option<Instant>,
        }
        encrypted {
            pub name: String,
            pub birth: String,
            pub wish: String,
        }
    }
}

db::encrypted_row! {
    /// A note on a child.
    #[derive(Debug, Clone)]
    pub(crate) struct NoteRow in "childaccounts_notes" of cust_no by (cust_no, child_no, note_no)
        as StoredNote
    {
        plain {
            pub cust_no: CustNo,
            pub child_no: i64,
            pub note_no: i64,
            pub kind: NoteKind,
            pub at: Instant,
        }
        encrypted {
            pub text: String,
        }
    }
}

/// Names and values in force on a day, older ones first.
pub(crate) async fn parameters(tx: &mut Tx, day: Day) -> Result<Arc<Vec<(String, i64)>>, Error> {
    tx.reference(sql!(
        "SELECT name, value FROM childaccounts_parameters WHERE valid_from <= $1
         ORDER BY valid_from",
        day
    ))
    .await
}

/// All children of a customer, closed ones too, oldest first.
pub(crate) async fn children(tx: &mut Tx, cust_no: CustNo) -> Result<Vec<ChildRow>, Error> {
    let stored: Vec<StoredChild> = tx
        .all(sql!(
            "SELECT cust_no, child_no, trade_acco, relation, scene, target, target_on, rate,
                created_at, closed_at, name, birth, wish
             FROM childaccounts_children WHERE cust_no = $1 ORDER BY child_no",
            cust_no
        ))
        .await?;
    tx.reveal_all(stored).await
}

/// One of them.
pub(crate) async fn child(
    tx: &mut Tx,
    cust_no: CustNo,
    child_no: i64,
) -> Result<Option<ChildRow>, Error> {
    let stored: Option<StoredChild> = tx
        .optional(sql!(
            "SELECT cust_no, child_no, trade_acco, relation, scene, target, target_on, rate,
                created_at, closed_at, name, birth, wish
             FROM childaccounts_children WHERE cust_no = $1 AND child_no = $2",
            cust_no,
            child_no
        ))
        .await?;
    tx.reveal_found(stored).await
}

/// Puts a child, or what is new of it.
pub(crate) async fn put_child(tx: &mut Tx, row: &ChildRow) -> Result<(), Error> {
    let row = tx.conceal(row).await?;
    tx.execute(sql!(
        "INSERT INTO childaccounts_children (cust_no, child_no, trade_acco, relation, scene, target,
             target_on, rate, created_at, closed_at, name, birth, wish)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
         ON CONFLICT (cust_no, child_no) DO UPDATE SET relation = excluded.relation,
             scene = excluded.scene, target = excluded.target, target_on = excluded.target_on,
             rate = excluded.rate, closed_at = excluded.closed_at, name = excluded.name,
             birth = excluded.birth, wish = excluded.wish",
        row.cust_no,
        row.child_no,
        row.trade_acco,
        row.relation,
        row.scene,
        row.target,
        row.target_on,
        row.rate,
        row.created_at,
        row.closed_at,
        row.name,
        row.birth,
        row.wish
    ))
    .await
    .map(drop)
}

/// How many notes a child has.
pub(crate) async fn count_notes(tx: &mut Tx, cust_no: CustNo, child_no: i64) -> Result<i64, Error> {
    let (count,): (i64,) = tx
        .one(sql!(
            "SELECT COUNT(*) AS count FROM childaccounts_notes WHERE cust_no = $1 AND child_no = $2",
            cust_no,
            child_no
        ))
        .await?;
    Ok(count)
}

/// Adds a note.
pub(crate) async fn insert_note(tx: &mut Tx, row: &NoteRow) -> Result<(), Error> {
    let row = tx.conceal(row).await?;
    tx.execute(sql!(
        "INSERT INTO childaccounts_notes (cust_no, child_no, note_no, kind, at, text)
         VALUES ($1, $2, $3, $4, $5, $6)",
        row.cust_no,
        row.child_no,
        row.note_no,
        row.kind,
        row.at,
        row.text
    ))
    .await
    .map(drop)
}

/// Notes on a child, newest first.
pub(crate) async fn notes(
    tx: &mut Tx,
    (cust_no, child_no): (CustNo, i64),
    (limit, offset): (i64, i64),
) -> Result<Vec<NoteRow>, Error> {
    let stored: Vec<StoredNote> = tx
        .all(sql!(
            "SELECT cust_no, child_no, note_no, kind, at, text FROM childaccounts_notes
             WHERE cust_no = $1 AND child_no = $2 ORDER BY note_no DESC LIMIT $3 OFFSET $4",
            cust_no,
            child_no,
            limit,
            offset
        ))
        .await?;
    tx.reveal_all(stored).await
}

/// Deletes a customer's notes on one child, or on all.
pub(crate) async fn forget_notes(tx: &mut Tx, cust_no: CustNo, child_no: i64) -> Result<(), Error> {
    tx.execute(sql!(
        "DELETE FROM childaccounts_notes WHERE cust_no = $1 AND child_no = $2",
        cust_no,
        child_no
    ))
    .await
    .map(drop)
}
