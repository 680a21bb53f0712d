//! What the simulators sent, as a page for people. Never in production.

use axum::{
    Json,
    http::{HeaderMap, header},
    response::{Html, IntoResponse, Response},
};
use base64::{Engine, prelude::BASE64_STANDARD};
use kernel::Instant;
use serde::Serialize;
use sha2::{Digest, Sha256};
use wire::{Done, Failure, raw};

const STYLE: &str = ":root{color-scheme:light dark}\
    body{font:16px/1.6 system-ui;max-width:40em;margin:2em auto;padding:0 1em}\
    li{margin-bottom:2em}ul{padding:0;list-style:none}a{font-size:20px}\
    time{color:light-dark(#595959,#bbb);font-size:14px}\
    p{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}";

/// Something that was sent.
pub struct Sent {
    /// Whom to, or what it is about.
    pub title: String,
    /// Below the title: the rest of the envelope.
    pub envelope: String,
    /// What it says; keeps its lines.
    pub text: String,
}

/// `2026-11-22 16:19:46`, in Shanghai.
pub fn second(at: Instant) -> String {
    let time = at.time().to_string();
    format!("{} {}", at.day(), time.get(..8).unwrap_or(&time))
}

/// What was sent, newest first: as a page for people, which looks for new ones every three seconds,
/// and as JSON for programs.
pub fn answer<Message: Serialize>(
    title: &str,
    headers: &HeaderMap,
    newest: Result<Vec<Message>, db::Error>,
    sent: fn(Message) -> Sent,
) -> Response {
    match newest {
        Ok(newest) if is_person(headers) => {
            let page = Html(html(title, newest.into_iter().map(sent)));
            ([(header::CONTENT_SECURITY_POLICY, policy("'none'"))], page).into_response()
        }
        Ok(newest) => Json(newest).into_response(),
        Err(error) => {
            raw::respond::<Done>(Err(Failure::from(error)), "reading what the simulators sent")
        }
    }
}

/// A page with a sentence and links to choose from.
pub fn choices(
    title: &str,
    text: &str,
    links: impl Iterator<Item = (String, impl AsRef<str>)>,
) -> Response {
    let rows: String = links
        .map(|(to, label)| {
            let (to, label) = (plain(&to).replace('"', "&quot;"), plain(label.as_ref()));
            format!("<li><a href=\"{to}\">{label}</a></li>")
        })
        .collect();
    let body = format!("<p>{}</p><ul>{rows}</ul>", plain(text));
    let page = Html(whole(title, "", &body));
    // The app leads here, also in the frame of the demo's own page.
    ([(header::CONTENT_SECURITY_POLICY, policy("'self'"))], page).into_response()
}

/// Whether who asks has a browser.
fn is_person(headers: &HeaderMap) -> bool {
    let accept = headers.get(header::ACCEPT).and_then(|v| v.to_str().ok());
    accept.is_some_and(|accept| accept.contains("text/html"))
}

/// Allows the page's own style, by its hash, and nothing else; `framed` by whom.
fn policy(framed: &str) -> String {
    let hash = BASE64_STANDARD.encode(Sha256::digest(STYLE));
    format!(
        "default-src 'none'; style-src 'sha256-{hash}'; base-uri 'none'; form-action 'none'; \
         frame-ancestors {framed}"
    )
}

fn html(title: &str, sent: impl Iterator<Item = Sent>) -> String {
    let rows: String = sent
        .map(|Sent { title, envelope, text }| {
            let [title, envelope, text] = [title, envelope, text].map(|part| plain(&part));
            format!("<li><b>{title}</b><br><time>{envelope}</time><p>{text}</p></li>")
        })
        .collect();
    let body =
        if rows.is_empty() { "<p>还没有</p>".to_owned() } else { format!("<ul>{rows}</ul>") };
    whole(title, "<meta http-equiv=refresh content=3>", &body)
}

fn whole(title: &str, head: &str, body: &str) -> String {
    format!(
        "<!doctype html><html lang=zh-CN><meta charset=utf-8>\
         <meta name=viewport content=\"width=device-width\">{head}\
         <title>{title}</title><style>{STYLE}</style><h1>{title}</h1>{body}</html>"
    )
}

/// As text of a page.
fn plain(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_gets_a_page_whose_style_alone_is_allowed() {
        let of = |accept: &'static str| {
            let headers = HeaderMap::from_iter([(header::ACCEPT, accept.parse().unwrap())]);
            let sent = |title: String| Sent { title, envelope: String::new(), text: String::new() };
            answer("模拟邮件", &headers, Ok(vec!["one".to_owned()]), sent)
        };
        let page = of("text/html,*/*");
        let policy = page.headers()[header::CONTENT_SECURITY_POLICY].to_str().unwrap();
        assert!(policy.contains("style-src 'sha256-"), "{policy}");
        assert!(!policy.contains("unsafe"), "{policy}");
        assert!(policy.ends_with("form-action 'none'; frame-ancestors 'none'"), "{policy}");
        let page = choices("模拟微信", "", [(String::new(), "")].into_iter());
        let policy = page.headers()[header::CONTENT_SECURITY_POLICY].to_str().unwrap();
        assert!(policy.ends_with("form-action 'none'; frame-ancestors 'self'"), "{policy}");
        assert_eq!(of("application/json").headers()[header::CONTENT_TYPE], "application/json");
    }

    #[test]
    fn a_time_is_one_that_people_read() {
        let at = "2026-11-22T16:19:46.306+08:00".parse().unwrap();
        assert_eq!(second(at), "2026-11-22 16:19:46");
    }

    #[test]
    fn what_was_sent_is_text_on_the_page() {
        let sent = Sent {
            title: "<b>交易凭证</b>".into(),
            envelope: "lin@example.com".into(),
            text: "a & b".into(),
        };
        let page = html("模拟邮件", [sent].into_iter());
        assert!(
            page.contains("&lt;b&gt;交易凭证&lt;/b&gt;") && page.contains("a &amp; b"),
            "{page}"
        );
    }
}
