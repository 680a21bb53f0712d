//! The demo's letterbox: where a visitor reads the simulated e-mail. Never in production.

use crate::demo_page::{self, Sent};
use axum::{Router, http::HeaderMap, response::Response, routing::get};
use partners::simulator::{Letterbox, LetterboxEntry};

const SHOWN: i64 = 20;

/// `GET /demo/mail`: the newest e-mail, as a page for people and as JSON for programs.
pub fn routes(letterbox: Letterbox) -> Router {
    Router::new().route("/demo/mail", get(move |headers| messages(letterbox.clone(), headers)))
}

async fn messages(letterbox: Letterbox, headers: HeaderMap) -> Response {
    demo_page::answer("模拟邮件", &headers, letterbox.newest(SHOWN).await, sent)
}

fn sent(message: LetterboxEntry) -> Sent {
    let LetterboxEntry { key: _, email, subject, text, files, at } = message;
    let with: String = files.lines().map(|file| format!("\n附件：{file}")).collect();
    let text = format!("{text}{with}");
    Sent { title: subject, envelope: format!("{email} {}", demo_page::second(at)), text }
}
