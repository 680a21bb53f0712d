//! The one source of chance: random numbers and tokens, and the stored form of a token.

#![expect(
    clippy::disallowed_methods,
    reason = "this is the generator: all secrets come from the operating system through here"
)]

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use sha2::{Digest, Sha256};

/// 32 random bytes from the operating system, as base64url: tokens, session keys, cookies.
pub fn random_token() -> Result<String, crate::Failure> {
    let mut bytes = [0u8; 32];
    getrandom::fill(&mut bytes).map_err(|e| crate::Failure::fault("random bytes", e))?;
    Ok(URL_SAFE_NO_PAD.encode(bytes))
}

/// Random bytes from the operating system, for what need not be secret; none when it has none.
pub(crate) fn random_bytes<const COUNT: usize>() -> Option<[u8; COUNT]> {
    let mut bytes = [0; COUNT];
    getrandom::fill(&mut bytes).ok().map(|()| bytes)
}

/// A random number from the operating system: codes, customer numbers.
///
/// # Errors
/// The system has none.
pub fn random_number() -> Result<u64, crate::Failure> {
    getrandom::u64().map_err(|e| crate::Failure::fault("a random number", e))
}

/// The stored form of a token: SHA-256 as hex. A token has 256 random bits, so no salt is needed.
pub fn hash_token(token: &str) -> String {
    crate::seal::hex(&Sha256::digest(token.as_bytes()))
}
