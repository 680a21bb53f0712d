//! What a TypeScript module imports from others of the app. Biome has formatted it: a statement
//! begins in the first column and ends with a semicolon.

use crate::files::File;

/// Modules by their places below `web/src`, without their endings. What is taken as a type only, or
/// is loaded later, is taken all the same.
pub struct Import {
    pub from: String,
    pub to: String,
    pub names: Vec<String>,
}

/// The place of a file: `web/src/ui/Card.tsx` is `ui/Card`.
pub fn place(path: &str) -> &str {
    let inner = path.strip_prefix("web/src/").unwrap_or(path);
    inner.trim_end_matches(".tsx").trim_end_matches(".ts")
}

pub fn imports(file: &File) -> Vec<Import> {
    let from = place(&file.path);
    let code: Vec<&str> = file.text.lines().filter(|line| !is_comment(line)).collect();
    let mut found = Vec::new();
    let mut lines = code.iter();
    while let Some(line) = lines.next() {
        if !begins_import(line) {
            found.extend(later(from, line));
            continue;
        }
        let mut statement = (*line).to_owned();
        while !statement.ends_with(';') {
            let Some(next) = lines.next() else { break };
            statement.push_str(next);
        }
        found.extend(stated(from, &statement));
    }
    found
}

fn is_comment(line: &str) -> bool {
    let line = line.trim_start();
    ["//", "/*", "*"].iter().any(|mark| line.starts_with(mark))
}

fn begins_import(line: &str) -> bool {
    let marks = ["import ", "export {", "export *", "export type {"];
    marks.iter().any(|mark| line.starts_with(mark))
}

/// `import … from '…';`, `import '…';`, `export … from '…';`
fn stated(from: &str, statement: &str) -> Option<Import> {
    let mut quoted = statement.rsplit('\'');
    let to = resolve(from, quoted.nth(1)?)?;
    let clause = quoted.next().unwrap_or_default();
    let inner = clause.split(['{', '}']).nth(1).unwrap_or_default();
    let names = inner.split(',').map(|name| name.trim().to_owned()).filter(|name| !name.is_empty());
    Some(Import { from: from.to_owned(), to, names: names.collect() })
}

/// Each `import('…')` of a line.
fn later(from: &str, line: &str) -> Vec<Import> {
    let mark = "import('";
    let one = |(at, _): (usize, &str)| {
        let to = resolve(from, line[at + mark.len()..].split('\'').next()?)?;
        Some(Import { from: from.to_owned(), to, names: Vec::new() })
    };
    line.match_indices(mark).filter_map(one).collect()
}

/// Nothing for a library.
fn resolve(from: &str, to: &str) -> Option<String> {
    let to = to.trim_end_matches(".tsx").trim_end_matches(".ts");
    if let Some(inner) = to.strip_prefix("@/") {
        return Some(inner.to_owned());
    }
    if !to.starts_with('.') {
        return None;
    }
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in to.split('/') {
        match part {
            "." => {}
            ".." => {
                parts.pop();
            }
            _ => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::super::module;
    use super::*;

    #[test]
    fn each_way_of_importing_is_read() {
        let text = "\
import { useState } from 'react';
import './look.css';
import type { Row } from '../ui/Row';
import { Card, type CardProps } from '@/ui/Card';
import {
  amount,
  type Sum,
} from '@/lib/figures';
export { price } from './price';

const body = lazy(() => import('./Body'));
type Call = typeof import('@/wire/call');
";
        let found = imports(&module("trade/form/Till.tsx", text));
        let said: Vec<_> = found.iter().map(|import| &*import.to).collect();
        let expected = [
            "trade/form/look.css",
            "trade/ui/Row",
            "ui/Card",
            "lib/figures",
            "trade/form/price",
            "trade/form/Body",
            "wire/call",
        ];
        assert_eq!(said, expected);
        assert_eq!(found[3].names, ["amount", "type Sum"]);
    }
}
