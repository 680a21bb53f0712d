//! Nonces seen and keys unwrapped, in memory.
//!
//! Both keep two generations and forget the older one, so that memory is bounded by the traffic of
//! two windows, and nothing has to be swept. What was sent up to a nonce that was forgotten is
//! refused, and so is what was sent before this process began: nobody knows any more whether it
//! came before. So a clock that is set back opens nothing. Generations follow a clock that cannot
//! be set.

use super::SessionKey;
use foldhash::fast::RandomState;
use kernel::Instant;
use std::{
    collections::{HashMap, HashSet},
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

/// How far a sealed request's time may be off.
pub const TIME_WINDOW_MS: u64 = 5 * 60 * 1000;

const SHARDS: usize = 16;
/// A request's time may be one window early and one window late.
const GENERATION: Duration = Duration::from_millis(2 * TIME_WINDOW_MS);
/// Session keys of a generation.
pub const KEYS_MAX: usize = 20_000;

pub struct Nonces {
    shards: [Mutex<Generations>; SHARDS],
}

struct Generations {
    /// What was sent up to here is refused.
    forgotten: Instant,
    began: Duration,
    new: Generation,
    old: Generation,
}

#[derive(Default)]
struct Generation {
    nonces: HashSet<[u8; 16], RandomState>,
    /// The latest time that one of them was sent at.
    last: Option<Instant>,
}

impl Nonces {
    /// None is known of before `since`.
    pub fn new(since: Instant) -> Self {
        let shard = |_| {
            Mutex::new(Generations {
                forgotten: since,
                began: Duration::ZERO,
                new: Generation::default(),
                old: Generation::default(),
            })
        };
        Self { shards: std::array::from_fn(shard) }
    }

    /// True once for each nonce; `steady` is how long this clock has been running.
    pub fn fresh(&self, nonce: [u8; 16], sent: Instant, steady: Duration) -> bool {
        let shard = &self.shards[usize::from(nonce[0]) % SHARDS];
        let mut seen = shard.lock().unwrap_or_else(PoisonError::into_inner);
        seen.turn(steady);
        if sent <= seen.forgotten || seen.old.nonces.contains(&nonce) {
            return false;
        }
        seen.new.last = seen.new.last.max(Some(sent));
        seen.new.nonces.insert(nonce)
    }
}

impl Generations {
    fn turn(&mut self, steady: Duration) {
        let mut passed = steady.saturating_sub(self.began);
        // More than two generations later both are forgotten.
        for _ in 0..2 {
            if passed < GENERATION {
                return;
            }
            let last = std::mem::take(&mut self.new);
            let forgotten = std::mem::replace(&mut self.old, last);
            self.forgotten = forgotten.last.map_or(self.forgotten, |at| at.max(self.forgotten));
            passed -= GENERATION;
            self.began = steady;
        }
    }
}

/// Unwrapped session keys by the header that carried them, so that RSA is paid once a session.
#[derive(Default)]
pub struct KeyCache {
    generations: Mutex<(Keys, Keys)>,
}

type Keys = HashMap<String, Arc<SessionKey>, RandomState>;

impl KeyCache {
    pub fn find(&self, header: &str) -> Option<Arc<SessionKey>> {
        let mut keys = self.generations.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(key) = keys.0.get(header) {
            return Some(key.clone());
        }
        let key = keys.1.remove(header)?;
        keys.0.insert(header.to_owned(), key.clone());
        Some(key)
    }

    pub fn keep(&self, header: &str, key: Arc<SessionKey>) {
        let mut keys = self.generations.lock().unwrap_or_else(PoisonError::into_inner);
        if keys.0.len() >= KEYS_MAX {
            keys.1 = std::mem::take(&mut keys.0);
        }
        keys.0.insert(header.to_owned(), key);
    }

    #[cfg(test)]
    pub fn len(&self) -> usize {
        let keys = self.generations.lock().unwrap_or_else(PoisonError::into_inner);
        keys.0.len() + keys.1.len()
    }
}
