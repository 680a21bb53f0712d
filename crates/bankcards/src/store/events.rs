//! `bankcards_events`.

use crate::{event_kind::EventKind, ids::CardId};
use db::{Error, Tx, insert, sql};
use kernel::{CustNo, Instant};

db::row! {
    /// What became of a card.
    pub(crate) struct EventRow {
        pub cust_no: CustNo,
        pub event_id: i64,
        pub card_id: CardId,
        pub kind: EventKind,
        pub at: Instant,
        pub device: String,
        pub session_id: i64,
    }
}

pub(crate) async fn insert_event(tx: &mut Tx, row: EventRow) -> Result<(), Error> {
    let insert = insert!("bankcards_events", EventRow);
    tx.insert_many(insert, &[row]).await.map(|_| ())
}

/// The record of a card, newest first, at most 50 lines.
pub(crate) async fn events(
    tx: &mut Tx,
    cust_no: CustNo,
    card_id: CardId,
) -> Result<Vec<EventRow>, Error> {
    tx.all(sql!(
        "SELECT cust_no, event_id, card_id, kind, at, device, session_id FROM bankcards_events
         WHERE cust_no = $1 AND card_id = $2 ORDER BY event_id DESC LIMIT 50",
        cust_no,
        card_id
    ))
    .await
}
