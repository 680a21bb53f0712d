//! Indices and the market clock.

use wire::Routes;

/// The room's operations.
pub fn routes() -> Routes {
    Routes::new("market")
}

/// The room's tables.
pub const MIGRATIONS: &[db::Migration] = &[];
