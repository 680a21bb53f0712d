//! The doors of the whole application, over its router: who may call what, and how a sealed
//! request must look.
#![allow(clippy::unwrap_used)]

use app::{Config, Front, Started};
use axum::{
    body::{Body, to_bytes},
    http::{Method, Request},
};
use kernel::{Clock, Instant};
use serde_json::{Value, json};
use std::{path::PathBuf, sync::atomic::AtomicU32};
use tower::ServiceExt;
use wire::{
    SealMode,
    seal::{Question, Sealer},
};

const JSON: &str = "application/json";
/// A session key of a client.
const K: &str = "0123456789abcdefghijABCDEFGHIJ42";
const FUNDS: &str = "/api/v1/m/searchs";
const SEAL_REFUSED: u64 = 90_003;
const FIVE_MINUTES_MS: i64 = 300_000;

#[tokio::test]
async fn a_visitor_is_asked_to_log_in_wherever_it_is_needed_and_nowhere_else() {
    let shop = Shop::open(SealMode::Optional).await;
    let (mut asked, mut open) = (0, 0);
    for call in built_calls() {
        let answer = shop.plain(&call, None).await;
        match call.access.as_str() {
            "public" => {
                assert_ne!(answer.http_status, 401, "{call:?}");
                open += 1;
            }
            _ => {
                assert_eq!(answer.http_status, 401, "{call:?}");
                assert_eq!(answer.body["data"], Value::Null, "{call:?}");
                asked += 1;
            }
        }
    }
    assert!(asked > 80 && open > 50, "{asked} need a login, {open} do not");
}

#[tokio::test]
async fn an_answer_lets_nothing_run_and_nothing_frame_it() {
    let shop = Shop::open(SealMode::Optional).await;
    let request = Request::builder().uri(FUNDS).body(Body::empty()).unwrap();
    let answer = shop.front.clone().oneshot(request).await.unwrap();
    let header = |name: &str| answer.headers()[name].to_str().unwrap();
    assert_eq!(header("content-security-policy"), "default-src 'none'; frame-ancestors 'none'");
    assert_eq!(header("x-content-type-options"), "nosniff");
    assert_eq!(header("cache-control"), "no-store");
}

#[tokio::test]
async fn a_customer_without_an_account_trades_nothing() {
    let shop = Shop::open(SealMode::Optional).await;
    let token = shop.register().await;
    let mut refused = 0;
    for call in built_calls().into_iter().filter(|call| call.access == "trade") {
        let answer = shop.plain(&call, Some(&token)).await;
        assert_eq!(answer.http_status, 200, "{call:?}: the session is valid");
        assert_ne!(answer.body["status"]["code"], 10000, "{call:?}");
        // Of a request without its fields, which one is missing.
        let data = &answer.body["data"];
        let of_a_field = json!({ "field": data["field"], "reason": data["reason"] });
        assert!([Value::Null, of_a_field].contains(data), "{call:?}: {data}");
        refused += 1;
    }
    assert!(refused > 10, "{refused} calls trade");
}

#[tokio::test]
async fn a_sealed_request_is_answered_once_and_only_as_it_was_sealed() {
    let shop = Shop::open(SealMode::Required).await;
    // Not of the millisecond in which the server began.
    let now = shop.started.app.clock().unmoved().ms() + 1_000;
    let sealed = shop.seal(now, b"nonce-nonce-nona");
    assert!(shop.send(&sealed, FUNDS).await.body["data"].is_string(), "an answer is sealed, too");
    assert_eq!(shop.send(&sealed, FUNDS).await.code(), SEAL_REFUSED, "replayed");
    let fresh = shop.seal(now, b"nonce-nonce-nonb");
    assert_eq!(
        shop.send(&fresh, &format!("{FUNDS}?pageNo=2")).await.code(),
        SEAL_REFUSED,
        "another path"
    );
    let mut forged = shop.seal(now, b"nonce-nonce-nonc");
    forged.iter_mut().find(|(name, _)| *name == "x-seal-sign").unwrap().1 = "0".repeat(64);
    assert_eq!(shop.send(&forged, FUNDS).await.code(), SEAL_REFUSED, "another signature");
    let stale = shop.seal(now - FIVE_MINUTES_MS - 1_000, b"nonce-nonce-nond");
    assert_eq!(shop.send(&stale, FUNDS).await.code(), SEAL_REFUSED, "stale");
    let plain = shop.send(&[], FUNDS).await;
    assert_ne!(plain.code(), 10000, "plain where the seal is required");
}

/// A call of the specification that a room has built.
#[derive(Debug)]
struct SpecifiedCall {
    method: Method,
    path: String,
    access: String,
}

fn built_calls() -> Vec<SpecifiedCall> {
    let document: Value = serde_json::from_str(&app::openapi().unwrap()).unwrap();
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../contract/calls.tsv");
    let text = std::fs::read_to_string(file).unwrap();
    let call = |line: &str| {
        let [method, base, path, _, access, _] =
            line.split('\t').collect::<Vec<_>>().try_into().unwrap();
        let path = format!("{base}{path}");
        let built = document["paths"][&path][method.to_lowercase()].is_object();
        let method = method.parse().unwrap();
        built.then(|| SpecifiedCall { method, path, access: access.to_owned() })
    };
    text.lines().skip(1).filter_map(call).collect()
}

struct Reply {
    http_status: u16,
    body: Value,
}

impl Reply {
    fn code(&self) -> u64 {
        self.body["status"]["code"].as_u64().unwrap_or_default()
    }
}

/// The application on a folder of its own.
struct Shop {
    started: Started,
    front: Front,
    folder: PathBuf,
}

#[tokio::test]
async fn a_companys_server_serves_a_sandboxs_database_only_when_it_is_told_so() {
    let name = format!("tael-doors-{}-sandbox", std::process::id());
    let folder = std::env::temp_dir().join(name);
    let company = Config { demo: false, ..Config::demo(&folder) };
    let fresh = app::start(&company, Clock::system()).await.unwrap();
    let morning = clearing::sandbox_morning("2027-03-02".parse().unwrap());
    clearing::move_clock(&fresh.app, morning).await.unwrap();
    // Moved back, it has been a sandbox all the same.
    clearing::move_clock(&fresh.app, fresh.app.clock().unmoved()).await.unwrap();
    fresh.app.db().close().await.unwrap();
    let Err(refused) = app::start(&company, Clock::system()).await else {
        panic!("its orders would be real")
    };
    assert!(refused.to_string().contains("--sandbox"), "{refused}");
    let told = Config { sandbox: true, ..company };
    let started = app::start(&told, Clock::system()).await.unwrap();
    started.app.db().close().await.unwrap();
    std::fs::remove_dir_all(folder).unwrap();
}

impl Shop {
    async fn open(seal_mode: SealMode) -> Self {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        let name = format!("tael-doors-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        let config = Config { seal_mode, ..Config::demo(&folder) };
        let started = app::start(&config, Clock::system()).await.unwrap();
        let front = started.front.clone();
        Self { started, front, folder }
    }

    /// A call without arguments.
    async fn plain(&self, call: &SpecifiedCall, token: Option<&str>) -> Reply {
        let (kind, body) = match &call.path[..] {
            path if path.starts_with("/proxy/hwm/bff/") => (JSON, r#"{"params": {}}"#),
            "/api/v1/m/uploadPic" | "/api/v1/m/bankcardscan" | "/api/v1/m/uploaduseravatar" => {
                ("multipart/form-data; boundary=end", "--end--\r\n")
            }
            _ => (JSON, "{}"),
        };
        let mut request = Request::builder().method(&call.method).uri(&call.path);
        request = request.header("content-type", kind).header("idempotency-key", "doors");
        if let Some(token) = token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        self.answer(request.body(Body::from(body)).unwrap()).await
    }

    async fn send(&self, headers: &[(&str, String)], path: &str) -> Reply {
        let request = Request::builder().uri(path);
        let request =
            headers.iter().fold(request, |request, (name, value)| request.header(*name, value));
        self.answer(request.body(Body::empty()).unwrap()).await
    }

    async fn answer(&self, request: Request<Body>) -> Reply {
        let response = self.front.clone().oneshot(request).await.unwrap();
        let http_status = response.status().as_u16();
        let bytes = to_bytes(response.into_body(), usize::MAX).await.unwrap();
        Reply { http_status, body: serde_json::from_slice(&bytes).unwrap_or_default() }
    }

    /// Registers somebody with a password; answers the session's token.
    async fn register(&self) -> String {
        let post = |path: &str, body: Value| {
            let request = Request::post(format!("/api/v1/m{path}"));
            self.answer(request.body(Body::from(body.to_string())).unwrap())
        };
        let mobile = "13912345678";
        post("/preregister", json!({"mobile": mobile})).await;
        let messages = self.send(&[], "/demo/sms").await.body;
        let text = messages[0]["text"].as_str().unwrap();
        let digits = text.split(|c: char| !c.is_ascii_digit());
        let code = digits.into_iter().find(|digits| digits.len() == 6).unwrap();
        let new = json!({"mobile": mobile, "code": code, "password": "tael2026"});
        post("/register", new).await.body["data"]["token"].as_str().unwrap().to_owned()
    }

    /// The headers of a sealed GET of [`FUNDS`].
    fn seal(&self, time_ms: i64, nonce: &[u8; 16]) -> Vec<(&'static str, String)> {
        let sealer = Sealer::new(K, &self.started.app.seal().jwks()).unwrap();
        let question = Question {
            method: "GET",
            path_and_query: FUNDS,
            body: None,
            headers: &[],
            nonce: *nonce,
            time: Instant::from_ms(time_ms),
        };
        sealer.seal(&question).headers
    }
}

impl Drop for Shop {
    fn drop(&mut self) {
        // What cannot be removed is left to the system's own cleaning.
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
