//! Requests that find the disk full: busy, not broken, and soon at work again. The only test of its
//! process, whose log it reads.
#![allow(clippy::unwrap_used)]

mod house;

use axum::http::StatusCode;
use house::{House, load::Load, log::Log};
use serde_json::json;
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_breaks_nothing_and_ends_with_room() {
    let log = Log::keep("info");
    let house = House::demo().await;
    let token = house.register("13912345678").await;
    house.give_room(false).await;
    let load = Load::begin(&house.started.front, &token);
    tokio::time::sleep(Duration::from_secs(3)).await;
    let replies = load.end().await;
    for (_, reply) in &replies {
        let ok = reply.status == StatusCode::OK && reply.code() == 10_000;
        assert!(ok || reply.is_busy(), "{}: {}", reply.status, reply.text);
    }
    let busy = replies.iter().filter(|(_, reply)| reply.is_busy()).count();
    assert!(busy > 10, "{busy} of {} were told to come again", replies.len());
    assert_eq!(log.lines("\"ERROR\""), [""; 0]);
    let lines = log.lines("disk full").len();
    assert!((1..=10).contains(&lines), "{lines} lines for {busy} requests");
    house.give_room(true).await;
    let reply = house.post("/preregister", None, json!({"mobile": "13700000000"})).await;
    assert_eq!(reply.code(), 10_000, "{}", reply.text);
}
