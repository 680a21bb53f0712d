//! What a customer sends, and again when there is no answer.

use crate::faults::Fault;
use crate::{Stop, Tally};
use demo::Draw;
use orders::OrderNo;
use serde_json::Value;
use wire::testing::{Client, Reply};

/// A part failed, or was too busy: no reason that a customer could act on.
pub(super) const FAULTS: std::ops::RangeInclusive<u32> = 90_000..=90_001;

/// Sends, often again under the same key, as a phone without an answer does: both answers must be
/// the same.
pub(super) async fn twice(
    me: &Client,
    path: &str,
    ask: Value,
    draw: &mut Draw,
    tally: &mut Tally,
) -> Result<Reply, Stop> {
    let first = send(me, path, ask.clone()).await;
    if FAULTS.contains(&first.code) {
        return Err(Stop::failed(path, format!("{} {}", first.code, first.message)));
    }
    let again = draw.happens(40);
    if again && first.code == wire::SUCCESS {
        tally.drawn.note(Fault::SendsAgain);
        let second = send(me, path, ask).await;
        if (second.code, &second.data) != (first.code, &first.data) {
            let differs = format!(
                "{:?}, repeated {} {} {:?}",
                first.data, second.code, second.message, second.data
            );
            return Err(Stop::failed(path, differs));
        }
    }
    Ok(first)
}

/// Sends what asks for an order, counts how it went, and answers the order's number.
pub(super) async fn place(
    me: &Client,
    (path, what): (&str, &str),
    ask: Value,
    draw: &mut Draw,
    tally: &mut Tally,
) -> Result<Option<OrderNo>, Stop> {
    let reply = twice(me, path, ask, draw, tally).await?;
    tally.count(what, &reply);
    order_of(&reply)
}

/// A path that begins with a slash is a classic one.
pub(super) async fn send(me: &Client, path: &str, ask: Value) -> Reply {
    if path.starts_with('/') { me.post(path, ask).await } else { me.bff(path, ask).await }
}

pub(super) fn order_of(reply: &Reply) -> Result<Option<OrderNo>, Stop> {
    match reply.data["orderNo"].as_str() {
        Some(number) => Ok(Some(number.parse()?)),
        None => Ok(None),
    }
}
