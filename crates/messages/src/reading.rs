//! What a customer has read: one message, or all that were shown; and those again for a moment.

use crate::{
    refusals::TOO_LATE,
    shown::{UnreadMessages, unread},
    store,
};
use db::{Error, Tx};
use kernel::{CustNo, Instant, Line};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Done, codes};

/// Messages that are marked in one transaction.
const BATCH: i64 = 2_000;
/// For so long all that was read at once can be made unread again.
const AGAIN_MS: i64 = 60_000;

/// What was read.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReadRequest {
    /// This one; all up to the newest that is shown where it says so.
    pub message_id: Line<80>,
    /// All that are as old as that message or older.
    #[serde(default, deserialize_with = "kernel::flag")]
    pub and_older: bool,
}

/// What is unread still.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReadMessages {
    /// For making them unread again.
    pub read_at: Instant,
    pub unread: UnreadMessages,
}

/// What was read by mistake.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct UnreadAgainRequest {
    /// As it was answered.
    pub read_at: Instant,
}

/// An alert that was shown.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AlertRequest {
    pub message_id: Line<80>,
}

/// Own call: the customer opened a message, or has read all of them.
pub async fn read_messages(call: Call<Customer>, request: ReadRequest) -> Answer<ReadMessages> {
    let (cust_no, at) = (call.caller.cust_no, call.clock().unmoved());
    let key = request.message_id;
    let one = key.clone();
    let read = async move |tx: &mut Tx| {
        let item = store::find(tx, cust_no, &one).await?.ok_or(codes::NOT_FOUND.refuse())?;
        store::read(tx, (cust_no, &one), at).await?;
        Ok::<_, wire::Failure>(item.at)
    };
    let until = call.db().write(read).await?;
    let mut more = request.and_older;
    while more {
        let read =
            async move |tx: &mut Tx| store::read_until(tx, (cust_no, until), at, BATCH).await;
        more = call.db().write::<_, Error, _>(read).await? > 0;
    }
    let count = async move |tx: &mut Tx| unread(tx, cust_no).await;
    Ok(ReadMessages { read_at: at, unread: call.db().read(count).await? })
}

/// Marks all that a customer was told until now, in the caller's transaction: for the demo.
///
/// # Errors
/// Those of the database.
pub async fn read_for_demo(tx: &mut Tx, cust_no: CustNo, now: Instant) -> Result<(), Error> {
    while store::read_until(tx, (cust_no, now), now, BATCH).await? > 0 {}
    Ok(())
}

/// Own call: takes back that all were read, within a minute.
pub async fn unread_again(
    call: Call<Customer>,
    request: UnreadAgainRequest,
) -> Answer<UnreadMessages> {
    let (cust_no, wall) = (call.caller.cust_no, call.clock().unmoved());
    let read_at = request.read_at;
    if !(0..=AGAIN_MS).contains(&wall.ms_since(read_at)) {
        return Err(TOO_LATE.into());
    }
    loop {
        let again =
            async move |tx: &mut Tx| store::unread_again(tx, (cust_no, read_at), BATCH).await;
        if call.db().write::<_, Error, _>(again).await? == 0 {
            break;
        }
    }
    Ok(call.db().read(async move |tx: &mut Tx| unread(tx, cust_no).await).await?)
}

/// `alert/log`: a message was shown over a screen; the first time counts.
pub async fn note_alert(call: Call<Customer>, request: AlertRequest) -> Answer<Done> {
    let (cust_no, now) = (call.caller.cust_no, call.now);
    let note =
        async move |tx: &mut Tx| store::alerted(tx, (cust_no, &request.message_id), now).await;
    match call.db().write::<_, Error, _>(note).await? {
        true => Ok(Done {}),
        false => Err(codes::NOT_FOUND.into()),
    }
}
