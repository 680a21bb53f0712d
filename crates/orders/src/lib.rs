//! Buy, redeem, cancel; the order's states and events.

use wire::Routes;

/// The room's operations.
pub fn routes() -> Routes {
    Routes::new("orders")
}

/// The room's tables.
pub const MIGRATIONS: &[db::Migration] = &[];
