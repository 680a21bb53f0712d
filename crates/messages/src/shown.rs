//! One message, and the customer's list of them.

use crate::{
    kind::{Kind, Leads},
    store::{self, COUNTED, Item, Place},
};
use db::{Error, Tx};
use kernel::{CustNo, Instant, Line};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Nothing, codes};

const SIZE: u32 = 20;
const SIZE_MAX: u32 = 50;
/// Before all messages: later than any.
const TOP: Instant = Instant::from_ms(i64::MAX);

/// A message.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MessageShown {
    pub message_id: String,
    pub kind: Kind,
    pub kind_name: String,
    /// When it happened.
    pub at: Instant,
    /// The fact, with its sum.
    pub title: String,
    /// Fund, price, fee, what comes next; may be empty.
    pub text: String,
    pub is_read: bool,
    /// Where it leads; empty where it says all.
    pub leads: Leads,
    /// Which order, fund or notice; empty where there is one only.
    pub subject: String,
    /// What had been promised; none where nothing was.
    pub promise: Option<MessagePromise>,
}

/// A promise, and whether it was kept.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MessagePromise {
    pub text: String,
    pub is_kept: bool,
}

impl From<Item> for MessageShown {
    fn from(item: Item) -> Self {
        let (is_read, is_kept) = (item.is_read(), item.is_kept);
        let promise = Some(item.promise).filter(|text| !text.is_empty());
        Self {
            message_id: item.message_key,
            kind: item.kind,
            kind_name: item.kind.chinese().to_owned(),
            at: item.at,
            title: item.title,
            text: item.text,
            is_read,
            leads: item.leads,
            subject: item.subject,
            promise: promise.map(|text| MessagePromise { text, is_kept }),
        }
    }
}

/// Which message.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MessageRequest {
    pub message_id: Line<80>,
}

/// Which messages.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct MessagesRequest {
    /// Of one kind; of all without one.
    pub kind: Option<Kind>,
    /// The last message of the page before.
    pub after: Option<Line<80>>,
    /// From 1; which page it is, for whoever counts them. The place is that of `after`.
    pub page_no: Option<u32>,
    /// At most 50.
    pub page_size: Option<u32>,
}

/// A page of messages, the newest first.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Messages {
    pub list: Vec<MessageShown>,
    pub page_no: u32,
    pub has_more: bool,
    pub unread: UnreadMessages,
}

/// How many messages are unread.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct UnreadMessages {
    /// Of all kinds; of the newest 1,000 unread ones where there are more.
    pub total: i64,
    /// Whether there may be more.
    pub is_more: bool,
    /// Kinds that have some.
    pub kinds: Vec<UnreadKind>,
}

/// How many of a kind are unread.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct UnreadKind {
    pub kind: Kind,
    pub count: i64,
}

/// `messageDetail`: one message. To look at it does not mark it as read; opening it does.
pub async fn message_detail(call: Call<Customer>, request: MessageRequest) -> Answer<MessageShown> {
    let cust_no = call.caller.cust_no;
    let find = async move |tx: &mut Tx| store::find(tx, cust_no, &request.message_id).await;
    let found = call.db().read(find).await?;
    Ok(found.ok_or(codes::NOT_FOUND.refuse())?.into())
}

/// Own call: the message centre.
pub async fn messages(call: Call<Customer>, request: MessagesRequest) -> Answer<Messages> {
    let cust_no = call.caller.cust_no;
    let page_no = request.page_no.unwrap_or(1).max(1);
    let size = i64::from(request.page_size.unwrap_or(SIZE).clamp(1, SIZE_MAX));
    let read = async move |tx: &mut Tx| {
        let Some(place) = place(tx, cust_no, request.after.as_deref()).await? else {
            return Ok::<_, Error>((Vec::new(), unread(tx, cust_no).await?));
        };
        // One more than the page tells whether there is another.
        let rows = store::page(tx, (cust_no, request.kind), &place, size + 1).await?;
        Ok((rows, unread(tx, cust_no).await?))
    };
    let (mut rows, unread) = call.db().read(read).await?;
    let size = usize::try_from(size).unwrap_or(usize::MAX);
    let has_more = rows.len() > size;
    rows.truncate(size);
    let list = rows.into_iter().map(MessageShown::from).collect();
    Ok(Messages { list, page_no, has_more, unread })
}

/// Own call: the number on 我的 and the first page.
pub async fn unread_messages(call: Call<Customer>, _: Nothing) -> Answer<UnreadMessages> {
    let cust_no = call.caller.cust_no;
    let count = async move |tx: &mut Tx| unread(tx, cust_no).await;
    Ok(call.db().read(count).await?)
}

/// Where a page begins; none after a message that isn't the customer's.
async fn place(tx: &mut Tx, cust_no: CustNo, after: Option<&str>) -> Result<Option<Place>, Error> {
    match after {
        None => Ok(Some((TOP, String::new()))),
        Some(key) => Ok(store::find(tx, cust_no, key).await?.map(|item| item.place())),
    }
}

/// Counts by kind.
pub(crate) async fn unread(tx: &mut Tx, cust_no: CustNo) -> Result<UnreadMessages, Error> {
    let mut counts = store::unread(tx, cust_no).await?;
    counts.sort_unstable();
    let total = counts.iter().map(|(_, count)| count).sum();
    let kinds = counts.into_iter().map(|(kind, count)| UnreadKind { kind, count }).collect();
    Ok(UnreadMessages { total, is_more: total >= COUNTED, kinds })
}
