//! Each request from its head to its answer: its number in the answer, one line in the log, and its
//! part of the figures. Nothing that belongs to a person is in them: no address, no path, no query,
//! no name.

use crate::meters::Meters;
use axum::{
    http::{HeaderName, HeaderValue, Method, StatusCode},
    response::Response,
};
use std::{future::Future, sync::Arc, time::Instant};
use wire::Request;

/// The log's target of these lines.
pub const ACCESS: &str = "access";
/// In every answer, for whoever reports something.
const NUMBER: HeaderName = HeaderName::from_static("x-request-id");
/// Of what is no call: a page, a file, a demo's panel.
const NO_CALL: &str = "none";

/// Answers a request by `work`, and watches it from its head on.
pub async fn watched(
    meters: Arc<Meters>,
    method: &Method,
    work: impl Future<Output = Response>,
) -> Response {
    let mut watch = Watch::begin(meters, method);
    let mut response = watch.request.clone().answer(work).await;
    watch.answered = Some(response.status());
    if let Ok(number) = HeaderValue::from_str(watch.request.id().as_str()) {
        response.headers_mut().insert(NUMBER, number);
    }
    response
}

/// Says what became of a request when it is over, also when whoever asked is gone before.
struct Watch {
    meters: Arc<Meters>,
    request: Arc<Request>,
    method: &'static str,
    began: Instant,
    answered: Option<StatusCode>,
}

impl Watch {
    #[expect(clippy::disallowed_methods, reason = "how long this machine takes for a request")]
    fn begin(meters: Arc<Meters>, method: &Method) -> Self {
        let (request, method, began) = (Request::new(), name(method), Instant::now());
        Self { meters, request, method, began, answered: None }
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        let (took, code) = (self.began.elapsed(), self.request.code());
        let operation = self.request.operation().unwrap_or(NO_CALL);
        let outcome = outcome(self.answered, code);
        self.meters.count(operation, outcome, took);
        let (status, ms) = (self.answered.map(|status| status.as_u16()), took.as_millis());
        let (id, method) = (self.request.id().as_str(), self.method);
        let ms = u64::try_from(ms).unwrap_or(u64::MAX);
        tracing::info!(target: ACCESS, id, operation, method, status, code, outcome, ms);
    }
}

/// A client may send any word for a method.
fn name(method: &Method) -> &'static str {
    let known = [Method::GET, Method::POST, Method::HEAD, Method::OPTIONS, Method::PUT];
    let names = ["GET", "POST", "HEAD", "OPTIONS", "PUT"];
    let found = known.iter().zip(names).find(|(known, _)| *known == method);
    found.map_or("other", |(_, name)| name)
}

/// What it came to, in one word.
fn outcome(status: Option<StatusCode>, code: Option<u32>) -> &'static str {
    let Some(status) = status else { return "gone" };
    match status {
        StatusCode::UNAUTHORIZED | StatusCode::FORBIDDEN => "no session",
        StatusCode::SERVICE_UNAVAILABLE => "busy",
        status if status.is_server_error() => "fault",
        status if status.is_client_error() => "refused",
        _ if code.is_some_and(|code| code != wire::SUCCESS) => "refused",
        _ => "done",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_outcome_is_one_of_few_words() {
        let of = |status: u16, code| outcome(StatusCode::from_u16(status).ok(), code);
        assert_eq!(of(200, Some(wire::SUCCESS)), "done");
        assert_eq!(of(200, None), "done");
        assert_eq!(of(200, Some(16_004)), "refused");
        assert_eq!(of(404, Some(90_007)), "refused");
        assert_eq!(of(429, Some(13_001)), "refused");
        assert_eq!(of(401, Some(401)), "no session");
        assert_eq!(of(503, Some(90_001)), "busy");
        assert_eq!(of(500, Some(90_000)), "fault");
        assert_eq!(outcome(None, None), "gone");
    }

    #[test]
    fn a_method_that_a_client_makes_up_is_not_repeated() {
        assert_eq!(name(&"SECRET".parse().unwrap()), "other");
        assert_eq!(name(&Method::POST), "POST");
    }
}
