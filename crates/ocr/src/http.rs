//! The engine that a company has already, over HTTP; `docs/partners.md` has the request and answer.

use crate::{Area, Engine, EngineError, Line, Picture, Reply, Script};
use serde::Deserialize;
use std::{fmt, time::Duration};
use ureq::{
    Agent,
    tls::{RootCerts, TlsConfig},
};

/// Beyond it nobody waits for the answer any more.
const TIME_OUT: Duration = Duration::from_secs(15);
/// A longer answer is none of a card, bytes.
const ANSWER_MAX: u64 = 1 << 20;

/// An engine behind a URL.
#[derive(Clone)]
pub struct HttpEngine {
    agent: Agent,
    url: String,
    token: Option<String>,
}

#[derive(Deserialize)]
struct Answer {
    lines: Vec<AnsweredLine>,
}

#[derive(Deserialize)]
struct AnsweredLine {
    text: String,
    /// Left, top, width, height.
    r#box: [f64; 4],
    /// 0 to 1.
    score: f64,
}

impl HttpEngine {
    /// The engine at `http://…` or `https://…`; the token is sent as `Authorization: Bearer`.
    ///
    /// # Errors
    /// It is no such URL.
    pub fn new(url: &str, token: Option<String>) -> Result<Self, EngineError> {
        if !["http://", "https://"].iter().any(|scheme| url.starts_with(scheme)) {
            return Err(EngineError(format!(
                "{url} is no URL of an engine: use http:// or https://"
            )));
        }
        // A company's own certificates are in its system's store.
        let tls = TlsConfig::builder().root_certs(RootCerts::PlatformVerifier).build();
        let config = Agent::config_builder()
            .tls_config(tls)
            // A photo goes where the company said, and nowhere else.
            .proxy(None)
            .timeout_global(Some(TIME_OUT))
            .max_redirects(0)
            .max_redirects_will_error(true)
            .build();
        Ok(Self { agent: config.into(), url: url.to_owned(), token })
    }

    fn ask(&self, png: &[u8], script: Script) -> Result<Vec<Line>, EngineError> {
        let failed = |error: ureq::Error| EngineError(format!("{}: {error}", self.url));
        let script = match script {
            Script::Chinese => "chinese",
            Script::Latin => "latin",
        };
        let mut request = self
            .agent
            .post(&self.url)
            .header("content-type", "image/png")
            .header("x-script", script);
        if let Some(token) = &self.token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        let mut response = request.send(png).map_err(failed)?;
        let bytes =
            response.body_mut().with_config().limit(ANSWER_MAX).read_to_vec().map_err(failed)?;
        // Serde's own text could quote what was read.
        let answer: Answer = serde_json::from_slice(&bytes)
            .map_err(|_| EngineError(format!("{}: the answer has another shape", self.url)))?;
        Ok(answer.lines.into_iter().map(Line::from).collect())
    }
}

impl Engine for HttpEngine {
    fn read<'a>(&'a self, picture: &'a Picture, script: Script) -> Reply<'a, Vec<Line>> {
        let (engine, png) = (self.clone(), picture.png().to_vec());
        let asked = tokio::task::spawn_blocking(move || engine.ask(&png, script));
        Box::pin(async move { asked.await.map_err(|error| EngineError(error.to_string()))? })
    }
}

/// Without the token.
impl fmt::Debug for HttpEngine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("HttpEngine").field("url", &self.url).finish_non_exhaustive()
    }
}

impl From<AnsweredLine> for Line {
    fn from(line: AnsweredLine) -> Self {
        let [left, top, width, height] = line.r#box.map(whole);
        let score = u8::try_from(whole(line.score * 100.0)).unwrap_or(100).min(100);
        Self { text: line.text, area: Area { left, top, width, height }, score }
    }
}

/// Pixels and percent; `as` saturates, and takes what is no number for 0.
fn whole(number: f64) -> u32 {
    number.round() as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Photo, testing};
    use axum::{
        Router,
        body::Bytes,
        http::{HeaderMap, StatusCode},
        response::Redirect,
        routing::{get, post},
    };

    /// Answers as a company's engine does, and refuses what it was not told to expect.
    async fn company(headers: HeaderMap, body: Bytes) -> Result<&'static str, StatusCode> {
        let said = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
        let expected = [
            said("authorization") == Some("Bearer secret"),
            said("content-type") == Some("image/png"),
            said("x-script") == Some("latin"),
            crate::media_type(&body) == Some("image/png"),
        ];
        match expected {
            [true, true, true, true] => Ok(r#"{"lines": [
                {"text": "6299 0100", "box": [80.4, 350, 600, 56.6], "score": 0.974},
                {"text": "?", "box": [-3, 1e12, 0, 0], "score": 7}]}"#),
            _ => Err(StatusCode::UNAUTHORIZED),
        }
    }

    async fn serve() -> String {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let router = Router::new()
            .route("/read", post(company))
            .route("/other", post(async || r#"{"lines": [{"text": "6299"}]}"#))
            .route("/moved", post(async || Redirect::temporary("/landed")))
            .route("/landed", get(async || r#"{"lines": []}"#).post(async || r#"{"lines": []}"#));
        tokio::spawn(async move { axum::serve(listener, router).await.unwrap() });
        format!("http://{address}")
    }

    async fn ask(url: &str, token: &str) -> Result<Vec<Line>, EngineError> {
        let engine = HttpEngine::new(url, Some(token.to_owned())).unwrap();
        let picture = Photo::of(testing::png(40, 30)).unwrap().picture().unwrap();
        engine.read(&picture, Script::Latin).await
    }

    #[tokio::test]
    async fn a_companys_engine_gets_the_picture_and_its_lines_are_read() {
        let found = ask(&format!("{}/read", serve().await), "secret").await.unwrap();
        let area = Area { left: 80, top: 350, width: 600, height: 57 };
        assert_eq!(found[0], Line { text: "6299 0100".into(), area, score: 97 });
        let strange = Area { left: 0, top: u32::MAX, width: 0, height: 0 };
        assert_eq!((found[1].area, found[1].score), (strange, 100));
    }

    #[tokio::test]
    async fn a_refusal_a_redirect_and_another_shape_are_failures_that_tell_nothing_read() {
        let server = serve().await;
        for (path, token) in [("/read", "wrong"), ("/moved", "secret"), ("/other", "secret")] {
            let error = ask(&format!("{server}{path}"), token).await.unwrap_err();
            assert!(!error.0.contains("6299") && !error.0.contains("secret"), "{error}");
        }
        assert!(ask("http://127.0.0.1:1/", "secret").await.is_err());
    }

    #[test]
    fn only_a_url_is_taken_and_the_token_is_never_shown() {
        assert!(HttpEngine::new("ocr.example", None).is_err());
        assert!(HttpEngine::new("file:///etc/passwd", None).is_err());
        let engine = HttpEngine::new("https://ocr.example/read", Some("secret".into())).unwrap();
        assert!(!format!("{engine:?}").contains("secret"));
    }
}
