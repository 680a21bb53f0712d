//! A data key, and what it encrypts.

use crate::{Cell, VaultError};
use aws_lc_rs::{
    aead::{AES_256_GCM, Aad, MAX_TAG_LEN, NONCE_LEN, Nonce, RandomizedNonceKey},
    rand,
};
use base64::{Engine, engine::general_purpose::STANDARD_NO_PAD as BASE64};

/// What a ciphertext begins with.
pub const CIPHERTEXT: &str = "e1.";

/// Bytes of a key.
pub(crate) const KEY_LEN: usize = 32;

/// The key of one customer's data, or of the house's.
pub struct DataKey {
    owner: i64,
    key: RandomizedNonceKey,
}

impl DataKey {
    /// A new key with its bytes, which are wrapped and then forgotten.
    pub(crate) fn generate(owner: i64) -> Result<(Self, [u8; KEY_LEN]), VaultError> {
        let mut bytes = [0; KEY_LEN];
        rand::fill(&mut bytes).map_err(|_| VaultError::Cipher)?;
        Ok((Self::of(owner, &bytes)?, bytes))
    }

    pub(crate) fn of(owner: i64, bytes: &[u8]) -> Result<Self, VaultError> {
        Ok(Self { owner, key: cipher(bytes)? })
    }

    /// Whose data it encrypts.
    #[must_use]
    pub fn owner(&self) -> i64 {
        self.owner
    }

    /// The ciphertext of a value in its cell. Each time another one.
    ///
    /// # Errors
    /// The system has no random numbers.
    pub fn encrypt(&self, cell: Cell<'_>, value: &[u8]) -> Result<String, VaultError> {
        seal(&self.key, &cell.text(self.owner), value)
    }

    /// The value of a ciphertext.
    ///
    /// # Errors
    /// [`VaultError::Sealed`].
    pub fn decrypt(&self, cell: Cell<'_>, text: &str) -> Result<Vec<u8>, VaultError> {
        open(&self.key, &cell.text(self.owner), text)
    }
}

pub(crate) fn cipher(bytes: &[u8]) -> Result<RandomizedNonceKey, VaultError> {
    RandomizedNonceKey::new(&AES_256_GCM, bytes).map_err(|_| VaultError::NotAKey)
}

/// `e1.` and the base64 of nonce, ciphertext and tag.
pub(crate) fn seal(
    key: &RandomizedNonceKey,
    bound_to: &str,
    value: &[u8],
) -> Result<String, VaultError> {
    let mut sealed = value.to_vec();
    let tag = key.seal_in_place_separate_tag(Aad::from(bound_to), &mut sealed);
    let (nonce, tag) = tag.map_err(|_| VaultError::Cipher)?;
    let mut bytes = Vec::with_capacity(NONCE_LEN + sealed.len() + MAX_TAG_LEN);
    bytes.extend(nonce.as_ref());
    bytes.append(&mut sealed);
    bytes.extend(tag.as_ref());
    let mut text = CIPHERTEXT.to_owned();
    BASE64.encode_string(bytes, &mut text);
    Ok(text)
}

pub(crate) fn open(
    key: &RandomizedNonceKey,
    bound_to: &str,
    text: &str,
) -> Result<Vec<u8>, VaultError> {
    let text = text.strip_prefix(CIPHERTEXT).ok_or(VaultError::Sealed)?;
    let mut bytes = BASE64.decode(text).map_err(|_| VaultError::Sealed)?;
    let (nonce, sealed) = bytes.split_at_mut_checked(NONCE_LEN).ok_or(VaultError::Sealed)?;
    let nonce = Nonce::try_assume_unique_for_key(nonce).map_err(|_| VaultError::Sealed)?;
    let value = key.open_in_place(nonce, Aad::from(bound_to), sealed);
    value.map(|value| value.to_vec()).map_err(|_| VaultError::Sealed)
}

#[cfg(test)]
mod tests {
    use super::*;

    const CELL: Cell<'static> = Cell { table: "cards", column: "card_no", row: "7/1" };

    #[test]
    fn a_value_opens_in_its_cell_only() {
        let (key, bytes) = DataKey::generate(7).unwrap();
        let text = key.encrypt(CELL, b"6222020000000001234").unwrap();
        assert_eq!(key.decrypt(CELL, &text).unwrap(), b"6222020000000001234");
        let others = [
            Cell { table: "card", ..CELL },
            Cell { column: "mobile", ..CELL },
            Cell { row: "7/2", ..CELL },
            Cell { table: "cards 7:card_no", column: "", row: "7/1" },
        ];
        for other in others {
            assert!(key.decrypt(other, &text).is_err(), "{other:?}");
        }
        let anothers = DataKey::of(8, &bytes).unwrap();
        assert!(anothers.decrypt(CELL, &text).is_err(), "the same key under another owner");
        let (strange, _) = DataKey::generate(7).unwrap();
        assert!(strange.decrypt(CELL, &text).is_err());
    }

    #[test]
    fn every_changed_character_is_noticed() {
        let (key, _) = DataKey::generate(7).unwrap();
        let text = key.encrypt(CELL, b"x").unwrap();
        for at in 0..text.len() {
            let mut bytes = text.clone().into_bytes();
            bytes[at] = if bytes[at] == b'A' { b'B' } else { b'A' };
            let changed = String::from_utf8(bytes).unwrap();
            assert!(key.decrypt(CELL, &changed).is_err(), "{at} of {text}");
        }
        for wrong in ["", "e1.", "e1.AAAA", "x", &text[..text.len() - 4]] {
            assert!(key.decrypt(CELL, wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_same_value_never_looks_the_same() {
        let (key, _) = DataKey::generate(7).unwrap();
        let [a, b] = [(); 2].map(|()| key.encrypt(CELL, b"x").unwrap());
        assert_ne!(a, b);
    }
}
