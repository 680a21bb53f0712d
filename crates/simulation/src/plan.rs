//! What a run does.

/// A run, completely: the same plan gives the same state.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Plan {
    /// Of all random numbers.
    pub seed: u64,
    /// Trading days on which customers act.
    pub days: u32,
    /// Below 900.
    pub customers: u32,
    /// Whether the process is killed in the middle of days; the state must be the same.
    pub kills: bool,
    /// How often the books are audited.
    pub audits: Audits,
}

/// How often the books are audited.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Audits {
    /// After every step of every day, and after the customers.
    EveryStep,
    /// At the end of every day.
    EveryDay,
}

/// Days at the end on which nobody acts and nothing fails: everything must come to its end.
pub const QUIET_DAYS: u32 = 14;
