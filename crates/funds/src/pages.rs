//! Answers made once from a snapshot and kept as finished JSON, until the next snapshot.

use kernel::FundCode;
use serde::Serialize;
use std::{
    any::Any,
    collections::HashMap,
    hash::Hash,
    sync::{Arc, PoisonError, RwLock},
};
use wire::{Answer, Prepared};

/// So many answers are kept; when there are more, all are made anew.
const KEPT: usize = 2_000;

/// Which answer: the operation, the fund (where there is one) and what else it depends on.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct PageKey {
    pub operation: &'static str,
    pub fund: Option<FundCode>,
    pub rest: String,
}

type Kept<K> = HashMap<K, Arc<dyn Any + Send + Sync>>;

/// Kept answers of a snapshot.
pub struct Pages<K>(RwLock<Kept<K>>);

impl<K> Default for Pages<K> {
    fn default() -> Self {
        Self(RwLock::default())
    }
}

impl<K: Eq + Hash> Pages<K> {
    /// The kept answer, or the one that `make` gives now.
    ///
    /// # Errors
    /// Those of `make`; nothing is kept then.
    pub fn get<T: Serialize + 'static>(
        &self,
        key: K,
        make: impl FnOnce() -> Answer<T>,
    ) -> Answer<Prepared<T>> {
        if let Some(kept) = self.find(&key) {
            return Ok(kept);
        }
        let prepared = Prepared::new(&make()?)?;
        self.keep(key, &prepared);
        Ok(prepared)
    }

    /// The kept answer.
    pub fn find<T: 'static>(&self, key: &K) -> Option<Prepared<T>> {
        // A poisoned lock only means that another request panicked; the map is still whole.
        let kept = self.0.read().unwrap_or_else(PoisonError::into_inner);
        kept.get(key)?.downcast_ref::<Prepared<T>>().cloned()
    }

    /// Keeps an answer.
    pub fn keep<T: 'static>(&self, key: K, prepared: &Prepared<T>) {
        let mut kept = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= KEPT {
            kept.clear();
        }
        kept.insert(key, Arc::new(prepared.clone()));
    }
}
