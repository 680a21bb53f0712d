//! The seal: encryption and signature of requests and answers.
//!
//! The client makes a key `K` of 32 characters for each session and sends it under the server's
//! RSA key. `enc = K`, `mac = SHA-256("mac" ‖ K)`, `iv = SHA-256("iv" ‖ K ‖ nonce ‖ direction)`
//! cut to 16 bytes, so that no initialisation vector is used twice. The signature is checked, in
//! constant time, before anything is decrypted. `contract/seal-vectors.json` has test vectors.

mod crypt;
mod keys;
mod replay;
#[cfg(test)]
mod tests;

pub use crypt::{Direction, SessionKey, hex};
pub use keys::ServerKeys;
pub use replay::TIME_WINDOW_MS;

use axum::http::{HeaderMap, Method};
use base64::{
    Engine,
    engine::{GeneralPurposeConfig, Simd, general_purpose::URL_SAFE_NO_PAD},
};
use bytes::Bytes;
use kernel::Instant;
use replay::{KeyCache, Nonces};
use serde::{Deserialize, Serialize};
use std::sync::{Arc, LazyLock};

/// Base64 of whole bodies, by what the processor has for it.
static STANDARD: LazyLock<Simd> = LazyLock::new(|| Simd::standard(GeneralPurposeConfig::new()));

/// Refused: one error for everything, which tells nothing more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SealRefused;

/// The server's side of the seal; cheap to clone.
#[derive(Clone)]
pub struct Seal(Arc<Parts>);

struct Parts {
    keys: ServerKeys,
    unwrapped: KeyCache,
    nonces: Nonces,
}

/// What a sealed request says besides its body.
pub struct Sealed<'a> {
    pub method: &'a Method,
    pub path_and_query: &'a str,
    pub headers: &'a HeaderMap,
    pub body: &'a [u8],
}

/// An opened request: its plain body, and what is needed to seal the answer.
pub struct Opened {
    pub plain: Bytes,
    pub channel: Channel,
}

/// Key and nonce of one request, for its answer.
pub struct Channel {
    key: Arc<SessionKey>,
    nonce: String,
}

/// The sealed form of a body.
#[derive(Serialize, Deserialize)]
struct Wrapped<'a> {
    data: &'a str,
}

impl Seal {
    pub fn new(keys: ServerKeys) -> Self {
        let parts = Parts { keys, unwrapped: KeyCache::default(), nonces: Nonces::default() };
        Self(Arc::new(parts))
    }

    /// The server's public keys, for `/.well-known/jwks.json`.
    pub fn jwks(&self) -> String {
        self.0.keys.jwks()
    }

    /// Whether a request says that it is sealed.
    pub fn is_sealed(headers: &HeaderMap) -> bool {
        headers.get("x-seal").is_some_and(|v| v == "1")
    }

    /// Checks time, signature and nonce, in this order, then decrypts.
    pub fn open(&self, request: &Sealed<'_>, wall: Instant) -> Result<Opened, SealRefused> {
        let header =
            |name| request.headers.get(name).and_then(|v| v.to_str().ok()).ok_or(SealRefused);
        let (time, nonce) = (header("x-seal-time")?, header("x-seal-nonce")?);
        let sent: i64 = time.parse().map_err(|_| SealRefused)?;
        if (wall.ms() - sent).abs() > TIME_WINDOW_MS {
            return Err(SealRefused);
        }
        let nonce_bytes: [u8; 16] = decode_nonce(nonce)?;
        let key = self.session_key(header("x-seal-key")?)?;
        let authorization = header("authorization").unwrap_or("");
        let signed = crypt::request_text(
            request.method.as_str(),
            request.path_and_query,
            time,
            nonce,
            authorization,
            request.body,
        );
        if !key.verify(&signed, header("x-seal-sign")?) || !self.0.nonces.fresh(nonce_bytes, wall) {
            return Err(SealRefused);
        }
        let plain = decrypt_body(&key, nonce, request.body)?;
        Ok(Opened { plain, channel: Channel { key, nonce: nonce.to_owned() } })
    }

    fn session_key(&self, header: &str) -> Result<Arc<SessionKey>, SealRefused> {
        if let Some(key) = self.0.unwrapped.find(header) {
            return Ok(key);
        }
        let (kid, wrapped) = header.split_once('.').ok_or(SealRefused)?;
        let wrapped = URL_SAFE_NO_PAD.decode(wrapped).map_err(|_| SealRefused)?;
        let plain = self.0.keys.unwrap_key(kid, &wrapped).ok_or(SealRefused)?;
        let key = Arc::new(SessionKey::new(&plain).ok_or(SealRefused)?);
        self.0.unwrapped.keep(header, key.clone());
        Ok(key)
    }
}

impl Channel {
    /// Encrypts an answer: its body, and the value of its `X-Seal-Sign` header.
    pub fn seal(&self, http_status: u16, plain: &[u8]) -> (Vec<u8>, String) {
        let sealed = self.key.encrypt(&self.nonce, Direction::Response, plain);
        let mut body = String::with_capacity(sealed.len().div_ceil(3) * 4 + 16);
        body.push_str(r#"{"data":""#);
        STANDARD.encode_string(sealed, &mut body);
        body.push_str(r#""}"#);
        let body = body.into_bytes();
        let sign = self.key.sign(&crypt::answer_text(&self.nonce, http_status, &body));
        (body, sign)
    }
}

fn decode_nonce(nonce: &str) -> Result<[u8; 16], SealRefused> {
    let bytes = URL_SAFE_NO_PAD.decode(nonce).map_err(|_| SealRefused)?;
    bytes.try_into().map_err(|_| SealRefused)
}

fn decrypt_body(key: &SessionKey, nonce: &str, body: &[u8]) -> Result<Bytes, SealRefused> {
    if body.is_empty() {
        return Ok(Bytes::new());
    }
    let wrapped: Wrapped<'_> = serde_json::from_slice(body).map_err(|_| SealRefused)?;
    let sealed = STANDARD.decode(wrapped.data).map_err(|_| SealRefused)?;
    key.decrypt(nonce, Direction::Request, &sealed).map(Bytes::from).ok_or(SealRefused)
}
