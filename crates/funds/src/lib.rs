//! Public-fund catalogue: classes, NAV, performance, ranking, search, fees, rules.

use wire::Routes;

/// The room's operations.
pub fn routes() -> Routes {
    Routes::new("funds")
}

/// The room's tables.
pub const MIGRATIONS: &[db::Migration] = &[];
