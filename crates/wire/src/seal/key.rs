//! One RSA key pair of the server's.

use aws_lc_rs::{
    encoding::{AsDer, Pkcs8V1Der},
    rsa::{
        KeyPair, KeySize, OAEP_SHA256_MGF1SHA256, OaepPrivateDecryptingKey, PrivateDecryptingKey,
    },
    signature::KeyPair as _,
};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use pem::{EncodeConfig, LineEnding, Pem};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::{fmt, io};

/// What a PEM file of a key says that it has.
const TAG: &str = "PRIVATE KEY";

/// A key pair under which clients send their session keys.
pub struct ServerKey {
    kid: String,
    modulus: Vec<u8>,
    exponent: Vec<u8>,
    private: OaepPrivateDecryptingKey,
    /// PKCS#8.
    der: Vec<u8>,
}

impl ServerKey {
    /// A new pair, kept nowhere.
    ///
    /// # Errors
    /// The library has no random numbers.
    pub fn generate() -> io::Result<Self> {
        let private = PrivateDecryptingKey::generate(KeySize::Rsa2048).map_err(io::Error::other)?;
        let der = AsDer::<Pkcs8V1Der<'_>>::as_der(&private).map_err(io::Error::other)?;
        Self::from_der(der.as_ref().to_vec())
    }

    /// All pairs of a text of PKCS#8 PEM.
    ///
    /// # Errors
    /// The text has none, or one that is no RSA key.
    pub fn all_of_pem(text: &str) -> io::Result<Vec<Self>> {
        let parts = pem::parse_many(text).map_err(io::Error::other)?;
        let keys = parts.into_iter().filter(|part| part.tag() == TAG);
        let keys: Vec<_> =
            keys.map(|part| Self::from_der(part.into_contents())).collect::<io::Result<_>>()?;
        match keys.is_empty() {
            true => Err(io::Error::other("no PRIVATE KEY in PKCS#8 PEM")),
            false => Ok(keys),
        }
    }

    /// Characters of what is wrapped for it.
    pub fn wrapped_len(&self) -> usize {
        (self.modulus.len() * 4).div_ceil(3)
    }

    fn from_der(der: Vec<u8>) -> io::Result<Self> {
        let pair = KeyPair::from_pkcs8(&der).map_err(io::Error::other)?;
        let public = pair.public_key();
        let modulus = public.modulus().big_endian_without_leading_zero().to_vec();
        let exponent = public.exponent().big_endian_without_leading_zero().to_vec();
        let private = PrivateDecryptingKey::from_pkcs8(&der).map_err(io::Error::other)?;
        let private = OaepPrivateDecryptingKey::new(private).map_err(io::Error::other)?;
        let kid = URL_SAFE_NO_PAD.encode(&Sha256::digest(&modulus)[..12]);
        Ok(Self { kid, modulus, exponent, private, der })
    }

    /// PKCS#8 PEM, to be kept where only the server reads it.
    pub fn pem(&self) -> String {
        let config = EncodeConfig::new().set_line_ending(LineEnding::LF);
        pem::encode_config(&Pem::new(TAG, self.der.as_slice()), config)
    }

    /// Its name: a hash of the public key.
    pub fn kid(&self) -> &str {
        &self.kid
    }

    /// The public key as a JSON Web Key.
    pub fn jwk(&self) -> Value {
        json!({
            "kty": "RSA", "use": "enc", "alg": "RSA-OAEP-256", "kid": self.kid,
            "n": URL_SAFE_NO_PAD.encode(&self.modulus),
            "e": URL_SAFE_NO_PAD.encode(&self.exponent),
        })
    }

    /// Unwraps a session key; none when it was not wrapped for this one.
    pub fn unwrap(&self, wrapped: &[u8]) -> Option<Vec<u8>> {
        let mut plain = vec![0; self.private.min_output_size()];
        let done = self.private.decrypt(&OAEP_SHA256_MGF1SHA256, wrapped, &mut plain, None);
        done.ok().map(|plain| plain.to_vec())
    }
}

impl fmt::Debug for ServerKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ServerKey({})", self.kid)
    }
}
