//! Tests of the seal: vectors for other languages, tampering, replay, stale time.

mod flood;
mod keys;

use super::*;
use axum::http::HeaderValue;
use kernel::Clock;
use std::{path::PathBuf, sync::LazyLock, time::Duration};

const K: &str = "0123456789abcdefghijABCDEFGHIJ42";
const NONCE: &str = "AAECAwQFBgcICQoLDA0ODw";
const TIME: &str = "1795000000000";
const PATH: &str = "/proxy/hwm/bff/trade/public/buy";
const HEADERS: [(&str, &str); 4] = [
    ("authorization", "Bearer token-of-the-vectors"),
    ("x-device", "device-of-the-vectors"),
    ("sessionkey", "flow-of-the-vectors"),
    ("idempotency-key", "key-of-the-vectors"),
];
const PLAIN: &str = r#"{"params":{"fundCode":"016823","amount":"10000.00"}}"#;
const WALL: i64 = 1_795_000_000_000;
const WINDOW_MS: i64 = 5 * 60 * 1000;

/// Of a server that began long before.
static SEAL: LazyLock<Seal> = LazyLock::new(|| server(ServerKeys::generate().unwrap(), 0));

fn server(keys: ServerKeys, since_ms: i64) -> Seal {
    let clock = Clock::fixed(Instant::from_ms(WALL));
    Seal::since(keys, &clock, Instant::from_ms(since_ms)).unwrap()
}

#[test]
fn the_committed_vectors_hold() {
    let key = SessionKey::new(K.as_bytes()).unwrap();
    let request = body(&key, PLAIN);
    let sign = |method, path_and_query, headers, body: &[u8]| {
        let (time, nonce) = (TIME, NONCE);
        key.sign(&Signed { method, path_and_query, time, nonce, headers, body }.text())
    };
    let post = sign("POST", PATH, HEADERS.map(|(_, value)| value), &request);
    let get = sign("GET", "/api/v1/m/productdetail?fundCode=016823", [""; 4], b"");
    let channel =
        Channel { key: SessionKey::new(K.as_bytes()).unwrap().into(), nonce: NONCE.into() };
    let plain_answer = r#"{"status":{"code":10000,"message":""},"data":{"orderNo":"1"}}"#;
    let (answer, answer_sign) = channel.seal(200, plain_answer.as_bytes());
    let headers: serde_json::Map<_, _> =
        HEADERS.iter().map(|(name, value)| ((*name).to_owned(), (*value).into())).collect();
    let vectors = serde_json::json!({
        "about": "The seal of docs/seal.md with a fixed session key, nonce and time.",
        "version": VERSION, "key": K, "nonce": NONCE, "time": TIME, "method": "POST",
        "pathAndQuery": PATH, "headers": headers,
        "request": {"plain": PLAIN, "body": String::from_utf8(request).unwrap(), "sign": post},
        "response": {"httpStatus": 200, "plain": plain_answer,
            "body": String::from_utf8(answer).unwrap(), "sign": answer_sign},
        "getSign": get,
    });
    let text = format!("{vectors:#}\n");
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../contract/seal-vectors.json");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &text).unwrap();
    }
    assert_eq!(std::fs::read_to_string(path).unwrap(), text, "stale: run `make gen`");
}

#[tokio::test]
async fn a_sealed_request_opens_once() {
    let request = Request::new();
    assert_eq!(request.open().await.unwrap().plain, PLAIN.as_bytes());
    assert_eq!(request.open().await.err(), Some(Refused::Wrong), "a nonce seen before");
}

#[tokio::test]
async fn a_request_with_any_part_changed_is_refused() {
    let other_nonce = URL_SAFE_NO_PAD.encode([7; 16]);
    let changes = [
        ("x-seal", "1"),
        ("x-seal", "3"),
        ("x-seal-time", "1795000000001"),
        ("x-seal-time", "9223372036854775808"),
        ("x-seal-time", "-9223372036854775808"),
        ("x-seal-nonce", &other_nonce),
        ("x-seal-nonce", "AAECAwQFBgcICQoLDA0ODx"),
        ("x-seal-nonce", "AAECAwQFBgcICQoLDA0ODw=="),
        ("x-seal-key", "k.AAAA"),
        ("authorization", "Bearer other"),
        ("x-device", "another"),
        ("sessionkey", "another"),
        ("idempotency-key", "another"),
    ];
    for (name, value) in changes {
        let mut request = Request::new();
        request.set(name, value);
        assert_eq!(request.open().await.err(), Some(Refused::Wrong), "{name}: {value}");
    }
    for (name, _) in HEADERS {
        let mut request = Request::new();
        request.headers.remove(name);
        assert_eq!(request.open().await.err(), Some(Refused::Wrong), "without {name}");
        let mut request = Request::new();
        request.headers.append(name, HeaderValue::from_static("second"));
        assert_eq!(request.open().await.err(), Some(Refused::Wrong), "two of {name}");
    }
    let mut request = Request::new();
    request.body[20] ^= 1;
    assert_eq!(request.open().await.err(), Some(Refused::Wrong), "the body");
    let mut request = Request::new();
    request.method = Method::PUT;
    assert_eq!(request.open().await.err(), Some(Refused::Wrong), "the method");
    let mut request = Request::new();
    request.path = "/proxy/hwm/bff/trade/publicRedeem";
    assert_eq!(request.open().await.err(), Some(Refused::Wrong), "the path");
}

#[tokio::test]
async fn a_signature_has_one_form() {
    let sign = Request::new().headers["x-seal-sign"].to_str().unwrap().to_owned();
    for other in [sign.to_uppercase(), format!("{sign}00"), sign[..62].to_owned(), "0".repeat(64)] {
        let mut request = Request::new();
        // Of this very request, in another form.
        let own = request.headers["x-seal-sign"].to_str().unwrap().to_owned();
        let form = match other.chars().any(char::is_uppercase) {
            true => own.to_uppercase(),
            false => other,
        };
        request.set("x-seal-sign", &form);
        assert_eq!(request.open().await.err(), Some(Refused::Wrong), "{form}");
    }
}

#[tokio::test]
async fn a_header_that_a_request_has_not_is_signed_as_empty() {
    let bare = Request::of(WALL, &[]);
    assert!(bare.open().await.is_ok());
    let mut grown = Request::of(WALL, &[]);
    grown.set("idempotency-key", "put there on the way");
    assert_eq!(grown.open().await.err(), Some(Refused::Wrong));
}

#[tokio::test]
async fn a_time_more_than_five_minutes_off_is_refused() {
    for off in [-WINDOW_MS - 1, WINDOW_MS + 1] {
        assert!(Request::at(WALL + off).open().await.is_err());
    }
    for off in [-WINDOW_MS, WINDOW_MS] {
        assert!(Request::at(WALL + off).open().await.is_ok());
    }
}

#[tokio::test]
async fn what_was_sent_before_the_server_began_is_refused() {
    let seal = server(ServerKeys::generate().unwrap(), WALL);
    let before = Request::for_server(&seal, WALL);
    assert!(before.open_at(&seal).await.is_err(), "the process before may have answered it");
    let after = Request::for_server(&seal, WALL + 1);
    assert!(after.open_at(&seal).await.is_ok());
}

#[test]
fn a_clock_that_is_set_back_opens_nothing() {
    let nonces = Nonces::new(Instant::from_ms(0));
    // Of one shard.
    let ([first, later], minute) = ([[1; 16], [17; 16]], Duration::from_secs(60));
    let at = |minutes: i64| Instant::from_ms(WALL + minutes * 60_000);
    assert!(nonces.fresh(first, at(0), minute));
    // The clock jumps twenty minutes ahead, stays there until all is forgotten, and comes back.
    for passed in 2..25_u32 {
        let mut other = [1; 16];
        other[1..5].copy_from_slice(&passed.to_le_bytes());
        nonces.fresh(other, at(20 + i64::from(passed)), minute * passed);
    }
    assert!(!nonces.fresh(first, at(0), minute * 26), "replayed");
    assert!(!nonces.fresh(later, at(0), minute * 26), "sent before what was forgotten");
    assert!(nonces.fresh(later, at(60), minute * 26));
}

#[test]
fn a_nonce_is_sixteen_bytes_in_its_one_form() {
    assert_eq!(decode_nonce(&URL_SAFE_NO_PAD.encode([7; 16])).ok(), Some([7; 16]));
    for length in (0..60).filter(|length| *length != 16).chain([4_000]) {
        let nonce = URL_SAFE_NO_PAD.encode(vec![7; length]);
        assert_eq!(decode_nonce(&nonce).err(), Some(Refused::Wrong), "{length} bytes");
    }
    for nonce in ["AAECAwQFBgcICQoLDA0ODx", "AAECAwQFBgcICQoLDA0ODw==", "AAECAwQFBgcICQoLDA0+Dw"] {
        assert_eq!(decode_nonce(nonce).err(), Some(Refused::Wrong), "{nonce}");
    }
}

#[test]
fn nonces_are_forgotten_when_their_time_is_long_over() {
    let nonces = Nonces::new(Instant::from_ms(0));
    for minutes in 0..120 {
        let (at, steady) =
            (WALL + minutes * 60_000, Duration::from_secs(60 * minutes.unsigned_abs()));
        let mut nonce = [0; 16];
        nonce[1..9].copy_from_slice(&minutes.to_le_bytes());
        // A phone whose clock is as much behind as it may be.
        let sent = Instant::from_ms(at - WINDOW_MS);
        assert!(nonces.fresh(nonce, sent, steady), "in minute {minutes}");
    }
}

#[tokio::test]
async fn a_key_is_kept_only_after_a_right_signature() {
    let mut forged = Request::new();
    let header = forged.headers["x-seal-key"].to_str().unwrap().to_owned();
    forged.set("x-seal-sign", &"0".repeat(64));
    assert!(forged.open().await.is_err());
    assert!(SEAL.0.unwrapped.find(&header).is_none());
    let right = Request::new();
    assert!(right.open().await.is_ok());
    let header = right.headers["x-seal-key"].to_str().unwrap();
    assert!(SEAL.0.unwrapped.find(header).is_some());
}

#[tokio::test]
async fn made_up_keys_are_refused_when_too_many_wait_and_known_ones_go_on() {
    let seal = server(ServerKeys::generate().unwrap(), 0);
    let kid = Request::for_server(&seal, WALL);
    assert!(kid.open_at(&seal).await.is_ok());
    let kid = kid.headers["x-seal-key"].to_str().unwrap().split_once('.').unwrap().0.to_owned();
    let flood = (0..2_000_u32).map(|number| {
        let mut bytes = vec![0x55; 256];
        bytes[200..204].copy_from_slice(&number.to_le_bytes());
        seal.0.unwrapping.unwrap(&kid, bytes)
    });
    let answers = futures_util::future::join_all(flood).await;
    let busy = answers.iter().filter(|answer| matches!(answer, Err(Refused::Busy))).count();
    let wrong = answers.iter().filter(|answer| matches!(answer, Err(Refused::Wrong))).count();
    assert!(busy > 0 && wrong > 0 && busy + wrong == 2_000, "{busy} busy, {wrong} wrong");
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
    assert_ne!(key.decrypt(NONCE, Direction::Request, sealed).as_deref(), Some(PLAIN.as_bytes()));
}

fn body(key: &SessionKey, plain: &str) -> Vec<u8> {
    let sealed = key.encrypt(NONCE, Direction::Request, plain.as_bytes());
    format!(r#"{{"data":"{}"}}"#, STANDARD.encode(sealed)).into_bytes()
}

struct Request {
    method: Method,
    path: &'static str,
    headers: HeaderMap,
    body: Vec<u8>,
}

impl Request {
    fn new() -> Self {
        Self::at(WALL)
    }

    fn at(time: i64) -> Self {
        Self::of(time, &HEADERS)
    }

    fn of(time: i64, headers: &[(&'static str, &str)]) -> Self {
        Self::sealed(&Sealer::new(K, &SEAL.jwks()).unwrap(), time, headers)
    }

    fn for_server(seal: &Seal, time: i64) -> Self {
        Self::sealed(&Sealer::new(K, &seal.jwks()).unwrap(), time, &HEADERS)
    }

    /// Another request under the session key of this one.
    fn with_key_of(other: &Self, time: i64) -> Self {
        let mut request = Self::at(time);
        let key = other.headers["x-seal-key"].clone();
        request.headers.insert("x-seal-key", key);
        request
    }

    #[expect(clippy::disallowed_methods, reason = "a nonce of the client's own")]
    fn sealed(sealer: &Sealer, time: i64, headers: &[(&'static str, &str)]) -> Self {
        let mut nonce = [0; 16];
        getrandom::fill(&mut nonce).unwrap();
        let given: Vec<_> =
            headers.iter().map(|(name, value)| (*name, (*value).to_owned())).collect();
        let sealed = sealer.seal(&Question {
            method: "POST",
            path_and_query: PATH,
            body: Some(PLAIN),
            headers: &given,
            nonce,
            time: Instant::from_ms(time),
        });
        let mut request =
            Self { method: Method::POST, path: PATH, headers: HeaderMap::new(), body: sealed.body };
        for (name, value) in headers {
            request.set(name, value);
        }
        for (name, value) in &sealed.headers {
            request.set(name, value);
        }
        request
    }

    fn set(&mut self, name: &'static str, value: &str) {
        self.headers.insert(name, HeaderValue::from_str(value).unwrap());
    }

    async fn open(&self) -> Result<Opened, Refused> {
        self.open_at(&SEAL).await
    }

    async fn open_at(&self, seal: &Seal) -> Result<Opened, Refused> {
        let said = Said::of(&self.headers).ok_or(Refused::Wrong)?;
        let (method, path_and_query) = (&self.method, self.path);
        let sealed = Sealed { method, path_and_query, said: &said, body: &self.body };
        seal.open(&sealed, seal.key_of(&said), Instant::from_ms(WALL)).await
    }
}
