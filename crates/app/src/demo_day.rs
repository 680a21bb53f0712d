//! The demo's panel: how far the business day is, and moving it. Never in production.

use axum::{
    Json, Router,
    http::StatusCode,
    response::{IntoResponse, Response},
    routing::{get, post},
};
use clearing::{DayStatus, Engine};
use serde_json::{Value, json};
use wire::{Done, Failure, raw};

/// `GET /demo/status` and `POST /demo/day/advance`, which answers when the day was moved; the
/// status says meanwhile how far it is.
pub fn routes(engine: Engine) -> Router {
    let advancing = engine.clone();
    Router::new()
        .route("/demo/status", get(move || status(engine.clone())))
        .route("/demo/day/advance", post(move || advance(advancing.clone())))
}

async fn status(engine: Engine) -> Response {
    match engine.status().await {
        Ok(status) => Json(envelope(&status)).into_response(),
        Err(failure) => failed(failure),
    }
}

async fn advance(engine: Engine) -> Response {
    let moving = engine.clone();
    // A task of its own: a visitor who closes the page does not stop the day half way.
    match tokio::spawn(async move { moving.advance().await }).await {
        Ok(Ok(_)) => status(engine).await,
        Ok(Err(failure)) => failed(failure),
        Err(error) => failed(Failure::fault("moving the demo's day", error)),
    }
}

fn envelope(status: &DayStatus) -> Value {
    let done = status.steps.iter().filter(|step| step.state == "done").count();
    let next = status.steps.iter().find(|step| step.state != "done");
    let running = next
        .filter(|_| status.busy)
        .map(|step| json!({"step": step.title, "done": done, "total": status.steps.len()}));
    let time = status.time.time().to_string();
    let data = json!({
        "day": status.business_day,
        "time": time.get(..5).unwrap_or(&time),
        "running": running,
        "businessDay": status.business_day,
        "steps": status.steps,
        "busy": status.busy,
    });
    json!({"status": {"code": 10000, "message": ""}, "data": data})
}

fn failed(failure: Failure) -> Response {
    let mut response = raw::respond::<Done>(Err(failure), "moving the demo's day");
    if response.status() == StatusCode::OK {
        *response.status_mut() = StatusCode::CONFLICT;
    }
    response
}
