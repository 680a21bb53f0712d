//! What a database is doing, for those who operate it.

/// At one moment, in this process.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Pulse {
    /// Writes that wait or run.
    pub writes: usize,
    /// Races that writes have lost since the start; each was run again, or refused after the last.
    pub lost_races: u64,
    /// Connections for writes.
    pub for_writes: Used,
    /// Connections for reads.
    pub for_reads: Used,
}

/// Connections to a server; none are counted of an embedded database.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Used {
    /// That work for somebody.
    pub in_use: usize,
    /// That are open.
    pub open: usize,
    /// That may be open.
    pub most: usize,
    /// Work that waits for one.
    pub waiting: usize,
}

impl Used {
    /// Both together.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self {
            in_use: self.in_use + other.in_use,
            open: self.open + other.open,
            most: self.most + other.most,
            waiting: self.waiting + other.waiting,
        }
    }
}
