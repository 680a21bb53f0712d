//! The server's key pairs: those of a folder, which may change while it runs, or given ones.

use super::{KeyFolder, KeyRow, KeyState, ServerKey};
use kernel::Instant;
use serde_json::{Value, json};
use std::{
    collections::HashMap,
    io,
    sync::{Arc, Mutex, PoisonError},
};

/// The key pairs under which clients send their session keys.
pub struct ServerKeys {
    folder: Option<KeyFolder>,
    kept: Mutex<Kept>,
}

#[derive(Default)]
struct Kept {
    /// Those that open, the latest first.
    rows: Vec<KeyRow>,
    pairs: HashMap<String, Arc<ServerKey>>,
}

impl ServerKeys {
    /// A new pair, kept nowhere.
    ///
    /// # Errors
    /// As [`ServerKey::generate`].
    pub fn generate() -> io::Result<Self> {
        Ok(Self::given(vec![ServerKey::generate()?]))
    }

    /// Those of a folder.
    ///
    /// # Errors
    /// A file cannot be read, or has no key.
    pub fn of(folder: KeyFolder, now: Instant) -> io::Result<Self> {
        let keys = Self { folder: Some(folder), kept: Mutex::default() };
        keys.look(now)?;
        Ok(keys)
    }

    /// Those of a text of PKCS#8 PEM, the one that is used first.
    ///
    /// # Errors
    /// The text has none.
    pub fn from_pem(text: &str) -> io::Result<Self> {
        Ok(Self::given(ServerKey::all_of_pem(text)?))
    }

    fn given(pairs: Vec<ServerKey>) -> Self {
        let first = Instant::from_ms(0);
        let row = |pair: &ServerKey| KeyRow {
            used_from: first,
            kid: pair.kid().to_owned(),
            state: KeyState::Former,
        };
        let rows = pairs.iter().map(row).collect();
        let pairs = pairs.into_iter().map(|pair| (pair.kid().to_owned(), Arc::new(pair))).collect();
        Self { folder: None, kept: Mutex::new(Kept { rows, pairs }) }
    }

    /// Looks for keys that were made or retired meanwhile. A key whose file is gone without having
    /// been retired stays: a disk that went away ends nobody's session.
    ///
    /// # Errors
    /// As [`Self::of`]; what was known stays, and all else is looked at.
    pub fn look(&self, now: Instant) -> io::Result<()> {
        let Some(folder) = &self.folder else { return Ok(()) };
        let mut rows = folder.rows(now)?;
        let known = self.with(|kept| (kept.rows.clone(), kept.pairs.clone()));
        let is_there = |known: &KeyRow| rows.iter().any(|row| row.kid == known.kid);
        let gone: Vec<KeyRow> = known.0.into_iter().filter(|row| !is_there(row)).collect();
        rows.extend(gone);
        rows.sort_by(|a, b| b.cmp(a));
        rows.retain(|row| row.state != KeyState::Retired);
        let (mut pairs, mut looked) = (HashMap::new(), Ok(()));
        for row in &rows {
            let pair = match known.1.get(&row.kid) {
                Some(pair) => Some(pair.clone()),
                None => folder.read(row).map(|pair| pair.map(Arc::new)).unwrap_or_else(|error| {
                    looked = Err(error);
                    None
                }),
            };
            pairs.extend(pair.map(|pair| (row.kid.clone(), pair)));
        }
        rows.retain(|row| pairs.contains_key(&row.kid));
        self.with(|kept| *kept = Kept { rows, pairs });
        looked
    }

    /// The public keys as a JSON Web Key Set; the first one is used.
    pub fn jwks(&self, now: Instant) -> String {
        let keys: Vec<Value> = self.with(|kept| {
            let (used, later): (Vec<_>, Vec<_>) =
                kept.rows.iter().partition(|row| row.used_from <= now);
            let pairs = used.into_iter().chain(later).filter_map(|row| kept.pairs.get(&row.kid));
            pairs.map(|pair| pair.jwk()).collect()
        });
        json!({ "keys": keys }).to_string()
    }

    /// The pair of this name.
    pub fn find(&self, kid: &str) -> Option<Arc<ServerKey>> {
        self.with(|kept| kept.pairs.get(kid).cloned())
    }

    fn with<T>(&self, work: impl FnOnce(&mut Kept) -> T) -> T {
        work(&mut self.kept.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
