//! Nothing unfinished, and no escape from the checks.

use super::Complaints;
use crate::files::{File, below};

const RUST: [&str; 6] =
    ["todo!(", "unimplemented!(", "dbg!(", "#[ignore", "unsafe {", "std::env::set_var"];
const TYPESCRIPT: [&str; 8] = [
    "@ts-ignore",
    "@ts-nocheck",
    "as any",
    ": any",
    ".only(",
    ".skip(",
    "dangerouslySetInnerHTML",
    "debugger",
];
/// Split, so that this file does not find itself.
const BOTH: [&str; 3] = [concat!("TO", "DO"), concat!("FIX", "ME"), concat!("XX", "X")];

pub fn check() -> Complaints {
    let rust = below("crates", &[".rs"]);
    let mut web = below("web/src", &[".ts", ".tsx"]);
    web.extend(below("e2e", &[".ts"]));
    let mut complaints: Complaints = rust.iter().flat_map(|f| found(f, &RUST)).collect();
    complaints.extend(web.iter().flat_map(|f| found(f, &TYPESCRIPT)));
    complaints.extend(rust.iter().chain(&web).flat_map(|f| found(f, &BOTH)));
    complaints
}

fn found(file: &File, words: &[&str]) -> Complaints {
    let mut complaints = Vec::new();
    for (number, line) in file.text.lines().enumerate() {
        for word in words.iter().filter(|w| line.contains(**w)) {
            complaints.push(format!("{}:{}: {word}", file.path, number + 1));
        }
    }
    complaints
}
