//! Checks of style and structure. Each prints `ok NAME`, or `FAILED NAME` with its complaints.

mod circles;
mod doors;
mod edges;
mod floors;
mod furniture;
mod length;
mod sql;
mod web;
mod words;

use std::process::Command;

/// Complaints, each with a place where there is one.
pub type Complaints = Vec<String>;

/// A check with its name as a sentence.
type Check = (&'static str, fn() -> Complaints);

/// Runs all checks; true when nothing was found.
pub fn run() -> bool {
    let checks: [Check; 13] = [
        ("files have at most 400 lines", length::files),
        ("functions have at most 60 lines", length::functions),
        ("lines have at most 100 characters", length::lines),
        ("SQL stands in a store and touches its own room's tables", sql::check),
        ("rooms depend on each other as ARCHITECTURE.md says", edges::check),
        ("the wings of a room import only downward", floors::check),
        ("the files of a crate, and of the web app, take in one direction", circles::check),
        ("the layers of the web app import as ARCHITECTURE.md says", web::layers),
        ("web modules that must exist once say so", web::once),
        ("no operation takes a bare string", doors::check),
        ("every room has its furniture", furniture::check),
        ("nothing is left unfinished or written in a forbidden word", words::check),
        ("Rust is formatted", formatted),
    ];
    let mut good = true;
    for (name, check) in checks {
        let complaints = check();
        println!("{} {name}", if complaints.is_empty() { "ok" } else { "FAILED" });
        complaints.iter().for_each(|c| println!("     {c}"));
        good &= complaints.is_empty();
    }
    good
}

fn formatted() -> Complaints {
    let out = Command::new("cargo").args(["fmt", "--all", "--check"]).output();
    match out {
        Ok(out) if out.status.success() => Vec::new(),
        Ok(out) => String::from_utf8_lossy(&out.stdout)
            .lines()
            .filter(|l| l.starts_with("Diff in"))
            .map(str::to_owned)
            .collect(),
        Err(error) => vec![format!("cargo fmt: {error}")],
    }
}
