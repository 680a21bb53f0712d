//! The seal: encryption and signature of requests and answers.
//!
//! The client makes a key `K` of 32 characters for each session and sends it under the server's
//! RSA key. `enc = K`, `mac = SHA-256("mac" ‖ K)`, `iv = SHA-256("iv" ‖ K ‖ nonce ‖ direction)`
//! cut to 16 bytes, so that no initialisation vector is used twice. The signature is checked, in
//! constant time, before anything is decrypted, and covers every header that an operation reads.
//! `contract/seal-vectors.json` has test vectors.

mod client;
mod crypt;
mod folder;
mod key;
mod keys;
mod refused;
mod replay;
#[cfg(test)]
mod tests;
mod unwrap;

pub use client::{Question, SealedQuestion, Sealer};
pub use crypt::{Direction, SIGNED_HEADERS, SessionKey, Signed};
pub use folder::{KeyFolder, KeyRow, KeyState};
pub use key::ServerKey;
pub use keys::ServerKeys;
pub use refused::Refused;
pub use replay::TIME_WINDOW_MS;

use axum::http::{HeaderMap, HeaderValue, Method};
use base64::{
    Engine,
    engine::{GeneralPurposeConfig, Simd, general_purpose::URL_SAFE_NO_PAD},
};
use bytes::Bytes;
use kernel::{Clock, Instant};
#[cfg(test)]
use replay::KEYS_MAX;
use replay::{KeyCache, Nonces};
use serde::{Deserialize, Serialize};
use std::{
    io,
    sync::{Arc, LazyLock},
};
use unwrap::Unwrapping;

/// What the header `X-Seal` says.
pub const VERSION: &str = "2";

/// Base64 of whole bodies, by what the processor has for it.
static STANDARD: LazyLock<Simd> = LazyLock::new(|| Simd::standard(GeneralPurposeConfig::new()));

/// The server's side of the seal; cheap to clone.
#[derive(Clone)]
pub struct Seal(Arc<Parts>);

struct Parts {
    keys: Arc<ServerKeys>,
    unwrapping: Unwrapping,
    unwrapped: KeyCache,
    nonces: Nonces,
    clock: Clock,
}

/// What a sealed request says besides its body.
pub struct Sealed<'a> {
    pub method: &'a Method,
    pub path_and_query: &'a str,
    pub said: &'a Said<'a>,
    pub body: &'a [u8],
}

/// What the headers of a sealed request say, each of them once; empty where one is absent.
#[derive(Debug, Default)]
pub struct Said<'a> {
    version: &'a str,
    key: &'a str,
    time: &'a str,
    nonce: &'a str,
    sign: &'a str,
    /// In the order of [`SIGNED_HEADERS`].
    signed: [&'a str; SIGNED_HEADERS.len()],
}

impl<'a> Said<'a> {
    /// None where one comes twice, as it could not be told which one was signed, or is no text.
    pub fn of(headers: &'a HeaderMap) -> Option<Self> {
        let (mut said, mut seen) = (Self::default(), 0_u16);
        // All are looked at once: asking for each by its name takes longer.
        for (name, value) in headers {
            let Some((place, bit)) = said.place(name.as_str()) else { continue };
            if seen & bit != 0 {
                return None;
            }
            seen |= bit;
            *place = text(value)?;
        }
        Some(said)
    }

    fn place(&mut self, name: &str) -> Option<(&mut &'a str, u16)> {
        let own = match name {
            "x-seal" => (&mut self.version, 1),
            "x-seal-key" => (&mut self.key, 1 << 1),
            "x-seal-time" => (&mut self.time, 1 << 2),
            "x-seal-nonce" => (&mut self.nonce, 1 << 3),
            "x-seal-sign" => (&mut self.sign, 1 << 4),
            _ => {
                let at = SIGNED_HEADERS.iter().position(|signed| *signed == name)?;
                (&mut self.signed[at], 1 << (5 + at))
            }
        };
        Some(own)
    }
}

/// An opened request: its plain body, what is needed to seal the answer, and what it is known by.
pub struct Opened {
    pub plain: Bytes,
    pub channel: Channel,
    pub sent: Sent,
}

/// What a sealed request is known by, in the whole installation.
#[derive(Debug, Clone)]
pub struct Sent {
    /// The client's time, as it signed it.
    pub at: Instant,
    /// The nonce, as it signed it.
    pub nonce: Arc<str>,
}

/// Key and nonce of one request, for its answer.
pub struct Channel {
    key: Arc<SessionKey>,
    nonce: Arc<str>,
}

/// What is known of the session key that a request came with.
pub enum KeyOf {
    /// It was unwrapped before.
    Kept(Arc<SessionKey>),
    /// It looks like one that was wrapped for us, and has to be unwrapped.
    New,
    /// It was not wrapped for a key of ours that we know of.
    Foreign,
}

/// The sealed form of a body.
#[derive(Serialize, Deserialize)]
struct Wrapped<'a> {
    data: &'a str,
}

impl Seal {
    /// The seal of a server that begins now. What was sent before is refused.
    ///
    /// # Errors
    /// The system has no thread for it.
    pub fn start(keys: ServerKeys, clock: &Clock) -> io::Result<Self> {
        Self::since(keys, clock, clock.unmoved())
    }

    /// The same, of a server that begins at another time.
    ///
    /// # Errors
    /// As [`Self::start`].
    pub fn since(keys: ServerKeys, clock: &Clock, since: Instant) -> io::Result<Self> {
        let (keys, clock) = (Arc::new(keys), clock.clone());
        let unwrapping = Unwrapping::start(keys.clone(), clock.clone())?;
        let (unwrapped, nonces) = (KeyCache::default(), Nonces::new(since));
        Ok(Self(Arc::new(Parts { keys, unwrapping, unwrapped, nonces, clock })))
    }

    /// The server's public keys, for `/.well-known/jwks.json`.
    pub fn jwks(&self) -> String {
        self.0.keys.jwks(self.0.clock.unmoved())
    }

    /// Whether a request says that it is sealed, in whichever version.
    pub fn is_sealed(headers: &HeaderMap) -> bool {
        headers.contains_key("x-seal")
    }

    /// What is known of the session key of a sealed request before it is opened.
    pub fn key_of(&self, said: &Said<'_>) -> KeyOf {
        let header = said.key;
        let Some((kid, wrapped)) = header.split_once('.') else { return KeyOf::Foreign };
        let Some(pair) = self.0.keys.find(kid) else { return KeyOf::Foreign };
        match self.0.unwrapped.find(header) {
            Some(key) => KeyOf::Kept(key),
            None if pair.wrapped_len() == wrapped.len() => KeyOf::New,
            None => KeyOf::Foreign,
        }
    }

    /// Checks version, time, signature and nonce, in this order, then decrypts. `key` is what
    /// [`Self::key_of`] said.
    ///
    /// # Errors
    /// [`Refused`].
    pub async fn open(
        &self,
        request: &Sealed<'_>,
        key: KeyOf,
        wall: Instant,
    ) -> Result<Opened, Refused> {
        let Said { version, key: header, time, nonce, sign, signed: headers } = *request.said;
        if version != VERSION || header.is_empty() || sign.is_empty() {
            return Err(Refused::Wrong);
        }
        let at: i64 = time.parse().map_err(|_| Refused::Wrong)?;
        if wall.ms().abs_diff(at) > TIME_WINDOW_MS {
            return Err(Refused::Wrong);
        }
        let nonce_bytes = decode_nonce(nonce)?;
        let (method, path_and_query) = (request.method.as_str(), request.path_and_query);
        let body = request.body;
        let text = Signed { method, path_and_query, time, nonce, headers, body }.text();
        let key = match key {
            KeyOf::Kept(key) if key.verify(&text, sign) => key,
            KeyOf::Kept(_) => return Err(Refused::Wrong),
            KeyOf::New | KeyOf::Foreign => self.unwrap(header, &text, sign).await?,
        };
        let at = Instant::from_ms(at);
        if !self.0.nonces.fresh(nonce_bytes, at, self.0.clock.steady()) {
            return Err(Refused::Wrong);
        }
        let plain = decrypt_body(&key, nonce, request.body)?;
        let nonce: Arc<str> = nonce.into();
        Ok(Opened {
            plain,
            channel: Channel { key, nonce: nonce.clone() },
            sent: Sent { at, nonce },
        })
    }

    /// The session key of this header, when the signature is its own. Only then it is kept.
    async fn unwrap(
        &self,
        header: &str,
        text: &[u8],
        sign: &str,
    ) -> Result<Arc<SessionKey>, Refused> {
        let (kid, wrapped) = header.split_once('.').ok_or(Refused::Wrong)?;
        let wrapped = URL_SAFE_NO_PAD.decode(wrapped).map_err(|_| Refused::Wrong)?;
        let key = self.0.unwrapping.unwrap(kid, wrapped).await?;
        if !key.verify(text, sign) {
            return Err(Refused::Wrong);
        }
        let key = Arc::new(key);
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

/// A header's value where it is text; long ones are looked at many bytes at once.
fn text(value: &HeaderValue) -> Option<&str> {
    let bytes = value.as_bytes();
    if bytes.is_ascii() { std::str::from_utf8(bytes).ok() } else { None }
}

fn decode_nonce(nonce: &str) -> Result<[u8; 16], Refused> {
    // As many as its letters may be, in the reckoning of what reads them.
    let mut bytes = [0; 18];
    let read = URL_SAFE_NO_PAD.decode_slice(nonce, &mut bytes).map_err(|_| Refused::Wrong)?;
    bytes[..read].try_into().map_err(|_| Refused::Wrong)
}

fn decrypt_body(key: &SessionKey, nonce: &str, body: &[u8]) -> Result<Bytes, Refused> {
    if body.is_empty() {
        return Ok(Bytes::new());
    }
    let wrapped: Wrapped<'_> = serde_json::from_slice(body).map_err(|_| Refused::Wrong)?;
    let sealed = STANDARD.decode(wrapped.data).map_err(|_| Refused::Wrong)?;
    key.decrypt(nonce, Direction::Request, sealed).map(Bytes::from).ok_or(Refused::Wrong)
}
