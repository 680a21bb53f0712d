//! The one source of chance: random numbers and tokens, and the stored form of a token.

#![expect(
    clippy::disallowed_methods,
    reason = "this is the generator: all secrets come from the operating system through here"
)]

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use sha2::{Digest, Sha256};
use std::cell::RefCell;

/// 32 random bytes from the operating system, as base64url: tokens, session keys, cookies.
pub fn random_token() -> Result<String, crate::Failure> {
    let mut bytes = [0u8; 32];
    getrandom::fill(&mut bytes).map_err(|e| crate::Failure::fault("random bytes", e))?;
    Ok(URL_SAFE_NO_PAD.encode(bytes))
}

/// Random bytes are fetched so many at once, since asking for a few takes as long.
const STOCK: usize = 1024;

thread_local! {
    /// Random bytes of the operating system, and how many of them were given out.
    static BYTES: RefCell<([u8; STOCK], usize)> = const { RefCell::new(([0; STOCK], STOCK)) };
}

/// Random bytes from the operating system, at most [`STOCK`], for what need not be secret; none
/// when it has none.
pub(crate) fn random_bytes<const COUNT: usize>() -> Option<[u8; COUNT]> {
    BYTES.with_borrow_mut(|(stock, given)| {
        if *given + COUNT > STOCK {
            getrandom::fill(stock).ok()?;
            *given = 0;
        }
        let bytes = stock.get(*given..)?.first_chunk().copied()?;
        *given += COUNT;
        Some(bytes)
    })
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
    kernel::hex(&Sha256::digest(token.as_bytes()))
}
