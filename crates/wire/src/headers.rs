//! Headers of requests and answers.

use axum::http::HeaderMap;

/// A header as text, none when it is missing or empty.
pub(crate) fn text(headers: &HeaderMap, name: &str) -> Option<String> {
    let value = headers.get(name)?.to_str().ok()?;
    (!value.is_empty()).then(|| value.to_owned())
}
