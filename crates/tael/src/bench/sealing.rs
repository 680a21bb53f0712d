//! A client that seals, and one that only pretends to.

use super::load;
use crate::failure::Failed;
use axum::body::Bytes;
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use std::sync::atomic::{AtomicU64, Ordering};
use wire::{
    App,
    seal::{Question, SealedQuestion, Sealer},
};

/// A client's session key. The server unwraps it once, as for any session.
const K: &str = "benchbenchbenchbenchbenchbench42";

/// A client with its session key.
pub struct Sealing {
    sealer: Sealer,
    /// No nonce comes twice; that they can be guessed harms nobody here.
    nonces: AtomicU64,
    /// The first half of this client's nonces.
    name: u64,
    app: App,
}

impl Sealing {
    /// A client of this server.
    pub fn new(app: &App) -> Result<Self, Failed> {
        let sealer = Sealer::new(K, &app.seal().jwks())?;
        let (nonces, name) = (AtomicU64::new(0), getrandom::u64()?);
        Ok(Self { sealer, nonces, name, app: app.clone() })
    }

    /// The bytes of a sealed GET.
    pub fn get(&self, path: &str) -> Bytes {
        let sealed = self.seal(("GET", path), None, &[]);
        load::request("GET", path, &headers(&sealed.headers), "")
    }

    /// The bytes of a sealed POST without a session.
    pub fn ask(&self, path: &str, body: &str) -> Bytes {
        let sealed = self.seal(("POST", path), Some(body), &[]);
        let mut all = headers(&sealed.headers);
        all.push(("content-type", "application/json"));
        load::request("POST", path, &all, &String::from_utf8_lossy(&sealed.body))
    }

    /// The bytes of a sealed POST in a session.
    pub fn post(&self, path: &str, bearer: &str, body: &str) -> Bytes {
        let session = [("authorization", bearer.to_owned())];
        let sealed = self.seal(("POST", path), Some(body), &session);
        let mut all = headers(&sealed.headers);
        all.extend([("authorization", bearer), ("content-type", "application/json")]);
        load::request("POST", path, &all, &String::from_utf8_lossy(&sealed.body))
    }

    /// A request with a session key that these bytes pretend to be, wrapped for a key of the
    /// server's.
    pub fn forged(kid: &str, path: &str, key: &[u8]) -> Bytes {
        let bytes = URL_SAFE_NO_PAD.encode(key);
        let (nonce, sign, text) = (&bytes[..22], "0".repeat(64), format!("{kid}.{bytes}"));
        let time = kernel::Clock::system().unmoved().ms().to_string();
        let headers = [
            ("x-seal", "2"),
            ("x-seal-key", text.as_str()),
            ("x-seal-nonce", nonce),
            ("x-seal-sign", sign.as_str()),
            ("x-seal-time", time.as_str()),
        ];
        load::request("GET", path, &headers, "")
    }

    fn seal(
        &self,
        (method, path_and_query): (&str, &str),
        body: Option<&str>,
        headers: &[(&'static str, String)],
    ) -> SealedQuestion {
        let number = self.nonces.fetch_add(1, Ordering::Relaxed);
        let number = u128::from(self.name) << 64 | u128::from(number);
        self.sealer.seal(&Question {
            method,
            path_and_query,
            body,
            headers,
            nonce: number.to_le_bytes(),
            time: self.app.clock().unmoved(),
        })
    }
}

fn headers<'a>(sealed: &'a [(&'static str, String)]) -> Vec<(&'static str, &'a str)> {
    sealed.iter().map(|(name, value)| (*name, value.as_str())).collect()
}
