//! `messages_outbox` and `messages_sent`: what is yet to be sent, and what was.

use crate::{kind::Channel, message::Message};
use db::{Error, Tx, claim, insert, sql};
use kernel::{CustNo, Day, Instant};

db::row! {
    /// A message that is yet to be sent; a row of `messages_outbox`.
    #[derive(Debug, Clone)]
    pub(crate) struct Waiting {
        pub cust_no: CustNo,
        pub message_key: String,
        pub due_at: Instant,
    }
}

impl Waiting {
    pub fn of(message: &Message) -> Self {
        let Message { cust_no, key, at, .. } = message;
        Self { cust_no: *cust_no, message_key: key.clone(), due_at: *at }
    }
}

kernel::codes! {
    /// How far a message is on its way by a channel.
    SentState, what: "state of sending", refused: "发送状态不正确",
    {
        /// It is being handed over, or the process died meanwhile.
        Handing = "1", "发送中";
        /// The channel has it.
        Taken = "2", "已发送";
        /// The channel did not take it.
        Refused = "3", "未发送";
    }
}
db::column!(SentState: code);

db::row! {
    /// What was handed to a channel; a row of `messages_sent`.
    #[derive(Debug, Clone)]
    pub(crate) struct SentRow {
        pub cust_no: CustNo,
        pub message_key: String,
        pub channel: Channel,
        pub sent_on: Day,
        pub sent_at: Instant,
        pub is_counted: bool,
        pub state: SentState,
    }
}

/// What is due, the first of it first; others who send leave it alone.
pub(crate) async fn due(tx: &mut Tx, now: Instant, limit: i64) -> Result<Vec<Waiting>, Error> {
    tx.all(claim!(
        "SELECT cust_no, message_key, due_at FROM messages_outbox WHERE due_at <= $1
         ORDER BY due_at, cust_no, message_key LIMIT $2",
        now,
        limit
    ))
    .await
}

/// Lets a message wait.
pub(crate) async fn wait(tx: &mut Tx, of: &Waiting, until: Instant) -> Result<(), Error> {
    tx.execute(sql!(
        "UPDATE messages_outbox SET due_at = $3 WHERE cust_no = $1 AND message_key = $2",
        of.cust_no,
        of.message_key,
        until
    ))
    .await
    .map(drop)
}

/// It is decided what is sent of a message.
pub(crate) async fn decided(tx: &mut Tx, of: &Waiting) -> Result<(), Error> {
    tx.execute(sql!(
        "DELETE FROM messages_outbox WHERE cust_no = $1 AND message_key = $2",
        of.cust_no,
        of.message_key
    ))
    .await
    .map(drop)
}

/// Whether anything of a message was handed over before.
pub(crate) async fn was_sent(tx: &mut Tx, cust_no: CustNo, key: &str) -> Result<bool, Error> {
    let found: Option<(String,)> = tx
        .optional(sql!(
            "SELECT channel FROM messages_sent WHERE cust_no = $1 AND message_key = $2 LIMIT 1",
            cust_no,
            key
        ))
        .await?;
    Ok(found.is_some())
}

/// How many messages of a day count against its limit.
pub(crate) async fn sent_on(tx: &mut Tx, cust_no: CustNo, day: Day) -> Result<i64, Error> {
    let (count,): (i64,) = tx
        .one(sql!(
            "SELECT count(DISTINCT message_key) AS sent FROM messages_sent
             WHERE cust_no = $1 AND sent_on = $2 AND is_counted",
            cust_no,
            day
        ))
        .await?;
    Ok(count)
}

/// Notes what is handed over.
pub(crate) async fn sending(tx: &mut Tx, rows: &[SentRow]) -> Result<(), Error> {
    let insert = insert!("messages_sent", SentRow, "ON CONFLICT DO NOTHING");
    tx.insert_many(insert, rows).await.map(drop)
}

/// Notes what became of it.
pub(crate) async fn handed(tx: &mut Tx, row: &SentRow) -> Result<(), Error> {
    tx.execute(sql!(
        "UPDATE messages_sent SET state = $4
         WHERE cust_no = $1 AND message_key = $2 AND channel = $3",
        row.cust_no,
        row.message_key,
        row.channel,
        row.state
    ))
    .await
    .map(drop)
}
