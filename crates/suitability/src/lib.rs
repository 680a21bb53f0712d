//! Risk questionnaire, levels, match of customer and product, warnings.

use wire::Routes;

/// The room's operations.
pub fn routes() -> Routes {
    Routes::new("suitability")
}

/// The room's tables.
pub const MIGRATIONS: &[db::Migration] = &[];
