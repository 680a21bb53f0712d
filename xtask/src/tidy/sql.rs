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
        if is_nameless(line) {
            found.push(format!("{at}: names no columns: a new one would break running servers"));
        }
        for table in tables(line) {
            if table.contains('_') && !table.starts_with(&format!("{room}_")) {
                found.push(format!("{at}: touches {table}"));
            }
        }
    }
    found
}

/// Whether a statement asks for all columns, whatever they are.
fn is_nameless(line: &str) -> bool {
    let line = line.trim_start();
    let of_alias = line.match_indices(".*").any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let after = line[at + 2..].chars().next();
        before.is_some_and(|c| c.is_ascii_alphanumeric() || c == '_')
            && after.is_none_or(|c| matches!(c, ' ' | ',' | '"'))
    });
    !line.starts_with("//")
        && (line.contains("SELECT *") || line.contains("RETURNING *") || of_alias)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_statement_that_names_no_columns_is_found() {
        for line in ["\"SELECT * FROM t\"", "SELECT 1, o.* FROM t", "RETURNING *", "SELECT p.*,"] {
            assert!(is_nameless(line), "{line}");
        }
        for line in ["SELECT count(*) FROM t", "a * b", "// SELECT * FROM t", "x.0.*y"] {
            assert!(!is_nameless(line), "{line}");
        }
    }
}
