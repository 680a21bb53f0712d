//! Banks and limits, binding of cards, signing with the payment channel.

use wire::Routes;

/// The room's operations.
pub fn routes() -> Routes {
    Routes::new("bankcards")
}

/// The room's tables.
pub const MIGRATIONS: &[db::Migration] = &[];
