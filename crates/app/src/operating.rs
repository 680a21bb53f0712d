//! What operators and their programs ask a server, on a port of its own: `/live`, `/ready` and
//! `/metrics`. It tells nothing of a customer, and is for nobody outside.

use crate::{facts::Facts, figures, operated::Operated};
use axum::{
    Json, Router,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
    routing::get,
};
use serde_json::json;
use std::{
    sync::Arc,
    time::{Duration, Instant},
};
use tokio::sync::Mutex;

/// The books are not counted more often, however many ask.
const COUNTED_EVERY: Duration = Duration::from_secs(2);
const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// The last count, and when it was.
type Counted = Arc<Mutex<Option<(Instant, Option<Facts>)>>>;

/// The three addresses.
pub fn routes(operated: Operated) -> Router {
    let (asked, counted) = (operated.clone(), Counted::default());
    Router::new()
        .route("/live", get(async || "it lives\n"))
        .route("/ready", get(move || ready(asked.clone())))
        .route("/metrics", get(move || metrics(operated.clone(), counted.clone())))
}

/// 200 when customers may be sent here, else 503, with the reasons.
async fn ready(operated: Operated) -> Response {
    let reasons = operated.health.reasons(operated.app.db()).await;
    let status = match reasons.is_empty() {
        true => StatusCode::OK,
        false => StatusCode::SERVICE_UNAVAILABLE,
    };
    let body = Json(json!({ "ready": reasons.is_empty(), "reasons": reasons }));
    (status, [(header::CACHE_CONTROL, "no-store")], body).into_response()
}

#[expect(clippy::disallowed_methods, reason = "how long this process has not counted")]
async fn metrics(operated: Operated, counted: Counted) -> Response {
    // Who comes meanwhile waits for the same count.
    let mut counted = counted.lock().await;
    if counted.as_ref().is_none_or(|(at, _)| at.elapsed() >= COUNTED_EVERY) {
        let facts = Facts::count(&operated.app).await;
        *counted = Some((Instant::now(), facts));
    }
    let facts = counted.as_ref().and_then(|(_, facts)| facts.as_ref());
    match figures::page(&operated, facts) {
        Ok(page) => ([(header::CONTENT_TYPE, OPEN_METRICS)], page).into_response(),
        Err(error) => {
            tracing::error!(doing = "writing figures", cause = %error);
            StatusCode::INTERNAL_SERVER_ERROR.into_response()
        }
    }
}
