//! The demo's mailbox: where a visitor reads the simulated text messages. Never in production.

use crate::demo_page::{self, Sent};
use axum::{Router, http::HeaderMap, response::Response, routing::get};
use partners::simulator::{Mailbox, MailboxEntry};

const SHOWN: i64 = 20;

/// `GET /demo/sms`: the newest messages, as a page for people and as JSON for programs.
pub fn routes(mailbox: Mailbox) -> Router {
    Router::new().route("/demo/sms", get(move |headers| messages(mailbox.clone(), headers)))
}

async fn messages(mailbox: Mailbox, headers: HeaderMap) -> Response {
    demo_page::answer("模拟短信", &headers, mailbox.newest(SHOWN).await, sent)
}

fn sent(message: MailboxEntry) -> Sent {
    let MailboxEntry { mobile, text, code: _, at } = message;
    Sent { title: mobile.to_string(), envelope: demo_page::second(at), text }
}
