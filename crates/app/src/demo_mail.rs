//! The demo's letterbox: where a visitor reads the simulated e-mail. Never in production.

use crate::demo_page::{self, Sent};
use axum::{
    Json, Router,
    http::{HeaderMap, StatusCode},
    response::{IntoResponse, Response},
    routing::get,
};
use partners::simulator::{Letterbox, LetterboxEntry};

const SHOWN: i64 = 20;

/// `GET /demo/mail`: the newest e-mail, as a page for people and as JSON for programs.
pub fn routes(letterbox: Letterbox) -> Router {
    Router::new().route("/demo/mail", get(move |headers| messages(letterbox.clone(), headers)))
}

async fn messages(letterbox: Letterbox, headers: HeaderMap) -> Response {
    let newest = match letterbox.newest(SHOWN).await {
        Ok(newest) => newest,
        Err(error) => {
            tracing::error!(doing = "reading the demo's letterbox", cause = %error);
            return StatusCode::INTERNAL_SERVER_ERROR.into_response();
        }
    };
    match demo_page::wanted(&headers) {
        true => demo_page::page("模拟邮件", newest.into_iter().map(sent)),
        false => Json(newest).into_response(),
    }
}

fn sent(message: LetterboxEntry) -> Sent {
    let LetterboxEntry { key: _, email, subject, text, at } = message;
    Sent { title: subject, envelope: format!("{email} {at}"), text }
}
