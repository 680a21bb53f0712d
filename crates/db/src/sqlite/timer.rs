//! Ends a statement that takes too long.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use rusqlite::Connection;

use crate::Error;

/// How many instructions SQLite runs between two looks at the clock: about a millisecond.
const STEPS: i32 = 10_000;

/// When the running statement must have ended.
pub(super) struct Timer {
    since: Instant,
    end_us: AtomicU64,
}

impl Timer {
    /// Watches a connection for as long as it is open.
    #[expect(clippy::disallowed_methods, reason = "how long the machine works on a statement")]
    pub(super) fn watch(conn: &mut Connection) -> Result<Arc<Self>, Error> {
        let timer = Arc::new(Self { since: Instant::now(), end_us: AtomicU64::new(u64::MAX) });
        let watched = Arc::clone(&timer);
        conn.progress_handler(STEPS, Some(move || watched.is_over()))?;
        Ok(timer)
    }

    pub(super) fn start(&self, timeout: Duration) {
        let end = self.since.elapsed().saturating_add(timeout);
        self.end_us.store(us(end), Ordering::Relaxed);
    }

    pub(super) fn clear(&self) {
        self.end_us.store(u64::MAX, Ordering::Relaxed);
    }

    fn is_over(&self) -> bool {
        us(self.since.elapsed()) > self.end_us.load(Ordering::Relaxed)
    }
}

fn us(duration: Duration) -> u64 {
    u64::try_from(duration.as_micros()).unwrap_or(u64::MAX)
}
