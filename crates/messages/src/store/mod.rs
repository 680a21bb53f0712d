//! Every SQL text of the room.

mod forgotten;
mod outbox;

pub(crate) use forgotten::*;
pub(crate) use outbox::*;

use crate::{
    kind::{Channel, Kind, Leads},
    message::Message,
};
use db::{Error, Tx, insert, sql};
use kernel::{CustNo, Day, Instant};
use std::sync::Arc;

/// Unread ones that are counted; more are "many".
pub(crate) const COUNTED: i64 = 1_000;
/// What `read_at` says of an unread one.
const UNREAD: Instant = Instant::from_ms(0);

db::row! {
    /// A row of `messages_items`.
    #[derive(Debug, Clone)]
    pub(crate) struct Item {
        pub cust_no: CustNo,
        pub message_key: String,
        pub kind: Kind,
        pub at: Instant,
        pub title: String,
        pub text: String,
        pub leads: Leads,
        pub subject: String,
        pub promise: String,
        pub is_kept: bool,
        pub read_at: Instant,
        pub alerted_at: Instant,
    }
}

impl Item {
    pub fn is_read(&self) -> bool {
        self.read_at != UNREAD
    }

    /// After which a page goes on.
    pub fn place(&self) -> Place {
        (self.at, self.message_key.clone())
    }

    fn of(message: &Message) -> Self {
        let promise = message.promise.clone();
        let (promise, is_kept) = promise.unwrap_or_default();
        Self {
            cust_no: message.cust_no,
            message_key: message.key.clone(),
            kind: message.kind,
            at: message.at,
            title: message.title.clone(),
            text: message.text.clone(),
            leads: message.leads,
            subject: message.subject.clone(),
            promise,
            is_kept,
            read_at: UNREAD,
            alerted_at: UNREAD,
        }
    }
}

/// Where a message stands among a customer's.
pub(crate) type Place = (Instant, String);

macro_rules! item_columns {
    () => {
        "SELECT cust_no, message_key, kind, at, title, text, leads, subject, promise, is_kept,
                read_at, alerted_at
         FROM messages_items "
    };
}

/// Writes messages; those that were told before stay as they are.
pub(crate) async fn insert(tx: &mut Tx, messages: &[Message]) -> Result<(), Error> {
    let rows: Vec<Item> = messages.iter().map(Item::of).collect();
    let insert = insert!("messages_items", Item, "ON CONFLICT DO NOTHING");
    tx.insert_many(insert, &rows).await?;
    let waiting: Vec<Waiting> = messages.iter().map(Waiting::of).collect();
    let insert = insert!("messages_outbox", Waiting, "ON CONFLICT DO NOTHING");
    tx.insert_many(insert, &waiting).await.map(drop)
}

/// A customer's message.
pub(crate) async fn find(tx: &mut Tx, cust_no: CustNo, key: &str) -> Result<Option<Item>, Error> {
    tx.optional(sql!(
        concat!(item_columns!(), "WHERE cust_no = $1 AND message_key = $2"),
        cust_no,
        key
    ))
    .await
}

/// A customer's messages after a place, the newest first; of one kind, or of all.
pub(crate) async fn page(
    tx: &mut Tx,
    (cust_no, kind): (CustNo, Option<Kind>),
    (at, key): &Place,
    limit: i64,
) -> Result<Vec<Item>, Error> {
    let Some(kind) = kind else {
        return tx
            .all(sql!(
                concat!(
                    item_columns!(),
                    "WHERE cust_no = $1 AND (at, message_key) < ($2, $3)
                 ORDER BY at DESC, message_key DESC LIMIT $4"
                ),
                cust_no,
                at,
                key,
                limit
            ))
            .await;
    };
    tx.all(sql!(
        concat!(
            item_columns!(),
            "WHERE cust_no = $1 AND kind = $2 AND (at, message_key) < ($3, $4)
             ORDER BY at DESC, message_key DESC LIMIT $5"
        ),
        cust_no,
        kind,
        at,
        key,
        limit
    ))
    .await
}

/// How many of a customer's newest messages are unread, by kind.
pub(crate) async fn unread(tx: &mut Tx, cust_no: CustNo) -> Result<Vec<(Kind, i64)>, Error> {
    tx.all(sql!(
        "SELECT kind, count(*) AS unread FROM (
             SELECT kind FROM messages_items WHERE cust_no = $1 AND read_at = 0
             ORDER BY at DESC LIMIT $2
         ) AS newest GROUP BY kind ORDER BY kind",
        cust_no,
        COUNTED
    ))
    .await
}

/// Marks an unread message as read.
pub(crate) async fn read(
    tx: &mut Tx,
    (cust_no, key): (CustNo, &str),
    at: Instant,
) -> Result<(), Error> {
    tx.execute(sql!(
        "UPDATE messages_items SET read_at = $3
         WHERE cust_no = $1 AND message_key = $2 AND read_at = 0",
        cust_no,
        key,
        at
    ))
    .await
    .map(drop)
}

/// Marks unread messages up to a moment as read, so many at most; answers how many.
pub(crate) async fn read_until(
    tx: &mut Tx,
    (cust_no, until): (CustNo, Instant),
    at: Instant,
    limit: i64,
) -> Result<u64, Error> {
    tx.execute(sql!(
        "UPDATE messages_items SET read_at = $3
         WHERE cust_no = $1 AND message_key IN (
             SELECT message_key FROM messages_items
             WHERE cust_no = $1 AND read_at = 0 AND at <= $2 ORDER BY at LIMIT $4)",
        cust_no,
        until,
        at,
        limit
    ))
    .await
}

/// Makes messages unread again that were read at one moment, so many at most; answers how many.
pub(crate) async fn unread_again(
    tx: &mut Tx,
    (cust_no, read_at): (CustNo, Instant),
    limit: i64,
) -> Result<u64, Error> {
    tx.execute(sql!(
        "UPDATE messages_items SET read_at = 0
         WHERE cust_no = $1 AND message_key IN (
             SELECT message_key FROM messages_items
             WHERE cust_no = $1 AND read_at = $2 ORDER BY at LIMIT $3)",
        cust_no,
        read_at,
        limit
    ))
    .await
}

macro_rules! oldest_read {
    () => {
        "WHERE (cust_no, message_key) IN (
             SELECT cust_no, message_key FROM messages_items
             WHERE kind = $1 AND read_at > 0 AND at < $2
             ORDER BY at, cust_no, message_key LIMIT $3)"
    };
}

/// Deletes messages of a kind that were read, of before a moment, the oldest first and so many at
/// most, and how they were sent; answers how many messages.
pub(crate) async fn purge(
    tx: &mut Tx,
    (kind, before): (Kind, Instant),
    limit: i64,
) -> Result<u64, Error> {
    let sent = sql!(concat!("DELETE FROM messages_sent ", oldest_read!()), kind, before, limit);
    tx.execute(sent).await?;
    tx.execute(sql!(concat!("DELETE FROM messages_items ", oldest_read!()), kind, before, limit))
        .await
}

/// Notes that a message was shown over a screen, the first time; answers whether there is one.
pub(crate) async fn alerted(
    tx: &mut Tx,
    (cust_no, key): (CustNo, &str),
    at: Instant,
) -> Result<bool, Error> {
    let changed = tx
        .execute(sql!(
            "UPDATE messages_items
             SET alerted_at = CASE WHEN alerted_at = 0 THEN $3 ELSE alerted_at END
             WHERE cust_no = $1 AND message_key = $2",
            cust_no,
            key,
            at
        ))
        .await?;
    Ok(changed > 0)
}

/// What a customer chose, by kind and channel.
pub(crate) async fn choices(
    tx: &mut Tx,
    cust_no: CustNo,
) -> Result<Vec<(Kind, Channel, bool)>, Error> {
    tx.all(sql!(
        "SELECT kind, channel, is_wanted FROM messages_choices WHERE cust_no = $1",
        cust_no
    ))
    .await
}

db::row! {
    /// A choice of a customer's.
    #[derive(Debug, Clone)]
    pub(crate) struct Choice {
        pub cust_no: CustNo,
        pub kind: Kind,
        pub channel: Channel,
        pub is_wanted: bool,
    }
}

/// Keeps choices.
pub(crate) async fn choose(tx: &mut Tx, choices: &[Choice]) -> Result<(), Error> {
    let insert = insert!(
        "messages_choices",
        Choice,
        "ON CONFLICT (cust_no, kind, channel) DO UPDATE SET is_wanted = excluded.is_wanted"
    );
    tx.insert_many(insert, choices).await.map(drop)
}

/// Whether a customer is left alone at night; none where nothing was chosen.
pub(crate) async fn quiet(tx: &mut Tx, cust_no: CustNo) -> Result<Option<bool>, Error> {
    let found: Option<(bool,)> = tx
        .optional(sql!("SELECT is_quiet FROM messages_nights WHERE cust_no = $1", cust_no))
        .await?;
    Ok(found.map(|(is_quiet,)| is_quiet))
}

/// Keeps whether a customer is left alone at night.
pub(crate) async fn set_quiet(tx: &mut Tx, cust_no: CustNo, is_quiet: bool) -> Result<(), Error> {
    tx.execute(sql!(
        "INSERT INTO messages_nights (cust_no, is_quiet) VALUES ($1, $2)
         ON CONFLICT (cust_no) DO UPDATE SET is_quiet = excluded.is_quiet",
        cust_no,
        is_quiet
    ))
    .await
    .map(drop)
}

/// Names and values in force on a day, older ones first.
pub(crate) async fn parameters(tx: &mut Tx, day: Day) -> Result<Arc<Vec<(String, i64)>>, Error> {
    tx.reference(sql!(
        "SELECT name, value FROM messages_parameters WHERE valid_from <= $1 ORDER BY valid_from",
        day
    ))
    .await
}

/// Some of a customer's after one, by their keys.
pub(crate) async fn items_after(
    tx: &mut Tx,
    cust_no: CustNo,
    after: &str,
    limit: i64,
) -> Result<Vec<Item>, Error> {
    tx.all(sql!(
        concat!(
            item_columns!(),
            "WHERE cust_no = $1 AND message_key > $2 ORDER BY message_key LIMIT $3"
        ),
        cust_no,
        after,
        limit
    ))
    .await
}
