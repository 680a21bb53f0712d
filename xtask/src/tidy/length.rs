//! Lengths of files, functions and lines.

use super::Complaints;
use crate::files::{File, below};

const FILE_LINES: usize = 400;
const FUNCTION_LINES: usize = 60;
const LINE_CHARACTERS: usize = 100;
const SENTENCE: usize = 60;

fn sources() -> Vec<File> {
    let mut all = below("crates", &[".rs"]);
    all.extend(below("xtask", &[".rs"]));
    all.extend(below("web/src", &[".ts", ".tsx"]));
    all.extend(below("e2e", &[".ts"]));
    all
}

pub fn files() -> Complaints {
    let long = |f: &File| (f.path.clone(), f.text.lines().count());
    sources()
        .iter()
        .map(long)
        .filter(|(_, lines)| *lines > FILE_LINES)
        .map(|(path, lines)| format!("{path}: {lines} lines"))
        .collect()
}

/// Functions of formatted Rust end at a brace in the column where they begin.
pub fn functions() -> Complaints {
    sources().iter().filter(|f| f.path.ends_with(".rs")).flat_map(long_functions).collect()
}

fn long_functions(file: &File) -> Complaints {
    let lines: Vec<&str> = file.text.lines().collect();
    let mut complaints = Vec::new();
    for (start, line) in lines.iter().enumerate() {
        let code = line.trim_start();
        let Some(name) = function_name(code) else { continue };
        let indent = line.len() - code.len();
        let end = lines[start..].iter().position(|l| {
            let own = l.len() - l.trim_start().len();
            own == indent && l.trim_start().starts_with('}')
        });
        let length = end.map_or(0, |end| end + 1);
        let one_line = line.trim_end().ends_with(';') || line.trim_end().ends_with('}');
        if !one_line && length > FUNCTION_LINES {
            complaints.push(format!("{}:{}: {name} has {length} lines", file.path, start + 1));
        }
    }
    complaints
}

fn function_name(code: &str) -> Option<&str> {
    let words = ["pub(crate) ", "pub(super) ", "pub ", "const ", "async "];
    let mut rest = code;
    while let Some(word) = words.iter().find(|w| rest.starts_with(**w)) {
        rest = &rest[word.len()..];
    }
    let rest = rest.strip_prefix("fn ")?;
    rest.split(['(', '<']).next()
}

pub fn lines() -> Complaints {
    let mut complaints = Vec::new();
    for file in sources().iter().filter(|f| f.path.ends_with(".rs")) {
        for (number, line) in file.text.lines().enumerate() {
            // A long sentence for people may stay whole.
            let text = line.split('"').skip(1).any(|part| part.chars().count() >= SENTENCE);
            if !text && line.chars().count() > LINE_CHARACTERS {
                complaints.push(format!("{}:{}", file.path, number + 1));
            }
        }
    }
    complaints
}
