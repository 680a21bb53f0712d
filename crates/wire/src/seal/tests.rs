//! Tests of the seal: vectors for other languages, tampering, replay, stale time.

use super::*;
use axum::http::HeaderValue;
use rsa::{Oaep, RsaPublicKey};
use sha2::Sha256;
use std::{path::PathBuf, sync::LazyLock};

const K: &str = "0123456789abcdefghijABCDEFGHIJ42";
const NONCE: &str = "AAECAwQFBgcICQoLDA0ODw";
const TIME: &str = "1795000000000";
const PATH: &str = "/proxy/hwm/bff/trade/public/buy";
const AUTHORIZATION: &str = "Bearer token-of-the-vectors";
const PLAIN: &str = r#"{"params":{"fundCode":"016823","amount":"10000.00"}}"#;

static SEAL: LazyLock<Seal> = LazyLock::new(|| Seal::new(ServerKeys::generate().unwrap()));

#[test]
fn the_committed_vectors_hold() {
    let key = SessionKey::new(K.as_bytes()).unwrap();
    let request = body(&key, PLAIN);
    let sign = key.sign(&crypt::request_text("POST", PATH, TIME, NONCE, AUTHORIZATION, &request));
    let channel = Channel { key: Arc::new(key), nonce: NONCE.into() };
    let plain_answer = r#"{"status":{"code":10000,"message":""},"data":{"orderNo":"1"}}"#;
    let (answer, answer_sign) = channel.seal(200, plain_answer.as_bytes());
    let vectors = serde_json::json!({
        "about": "The seal of docs/seal.md with a fixed session key, nonce and time.",
        "key": K, "nonce": NONCE, "time": TIME, "method": "POST", "pathAndQuery": PATH,
        "authorization": AUTHORIZATION,
        "request": {"plain": PLAIN, "body": String::from_utf8(request).unwrap(), "sign": sign},
        "response": {"httpStatus": 200, "plain": plain_answer,
            "body": String::from_utf8(answer).unwrap(), "sign": answer_sign},
        "getSign": channel.key.sign(&crypt::request_text(
            "GET", "/api/v1/m/productdetail?fundCode=016823", TIME, NONCE, "", b"")),
    });
    let text = format!("{vectors:#}\n");
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../contract/seal-vectors.json");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &text).unwrap();
    }
    assert_eq!(std::fs::read_to_string(path).unwrap(), text, "stale: run `make gen`");
}

#[test]
fn a_sealed_request_opens_once() {
    let request = Request::new();
    assert_eq!(request.open().unwrap().plain, PLAIN.as_bytes());
    assert!(request.open().is_err(), "a nonce seen before");
}

#[test]
fn a_tampered_request_is_refused() {
    for change in ["body", "path", "authorization", "time", "sign"] {
        let mut request = Request::new();
        match change {
            "body" => request.body[20] ^= 1,
            "path" => request.path = "/proxy/hwm/bff/trade/publicRedeem",
            "authorization" => request.set("authorization", "Bearer other"),
            "time" => request.set("x-seal-time", &(wall() + 1).to_string()),
            _ => request.set("x-seal-sign", &"0".repeat(64)),
        }
        assert!(request.open().is_err(), "{change}");
    }
}

#[test]
fn a_time_more_than_five_minutes_off_is_refused() {
    for off in [-TIME_WINDOW_MS - 1, TIME_WINDOW_MS + 1] {
        assert!(Request::at(wall() + off).open().is_err());
    }
    for off in [-TIME_WINDOW_MS, TIME_WINDOW_MS] {
        assert!(Request::at(wall() + off).open().is_ok());
    }
}

#[test]
fn a_key_of_another_length_or_alphabet_is_refused() {
    for k in ["short", "0123456789abcdefghijABCDEFGHIJ4-", "0123456789abcdefghijABCDEFGHIJ423"] {
        assert!(SessionKey::new(k.as_bytes()).is_none(), "{k}");
    }
}

#[test]
fn an_answer_cannot_be_opened_as_a_request() {
    let key = SessionKey::new(K.as_bytes()).unwrap();
    let sealed = key.encrypt(NONCE, Direction::Response, PLAIN.as_bytes());
    assert_ne!(key.decrypt(NONCE, Direction::Request, &sealed).as_deref(), Some(PLAIN.as_bytes()));
}

#[test]
fn keys_survive_a_restart() {
    let path = std::env::temp_dir().join(format!("tael-seal-{}.pem", std::process::id()));
    let first = ServerKeys::load_or_create(&path).unwrap().jwks();
    assert_eq!(ServerKeys::load_or_create(&path).unwrap().jwks(), first);
    std::fs::remove_file(path).unwrap();
}

fn wall() -> i64 {
    1_795_000_000_000
}

fn body(key: &SessionKey, plain: &str) -> Vec<u8> {
    let sealed = key.encrypt(NONCE, Direction::Request, plain.as_bytes());
    format!(r#"{{"data":"{}"}}"#, STANDARD.encode(sealed)).into_bytes()
}

struct Request {
    path: &'static str,
    headers: HeaderMap,
    body: Vec<u8>,
}

impl Request {
    fn new() -> Self {
        Self::at(wall())
    }

    #[expect(clippy::disallowed_methods, reason = "a nonce of the client's own")]
    fn at(time: i64) -> Self {
        let mut random = [0u8; 16];
        getrandom::fill(&mut random).unwrap();
        let nonce = URL_SAFE_NO_PAD.encode(random);
        let key = SessionKey::new(K.as_bytes()).unwrap();
        let sealed = key.encrypt(&nonce, Direction::Request, PLAIN.as_bytes());
        let body = format!(r#"{{"data":"{}"}}"#, STANDARD.encode(sealed)).into_bytes();
        let time = time.to_string();
        let text = crypt::request_text("POST", PATH, &time, &nonce, AUTHORIZATION, &body);
        let mut request = Self { path: PATH, headers: HeaderMap::new(), body };
        request.set("x-seal-key", &wrapped());
        request.set("x-seal-nonce", &nonce);
        request.set("x-seal-time", &time);
        request.set("authorization", AUTHORIZATION);
        request.set("x-seal-sign", &key.sign(&text));
        request
    }

    fn set(&mut self, name: &'static str, value: &str) {
        self.headers.insert(name, HeaderValue::from_str(value).unwrap());
    }

    fn open(&self) -> Result<Opened, SealRefused> {
        let sealed = Sealed {
            method: &Method::POST,
            path_and_query: self.path,
            headers: &self.headers,
            body: &self.body,
        };
        SEAL.open(&sealed, Instant::from_ms(wall()))
    }
}

/// `K` under the server's key, as a client sends it.
fn wrapped() -> String {
    let set: serde_json::Value = serde_json::from_str(&SEAL.jwks()).unwrap();
    let part = |name: &str| {
        let bytes = URL_SAFE_NO_PAD.decode(set["keys"][0][name].as_str().unwrap()).unwrap();
        rsa::BoxedUint::from_be_slice_vartime(&bytes)
    };
    let public = RsaPublicKey::new(part("n"), part("e")).unwrap();
    let mut rng = crate::random::system_numbers();
    let sealed = public.encrypt(&mut rng, Oaep::<Sha256>::new(), K.as_bytes()).unwrap();
    format!("{}.{}", set["keys"][0]["kid"].as_str().unwrap(), URL_SAFE_NO_PAD.encode(sealed))
}
