//! Page CMS, banners, agreements, knowledge, dictionaries, switches.

use wire::Routes;

/// The room's operations.
pub fn routes() -> Routes {
    Routes::new("content")
}

/// The room's tables.
pub const MIGRATIONS: &[db::Migration] = &[];
