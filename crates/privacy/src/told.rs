//! What the customer is told, in the transaction of what it tells of.

use crate::store::TakeawayRow;
use consents::Place;
use db::{Error, Tx};
use kernel::{CustNo, Instant};
use messages::{Kind, Leads, Message};

/// Somebody asked for all of his data.
pub(crate) async fn asked(tx: &mut Tx, row: &TakeawayRow) -> Result<(), Error> {
    let key = format!("takeaway-{}", row.takeaway_id);
    let text = format!("在{}上备好，只有那次登录能下载。不是你就马上改密码。", row.device);
    let message = Message::new(row.cust_no, key, Kind::Security, row.asked_at)
        .says("你的全部数据备好了一份", text)
        .leads_to(Leads::Security, "");
    messages::tell(tx, &[message]).await
}

/// Somebody agrees to something no more.
pub(crate) async fn withdrawn(
    tx: &mut Tx,
    (cust_no, id): (CustNo, i64),
    (purpose, ends): (&str, &str),
    place: &Place,
    at: Instant,
) -> Result<(), Error> {
    let text = format!("在{}上撤回。{ends}。不是你就马上改密码。", place.device);
    let message = Message::new(cust_no, format!("consent-{id}"), Kind::Security, at)
        .says(format!("你撤回了对“{purpose}”的同意"), text)
        .leads_to(Leads::Security, "");
    messages::tell(tx, &[message]).await
}
