//! The only place that reads the system's clock.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use crate::{Day, Instant};

/// The business clock: the system's time, or a fixed one, moved by an offset that a sandbox may
/// change while it runs. Clones share the offset.
#[derive(Clone, Debug)]
pub struct Clock(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    /// `None` reads the system.
    fixed: Option<Instant>,
    /// How far the clock that all processes share is ahead of this machine's.
    ahead_ms: AtomicI64,
    offset_ms: AtomicI64,
    made: std::time::Instant,
}

impl Clock {
    /// The system's time.
    pub fn system() -> Self {
        Self::over(None)
    }

    /// A clock that stands still at `now` until it is moved, for tests.
    pub fn fixed(now: Instant) -> Self {
        Self::over(Some(now))
    }

    /// The business time, with the offset.
    pub fn now(&self) -> Instant {
        self.unmoved().add_ms(self.offset_ms())
    }

    /// The business day in Shanghai.
    pub fn today(&self) -> Day {
        self.now().day()
    }

    /// The time without the offset: for what must not repeat when a sandbox moves back, such as
    /// ids. Processes of one database agree on it ([`Self::set_ahead_ms`]).
    pub fn unmoved(&self) -> Instant {
        let own = self.0.fixed.unwrap_or_else(system_now);
        own.add_ms(self.0.ahead_ms.load(Ordering::SeqCst))
    }

    /// Whether it is one of [`Self::fixed`].
    pub fn stands_still(&self) -> bool {
        self.0.fixed.is_some()
    }

    /// How far [`Self::unmoved`] is ahead of this machine's clock, in milliseconds.
    pub fn ahead_ms(&self) -> i64 {
        self.0.ahead_ms.load(Ordering::SeqCst)
    }

    /// Sets how far the clock that processes share, such as their database's, is ahead of this
    /// machine's.
    pub fn set_ahead_ms(&self, ms: i64) {
        self.0.ahead_ms.store(ms, Ordering::SeqCst);
    }

    /// How long this clock has been running: for what must not hurry or wait when somebody sets the
    /// machine's time.
    pub fn steady(&self) -> Duration {
        self.0.made.elapsed()
    }

    /// How far the business time is ahead of the unmoved one, in milliseconds.
    pub fn offset_ms(&self) -> i64 {
        self.0.offset_ms.load(Ordering::SeqCst)
    }

    /// Sets the offset, in milliseconds.
    pub fn set_offset_ms(&self, offset_ms: i64) {
        self.0.offset_ms.store(offset_ms, Ordering::SeqCst);
    }

    /// Sets the offset, unless it is another one than `before` by now; answers whether it did.
    #[must_use]
    pub fn replace_offset_ms(&self, before: i64, offset_ms: i64) -> bool {
        let order = Ordering::SeqCst;
        self.0.offset_ms.compare_exchange(before, offset_ms, order, order).is_ok()
    }

    /// Moves the business time by so many milliseconds.
    pub fn shift_ms(&self, ms: i64) {
        self.0.offset_ms.fetch_add(ms, Ordering::SeqCst);
    }

    /// Moves the business time to `now`.
    pub fn move_to(&self, now: Instant) {
        self.set_offset_ms(now.ms_since(self.unmoved()));
    }

    #[expect(clippy::disallowed_methods, reason = "this is the clock")]
    fn over(fixed: Option<Instant>) -> Self {
        let (ahead_ms, offset_ms) = (AtomicI64::new(0), AtomicI64::new(0));
        Self(Arc::new(Inner { fixed, ahead_ms, offset_ms, made: std::time::Instant::now() }))
    }
}

#[expect(clippy::disallowed_methods, reason = "this is the clock")]
fn system_now() -> Instant {
    // A machine whose clock is before 1970 is read as 1970.
    let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Instant::from_ms(i64::try_from(since_1970.as_millis()).unwrap_or(i64::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clones_move_together() {
        let clock = Clock::fixed(Instant::from_ms(1_000));
        let other = clock.clone();
        clock.shift_ms(500);
        clock.shift_ms(-100);
        assert_eq!(other.now(), Instant::from_ms(1_400));
        assert_eq!(other.unmoved(), Instant::from_ms(1_000));
        other.move_to(Instant::from_ms(7));
        assert_eq!(clock.now(), Instant::from_ms(7));
        assert_eq!(clock.offset_ms(), -993);
    }

    #[test]
    fn what_was_moved_meanwhile_is_not_replaced() {
        let clock = Clock::fixed(Instant::from_ms(1_000));
        assert!(clock.replace_offset_ms(0, 500));
        assert!(!clock.replace_offset_ms(0, 100));
        assert_eq!(clock.offset_ms(), 500);
    }

    #[test]
    fn a_shared_clock_is_followed_and_the_offset_stays() {
        let clock = Clock::fixed(Instant::from_ms(1_000));
        clock.shift_ms(500);
        clock.set_ahead_ms(-200);
        assert_eq!(
            (clock.unmoved(), clock.now()),
            (Instant::from_ms(800), Instant::from_ms(1_300))
        );
        assert_eq!((clock.ahead_ms(), clock.offset_ms()), (-200, 500));
    }

    #[test]
    fn the_system_clock_is_later_than_this_text() {
        let clock = Clock::system();
        assert!(clock.now() > "2025-01-01T00:00:00Z".parse().unwrap());
        clock.move_to("2030-01-02T10:00:00+08:00".parse().unwrap());
        assert_eq!(clock.today().to_string(), "2030-01-02");
    }
}
