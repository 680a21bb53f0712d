//! `privacy_closings`.

use crate::closing::ClosingState;
use db::{Error, Tx, insert, sql};
use kernel::{CustNo, Day, Instant};

db::row! {
    /// Somebody asked to close his account.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct ClosingRow {
        pub cust_no: CustNo,
        pub closing_id: i64,
        pub state: ClosingState,
        /// Business time.
        pub asked_at: Instant,
        /// The business day at whose cut-off it is done.
        pub due_on: Day,
        pub device: String,
        /// None while it is open.
        pub ended_at: Option<Instant>,
        /// Why it came to nothing; empty where it did not.
        pub reason: String,
        /// Until when the law wants what says who somebody is; none before it is closed.
        pub identity_until: Option<Day>,
        /// Until when it wants all else.
        pub records_until: Option<Day>,
    }
}

impl ClosingRow {
    /// Whether nothing is bought meanwhile.
    pub const fn is_open(&self) -> bool {
        self.state.is_open()
    }
}

/// The newest of a customer.
pub(crate) async fn newest_closing(
    tx: &mut Tx,
    cust_no: CustNo,
) -> Result<Option<ClosingRow>, Error> {
    tx.optional(sql!(
        "SELECT cust_no, closing_id, state, asked_at, due_on, device, ended_at, reason,
             identity_until, records_until
         FROM privacy_closings WHERE cust_no = $1 ORDER BY closing_id DESC LIMIT 1",
        cust_no
    ))
    .await
}

/// Of some customers, who has one in this state or that, and the day at whose cut-off it is done.
pub(crate) async fn closings_of(
    tx: &mut Tx,
    customers: &[CustNo],
    states: &[ClosingState],
) -> Result<Vec<(CustNo, Day)>, Error> {
    tx.all(sql!(
        "SELECT cust_no, due_on FROM privacy_closings
         WHERE cust_no IN ($1[]) AND state IN ($2[])",
        customers,
        states
    ))
    .await
}

/// All of a customer, oldest first.
pub(crate) async fn closings(tx: &mut Tx, cust_no: CustNo) -> Result<Vec<ClosingRow>, Error> {
    tx.all(sql!(
        "SELECT cust_no, closing_id, state, asked_at, due_on, device, ended_at, reason,
             identity_until, records_until
         FROM privacy_closings WHERE cust_no = $1 ORDER BY closing_id",
        cust_no
    ))
    .await
}

/// How many a customer asked for since a time.
pub(crate) async fn closings_since(
    tx: &mut Tx,
    cust_no: CustNo,
    since: Instant,
) -> Result<i64, Error> {
    let (count,): (i64,) = tx
        .one(sql!(
            "SELECT COUNT(*) AS count FROM privacy_closings WHERE cust_no = $1 AND asked_at >= $2",
            cust_no,
            since
        ))
        .await?;
    Ok(count)
}

/// Whose are of a state and due on a day: the next ones after a customer.
pub(crate) async fn due_closings(
    tx: &mut Tx,
    (state, day): (ClosingState, Day),
    after: Option<CustNo>,
    limit: i64,
) -> Result<Vec<(CustNo,)>, Error> {
    let after = after.map_or(0, CustNo::value);
    tx.all(sql!(
        "SELECT cust_no FROM privacy_closings
         WHERE state = $1 AND due_on <= $2 AND cust_no > $3 ORDER BY cust_no LIMIT $4",
        state,
        day,
        after,
        limit
    ))
    .await
}

pub(crate) async fn put_closing(tx: &mut Tx, row: &ClosingRow) -> Result<(), Error> {
    let insert = insert!("privacy_closings", ClosingRow);
    tx.insert_many(insert, std::slice::from_ref(row)).await.map(drop)
}

/// What became of it.
pub(crate) async fn set_closing(tx: &mut Tx, row: &ClosingRow) -> Result<(), Error> {
    tx.execute(sql!(
        "UPDATE privacy_closings SET state = $3, ended_at = $4, reason = $5, identity_until = $6,
             records_until = $7
         WHERE cust_no = $1 AND closing_id = $2",
        row.cust_no,
        row.closing_id,
        row.state,
        row.ended_at,
        row.reason,
        row.identity_until,
        row.records_until
    ))
    .await
    .map(drop)
}

/// What a customer may have taken along.
pub(crate) async fn forget_takeaways(tx: &mut Tx, cust_no: CustNo) -> Result<(), Error> {
    tx.execute(sql!("DELETE FROM privacy_takeaways WHERE cust_no = $1", cust_no)).await.map(drop)
}

/// Statements on one of the two terms of closings: its last day, and when it was seen to.
macro_rules! term {
    ($over:ident, $gone:ident, $until:literal, $gone_on:literal) => {
        /// Whose term ended before a day and is not seen to; the next ones after a customer.
        pub(crate) async fn $over(
            tx: &mut Tx,
            day: Day,
            after: i64,
            limit: i64,
        ) -> Result<Vec<(CustNo,)>, Error> {
            tx.all(sql!(
                concat!(
                    "SELECT DISTINCT cust_no FROM privacy_closings WHERE ",
                    $until,
                    " IS NOT NULL AND ",
                    $gone_on,
                    " IS NULL AND ",
                    $until,
                    " < $1 AND cust_no > $2 ORDER BY cust_no LIMIT $3"
                ),
                day,
                after,
                limit
            ))
            .await
        }

        /// Notes that it was seen to.
        pub(crate) async fn $gone(tx: &mut Tx, cust_no: CustNo, day: Day) -> Result<(), Error> {
            tx.execute(sql!(
                concat!(
                    "UPDATE privacy_closings SET ",
                    $gone_on,
                    " = $2 WHERE cust_no = $1 AND ",
                    $until,
                    " IS NOT NULL AND ",
                    $gone_on,
                    " IS NULL"
                ),
                cust_no,
                day
            ))
            .await
            .map(drop)
        }
    };
}

term!(identity_over, identity_gone, "identity_until", "identity_gone_on");
term!(records_over, records_gone, "records_until", "records_gone_on");

/// By which device it was asked for is nobody's business any more.
pub(crate) async fn forget_device(tx: &mut Tx, cust_no: CustNo) -> Result<(), Error> {
    tx.execute(sql!("UPDATE privacy_closings SET device = '' WHERE cust_no = $1", cust_no))
        .await
        .map(drop)
}
