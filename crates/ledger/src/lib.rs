//! The double-entry journal of cash and shares.

/// The room's tables.
pub const MIGRATIONS: &[db::Migration] = &[];
