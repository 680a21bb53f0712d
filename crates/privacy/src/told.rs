//! What the customer is told, in the transaction of what it tells of.

use crate::store::{ClosingRow, TakeawayRow};
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

/// Somebody asked to close his account.
pub(crate) async fn closing_asked(tx: &mut Tx, row: &ClosingRow) -> Result<(), Error> {
    let (month, day) = (row.due_on.month(), row.due_on.day_of_month());
    let text = format!(
        "在{}上申请，{month}月{day}日15:00前随时可以取消，期间不能买入，可以赎回。\
         不是你就马上取消，并改密码。",
        row.device
    );
    tell_of(tx, (row, "asked", row.asked_at), "你申请了注销账户", text).await
}

/// He has changed his mind.
pub(crate) async fn closing_cancelled(
    tx: &mut Tx,
    row: &ClosingRow,
    at: Instant,
) -> Result<(), Error> {
    let text = "账户照常使用。不是你取消的，请马上改密码。".to_owned();
    tell_of(tx, (row, "cancelled", at), "注销账户已取消", text).await
}

/// It came to nothing.
pub(crate) async fn closing_refused(
    tx: &mut Tx,
    row: &ClosingRow,
    at: Instant,
) -> Result<(), Error> {
    let text = format!("{}。账户照常使用，了结后可以再申请。", row.reason);
    tell_of(tx, (row, "refused", at), "账户没有注销", text).await
}

/// The account is closed.
pub(crate) async fn closed(tx: &mut Tx, row: &ClosingRow, at: Instant) -> Result<(), Error> {
    let text = "依法要留的记录留到期满，其余已经删除。以后可以用同一个手机号重新开户。".to_owned();
    tell_of(tx, (row, "closed", at), "你的账户已注销", text).await
}

async fn tell_of(
    tx: &mut Tx,
    (row, what, at): (&ClosingRow, &str, Instant),
    title: &str,
    text: String,
) -> Result<(), Error> {
    let key = format!("closing-{}-{what}", row.closing_id);
    let message = Message::new(row.cust_no, key, Kind::Security, at)
        .says(title, text)
        .leads_to(Leads::Security, "");
    messages::tell(tx, &[message]).await
}
