//! What the simulators sent, as a page for people. Never in production.

use axum::{
    http::{HeaderMap, header},
    response::{Html, IntoResponse, Response},
};

const STYLE: &str = "body{font:16px/1.6 system-ui;max-width:40em;margin:2em auto;padding:0 1em}\
    li{margin-bottom:2em}ul{padding:0;list-style:none}time{color:#595959;font-size:14px}\
    p{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}";

/// The page's own style, and nothing else.
const CSP: &str = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'";

/// Something that was sent.
pub struct Sent {
    /// Whom to, or what it is about.
    pub title: String,
    /// Below the title: the rest of the envelope.
    pub envelope: String,
    /// What it says; keeps its lines.
    pub text: String,
}

/// Whether who asks is a person with a browser.
pub fn wanted(headers: &HeaderMap) -> bool {
    let accept = headers.get(header::ACCEPT).and_then(|v| v.to_str().ok());
    accept.is_some_and(|accept| accept.contains("text/html"))
}

/// The page, which looks for new ones every three seconds.
pub fn page(title: &str, sent: impl Iterator<Item = Sent>) -> Response {
    ([(header::CONTENT_SECURITY_POLICY, CSP)], Html(html(title, sent))).into_response()
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
    format!(
        "<!doctype html><html lang=zh-CN><meta charset=utf-8>\
         <meta name=viewport content=\"width=device-width\"><meta http-equiv=refresh content=3>\
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
