//! The web app, embedded in the binary.

use axum::{
    body::Body,
    http::{HeaderValue, StatusCode, Uri, header},
    response::Response,
};
use rust_embed::{EmbeddedFile, RustEmbed};

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Web;

const PAGE: &str = "index.html";

/// A file of the web app; every other path is the app itself, which knows its own 404. A demo's
/// page says so in its first tag, so that the app leaves room for the demo's bar from the start.
pub async fn web(uri: Uri, demo: bool) -> Response {
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = Web::get(path).filter(|_| path != PAGE) {
        return respond(path, file);
    }
    if path.starts_with("api/") || path.starts_with("proxy/") || path.starts_with("assets/") {
        return missing();
    }
    match Web::get(PAGE) {
        Some(file) if demo => respond(PAGE, marked(file)),
        Some(file) => respond(PAGE, file),
        None => missing(),
    }
}

fn marked(mut page: EmbeddedFile) -> EmbeddedFile {
    let html = String::from_utf8_lossy(&page.data).replacen("<html ", "<html data-demo ", 1);
    page.data = html.into_bytes().into();
    page
}

fn respond(path: &str, file: EmbeddedFile) -> Response {
    let mime = file.metadata.mimetype().to_owned();
    let mut response = Response::new(Body::from(file.data));
    let headers = response.headers_mut();
    if let Ok(mime) = HeaderValue::from_str(&mime) {
        headers.insert(header::CONTENT_TYPE, mime);
    }
    let cache = if path.starts_with("assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    response
}

fn missing() -> Response {
    let mut response = Response::new(Body::from("not found"));
    *response.status_mut() = StatusCode::NOT_FOUND;
    response
}
