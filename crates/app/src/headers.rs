//! Security headers of every answer.

use axum::{
    Router,
    http::{HeaderValue, header},
    response::Response,
};
use tower::util::MapResponseLayer;

const CSP: &str = "default-src 'self'; img-src 'self' data: blob:; style-src 'self'; \
    script-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; \
    form-action 'self'; frame-ancestors 'self'";

/// Adds the headers to a router.
pub fn secure(router: Router) -> Router {
    router.layer(MapResponseLayer::new(add))
}

fn add(mut response: Response) -> Response {
    let headers = response.headers_mut();
    // A page that needs more or less than the app says so itself, and so does an answer.
    let own = headers.entry(header::CONTENT_SECURITY_POLICY);
    own.or_insert_with(|| HeaderValue::from_static(CSP));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    response
}
