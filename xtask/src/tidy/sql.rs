//! SQL stands only in the `store.rs` or `store/` of a room or of one of its wings, and names only
//! that room's tables.

use super::Complaints;
use crate::files::{File, below};

const MACROS: [&str; 5] = ["sql!(", "claim!(", "insert!(", "update!(", "sql_in!("];
const BEFORE_TABLE: [&str; 4] = ["FROM ", "INTO ", "UPDATE ", "JOIN "];

pub fn check() -> Complaints {
    below("crates", &[".rs"])
        .iter()
        .filter(|f| f.crate_name() != Some("db") && !f.is_test())
        .flat_map(complaints)
        .collect()
}

fn complaints(file: &File) -> Complaints {
    let code = file.without_tests();
    let room = file.crate_name().unwrap_or_default();
    let in_store = file.is_store();
    let mut found = Vec::new();
    for (number, line) in code.lines().enumerate() {
        let at = format!("{}:{}", file.path, number + 1);
        let uses = MACROS.iter().any(|m| line.contains(m)) && !line.trim_start().starts_with("//");
        if uses && !in_store {
            found.push(format!("{at}: SQL outside a store"));
        }
        if !in_store {
            continue;
        }
        for table in tables(line) {
            if table.contains('_') && !table.starts_with(&format!("{room}_")) {
                found.push(format!("{at}: touches {table}"));
            }
        }
    }
    found
}

/// Words that follow FROM, INTO, UPDATE or JOIN in capitals; a CTE's name has no underscore.
fn tables(line: &str) -> Vec<&str> {
    BEFORE_TABLE
        .iter()
        .flat_map(|word| line.match_indices(word).map(move |(at, _)| &line[at + word.len()..]))
        .filter_map(|rest| rest.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').next())
        .filter(|table| !table.is_empty() && table.chars().all(|c| !c.is_ascii_uppercase()))
        .collect()
}
