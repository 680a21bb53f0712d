//! Login, register, SMS codes, sessions, the one password for login and trading.

use wire::Routes;

/// The room's operations.
pub fn routes() -> Routes {
    Routes::new("identity")
}

/// The room's tables.
pub const MIGRATIONS: &[db::Migration] = &[];
