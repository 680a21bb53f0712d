//! Positions, lots, profit.

use wire::Routes;

/// The room's operations.
pub fn routes() -> Routes {
    Routes::new("holdings")
}

/// The room's tables.
pub const MIGRATIONS: &[db::Migration] = &[];
