//! Every room has the same furniture: a README, `lib.rs`, and a store where it has tables.

use super::Complaints;
use crate::files::{below, root};

const ROOMS: [&str; 12] = [
    "identity",
    "accounts",
    "bankcards",
    "funds",
    "suitability",
    "ledger",
    "holdings",
    "orders",
    "clearing",
    "market",
    "content",
    "watchlist",
];

pub fn check() -> Complaints {
    let (migrations, sources) = (below("migrations", &[".sql"]), below("crates", &[".rs"]));
    let mut complaints = Vec::new();
    for room in ROOMS {
        let home = root().join("crates").join(room);
        for piece in ["README.md", "src/lib.rs"] {
            if !home.join(piece).exists() {
                complaints.push(format!("crates/{room}/{piece} is missing"));
            }
        }
        let has_tables = migrations.iter().any(|m| m.path.contains(&format!("/{room}_")));
        let has_store = sources.iter().any(|f| f.crate_name() == Some(room) && f.is_store());
        if has_tables && !has_store {
            complaints.push(format!("crates/{room} has tables and no store"));
        }
    }
    for migration in &migrations {
        let file = migration.path.trim_start_matches("migrations/");
        let room = file.split("_0").next().unwrap_or_default();
        for line in migration.text.lines() {
            let Some(rest) = line.trim_start().strip_prefix("CREATE TABLE ") else { continue };
            let table = rest.split([' ', '(']).next().unwrap_or_default();
            if !table.starts_with(&format!("{room}_")) {
                complaints.push(format!("{}: {table} lacks its room's prefix", migration.path));
            }
        }
    }
    complaints
}
