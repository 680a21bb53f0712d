//! A client that seals, for loads of requests without a body.

use super::load;
use crate::failure::Failed;
use std::sync::atomic::{AtomicU64, Ordering};
use wire::{
    App,
    seal::{Question, Sealer},
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
    pub fn get(&self, path: &str) -> Vec<u8> {
        let number = self.nonces.fetch_add(1, Ordering::Relaxed);
        let number = u128::from(self.name) << 64 | u128::from(number);
        let sealed = self.sealer.seal(&Question {
            method: "GET",
            path_and_query: path,
            body: None,
            headers: &[],
            nonce: number.to_le_bytes(),
            time: self.app.clock().unmoved(),
        });
        let headers: Vec<_> =
            sealed.headers.iter().map(|(name, value)| (*name, value.as_str())).collect();
        load::request("GET", path, &headers, "")
    }
}
