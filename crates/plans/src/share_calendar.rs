//! The link under which the customer's own calendar fetches the year of his plans. Whoever has it
//! sees the runs, and nothing else; a new one ends the one before.

use crate::refusals::NOTHING_AHEAD;
use crate::store::links::{self, LinkRow};
use crate::store::plans as store;
use accounts::Trader;
use db::Tx;
use kernel::Instant;
use messages::{Kind, Message};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, hash_token, random_token};

/// Where the file is, from the root.
pub(crate) const FILE: &str = "/api/v1/m/fixprotocol/calendar.ics";

const TOLD: &str = "定投日历的链接已生成";
const TOLD_TEXT: &str =
    "拿到链接的人能看到你定投的日期、基金和金额，别的看不到。不是你本人操作，请到“我的定投”停用。";

/// Nothing more is asked for.
#[derive(Debug, Clone, Copy, Default, Deserialize, ToSchema)]
pub struct CalendarLinkRequest {}

/// A link to the calendar, which is told once.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CalendarLink {
    /// On this server, from the root.
    pub path: String,
    /// When it was made.
    pub made_at: Instant,
}

/// Whether the calendar has a link.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CalendarLinkState {
    /// When it was made; none where there is none.
    pub made_at: Option<Instant>,
}

/// Own call: makes a link, and ends the one before.
pub async fn share_calendar(call: Call<Trader>, _: CalendarLinkRequest) -> Answer<CalendarLink> {
    let (cust_no, made_at) = (call.caller.cust_no, call.now);
    let key = random_token()?;
    let row = LinkRow { cust_no, key_hash: hash_token(&key), made_at };
    let work = async move |tx: &mut Tx| {
        if store::alive(tx, cust_no).await?.is_empty() {
            return Err(NOTHING_AHEAD.into());
        }
        links::put(tx, &row).await?;
        let key = format!("plan-calendar-{made_at}");
        let told = Message::new(cust_no, key, Kind::Security, made_at).says(TOLD, TOLD_TEXT);
        Ok(messages::tell(tx, &[told]).await?)
    };
    call.db().write::<_, wire::Failure, _>(work).await?;
    Ok(CalendarLink { path: format!("{FILE}?key={key}"), made_at })
}

/// Own call: the link leads nowhere any more.
pub async fn unshare_calendar(
    call: Call<Customer>,
    _: CalendarLinkRequest,
) -> Answer<CalendarLinkState> {
    let cust_no = call.caller.cust_no;
    let work = async move |tx: &mut Tx| links::delete(tx, cust_no).await;
    call.db().write::<_, db::Error, _>(work).await?;
    Ok(CalendarLinkState { made_at: None })
}

/// Own call: whether there is a link, and since when. The link itself is told when it is made.
pub async fn calendar_link(
    call: Call<Customer>,
    _: CalendarLinkRequest,
) -> Answer<CalendarLinkState> {
    let cust_no = call.caller.cust_no;
    let row = call.db().read(async |tx: &mut Tx| links::of(tx, cust_no).await).await?;
    Ok(CalendarLinkState { made_at: row.map(|row| row.made_at) })
}
