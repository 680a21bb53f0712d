//! Telling customers of certificates that run out.

use crate::{parameters::Parameters, store};
use db::{Error, Tx};
use kernel::{CustNo, Day, Instant};
use messages::{Kind, Leads, Message, tell};
use std::collections::BTreeSet;
use wire::Answer;

/// A certificate and whose it is: in the order in which they run out.
pub type Expiring = (Day, CustNo);

/// Tells the next customers after one, none at first, whose certificate runs out soon or has just
/// done so; answers the last of them, and none when there are no more. Each is told once of a last
/// day that comes and once of one that is past.
///
/// # Errors
/// Those of the database; a fault when a figure is missing.
pub async fn tell_of_certificates(
    tx: &mut Tx,
    at: Instant,
    after: Option<Expiring>,
    limit: i64,
) -> Answer<Option<Expiring>> {
    let today = at.day();
    let ahead = Parameters::on(tx, today).await?.cert_told_days;
    let days = (today.add_days(-ahead), today.add_days(ahead));
    let found = store::expiring(tx, days, after, limit).await?;
    let told: Vec<Message> = found.iter().map(|expiring| message(*expiring, at)).collect();
    tell(tx, &told).await?;
    Ok(found.last().copied())
}

fn message((last_on, cust_no): Expiring, at: Instant) -> Message {
    let (year, month, day) = (last_on.year(), last_on.month(), last_on.day_of_month());
    let (state, title, text) = if last_on < at.day() {
        (
            "over",
            "你的证件已过期".to_owned(),
            "更新证件前不能买入，已持有的基金不受影响。".to_owned(),
        )
    } else {
        let title = format!("你的证件{month}月{day}日到期");
        let text =
            format!("有效期至{year}年{month}月{day}日，过期后不能买入。拿到新证后拍照更新即可。");
        ("soon", title, text)
    };
    Message::new(cust_no, format!("certificate-{last_on}-{state}"), Kind::Certificate, at)
        .says(title, text)
        .leads_to(Leads::Renewal, "")
}

/// Who of these customers has an account.
///
/// # Errors
/// Those of the database.
pub async fn opened_among(tx: &mut Tx, customers: &[CustNo]) -> Result<BTreeSet<CustNo>, Error> {
    store::opened_among(tx, customers).await
}
