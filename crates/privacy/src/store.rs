//! Every SQL text of the room.

mod closings;

pub use closings::ClosingRow;
pub(crate) use closings::{
    closings, closings_of, closings_since, due_closings, forget_device, forget_takeaways,
    identity_gone, identity_over, newest_closing, put_closing, records_gone, records_over,
    set_closing,
};

use db::{Error, Tx, insert, sql};
use kernel::{CustNo, Day, Instant};
use std::sync::Arc;

db::row! {
    /// What a customer may take along.
    #[derive(Debug, Clone)]
    pub(crate) struct TakeawayRow {
        pub cust_no: CustNo,
        pub takeaway_id: i64,
        pub session_id: i64,
        pub asked_at: Instant,
        pub asked_on: Day,
        pub good_until: Instant,
        pub device: String,
        pub fetched: i64,
    }
}

/// Names and values in force on a day, older ones first.
pub(crate) async fn parameters(tx: &mut Tx, day: Day) -> Result<Arc<Vec<(String, i64)>>, Error> {
    tx.reference(sql!(
        "SELECT name, value FROM privacy_parameters WHERE valid_from <= $1 ORDER BY valid_from",
        day
    ))
    .await
}

pub(crate) async fn put(tx: &mut Tx, row: &TakeawayRow) -> Result<(), Error> {
    let insert = insert!("privacy_takeaways", TakeawayRow);
    tx.insert_many(insert, std::slice::from_ref(row)).await.map(|_| ())
}

/// How many a customer asked for on a day.
pub(crate) async fn count(tx: &mut Tx, cust_no: CustNo, day: Day) -> Result<i64, Error> {
    let (count,): (i64,) = tx
        .one(sql!(
            "SELECT COUNT(*) AS count FROM privacy_takeaways WHERE cust_no = $1 AND asked_on = $2",
            cust_no,
            day
        ))
        .await?;
    Ok(count)
}

/// One of a session's that is still good.
pub(crate) async fn find(
    tx: &mut Tx,
    (cust_no, session_id): (CustNo, i64),
    takeaway_id: i64,
    wall: Instant,
) -> Result<Option<TakeawayRow>, Error> {
    tx.optional(sql!(
        "SELECT cust_no, takeaway_id, session_id, asked_at, asked_on, good_until, device, fetched
         FROM privacy_takeaways
         WHERE cust_no = $1 AND takeaway_id = $2 AND session_id = $3 AND good_until > $4",
        cust_no,
        takeaway_id,
        session_id,
        wall
    ))
    .await
}

/// The newest of a session's that is still good.
pub(crate) async fn newest(
    tx: &mut Tx,
    (cust_no, session_id): (CustNo, i64),
    wall: Instant,
) -> Result<Option<TakeawayRow>, Error> {
    tx.optional(sql!(
        "SELECT cust_no, takeaway_id, session_id, asked_at, asked_on, good_until, device, fetched
         FROM privacy_takeaways
         WHERE cust_no = $1 AND session_id = $2 AND good_until > $3
         ORDER BY takeaway_id DESC LIMIT 1",
        cust_no,
        session_id,
        wall
    ))
    .await
}

/// Notes that one was fetched.
pub(crate) async fn note_fetched(tx: &mut Tx, row: &TakeawayRow) -> Result<(), Error> {
    tx.execute(sql!(
        "UPDATE privacy_takeaways SET fetched = fetched + 1
         WHERE cust_no = $1 AND takeaway_id = $2",
        row.cust_no,
        row.takeaway_id
    ))
    .await
    .map(|_| ())
}

/// All that a customer asked for, oldest first.
pub(crate) async fn all(tx: &mut Tx, cust_no: CustNo) -> Result<Vec<TakeawayRow>, Error> {
    tx.all(sql!(
        "SELECT cust_no, takeaway_id, session_id, asked_at, asked_on, good_until, device, fetched
         FROM privacy_takeaways WHERE cust_no = $1 ORDER BY takeaway_id",
        cust_no
    ))
    .await
}
