//! The demo's mailbox: where a visitor reads the simulated text messages. Never in production.

use crate::demo_page::{self, Sent};
use axum::{
    Json, Router,
    http::{HeaderMap, StatusCode},
    response::{IntoResponse, Response},
    routing::get,
};
use partners::simulator::{Mailbox, MailboxEntry};

const SHOWN: i64 = 20;

/// `GET /demo/sms`: the newest messages, as a page for people and as JSON for programs.
pub fn routes(mailbox: Mailbox) -> Router {
    Router::new().route("/demo/sms", get(move |headers| messages(mailbox.clone(), headers)))
}

async fn messages(mailbox: Mailbox, headers: HeaderMap) -> Response {
    let newest = match mailbox.newest(SHOWN).await {
        Ok(newest) => newest,
        Err(error) => {
            tracing::error!(doing = "reading the demo's mailbox", cause = %error);
            return StatusCode::INTERNAL_SERVER_ERROR.into_response();
        }
    };
    match demo_page::wanted(&headers) {
        true => demo_page::page("模拟短信", newest.into_iter().map(sent)),
        false => Json(newest).into_response(),
    }
}

fn sent(message: MailboxEntry) -> Sent {
    let MailboxEntry { mobile, text, code: _, at } = message;
    Sent { title: mobile.to_string(), envelope: at.to_string(), text }
}
