//! Who waits before a password is checked, and how many may: a check takes 19 MiB and some 20 ms of
//! a core, which strangers must not take from customers.
//!
//! Checks of one mobile go one after the other, so that right ones that come together all find
//! tries left. Strangers have a lane of their own: they never hold all cores, and only so many
//! wait. Who finds no room is told to come again, and nothing of it is counted or written.

use crate::scope::Scope;
use kernel::Mobile;
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};
use tokio::sync::{Mutex as Gate, OwnedMutexGuard, Semaphore, SemaphorePermit};
use wire::{Answer, Failure, codes};

/// Of one mobile: the one whose turn it is and those who wait for it.
const OF_A_MOBILE: usize = 32;
/// Strangers who are checked or wait for it: a second or two on one core.
const STRANGERS: usize = 64;
/// The same of sessions and known devices.
const OWN: usize = 256;
/// Seconds after which there may be room.
const AGAIN_S: u32 = 2;

/// A server has one; registered as a service.
pub struct Turnstile {
    rows: Mutex<HashMap<Key, Row>>,
    strangers: Semaphore,
    strangers_at_once: Semaphore,
    own: Semaphore,
}

type Key = (Scope, Mobile);

/// Who checks a mobile, and how many are here for it.
#[derive(Default)]
struct Row {
    gate: Arc<Gate<()>>,
    here: usize,
}

/// Through it, until it is dropped.
pub(crate) struct Inside<'a> {
    _permits: [Option<SemaphorePermit<'a>>; 2],
    _turn: Turn<'a>,
}

/// A place in the row of a mobile, and its turn once it has come.
struct Turn<'a> {
    turnstile: &'a Turnstile,
    key: Key,
    held: Option<OwnedMutexGuard<()>>,
}

impl Default for Turnstile {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(2, std::num::NonZero::get);
        Self::with(cores.saturating_sub(1).max(1))
    }
}

impl Turnstile {
    fn with(strangers_at_once: usize) -> Self {
        Self {
            rows: Mutex::default(),
            strangers: Semaphore::new(STRANGERS),
            strangers_at_once: Semaphore::new(strangers_at_once),
            own: Semaphore::new(OWN),
        }
    }

    /// Waits for the turn of the mobile and for a place in the lane; refused when too many do.
    pub(crate) async fn enter(&self, scope: Scope, mobile: &Mobile) -> Answer<Inside<'_>> {
        let mut turn = self.line_up((scope, mobile.clone()))?;
        turn.wait().await;
        let places = match scope {
            Scope::Own => &self.own,
            Scope::Stranger => &self.strangers,
        };
        let place = places.try_acquire().map_err(|_| full())?;
        let core = match scope {
            Scope::Own => None,
            Scope::Stranger => {
                let core = self.strangers_at_once.acquire().await;
                Some(core.map_err(|e| Failure::fault("waiting to check a password", e))?)
            }
        };
        Ok(Inside { _permits: [Some(place), core], _turn: turn })
    }

    fn line_up(&self, key: Key) -> Answer<Turn<'_>> {
        let mut rows = self.rows.lock().unwrap_or_else(PoisonError::into_inner);
        let row = rows.entry(key.clone()).or_default();
        if row.here >= OF_A_MOBILE {
            return Err(full());
        }
        row.here += 1;
        Ok(Turn { turnstile: self, key, held: None })
    }

    fn gate(&self, key: &Key) -> Arc<Gate<()>> {
        let rows = self.rows.lock().unwrap_or_else(PoisonError::into_inner);
        rows.get(key).map(|row| Arc::clone(&row.gate)).unwrap_or_default()
    }
}

impl Turn<'_> {
    async fn wait(&mut self) {
        self.held = Some(self.turnstile.gate(&self.key).lock_owned().await);
    }
}

/// Also of who gives up waiting.
impl Drop for Turn<'_> {
    fn drop(&mut self) {
        self.held = None;
        let mut rows = self.turnstile.rows.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(row) = rows.get_mut(&self.key) {
            row.here -= 1;
            if row.here == 0 {
                rows.remove(&self.key);
            }
        }
    }
}

fn full() -> Failure {
    codes::BUSY.refuse().later(AGAIN_S).into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::time::{Duration, timeout};

    const SOON: Duration = Duration::from_millis(20);

    fn mobile(n: usize) -> Mobile {
        format!("138{n:08}").parse().unwrap()
    }

    fn is_full(answer: &Answer<Inside<'_>>) -> bool {
        matches!(answer, Err(failure) if failure.code() == Some(codes::BUSY.code)
            && failure.retry_after_s() == Some(AGAIN_S))
    }

    #[tokio::test]
    async fn who_has_the_same_mobile_waits_and_the_customer_for_no_stranger() {
        let turnstile = Turnstile::with(2);
        let first = turnstile.enter(Scope::Stranger, &mobile(1)).await.unwrap();
        assert!(timeout(SOON, turnstile.enter(Scope::Stranger, &mobile(1))).await.is_err());
        turnstile.enter(Scope::Own, &mobile(1)).await.unwrap();
        let other = turnstile.enter(Scope::Stranger, &mobile(2)).await.unwrap();
        assert!(timeout(SOON, turnstile.enter(Scope::Stranger, &mobile(3))).await.is_err());
        drop(other);
        turnstile.enter(Scope::Stranger, &mobile(3)).await.unwrap();
        drop(first);
        turnstile.enter(Scope::Stranger, &mobile(1)).await.unwrap();
        assert!(turnstile.rows.lock().unwrap().is_empty(), "nobody is remembered");
    }

    #[tokio::test]
    async fn so_many_strangers_wait_and_no_more_and_the_customer_passes() {
        let turnstile = Arc::new(Turnstile::with(1));
        let mut inside = vec![turnstile.enter(Scope::Stranger, &mobile(0)).await.unwrap()];
        let waiting: Vec<_> = (1..STRANGERS)
            .map(|n| {
                let turnstile = Arc::clone(&turnstile);
                let wait = async move { drop(turnstile.enter(Scope::Stranger, &mobile(n)).await) };
                tokio::spawn(wait)
            })
            .collect();
        while turnstile.strangers.available_permits() > 0 {
            tokio::task::yield_now().await;
        }
        assert!(is_full(&turnstile.enter(Scope::Stranger, &mobile(STRANGERS)).await));
        turnstile.enter(Scope::Own, &mobile(STRANGERS)).await.unwrap();
        inside.clear();
        for one in waiting {
            one.await.unwrap();
        }
        turnstile.enter(Scope::Stranger, &mobile(STRANGERS)).await.unwrap();
    }

    #[tokio::test]
    async fn so_many_wait_for_one_mobile_and_who_gives_up_makes_room() {
        let turnstile = Turnstile::with(1);
        let first = turnstile.enter(Scope::Own, &mobile(1)).await.unwrap();
        {
            let mut others = Vec::new();
            for _ in 1..OF_A_MOBILE {
                others.push(turnstile.line_up((Scope::Own, mobile(1))).unwrap());
            }
            assert!(is_full(&turnstile.enter(Scope::Own, &mobile(1)).await));
        }
        drop(first);
        turnstile.enter(Scope::Own, &mobile(1)).await.unwrap();
    }
}
