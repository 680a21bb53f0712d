//! Security headers of every answer.

use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use identity::WeChatLibrary;

const CSP: &str = "default-src 'self'; img-src 'self' data: blob:; style-src 'self'; \
    connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; \
    frame-ancestors 'self'; script-src 'self'";
/// What no screen uses: photos come from the system's own camera, by a form.
const PERMISSIONS: &str = "accelerometer=(), camera=(), display-capture=(), geolocation=(), \
    gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()";
/// A year. The company's other names are not ours to decide about, so they are not included.
const HSTS: &str = "max-age=31536000";
/// What only a page has use for.
const OF_PAGES: [(HeaderName, HeaderValue); 2] = [
    (HeaderName::from_static("permissions-policy"), HeaderValue::from_static(PERMISSIONS)),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        HeaderValue::from_static("same-origin"),
    ),
];
const OF_ALL: [(HeaderName, HeaderValue); 3] = [
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        HeaderValue::from_static("same-origin"),
    ),
];

/// What is added to each answer.
#[derive(Debug)]
pub struct Security {
    policy: HeaderValue,
    behind_tls: bool,
}

impl Security {
    /// Behind TLS browsers are told to come by TLS only from then on. Of foreign scripts the one
    /// file of WeChat's library is allowed, where it is in the settings.
    pub fn new(behind_tls: bool, library: Option<&WeChatLibrary>) -> Self {
        Self { policy: policy(library), behind_tls }
    }

    /// Adds the headers to an answer.
    pub fn add(&self, headers: &mut HeaderMap) {
        // A page that needs more or less than the app says so itself, and so does an answer.
        let own = headers.entry(header::CONTENT_SECURITY_POLICY);
        own.or_insert_with(|| self.policy.clone());
        let kind = headers.get(header::CONTENT_TYPE).map(HeaderValue::as_bytes);
        if kind.is_some_and(|kind| kind.starts_with(b"text/html")) {
            insert(headers, OF_PAGES);
        }
        insert(headers, OF_ALL);
        if self.behind_tls {
            headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(HSTS));
        }
    }
}

fn insert<const N: usize>(headers: &mut HeaderMap, all: [(HeaderName, HeaderValue); N]) {
    for (name, value) in all {
        headers.insert(name, value);
    }
}

fn policy(library: Option<&WeChatLibrary>) -> HeaderValue {
    let foreign = library.filter(|library| !library.is_own());
    foreign
        .and_then(|library| HeaderValue::try_from(format!("{CSP} {}", library.address())).ok())
        .unwrap_or(HeaderValue::from_static(CSP))
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
