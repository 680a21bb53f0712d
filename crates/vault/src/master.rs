//! Master keys: they wrap data keys.

use crate::{
    DataKey, IndexKey, VaultError,
    data_key::{KEY_LEN, cipher, open, seal},
};
use aws_lc_rs::{
    aead::RandomizedNonceKey,
    digest::{SHA256, digest},
    rand,
};
use base64::{Engine, engine::general_purpose::STANDARD as BASE64};
use std::fmt;

/// A master key.
pub struct MasterKey {
    id: String,
    text: String,
    key: RandomizedNonceKey,
}

impl MasterKey {
    /// A new one.
    ///
    /// # Errors
    /// The system has no random numbers.
    pub fn generate() -> Result<Self, VaultError> {
        let mut bytes = [0; KEY_LEN];
        rand::fill(&mut bytes).map_err(|_| VaultError::Cipher)?;
        Self::of(&bytes)
    }

    fn of(bytes: &[u8]) -> Result<Self, VaultError> {
        if bytes.len() != KEY_LEN {
            return Err(VaultError::NotAKey);
        }
        let hash = digest(&SHA256, &[b"tael master key ", bytes].concat());
        let id = hash.as_ref().iter().take(4).map(|byte| format!("{byte:02x}")).collect();
        Ok(Self { id, text: BASE64.encode(bytes), key: cipher(bytes)? })
    }

    /// Its name, which tells nothing of it.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The secret itself, in base64: for the file that keeps it.
    #[must_use]
    pub fn secret(&self) -> &str {
        &self.text
    }
}

impl fmt::Debug for MasterKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "MasterKey({})", self.id)
    }
}

/// All master keys that are known; the first wraps.
#[derive(Debug)]
pub struct MasterKeys(Vec<MasterKey>);

impl MasterKeys {
    /// One key.
    #[must_use]
    pub fn one(key: MasterKey) -> Self {
        Self(vec![key])
    }

    /// Keys in base64, the first one first, separated by commas or lines.
    ///
    /// # Errors
    /// There is none, or one is not 32 bytes.
    pub fn parse(text: &str) -> Result<Self, VaultError> {
        let texts = text.split([',', '\n']).map(str::trim).filter(|text| !text.is_empty());
        let key = |text| MasterKey::of(&BASE64.decode(text).map_err(|_| VaultError::NotAKey)?);
        let keys: Vec<_> = texts.map(key).collect::<Result<_, _>>()?;
        if keys.is_empty() { Err(VaultError::NotAKey) } else { Ok(Self(keys)) }
    }

    /// The names of all, the first one first.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(MasterKey::id)
    }

    /// All, the first one first.
    pub fn keys(&self) -> &[MasterKey] {
        &self.0
    }

    fn first(&self) -> Result<&MasterKey, VaultError> {
        self.0.first().ok_or(VaultError::NotAKey)
    }

    /// A new data key, the name of the master key that wraps it, and its wrapped form.
    ///
    /// # Errors
    /// The system has no random numbers.
    pub fn new_data_key(&self, owner: i64) -> Result<(DataKey, &str, String), VaultError> {
        let (key, bytes) = DataKey::generate(owner)?;
        let master = self.first()?;
        Ok((key, master.id(), seal(&master.key, &bound_to(owner), &bytes)?))
    }

    /// A data key that was wrapped.
    ///
    /// # Errors
    /// [`VaultError::UnknownMaster`]; [`VaultError::Sealed`] when it was changed or is another's.
    pub fn data_key(&self, owner: i64, id: &str, wrapped: &str) -> Result<DataKey, VaultError> {
        DataKey::of(owner, &self.unwrap(owner, id, wrapped)?)
    }

    /// The key of blind indexes, which is wrapped as a data key.
    ///
    /// # Errors
    /// As [`Self::data_key`].
    pub fn index_key(&self, owner: i64, id: &str, wrapped: &str) -> Result<IndexKey, VaultError> {
        IndexKey::of(&self.unwrap(owner, id, wrapped)?)
    }

    /// The same key under the first master key; its name with it.
    ///
    /// # Errors
    /// As [`Self::data_key`].
    pub fn rewrap(
        &self,
        owner: i64,
        id: &str,
        wrapped: &str,
    ) -> Result<(&str, String), VaultError> {
        let bytes = self.unwrap(owner, id, wrapped)?;
        let master = self.first()?;
        Ok((master.id(), seal(&master.key, &bound_to(owner), &bytes)?))
    }

    fn unwrap(&self, owner: i64, id: &str, wrapped: &str) -> Result<Vec<u8>, VaultError> {
        let master = self.0.iter().find(|master| master.id == id);
        let master = master.ok_or_else(|| VaultError::UnknownMaster(id.to_owned()))?;
        open(&master.key, &bound_to(owner), wrapped)
    }
}

fn bound_to(owner: i64) -> String {
    format!("tael data key {owner}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Cell;

    #[test]
    fn keys_are_wrapped_for_their_owner_and_rewrapped() {
        let [old, new] = [(); 2].map(|()| MasterKey::generate().unwrap());
        let both = MasterKeys::parse(&format!("{},\n{}\n", new.secret(), old.secret())).unwrap();
        let [new, old] = [new, old].map(MasterKeys::one);
        let cell = Cell { table: "t", column: "c", row: "1" };

        let (key, id, wrapped) = old.new_data_key(7).unwrap();
        let text = key.encrypt(cell, b"x").unwrap();
        let again = both.data_key(7, id, &wrapped).unwrap();
        assert_eq!(again.decrypt(cell, &text).unwrap(), b"x");
        assert!(matches!(both.data_key(8, id, &wrapped), Err(VaultError::Sealed)));
        let unknown = new.data_key(7, id, &wrapped);
        assert!(matches!(unknown, Err(VaultError::UnknownMaster(name)) if name == id));

        let (id, wrapped) = both.rewrap(7, id, &wrapped).unwrap();
        assert_eq!(id, new.ids().next().unwrap());
        let again = new.data_key(7, id, &wrapped).unwrap();
        assert_eq!(again.decrypt(cell, &text).unwrap(), b"x");
    }

    #[test]
    fn what_is_no_key_is_refused() {
        for wrong in ["", ",", "abc", "AAAA", "not base64!"] {
            assert!(matches!(MasterKeys::parse(wrong), Err(VaultError::NotAKey)), "{wrong}");
        }
    }

    #[test]
    fn a_key_does_not_print_itself() {
        let key = MasterKey::generate().unwrap();
        let secret = key.secret().to_owned();
        assert!(!format!("{:?}", MasterKeys::one(key)).contains(&secret));
    }
}
