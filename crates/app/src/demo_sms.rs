//! The demo's mailbox: where a visitor reads the simulated text messages. Never in production.

use axum::{
    Json, Router,
    http::{HeaderMap, StatusCode, header},
    response::{Html, IntoResponse, Response},
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
    let accept = headers.get(header::ACCEPT).and_then(|v| v.to_str().ok()).unwrap_or_default();
    match accept.contains("text/html") {
        true => Html(page(&newest)).into_response(),
        false => Json(newest).into_response(),
    }
}

/// Texts are made by the simulators and hold nothing that a visitor typed.
fn page(messages: &[MailboxEntry]) -> String {
    let row = |m: &MailboxEntry| {
        format!("<li><b>{}</b> <time>{}</time><p>{}</p></li>", m.mobile, m.at, m.text)
    };
    let rows: String = messages.iter().map(row).collect();
    format!(
        "<!doctype html><html lang=zh-CN><meta charset=utf-8>\
         <meta name=viewport content=\"width=device-width\"><meta http-equiv=refresh content=3>\
         <title>模拟短信</title><style>body{{font:16px/1.6 system-ui;max-width:40em;margin:2em auto;\
         padding:0 1em}}li{{margin-bottom:1em;list-style:none}}time{{color:#777;font-size:14px}}\
         p{{margin:0}}</style><h1>模拟短信</h1><ul>{rows}</ul></html>"
    )
}
