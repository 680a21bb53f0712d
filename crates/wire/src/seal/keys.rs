//! The server's RSA keys, kept in the data folder.

use crate::random::system_numbers;
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use rsa::{
    Oaep, RsaPrivateKey,
    pkcs8::{DecodePrivateKey, EncodePrivateKey, LineEnding},
    traits::PublicKeyParts,
};
use serde_json::json;
use sha2::{Digest, Sha256};
use std::{fs, io, path::Path};

const BITS: usize = 2048;

/// The key pair under which clients send their session keys.
pub struct ServerKeys {
    kid: String,
    private: RsaPrivateKey,
}

impl ServerKeys {
    /// A new pair, kept nowhere.
    pub fn generate() -> io::Result<Self> {
        let mut rng = system_numbers();
        RsaPrivateKey::new(&mut rng, BITS).map(Self::from_private).map_err(io::Error::other)
    }

    /// Reads the pair, or makes and keeps it with mode 0600.
    pub fn load_or_create(path: &Path) -> io::Result<Self> {
        if path.exists() {
            return Self::from_pem(&fs::read_to_string(path)?);
        }
        let keys = Self::generate()?;
        let pem = keys.private.to_pkcs8_pem(LineEnding::LF).map_err(io::Error::other)?;
        write_secret(path, pem.as_bytes())?;
        Ok(keys)
    }

    /// From PKCS#8 PEM.
    pub fn from_pem(pem: &str) -> io::Result<Self> {
        RsaPrivateKey::from_pkcs8_pem(pem).map(Self::from_private).map_err(io::Error::other)
    }

    fn from_private(private: RsaPrivateKey) -> Self {
        let hash = Sha256::digest(private.n_bytes());
        Self { kid: URL_SAFE_NO_PAD.encode(&hash[..12]), private }
    }

    /// The public key as a JSON Web Key Set.
    pub fn jwks(&self) -> String {
        let (n, e) = (self.private.n_bytes(), self.private.e_bytes());
        json!({"keys": [{
            "kty": "RSA", "use": "enc", "alg": "RSA-OAEP-256", "kid": self.kid,
            "n": URL_SAFE_NO_PAD.encode(n), "e": URL_SAFE_NO_PAD.encode(e),
        }]})
        .to_string()
    }

    /// Unwraps a session key; none when it was not wrapped for this key.
    pub fn unwrap_key(&self, kid: &str, wrapped: &[u8]) -> Option<Vec<u8>> {
        if kid != self.kid {
            return None;
        }
        let mut rng = system_numbers();
        self.private.decrypt_blinded(&mut rng, Oaep::<Sha256>::new(), wrapped).ok()
    }
}

/// Writes a file that only its owner may read.
fn write_secret(path: &Path, bytes: &[u8]) -> io::Result<()> {
    use std::io::Write;
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}
