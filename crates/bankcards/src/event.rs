//! What became of a card: on record with the moment, the device and the session, and told to its
//! customer, since it may have been somebody else.

use crate::{
    event_kind::EventKind,
    ids::CardId,
    store::{self, EventRow},
};
use db::{Error, Tx};
use kernel::{CustNo, Instant};
use messages::{Kind, Leads, Message};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Session, closing::Parted};

/// A line of a card's record.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CardEvent {
    /// What it was.
    pub kind: EventKind,
    /// 绑定
    pub name: String,
    /// When, in business time.
    pub at: Instant,
    /// By which device: iPhone 微信.
    pub device: String,
}

/// Something that a customer does with a card.
#[derive(Debug, Clone)]
pub(crate) struct Event {
    pub cust_no: CustNo,
    pub card_id: CardId,
    pub kind: EventKind,
    pub at: Instant,
    pub device: String,
    event_id: i64,
    session_id: i64,
}

impl Event {
    /// One of a call.
    pub fn by<C>(
        call: &Call<C>,
        (cust_no, session): (CustNo, &Session),
        card_id: CardId,
        kind: EventKind,
    ) -> Answer<Self> {
        Ok(Self {
            cust_no,
            card_id,
            kind,
            at: call.now,
            device: identity::device_name(&call.remote),
            event_id: call.ids().next_value()?,
            session_id: session.id,
        })
    }

    /// One that comes of closing the account.
    pub fn of_closing(of: Parted<'_>, card_id: CardId) -> Answer<Self> {
        Ok(Self {
            cust_no: of.cust_no,
            card_id,
            kind: EventKind::Unbound,
            at: of.at,
            device: "注销账户".to_owned(),
            event_id: of.app.ids().next_value()?,
            session_id: 0,
        })
    }

    /// Puts it on record.
    pub async fn write(&self, tx: &mut Tx) -> Result<(), Error> {
        let row = EventRow {
            cust_no: self.cust_no,
            event_id: self.event_id,
            card_id: self.card_id,
            kind: self.kind,
            at: self.at,
            device: self.device.clone(),
            session_id: self.session_id,
        };
        store::insert_event(tx, row).await
    }
}

/// The message of an event, with its title and text.
pub(crate) fn told(event: &Event, (title, text): (String, String)) -> Message {
    let key = format!("card-{}", event.event_id);
    Message::new(event.cust_no, key, Kind::Security, event.at)
        .says(title, text)
        .leads_to(Leads::Card, "")
}

impl From<EventRow> for CardEvent {
    fn from(row: EventRow) -> Self {
        let EventRow { kind, at, device, .. } = row;
        Self { kind, name: kind.chinese().to_owned(), at, device }
    }
}
