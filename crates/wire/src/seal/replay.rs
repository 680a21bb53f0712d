//! Nonces seen and keys unwrapped, in memory.
//!
//! Both keep two generations and forget the older one, so that memory is bounded by the traffic of
//! two windows, and nothing has to be swept. A nonce is kept for at least one window before and
//! after its time; beyond that its time is refused anyway.

use super::SessionKey;
use kernel::Instant;
use std::{
    collections::{HashMap, HashSet},
    sync::{Arc, Mutex, PoisonError},
};

/// How far a sealed request's time may be off.
pub const TIME_WINDOW_MS: i64 = 5 * 60 * 1000;

const SHARDS: usize = 16;
/// A request's time may be one window early and one window late.
const GENERATION_MS: i64 = 2 * TIME_WINDOW_MS;
const KEYS_MAX: usize = 20_000;

#[derive(Default)]
pub struct Nonces {
    shards: [Mutex<Generations>; SHARDS],
}

#[derive(Default)]
struct Generations {
    number: i64,
    new: HashSet<[u8; 16]>,
    old: HashSet<[u8; 16]>,
}

impl Nonces {
    /// True once for each nonce.
    pub fn fresh(&self, nonce: [u8; 16], wall: Instant) -> bool {
        let shard = &self.shards[usize::from(nonce[0]) % SHARDS];
        let mut seen = shard.lock().unwrap_or_else(PoisonError::into_inner);
        seen.turn(wall.ms().div_euclid(GENERATION_MS));
        !seen.old.contains(&nonce) && seen.new.insert(nonce)
    }
}

impl Generations {
    fn turn(&mut self, number: i64) {
        if number <= self.number {
            return;
        }
        let last = std::mem::take(&mut self.new);
        self.old = if number == self.number + 1 { last } else { HashSet::new() };
        self.number = number;
    }
}

/// Unwrapped session keys by the header that carried them, so that RSA is paid once a session.
#[derive(Default)]
pub struct KeyCache {
    generations: Mutex<(Keys, Keys)>,
}

type Keys = HashMap<String, Arc<SessionKey>>;

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
}
