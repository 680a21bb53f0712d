//! What all parts of a backup share.

use crate::{Error, ErrorKind, Migration};

/// What a backup has.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Held {
    /// Tables.
    pub tables: u64,
    /// Rows of all of them.
    pub rows: u64,
}

/// Migrated first of all, and forgotten with the last row: no program opens a database that knows
/// it, so one that was restored by half is never taken for a whole one.
pub(super) const RESTORING: Migration =
    Migration { room: "restore", version: 1, name: "not ended", text: "SELECT 1" };

/// A sentence for whoever asked.
pub(super) fn refused(text: impl Into<String>) -> Error {
    Error::new(ErrorKind::Conflict, text.into())
}
