//! A demo's own calls are for its own pages and for programs, never for another site's page: any
//! page in the same browser can reach a demo on loopback.

use axum::{
    Router,
    extract::Request,
    http::{HeaderMap, HeaderValue, Method, header, uri::Authority},
    middleware::{Next, from_fn},
    response::Response,
};
use std::{net::IpAddr, sync::Arc};
use wire::{Done, Failure, Refusal, codes, raw};

/// Under which names a demo is asked; any where other machines reach it.
pub type Names = Option<Arc<[String]>>;

/// Refuses what comes from another site, and lets nobody keep what is answered.
pub fn guard(routes: Router, names: Names) -> Router {
    routes.layer(from_fn(move |request, next| check(names.clone(), request, next)))
}

async fn check(names: Names, request: Request, next: Next) -> Response {
    let is_own = names.is_none_or(|names| is_named(&request, &names));
    let mut response = match is_own && !is_foreign(request.method(), request.headers()) {
        true => in_words(next.run(request).await),
        false => refuse(codes::BAD_REQUEST.say("演示功能只能在本页面内使用")),
    };
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

fn refuse(refusal: Refusal) -> Response {
    raw::respond::<Done>(Err(Failure::from(refusal)), "demo")
}

/// What could not be read is refused with the sentence of all others.
fn in_words(response: Response) -> Response {
    let kind = response.headers().get(header::CONTENT_TYPE);
    let is_bare = kind.is_some_and(|kind| kind.as_bytes().starts_with(b"text/plain"));
    match is_bare && response.status().is_client_error() {
        true => refuse(codes::BAD_REQUEST.refuse()),
        false => response,
    }
}

/// Whether a demo on loopback is asked under a name of its own: a foreign name may lead here, too,
/// and a page of that name then asks as if it were ours (DNS rebinding). A program may name none.
fn is_named(request: &Request, names: &[String]) -> bool {
    let host = match (request.headers().get(header::HOST), request.uri().authority()) {
        (Some(host), _) => host.to_str().ok().and_then(|host| host.parse::<Authority>().ok()),
        (None, Some(authority)) => Some(authority.clone()),
        (None, None) => return true,
    };
    host.is_some_and(|host| {
        let name = host.host().trim_matches(['[', ']']).to_ascii_lowercase();
        name == "localhost"
            || name.parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback())
            || names.iter().any(|own| own.eq_ignore_ascii_case(&name))
    })
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
    fn a_demo_on_loopback_is_asked_under_its_own_names_only() {
        let named = |host: &'static str| {
            let request = Request::builder().uri("/demo/customers").header("host", host);
            let names = ["demo.tael.test".to_owned()];
            is_named(&request.body(axum::body::Body::empty()).unwrap(), &names)
        };
        for own in [
            "localhost",
            "LOCALHOST:8080",
            "127.0.0.1:8080",
            "127.1.2.3",
            "[::1]:8080",
            "Demo.tael.test:8443",
        ] {
            assert!(named(own), "{own}");
        }
        for foreign in [
            "evil.com",
            "localhost.evil.com",
            "127.0.0.1.evil.com",
            "192.168.1.2",
            "[fe80::1]",
            "demo.tael.test.evil.com",
            "evil.com:8080",
            "",
            "a b",
            "localhost@evil.com",
        ] {
            assert!(!named(foreign), "{foreign}");
        }
        let nameless = Request::builder().uri("/demo/customers");
        assert!(is_named(&nameless.body(axum::body::Body::empty()).unwrap(), &[]));
    }

    #[tokio::test]
    async fn what_cannot_be_read_is_refused_in_chinese() {
        use tower::ServiceExt;
        let read = async |_: axum::Json<u32>| "read";
        let routes = Router::new().route("/demo/x", axum::routing::post(read));
        let request = Request::post("/demo/x").header("content-type", "application/json");
        let request = request.body(axum::body::Body::from("{")).unwrap();
        let response = guard(routes, None).oneshot(request).await.unwrap();
        let body = axum::body::to_bytes(response.into_body(), 1 << 16).await.unwrap();
        let text = String::from_utf8(body.to_vec()).unwrap();
        assert!(text.contains("90002") && !text.contains("Failed"), "{text}");
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
