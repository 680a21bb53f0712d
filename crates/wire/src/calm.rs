//! One line of the log a second for what may go wrong a thousand times in it.

#![expect(clippy::disallowed_methods, reason = "how often a line is written follows the machine")]

use std::{
    sync::{
        LazyLock,
        atomic::{AtomicU64, Ordering},
    },
    time::Instant,
};

/// What this process counts its milliseconds from.
static BEGAN: LazyLock<Instant> = LazyLock::new(Instant::now);
const EVERY_MS: u64 = 1_000;

/// Counts what goes wrong for one cause, and says when it is time for a line.
///
/// ```ignore
/// static ACCEPT: Calm = Calm::new();
/// if let Some(times) = ACCEPT.count() {
///     tracing::warn!(times, %error, "no connection can be accepted");
/// }
/// ```
#[derive(Debug, Default)]
pub struct Calm {
    next_ms: AtomicU64,
    unsaid: AtomicU64,
}

impl Calm {
    /// Nothing has gone wrong yet.
    #[must_use]
    pub const fn new() -> Self {
        Self { next_ms: AtomicU64::new(0), unsaid: AtomicU64::new(0) }
    }

    /// Once more. Answers how often since the last line, when it is time for one.
    pub fn count(&self) -> Option<u64> {
        self.count_at(u64::try_from(BEGAN.elapsed().as_millis()).unwrap_or(u64::MAX))
    }

    fn count_at(&self, now_ms: u64) -> Option<u64> {
        self.unsaid.fetch_add(1, Ordering::Relaxed);
        let next_ms = self.next_ms.load(Ordering::Relaxed);
        let then_ms = now_ms.saturating_add(EVERY_MS);
        // Of those who come at the same time one writes the line.
        let turn = (Ordering::Relaxed, Ordering::Relaxed);
        let is_mine = now_ms >= next_ms
            && self.next_ms.compare_exchange(next_ms, then_ms, turn.0, turn.1).is_ok();
        is_mine.then(|| self.unsaid.swap(0, Ordering::Relaxed))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_written_at_once_and_then_once_a_second_with_a_count() {
        let calm = Calm::new();
        assert_eq!(calm.count_at(5), Some(1));
        for at_ms in 6..1_005 {
            assert_eq!(calm.count_at(at_ms), None);
        }
        assert_eq!(calm.count_at(1_005), Some(1_000));
        assert_eq!(calm.count_at(9_000), Some(1));
    }
}
