//! Where the web app is found: its files, and for every other path its pages.

use crate::{
    embedded::{File, found},
    pages::{self, Pages},
};
use axum::{
    body::Body,
    http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header},
    response::Response,
};
use wire::raw;

/// Below these are calls, and no screens.
const CALLS: [&str; 4] = ["api", "proxy", "demo", ".well-known"];
/// Where programs ask how a server is. They would take the app's page for a good answer; what
/// answers them listens on a port of its own.
const OPERATORS: [&str; 7] = ["health", "healthz", "livez", "live", "ready", "readyz", "metrics"];

/// A file of the web app; every other path is the app itself, which knows its own 404.
pub async fn web(method: Method, uri: Uri, asked: HeaderMap, pages: &Pages) -> Response {
    let path = uri.path().trim_matches('/');
    let first = path.split('/').next().unwrap_or_default();
    if CALLS.contains(&first) || OPERATORS.contains(&path) {
        return raw::unknown_call().await;
    }
    if method != Method::GET && method != Method::HEAD {
        return raw::only_to_read().await;
    }
    if is_odd(uri.path()) {
        return missing();
    }
    // A page without its mark is no file, and a file is no folder.
    let is_file = !path.ends_with(".html") && !uri.path().ends_with('/');
    if is_file && let Some(file) = found(path, &asked) {
        return respond(path, file);
    }
    if first == "assets" {
        return missing();
    }
    page(path, &asked, pages)
}

/// What no link of ours has: a way around the names of files, or what a browser would take for
/// another site.
fn is_odd(path: &str) -> bool {
    path.contains('\\')
        || path.contains("//")
        || path.split('/').any(|part| part == "." || part == "..")
}

/// The app's page, which finds by its address what to show.
pub fn start_page(asked: &HeaderMap, pages: &Pages) -> Response {
    page(pages::START, asked, pages)
}

fn page(path: &str, asked: &HeaderMap, pages: &Pages) -> Response {
    match pages.page(path, asked) {
        Some(file) => respond(pages::START, file),
        None => missing(),
    }
}

fn respond(path: &str, file: File) -> Response {
    let mime = mime_guess::from_path(path).first_or_octet_stream();
    let mut response = Response::new(Body::from(file.data));
    let headers = response.headers_mut();
    if let Ok(mime) = HeaderValue::from_str(mime.as_ref()) {
        headers.insert(header::CONTENT_TYPE, mime);
    }
    if let Some(name) = file.encoding {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(name));
    }
    headers.insert(header::VARY, HeaderValue::from_static("Accept-Encoding"));
    let cache = match path.starts_with("assets/") {
        true => "public, max-age=31536000, immutable",
        false => "no-cache",
    };
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    response
}

fn missing() -> Response {
    let mut response = Response::new(Body::from("not found"));
    *response.status_mut() = StatusCode::NOT_FOUND;
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/plain"));
    // What is missing during a release is there after it.
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pages::Mark;

    #[tokio::test]
    async fn a_path_of_the_api_is_never_the_page() {
        let paths = ["/api", "/api/v1/m/none", "/proxy/none", "/demo/none", "/.well-known/none"];
        for path in paths.into_iter().chain(["/healthz", "/readyz", "/metrics", "/assets/none.js"])
        {
            for method in [Method::GET, Method::POST] {
                let answer = ask(method, path).await;
                assert!(answer.status().is_client_error(), "{path}");
            }
        }
    }

    #[tokio::test]
    async fn no_address_gives_a_page_without_its_mark_or_for_ever() {
        for path in ["/pages/asset.html", "/pages/asset.html/", "/index.html", "/asset.html"] {
            let demo = Pages::new(Mark::Demo);
            let answer = web(Method::GET, Uri::from_static(path), HeaderMap::new(), &demo).await;
            // Without a build of the web app there is no page.
            if answer.status() == StatusCode::OK {
                assert_eq!(answer.headers()[header::CACHE_CONTROL], "no-cache", "{path}");
                let body = axum::body::to_bytes(answer.into_body(), usize::MAX).await.unwrap();
                assert!(String::from_utf8_lossy(&body).contains("<html data-demo "), "{path}");
            }
        }
    }

    #[test]
    fn links_of_ours_are_not_odd() {
        for path in ["/", "/asset", "/funddetail/notice", "/gesture/set/", "/a.b-c_d", "/a..b"] {
            assert!(!is_odd(path), "{path}");
        }
        for path in ["//", "/a//b", "/./a", "/a/.", "/a/..", "/../a", "/a\\b"] {
            assert!(is_odd(path), "{path}");
        }
    }

    #[tokio::test]
    async fn an_address_that_goes_around_the_names_of_files_leads_nowhere() {
        for path in [
            "/assets/none.js",
            "/assets",
            "/assets/",
            "/assets/none.js/",
            "/assets/../index.html",
            "/a/../index.html",
            "/./index.html",
            "/pages\\asset.html",
            "/assets\\..\\index.html",
            "//example.com/asset",
            "/live//login",
        ] {
            let uri = path.parse::<Uri>().unwrap();
            let asked = HeaderMap::new();
            let answer = web(Method::GET, uri, asked, &Pages::new(Mark::Demo)).await;
            assert_eq!(answer.status(), StatusCode::NOT_FOUND, "{path}");
            assert_eq!(answer.headers()[header::CACHE_CONTROL], "no-store", "{path}");
        }
    }

    #[tokio::test]
    async fn a_page_takes_nothing() {
        for method in [Method::POST, Method::PUT, Method::DELETE, Method::TRACE, Method::OPTIONS] {
            let answer = ask(method, "/fund/detail").await;
            assert_eq!(answer.status(), StatusCode::METHOD_NOT_ALLOWED);
            assert_eq!(answer.headers()[header::ALLOW], "GET, HEAD");
        }
    }

    async fn ask(method: Method, path: &'static str) -> Response {
        let pages = Pages::new(Mark::Company);
        web(method, Uri::from_static(path), HeaderMap::new(), &pages).await
    }
}
