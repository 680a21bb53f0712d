//! For uploads and downloads, which speak HTTP themselves: who calls, and the envelope.

use crate::{
    Answer, App, Arrival, Caller, dispatch,
    envelope::{self, Enveloped},
};
use axum::{
    http::{HeaderMap, StatusCode},
    response::Response,
};

/// Who calls, checked as for any other operation.
///
/// # Errors
/// No valid session, or a refusal that says what the customer must do first.
pub async fn admit<C: Caller>(app: &App, headers: &HeaderMap) -> Answer<C> {
    let session = dispatch::session(app, headers).await?;
    C::admit(&Arrival { app, headers, session }).await
}

/// The answer in its envelope; `doing` names the operation in the log when it is a fault.
pub fn respond<T: Enveloped>(answer: Answer<T>, doing: &str) -> Response {
    match answer.and_then(|data| data.envelope()) {
        Ok(bytes) => dispatch::json(StatusCode::OK, bytes),
        Err(failure) => {
            let (status, bytes) = envelope::failure(&failure, doing);
            dispatch::not_before(dispatch::json(status, bytes), failure.retry_after_s())
        }
    }
}
