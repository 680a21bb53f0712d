//! Finding a value without showing it.

use crate::VaultError;
use aws_lc_rs::hmac::{self, HMAC_SHA256, Key};
use base64::{Engine, engine::general_purpose::STANDARD_NO_PAD as BASE64};

/// What a blind index begins with.
pub const BLIND_INDEX: &str = "i1.";

/// The key of blind indexes. It outlives master keys: what was indexed has to be found again.
#[derive(Clone)]
pub struct IndexKey(Key);

impl IndexKey {
    pub(crate) fn of(bytes: &[u8]) -> Result<Self, VaultError> {
        match bytes.len() {
            32 => Ok(Self(Key::new(HMAC_SHA256, bytes))),
            _ => Err(VaultError::NotAKey),
        }
    }

    /// The index of a value among its kind, such as `mobile`.
    #[must_use]
    pub fn index(&self, kind: &str, value: &[u8]) -> String {
        let mut context = hmac::Context::with_key(&self.0);
        context.update(format!("tael index {}:{kind} ", kind.len()).as_bytes());
        context.update(value);
        let mut text = BLIND_INDEX.to_owned();
        BASE64.encode_string(context.sign(), &mut text);
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_values_of_a_kind_are_found_by_one_key() {
        let [a, b] = [[1; 32], [2; 32]].map(|bytes| IndexKey::of(&bytes).unwrap());
        let found = a.index("mobile", b"13800000000");
        assert_eq!(found, a.index("mobile", b"13800000000"));
        assert_ne!(found, a.index("mobile", b"13800000001"));
        assert_ne!(found, a.index("card", b"13800000000"));
        assert_ne!(found, b.index("mobile", b"13800000000"));
        assert!(found.starts_with(BLIND_INDEX) && !found.contains("138"));
    }
}
