//! The web app, embedded in the binary.

use crate::pages::{self, Pages};
use axum::{
    body::{Body, Bytes},
    http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header},
    response::Response,
};
use flate2::read::GzDecoder;
use rust_embed::{EmbeddedFile, RustEmbed};
use std::{borrow::Cow, io::Read};
use wire::raw;

/// Of what the build leaves packed, only that: browsers take it so, and plainly it would be five
/// more megabytes of the binary.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[exclude = "assets/*.js"]
#[exclude = "assets/*.mjs"]
#[exclude = "assets/*.css"]
#[allow_missing = true]
pub struct Web;

/// What a build leaves beside a file, the smallest first: name in the header, ending of the file.
const ENCODINGS: [(&str, &str); 2] = [("br", "br"), ("gzip", "gz")];
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
    // Neither a page without its mark, nor a way out of the folder.
    let is_page =
        path == pages::START || first == "pages" || path.split('/').any(|part| part == "..");
    if !is_page && let Some(file) = found(path, &asked) {
        return respond(path, file);
    }
    if path.starts_with("assets/") {
        return missing();
    }
    match pages.page(path, &asked) {
        Some(file) => respond(pages::START, file),
        None => missing(),
    }
}

/// The app's page, which finds by its address what to show.
pub fn start_page(asked: &HeaderMap, pages: &Pages) -> Response {
    match pages.page(pages::START, asked) {
        Some(file) => respond(pages::START, file),
        None => missing(),
    }
}

/// A file as it is sent.
pub struct File {
    pub data: Bytes,
    pub encoding: Option<&'static str>,
}

/// The smallest form of a file that the browser takes.
fn found(path: &str, asked: &HeaderMap) -> Option<File> {
    packed(path, asked).or_else(|| plain(path))
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

/// The smallest form of a file that the browser takes, when the build made one.
fn packed(path: &str, asked: &HeaderMap) -> Option<File> {
    ENCODINGS.iter().filter(|(name, _)| takes(asked, name)).find_map(|(name, ending)| {
        let data = bytes(Web::get(&format!("{path}.{ending}"))?);
        Some(File { data, encoding: Some(name) })
    })
}

/// A file as it is, for who takes no packed one.
fn plain(path: &str) -> Option<File> {
    let data = match Web::get(path) {
        Some(file) => bytes(file),
        None => {
            let mut plain = Vec::new();
            let packed = Web::get(&format!("{path}.gz"))?.data;
            GzDecoder::new(&*packed).read_to_end(&mut plain).ok()?;
            plain.into()
        }
    };
    Some(File { data, encoding: None })
}

fn bytes(file: EmbeddedFile) -> Bytes {
    match file.data {
        Cow::Borrowed(data) => Bytes::from_static(data),
        Cow::Owned(data) => data.into(),
    }
}

/// Whether a browser takes an encoding: its list, like `gzip, br;q=0.5`, has it and does not refuse
/// it with `q=0`.
pub fn takes(asked: &HeaderMap, name: &str) -> bool {
    let list = asked.get(header::ACCEPT_ENCODING).and_then(|list| list.to_str().ok());
    list.unwrap_or_default().split(',').any(|entry| {
        let mut parts = entry.split(';').map(str::trim);
        let refused = |part: &str| {
            part.strip_prefix("q=").is_some_and(|q| q.parse::<f32>().is_ok_and(|q| q <= 0.0))
        };
        parts.next().is_some_and(|n| n.eq_ignore_ascii_case(name)) && !parts.any(refused)
    })
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

    #[test]
    fn an_encoding_is_taken_when_it_is_listed_and_not_refused() {
        let takes = |list, name| takes(&taking(list), name);
        assert!(takes("gzip, deflate, br, zstd", "br"));
        assert!(takes("gzip;q=0.8, BR ; q=0.5", "br"));
        assert!(!takes("gzip, br;q=0", "br"));
        assert!(!takes("gzip, br; q=0.000", "br"));
        assert!(!takes("brotli, gzip", "br"));
        assert!(!takes("", "gzip"));
    }

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
        for path in ["/pages/asset.html", "/pages/asset.html/", "/index.html", "/a/../index.html"] {
            let demo = Pages::new(Mark::Demo);
            let answer = web(Method::GET, Uri::from_static(path), HeaderMap::new(), &demo).await;
            // Without a build of the web app there is no page.
            if answer.status() == StatusCode::OK {
                assert_eq!(answer.headers()[header::CACHE_CONTROL], "no-cache", "{path}");
                let body = axum::body::to_bytes(answer.into_body(), usize::MAX).await.unwrap();
                assert!(String::from_utf8_lossy(&body).contains("<html data-demo "), "{path}");
            }
        }
        for path in ["/assets/none.js", "/assets/../index.html"] {
            let answer = ask(Method::GET, path).await;
            assert_eq!(answer.status(), StatusCode::NOT_FOUND, "{path}");
            assert_eq!(answer.headers()[header::CACHE_CONTROL], "no-store");
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

    #[test]
    fn who_takes_no_packed_file_gets_it_plainly() {
        let packed = Web::iter().find(|path| path.ends_with(".js.gz"));
        // Without a build of the web app there is none.
        let Some(path) = packed.as_deref().and_then(|path| path.strip_suffix(".gz")) else {
            return;
        };
        let taking = |encodings| found(path, &taking(encodings)).unwrap();
        let file = taking("gzip");
        let mut unpacked = Vec::new();
        GzDecoder::new(&*file.data).read_to_end(&mut unpacked).unwrap();
        assert_eq!((file.encoding, unpacked.is_empty()), (Some("gzip"), false));
        assert_eq!(taking("gzip, br").encoding, Some("br"));
        let plain = taking("identity");
        assert_eq!((plain.encoding, &*plain.data), (None, &unpacked[..]));
        assert!(found("assets/none.js", &HeaderMap::new()).is_none());
    }

    async fn ask(method: Method, path: &'static str) -> Response {
        let pages = Pages::new(Mark::Company);
        web(method, Uri::from_static(path), HeaderMap::new(), &pages).await
    }

    fn taking(encodings: &'static str) -> HeaderMap {
        let taken = HeaderValue::from_static(encodings);
        HeaderMap::from_iter([(header::ACCEPT_ENCODING, taken)])
    }
}
