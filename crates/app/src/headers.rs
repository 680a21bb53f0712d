//! Security headers of every answer.

use axum::{
    Router,
    http::{HeaderName, HeaderValue, header},
    response::Response,
};
use identity::WeChatLibrary;
use tower::util::MapResponseLayer;

const CSP: &str = "default-src 'self'; img-src 'self' data: blob:; style-src 'self'; \
    connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; \
    frame-ancestors 'self'; script-src 'self'";
/// What no screen uses: photos come from the system's own camera, by a form.
const PERMISSIONS: &str = "accelerometer=(), camera=(), display-capture=(), geolocation=(), \
    gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()";
/// A year. The company's other names are not ours to decide about, so they are not included.
const HSTS: &str = "max-age=31536000";
/// What only a page has use for.
const OF_PAGES: [(&str, &str); 2] =
    [("permissions-policy", PERMISSIONS), ("cross-origin-opener-policy", "same-origin")];
const OF_ALL: [(&str, &str); 3] = [
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-resource-policy", "same-origin"),
];

/// Adds the headers to a router. Behind TLS browsers are told to come by TLS only from then on. Of
/// foreign scripts the one file of WeChat's library is allowed, where it is in the settings.
pub fn secure(router: Router, behind_tls: bool, library: Option<&WeChatLibrary>) -> Router {
    let policy = policy(library);
    router.layer(MapResponseLayer::new(move |response| add(response, behind_tls, &policy)))
}

fn policy(library: Option<&WeChatLibrary>) -> HeaderValue {
    let foreign = library.filter(|library| !library.is_own());
    foreign
        .and_then(|library| HeaderValue::try_from(format!("{CSP} {}", library.address())).ok())
        .unwrap_or(HeaderValue::from_static(CSP))
}

fn add(mut response: Response, behind_tls: bool, policy: &HeaderValue) -> Response {
    let headers = response.headers_mut();
    // A page that needs more or less than the app says so itself, and so does an answer.
    let own = headers.entry(header::CONTENT_SECURITY_POLICY);
    own.or_insert_with(|| policy.clone());
    let kind = headers.get(header::CONTENT_TYPE).map(HeaderValue::as_bytes);
    let of_pages =
        if kind.is_some_and(|kind| kind.starts_with(b"text/html")) { &OF_PAGES[..] } else { &[] };
    for (name, value) in OF_ALL.iter().chain(of_pages) {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    if behind_tls {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(HSTS));
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_foreign_script_is_allowed_by_the_settings_alone_and_by_its_whole_address() {
        let of = |library: Option<&str>| {
            let library = library.map(|text| text.parse::<WeChatLibrary>().unwrap());
            policy(library.as_ref()).to_str().unwrap().to_owned()
        };
        assert!(of(None).ends_with("script-src 'self'"), "{}", of(None));
        assert_eq!(of(Some("/demo/wechat/jweixin.js")), of(None));
        let given = "https://res.wx.qq.com/open/js/jweixin-1.6.0.js";
        assert!(of(Some(given)).ends_with(&format!("script-src 'self' {given}")));
        assert!(!of(Some(given)).contains("unsafe"));
    }
}
