//! What passes by itself: too much to do, a stop, a database that is away, a full disk. Nothing is
//! wrong with the request, and there is no fault to be looked for in it.

use crate::Calm;
use db::ErrorKind;
use std::{
    fmt,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

/// After so many seconds the same request may succeed: a database that comes back, or a server that
/// takes another one's place, is there within one.
const RETRY_AFTER_S: u32 = 1;

const KINDS: usize = ErrorKind::PASSING.len();
/// How often, by kind.
static COUNTS: [AtomicU64; KINDS] = [const { AtomicU64::new(0) }; KINDS];

/// Why a request cannot be answered at this moment.
#[derive(Debug, Clone)]
pub struct Busy {
    kind: ErrorKind,
    /// The database's words; for the log.
    text: Arc<str>,
}

impl Busy {
    /// Of an error that passes.
    pub(crate) fn of(error: &db::Error) -> Self {
        Self { kind: error.kind, text: error.to_string().into() }
    }

    /// For logs and figures.
    #[must_use]
    pub fn cause(&self) -> &'static str {
        self.kind.name()
    }

    /// When to come again.
    #[must_use]
    pub fn retry_after_s(&self) -> u32 {
        RETRY_AFTER_S
    }

    /// How often there was which cause since the start, for figures.
    pub fn counts() -> impl Iterator<Item = (&'static str, u64)> {
        let count =
            |(kind, count): (ErrorKind, &AtomicU64)| (kind.name(), count.load(Ordering::Relaxed));
        ErrorKind::PASSING.into_iter().zip(&COUNTS).map(count)
    }

    /// One line a second for each cause, whatever wanted the database: it may be thousands of
    /// requests.
    pub(crate) fn log(&self, doing: &str) {
        static CAUSES: [Calm; KINDS] = [const { Calm::new() }; KINDS];
        let at = ErrorKind::PASSING.iter().position(|kind| *kind == self.kind);
        let Some(at) = at else { return };
        COUNTS[at].fetch_add(1, Ordering::Relaxed);
        if let Some(times) = CAUSES[at].count() {
            tracing::warn!(cause = self.cause(), times, doing, error = %self.text, "busy");
        }
    }
}

impl fmt::Display for Busy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.cause(), self.text)
    }
}
