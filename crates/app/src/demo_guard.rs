//! A demo's own calls are for its own pages and for programs, never for another site's page: any
//! page in the same browser can reach a demo on loopback.

use axum::{
    Router,
    extract::Request,
    http::{HeaderMap, HeaderValue, Method, header},
    middleware::{Next, from_fn},
    response::Response,
};
use wire::{Done, Failure, codes, raw};

/// Refuses what comes from another site, and lets nobody keep what is answered.
pub fn guard(routes: Router) -> Router {
    routes.layer(from_fn(check))
}

async fn check(request: Request, next: Next) -> Response {
    let mut response = match is_foreign(request.method(), request.headers()) {
        false => next.run(request).await,
        true => {
            let refusal = codes::BAD_REQUEST.say("演示功能只能在本页面内使用");
            raw::respond::<Done>(Err(Failure::from(refusal)), "demo")
        }
    };
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// Whether a browser says that another site asks. `Sec-Fetch-Site` is sent to trustworthy addresses
/// only, such as those of loopback; `Origin` with every POST.
fn is_foreign(method: &Method, headers: &HeaderMap) -> bool {
    let header = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    match header("sec-fetch-site") {
        Some("same-origin" | "none") => false,
        // A link to a page of the demo's, which the other site cannot read.
        Some(_) => method != Method::GET || header("sec-fetch-mode") != Some("navigate"),
        None => header("origin").is_some_and(|origin| {
            let own = origin.split_once("://").map(|(_, own)| own);
            own.is_none() || own != header("host")
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn foreign(method: Method, headers: &[(&'static str, &'static str)]) -> bool {
        let pairs = headers.iter().map(|(name, value)| {
            (name.parse::<header::HeaderName>().unwrap(), HeaderValue::from_static(value))
        });
        is_foreign(&method, &pairs.collect())
    }

    #[test]
    fn another_site_s_page_is_foreign_and_a_program_is_not() {
        let host = ("host", "127.0.0.1:8080");
        let of = |site| ("sec-fetch-site", site);
        for headers in [
            vec![host],
            vec![host, ("origin", "http://127.0.0.1:8080")],
            vec![host, of("same-origin"), ("origin", "https://seen.by.the.proxy")],
            vec![host, of("none")],
        ] {
            assert!(!foreign(Method::POST, &headers), "{headers:?}");
            assert!(!foreign(Method::GET, &headers), "{headers:?}");
        }
        for headers in [
            vec![host, ("origin", "http://127.0.0.1:9999")],
            vec![host, ("origin", "https://example.com")],
            vec![host, ("origin", "null")],
            vec![("origin", "http://127.0.0.1:8080")],
            vec![host, of("same-site"), ("origin", "http://127.0.0.1:8080")],
            vec![host, of("cross-site"), ("sec-fetch-mode", "no-cors")],
        ] {
            assert!(foreign(Method::POST, &headers), "{headers:?}");
            assert!(foreign(Method::GET, &headers), "{headers:?}");
        }
        let link = [host, of("cross-site"), ("sec-fetch-mode", "navigate")];
        assert!(!foreign(Method::GET, &link) && foreign(Method::POST, &link));
    }
}
