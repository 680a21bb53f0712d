//! How many connections to a server there may be.

/// How many connections to PostgreSQL a process may open; an embedded database has its own way.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Connections {
    /// For writes, shared evenly by up to four threads.
    pub writes: usize,
    /// For reads.
    pub reads: usize,
}

impl Default for Connections {
    fn default() -> Self {
        16.into()
    }
}

impl From<usize> for Connections {
    /// So many for writes, and as many for reads.
    fn from(size: usize) -> Self {
        Self { writes: size, reads: size }
    }
}
