//! The customer's watchlist.

use wire::Routes;

/// The room's operations.
pub fn routes() -> Routes {
    Routes::new("watchlist")
}

/// The room's tables.
pub const MIGRATIONS: &[db::Migration] = &[];
