//! Data keys that were read a moment ago.

use std::{
    collections::{HashMap, VecDeque},
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use vault::DataKey;

/// Of so many owners, about 1 kB each; the one that came first goes first.
const OWNERS: usize = 4_096;
/// So long a key that was shredded elsewhere may still open something here.
const FRESH: Duration = Duration::from_secs(30);

#[expect(clippy::disallowed_methods, reason = "how long a key is remembered is of no rule")]
pub(super) fn now() -> Instant {
    Instant::now()
}

/// Keys that are on disk: only what a reading transaction saw is kept, since a write may still be
/// rolled back, and what was encrypted with a key that never was is lost.
#[derive(Default)]
pub(crate) struct Cache(Mutex<Kept>);

#[derive(Default)]
struct Kept {
    keys: HashMap<i64, (Arc<DataKey>, Instant)>,
    order: VecDeque<i64>,
}

impl Cache {
    pub(crate) fn find(&self, owner: i64) -> Option<Arc<DataKey>> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (key, at) = kept.keys.get(&owner)?;
        (at.elapsed() < FRESH).then(|| Arc::clone(key))
    }

    pub(crate) fn keep(&self, key: &Arc<DataKey>) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let owner = key.owner();
        if kept.keys.insert(owner, (Arc::clone(key), now())).is_none() {
            kept.order.push_back(owner);
        }
        if kept.order.len() > OWNERS
            && let Some(first) = kept.order.pop_front()
        {
            kept.keys.remove(&first);
        }
    }

    pub(crate) fn forget(&self, owner: i64) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.keys.remove(&owner).is_some() {
            kept.order.retain(|other| *other != owner);
        }
    }
}
