//! How long simulated partners take.

use std::time::Duration;

/// How long a partner that answers late takes, and one that never does.
#[derive(Debug, Clone, Copy)]
pub struct Delays {
    /// Before a late answer.
    pub late: Duration,
    /// Before giving up.
    pub time_out: Duration,
}

impl Delays {
    /// Long enough to be seen by a person.
    pub const DEMO: Self = Self { late: Duration::from_secs(3), time_out: Duration::from_secs(8) };
    /// None, for tests.
    pub const NONE: Self = Self { late: Duration::ZERO, time_out: Duration::ZERO };
}
