//! Turns of writes that lose races with each other, and how often they lost.

use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};

use tokio::sync::{OwnedRwLockReadGuard, RwLock, RwLockReadGuard, RwLockWriteGuard};

/// Held together by writes, and alone by one that has lost too often. Clones are the same.
#[derive(Clone, Default)]
pub(super) struct Races {
    turn: Arc<RwLock<()>>,
    lost: Arc<AtomicU64>,
}

impl Races {
    pub(super) async fn together(&self) -> RwLockReadGuard<'_, ()> {
        self.turn.read().await
    }

    pub(super) async fn together_owned(&self) -> OwnedRwLockReadGuard<()> {
        self.turn.clone().read_owned().await
    }

    pub(super) async fn alone(&self) -> RwLockWriteGuard<'_, ()> {
        self.turn.write().await
    }

    /// A write, or a group of them, lost a race.
    pub(super) fn lose(&self) {
        self.lost.fetch_add(1, Ordering::Relaxed);
    }

    /// How many were lost since the start.
    pub(super) fn lost(&self) -> u64 {
        self.lost.load(Ordering::Relaxed)
    }
}
