//! Answers made once from a snapshot and kept as finished JSON, until what they show changes.

use kernel::FundCode;
use serde::Serialize;
use std::{
    any::Any,
    collections::{HashMap, VecDeque},
    hash::Hash,
    sync::{
        Arc, PoisonError, RwLock,
        atomic::{AtomicBool, Ordering},
    },
};
use wire::{Answer, Prepared};

/// So many answers are kept, and so many bytes of them. Where there are more, the oldest one that
/// nobody has asked for again goes: a flood of questions that are asked once does no harm.
const KEPT: usize = 2_000;
const KEPT_BYTES: usize = 32 << 20;

/// Which answer: the operation, the fund (where there is one) and what else it depends on.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct PageKey {
    pub operation: &'static str,
    pub fund: Option<FundCode>,
    pub rest: String,
}

/// Kept answers of a snapshot.
pub struct Pages<K>(RwLock<Kept<K>>);

struct Kept<K> {
    answers: HashMap<Arc<K>, Answered>,
    /// The oldest first.
    order: VecDeque<Arc<K>>,
    bytes: usize,
}

struct Answered {
    answer: Arc<dyn Any + Send + Sync>,
    bytes: usize,
    /// Asked for again since it was looked at for going.
    again: AtomicBool,
}

impl<K> Default for Kept<K> {
    fn default() -> Self {
        Self { answers: HashMap::new(), order: VecDeque::new(), bytes: 0 }
    }
}

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
        let found = kept.answers.get(key)?;
        if !found.again.load(Ordering::Relaxed) {
            found.again.store(true, Ordering::Relaxed);
        }
        found.answer.downcast_ref::<Prepared<T>>().cloned()
    }

    /// Keeps an answer.
    pub fn keep<T: Serialize + 'static>(&self, key: K, prepared: &Prepared<T>) {
        let bytes = prepared.json().len() + size_of::<K>();
        let answer = Arc::new(prepared.clone());
        let kept = &mut *self.0.write().unwrap_or_else(PoisonError::into_inner);
        kept.put(Arc::new(key), Answered { answer, bytes, again: AtomicBool::new(false) });
        while kept.answers.len() > KEPT || kept.bytes > KEPT_BYTES {
            kept.drop_one();
        }
    }

    /// The answers that stay as they are.
    pub fn carried(&self, stays: impl Fn(&K) -> bool) -> Self {
        let kept = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let mut next = Kept::default();
        for key in kept.order.iter().filter(|key| stays(key)) {
            if let Some(found) = kept.answers.get(key) {
                let again = AtomicBool::new(found.again.load(Ordering::Relaxed));
                let (answer, bytes) = (found.answer.clone(), found.bytes);
                next.put(key.clone(), Answered { answer, bytes, again });
            }
        }
        Self(RwLock::new(next))
    }

    /// The questions of all answers.
    #[cfg(test)]
    pub fn keys(&self) -> Vec<Arc<K>> {
        let kept = self.0.read().unwrap_or_else(PoisonError::into_inner);
        kept.order.iter().cloned().collect()
    }

    /// How many answers there are, and how many bytes.
    #[cfg(test)]
    pub fn size(&self) -> (usize, usize) {
        let kept = self.0.read().unwrap_or_else(PoisonError::into_inner);
        (kept.answers.len(), kept.bytes)
    }
}

impl<K: Eq + Hash> Kept<K> {
    fn put(&mut self, key: Arc<K>, answered: Answered) {
        self.bytes += answered.bytes;
        match self.answers.insert(key.clone(), answered) {
            Some(old) => self.bytes -= old.bytes,
            None => self.order.push_back(key),
        }
    }

    fn drop_one(&mut self) {
        while let Some(key) = self.order.pop_front() {
            let again =
                self.answers.get(&key).is_some_and(|a| a.again.swap(false, Ordering::Relaxed));
            if again {
                self.order.push_back(key);
                continue;
            }
            if let Some(old) = self.answers.remove(&key) {
                self.bytes -= old.bytes;
            }
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn prepared(length: usize) -> Prepared<String> {
        Prepared::new(&"x".repeat(length)).unwrap()
    }

    #[test]
    fn questions_that_are_asked_once_do_not_push_out_one_that_is_asked_often() {
        let pages = Pages::<usize>::default();
        pages.keep(0, &prepared(10));
        for number in 1..3 * KEPT {
            assert!(pages.find::<String>(&0).is_some(), "{number}");
            pages.keep(number, &prepared(10));
        }
        assert_eq!(pages.size().0, KEPT);
        assert!(pages.find::<String>(&1).is_none());
        assert!(pages.find::<String>(&(3 * KEPT - 1)).is_some());
    }

    #[test]
    fn long_answers_take_no_more_than_their_room() {
        let pages = Pages::<usize>::default();
        let long = prepared(1 << 20);
        for number in 0..100 {
            pages.keep(number, &long);
            pages.keep(number, &long);
        }
        let (count, bytes) = pages.size();
        assert!((20..32).contains(&count) && bytes <= KEPT_BYTES, "{count} {bytes}");
    }
}
