//! What statements compare their columns with, as far as it stands in their text.

use crate::{BULKS, STATEMENTS};

/// The literals with which statements of source files below `folder` compare a column or that they
/// give to it, each behind its `file:line`. What a partial index is made of must stand in the text
/// of the statement that uses it; a test compares it with the codes of the column's type.
#[must_use]
pub fn literals(folder: &str, column: &str) -> Vec<(String, String)> {
    let sqls = STATEMENTS.iter().map(|sql| (sql.place(), sql.text));
    let bulks = BULKS.iter().map(|bulk| (bulk.place(), bulk.sqlite()));
    let all = sqls.chain(bulks).filter(|((file, _), _)| file.starts_with(folder));
    all.flat_map(|((file, line), text)| {
        let place = format!("{file}:{line}");
        compared(text, column).into_iter().map(move |literal| (place.clone(), literal.to_owned()))
    })
    .collect()
}

/// The literals behind a column's name in one statement.
fn compared<'a>(text: &'a str, column: &str) -> Vec<&'a str> {
    let mut found = Vec::new();
    for (at, _) in text.match_indices(column) {
        let (before, behind) = (&text[..at], &text[at + column.len()..]);
        let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
        if before.ends_with(is_part) || behind.starts_with(is_part) {
            continue;
        }
        let behind = behind.trim_start();
        let list = behind.strip_prefix("NOT ").unwrap_or(behind).trim_start();
        if let Some(list) = list.strip_prefix("IN (") {
            let list = list.split(')').next().unwrap_or_default();
            found.extend(list.split('\'').skip(1).step_by(2));
        } else if let Some(one) =
            behind.trim_start_matches(['<', '>', '=']).trim_start().strip_prefix('\'')
            && behind.starts_with(['<', '>', '='])
        {
            found.extend(one.split('\'').next());
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::compared;

    #[test]
    fn literals_are_found_behind_their_column_only() {
        let text = "UPDATE t SET state = '1', x_state = '2' WHERE t.state<>'3' AND states = '4'
            AND state NOT IN ('5', '6') AND state IN ($1[]) AND kind = '7' AND state < '8'
            AND state = $2 AND state IS NULL";
        assert_eq!(compared(text, "state"), ["1", "3", "5", "6", "8"]);
        assert_eq!(compared(text, "kind"), ["7"]);
        assert!(compared(text, "status").is_empty());
    }
}
