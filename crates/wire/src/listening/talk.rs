//! How far the requests of one connection are.

use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};

/// Shared by a connection's line and its requests, which run on one task.
#[derive(Debug, Default)]
pub(super) struct Talk {
    begun: AtomicU64,
    open: AtomicU64,
}

/// The body of a request, or its answer, as long as it is not done.
pub(super) struct Part(Arc<Talk>);

impl Talk {
    /// A request's head was read: what is still to come of it, and to go.
    pub(super) fn begin(self: &Arc<Self>) -> (Part, Part) {
        self.begun.fetch_add(1, Ordering::Relaxed);
        (Part::of(self), Part::of(self))
    }

    /// How many requests have begun.
    pub(super) fn begun(&self) -> u64 {
        self.begun.load(Ordering::Relaxed)
    }

    /// Whether whatever comes next belongs to a request that has not begun.
    pub(super) fn is_between(&self) -> bool {
        self.open.load(Ordering::Relaxed) == 0
    }
}

impl Part {
    fn of(talk: &Arc<Talk>) -> Self {
        talk.open.fetch_add(1, Ordering::Relaxed);
        Self(talk.clone())
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        self.0.open.fetch_sub(1, Ordering::Relaxed);
    }
}
