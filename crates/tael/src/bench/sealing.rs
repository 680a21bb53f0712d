//! The client's side of the seal, as `docs/seal.md` describes it, for requests without a body.

use super::load;
use crate::failure::Failed;
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use rsa::{BoxedUint, Oaep, RsaPublicKey};
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::sync::atomic::{AtomicU64, Ordering};
use wire::{
    App,
    seal::{SessionKey, hex},
};

/// A client's session key. The server unwraps it once, as for any session.
const K: &str = "benchbenchbenchbenchbenchbench42";

/// A client with its session key.
pub struct Sealing {
    key: SessionKey,
    /// The key under the server's, as the header carries it.
    wrapped: String,
    /// No nonce comes twice; that they can be guessed harms nobody here.
    nonces: AtomicU64,
    /// The first half of this client's nonces.
    name: u64,
    app: App,
}

impl Sealing {
    /// A client of this server.
    pub fn new(app: &App) -> Result<Self, Failed> {
        let key = SessionKey::new(K.as_bytes()).ok_or_else(|| Failed::new("no session key"))?;
        let wrapped = wrap(&serde_json::from_str(&app.seal().jwks())?)?;
        let (nonces, name) = (AtomicU64::new(0), getrandom::u64()?);
        Ok(Self { key, wrapped, nonces, name, app: app.clone() })
    }

    /// The bytes of a sealed GET.
    pub fn get(&self, path: &str) -> Vec<u8> {
        let number = self.nonces.fetch_add(1, Ordering::Relaxed);
        let number = u128::from(self.name) << 64 | u128::from(number);
        let nonce = URL_SAFE_NO_PAD.encode(number.to_le_bytes());
        let time = self.app.clock().unmoved().ms().to_string();
        let nothing = hex(&Sha256::digest(b""));
        let text = ["GET", path, &time, &nonce, "", &nothing].join("\n");
        let sign = self.key.sign(text.as_bytes());
        let headers = [
            ("x-seal", "1"),
            ("x-seal-key", &self.wrapped),
            ("x-seal-nonce", &nonce),
            ("x-seal-time", &time),
            ("x-seal-sign", &sign),
        ];
        load::request("GET", path, &headers, "")
    }
}

fn wrap(jwks: &Value) -> Result<String, Failed> {
    let server = &jwks["keys"][0];
    let text = |name: &str| server[name].as_str().ok_or_else(|| Failed::new("no public key"));
    let number = |name: &str| -> Result<BoxedUint, Failed> {
        Ok(BoxedUint::from_be_slice_vartime(&URL_SAFE_NO_PAD.decode(text(name)?)?))
    };
    let public = RsaPublicKey::new(number("n")?, number("e")?)?;
    let mut random = rsa::rand_core::UnwrapErr(getrandom::SysRng);
    let sealed = public.encrypt(&mut random, Oaep::<Sha256>::new(), K.as_bytes())?;
    Ok(format!("{}.{}", text("kid")?, URL_SAFE_NO_PAD.encode(sealed)))
}
