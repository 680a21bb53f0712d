//! Every room has the same furniture: a README, `lib.rs`, and a store where it has tables.

use super::Complaints;
use crate::files::{File, below, read, root};
use std::collections::BTreeSet;

pub fn check() -> Complaints {
    let (migrations, sources) = (below("migrations", &[".sql"]), below("crates", &[".rs"]));
    let rooms = rooms();
    let mut complaints = Vec::new();
    for contract in below("contract/rooms", &[".json"]) {
        let name = contract.path.trim_start_matches("contract/rooms/").trim_end_matches(".json");
        if root().join("crates").join(name).exists() && !rooms.contains(name) {
            complaints.push(format!("ARCHITECTURE.md does not name the room {name}"));
        }
    }
    for room in &rooms {
        let home = root().join("crates").join(room);
        for piece in ["README.md", "src/lib.rs"] {
            if !home.join(piece).exists() {
                complaints.push(format!("crates/{room}/{piece} is missing"));
            }
        }
        let has_tables = migrations.iter().any(|m| m.path.contains(&format!("/{room}_")));
        let is_store = |f: &File| f.crate_name() == Some(room.as_str()) && f.is_store();
        let has_store = sources.iter().any(is_store);
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

/// Those of the row `crates/<room>` of the map in ARCHITECTURE.md.
fn rooms() -> BTreeSet<String> {
    let text = read("ARCHITECTURE.md");
    let row = text.lines().find_map(|line| line.strip_prefix("| `crates/<room>` |"));
    let names = row.unwrap_or_default().trim_end_matches('|').split(',');
    names.map(|name| name.trim().to_owned()).collect()
}
