//! Opening, real name, personal and tax facts, completeness checks.

use wire::Routes;

/// The room's operations.
pub fn routes() -> Routes {
    Routes::new("accounts")
}

/// The room's tables.
pub const MIGRATIONS: &[db::Migration] = &[];
