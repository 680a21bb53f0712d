//! The demo's panel: how far the business day is, and moving it. Never in production.

use axum::{
    Json, Router,
    http::StatusCode,
    response::{IntoResponse, Response},
    routing::{get, post},
};
use clearing::{DayStatus, Engine, Step};
use kernel::{Calendar, Day};
use serde_json::{Value, json};
use wire::{Done, Failure, raw};

/// `GET /demo/status`; `POST /demo/day/advance`, which answers when the day was moved, while the
/// status says how far it is; and `POST /demo/day/step`, which does the day's next step only.
pub fn routes(engine: Engine) -> Router {
    let [advancing, stepping] = [engine.clone(), engine.clone()];
    Router::new()
        .route("/demo/status", get(move || status(engine.clone())))
        .route("/demo/day/advance", post(move || advance(advancing.clone())))
        .route("/demo/day/step", post(move || step(stepping.clone())))
}

async fn status(engine: Engine) -> Response {
    match engine.status().await {
        Ok(status) => Json(envelope(&status)).into_response(),
        Err(failure) => failed(failure),
    }
}

async fn advance(engine: Engine) -> Response {
    let moving = engine.clone();
    moved(&engine, async move { moving.advance().await }).await
}

/// The next step of the open day; after the last one the morning of the next day.
async fn step(engine: Engine) -> Response {
    let moving = engine.clone();
    moved(&engine, async move {
        let steps = moving.progress().await?.steps;
        let next = steps.iter().find(|step| step.state != "done");
        match next.and_then(|step| Step::from_name(&step.name)) {
            Some(step) => moving.run_until(step).await,
            None => moving.advance().await,
        }
    })
    .await
}

async fn moved(
    engine: &Engine,
    moving: impl Future<Output = Result<Day, Failure>> + Send + 'static,
) -> Response {
    // A task of its own: a visitor who closes the page does not stop the day half way.
    match tokio::spawn(moving).await {
        Ok(Ok(_)) => status(engine.clone()).await,
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
        "nextDay": Calendar::china().next_open(status.business_day),
        "now": status.time,
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
