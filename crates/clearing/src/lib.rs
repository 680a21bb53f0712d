//! The business day: seal, exchange, NAV, confirm, value, reconcile, pay.

use wire::Routes;

/// The room's operations.
pub fn routes() -> Routes {
    Routes::new("clearing")
}

/// The room's tables.
pub const MIGRATIONS: &[db::Migration] = &[];
