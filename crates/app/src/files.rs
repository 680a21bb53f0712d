//! The web app, embedded in the binary.

use crate::Config;
use axum::{
    body::Body,
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
struct Web;

const PAGE: &str = "index.html";
/// What a build leaves beside a file, the smallest first: name in the header, ending of the file.
const ENCODINGS: [(&str, &str); 2] = [("br", "br"), ("gzip", "gz")];
/// Below these are calls, and no screens.
const CALLS: [&str; 4] = ["api", "proxy", "demo", ".well-known"];
/// Where programs ask how a server is. They would take the app's page for a good answer; what
/// answers them listens on a port of its own.
const OPERATORS: [&str; 7] = ["health", "healthz", "livez", "live", "ready", "readyz", "metrics"];

/// What a page says of its server in its first tag, so that it leaves room for the bar that tells
/// people from the start.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    Company,
    Demo,
    /// A company's server over data that are not real.
    Sandbox,
}

impl Mark {
    pub fn of(config: &Config) -> Self {
        match (config.demo, config.sandbox) {
            (true, _) => Self::Demo,
            (false, true) => Self::Sandbox,
            (false, false) => Self::Company,
        }
    }

    fn tag(self) -> &'static str {
        match self {
            Self::Company => "<html ",
            Self::Demo => "<html data-demo ",
            Self::Sandbox => "<html data-sandbox ",
        }
    }
}

/// A file of the web app; every other path is the app itself, which knows its own 404.
pub async fn web(method: Method, uri: Uri, asked: HeaderMap, mark: Mark) -> Response {
    let path = uri.path().trim_matches('/');
    let first = path.split('/').next().unwrap_or_default();
    if CALLS.contains(&first) || OPERATORS.contains(&path) {
        return raw::unknown_call().await;
    }
    if method != Method::GET && method != Method::HEAD {
        return raw::only_to_read().await;
    }
    // Neither a page without its mark, nor a way out of the folder.
    let is_page = path == PAGE || first == "pages" || path.split('/').any(|part| part == "..");
    if !is_page && let Some(file) = found(path, &asked) {
        return respond(path, file);
    }
    if path.starts_with("assets/") {
        return missing();
    }
    match page(path) {
        Some(file) => respond(PAGE, File { data: marked(file, mark).data, encoding: None }),
        None => missing(),
    }
}

/// The app's page, which finds by its address what to show.
pub fn start_page(mark: Mark) -> Response {
    match page(PAGE) {
        Some(file) => respond(PAGE, File { data: marked(file, mark).data, encoding: None }),
        None => missing(),
    }
}

/// The one page of the app; a screen's copy names the files that the screen needs at once.
fn page(path: &str) -> Option<EmbeddedFile> {
    Web::get(&format!("pages/{path}.html")).or_else(|| Web::get(PAGE))
}

fn marked(mut page: EmbeddedFile, mark: Mark) -> EmbeddedFile {
    if mark != Mark::Company {
        let html = String::from_utf8_lossy(&page.data).replacen("<html ", mark.tag(), 1);
        page.data = html.into_bytes().into();
    }
    page
}

/// A file as it is sent.
struct File {
    data: Cow<'static, [u8]>,
    encoding: Option<&'static str>,
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
    let cache = if path.starts_with("assets/") {
        headers.insert(header::VARY, HeaderValue::from_static("Accept-Encoding"));
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    response
}

/// The smallest form of a file that the browser takes, when the build made one.
fn packed(path: &str, asked: &HeaderMap) -> Option<File> {
    let taken = asked.get(header::ACCEPT_ENCODING)?.to_str().ok()?;
    ENCODINGS.iter().filter(|(name, _)| takes(taken, name)).find_map(|(name, ending)| {
        let data = Web::get(&format!("{path}.{ending}"))?.data;
        Some(File { data, encoding: Some(name) })
    })
}

/// A file as it is, for who takes no packed one.
fn plain(path: &str) -> Option<File> {
    let data = match Web::get(path) {
        Some(file) => file.data,
        None => {
            let mut plain = Vec::new();
            let packed = Web::get(&format!("{path}.gz"))?.data;
            GzDecoder::new(&*packed).read_to_end(&mut plain).ok()?;
            plain.into()
        }
    };
    Some(File { data, encoding: None })
}

/// Whether a list like `gzip, br;q=0.5` has an encoding and does not refuse it with `q=0`.
fn takes(list: &str, name: &str) -> bool {
    list.split(',').any(|entry| {
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

    #[test]
    fn an_encoding_is_taken_when_it_is_listed_and_not_refused() {
        assert!(takes("gzip, deflate, br, zstd", "br"));
        assert!(takes("gzip;q=0.8, BR ; q=0.5", "br"));
        assert!(!takes("gzip, br;q=0", "br"));
        assert!(!takes("gzip, br; q=0.000", "br"));
        assert!(!takes("brotli, gzip", "br"));
        assert!(!takes("", "gzip"));
    }

    #[test]
    fn a_page_over_data_that_are_not_real_says_so() {
        let page = |mark| {
            let data = b"<!doctype html><html lang=\"zh-CN\">".as_slice().into();
            let metadata = Web::get(PAGE).map(|file| file.metadata);
            metadata.map(|metadata| {
                let page = marked(EmbeddedFile { data, metadata }, mark);
                String::from_utf8(page.data.into_owned()).unwrap()
            })
        };
        // Without a build of the web app there is no page.
        for (mark, tag) in [
            (Mark::Company, "<html lang"),
            (Mark::Demo, "<html data-demo lang"),
            (Mark::Sandbox, "<html data-sandbox lang"),
        ] {
            assert!(page(mark).is_none_or(|html| html.contains(tag)), "{mark:?}");
        }
        let config = Config { demo: false, sandbox: true, ..Config::demo("") };
        assert_eq!(Mark::of(&config), Mark::Sandbox);
        assert_eq!(Mark::of(&Config::demo("")), Mark::Demo);
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
            let asked = (Method::GET, Uri::from_static(path), HeaderMap::new());
            let answer = web(asked.0, asked.1, asked.2, Mark::Demo).await;
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
        let taking = |encodings: &'static str| {
            let taken = [(header::ACCEPT_ENCODING, HeaderValue::from_static(encodings))];
            found(path, &HeaderMap::from_iter(taken)).unwrap()
        };
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
        web(method, Uri::from_static(path), HeaderMap::new(), Mark::Company).await
    }
}
