//! What a process holds of an unlocked database's keys.

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use vault::{DataKey, IndexKey, MasterKeys, Source, VaultError};

use super::cache::{Cache, now};
use crate::Error;

/// How long master keys that were read are taken for the latest when a data key is made.
const READ_AGAIN: Duration = Duration::from_secs(5);

/// The keys of an unlocked database.
pub(crate) struct Keys {
    source: Source,
    masters: Mutex<(Arc<MasterKeys>, Instant)>,
    index: IndexKey,
    cache: Cache,
}

impl Keys {
    pub(super) fn new(source: Source, masters: Arc<MasterKeys>, index: IndexKey) -> Self {
        let masters = Mutex::new((masters, now()));
        Self { source, masters, index, cache: Cache::default() }
    }

    pub(super) fn cache(&self) -> &Cache {
        &self.cache
    }

    pub(crate) fn index(&self) -> &IndexKey {
        &self.index
    }

    /// The same without what it remembers.
    #[cfg(any(test, feature = "testing"))]
    pub(crate) fn forgetful(&self) -> Self {
        Self::new(self.source.clone(), self.masters(), self.index.clone())
    }

    pub(super) fn masters(&self) -> Arc<MasterKeys> {
        Arc::clone(&self.masters.lock().unwrap_or_else(PoisonError::into_inner).0)
    }

    /// The master keys as they are now: another process may have made one.
    pub(super) fn read_again(&self) -> Result<Arc<MasterKeys>, Error> {
        let masters = self.source.read()?.ok_or(VaultError::NotAKey)?;
        let mut kept = self.masters.lock().unwrap_or_else(PoisonError::into_inner);
        *kept = (Arc::new(masters), now());
        Ok(Arc::clone(&kept.0))
    }

    /// Those under which what is new is wrapped. A command for a key service is not asked each
    /// time, and a file that cannot be read now was read before.
    pub(super) fn latest(&self) -> Arc<MasterKeys> {
        let old = {
            let kept = self.masters.lock().unwrap_or_else(PoisonError::into_inner);
            kept.1.elapsed() >= READ_AGAIN
        };
        match (&self.source, old) {
            (Source::File(_), true) => self.read_again().unwrap_or_else(|_| self.masters()),
            _ => self.masters(),
        }
    }

    pub(super) fn unwrap(&self, owner: i64, master: &str, wrapped: &str) -> Result<DataKey, Error> {
        match self.masters().data_key(owner, master, wrapped) {
            Err(VaultError::UnknownMaster(_)) => {
                Ok(self.read_again()?.data_key(owner, master, wrapped)?)
            }
            key => Ok(key?),
        }
    }
}

/// What a transaction knows of keys.
#[derive(Default)]
pub(crate) struct Personally {
    pub keys: Option<Arc<Keys>>,
    /// Whether it only reads.
    pub reads: bool,
    /// Of this work only: the next one in the same transaction may run after this was undone.
    pub known: Vec<Arc<DataKey>>,
}
