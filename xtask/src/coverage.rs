//! What is built and what is missing of the specification's paths and calls.
//!
//! A path is built when a row of a room's `screens.ts` has a view. A call is built when a room's
//! contract has its method and path, and a test calls it.

use crate::files::{below, read};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::io::Write;

struct Coverage {
    built: usize,
    missing: Vec<String>,
}

/// Prints the report, as JSON for scripts. Always true: missing parts are no fault.
pub fn print(as_json: bool) -> bool {
    let (paths, calls) = (paths(), calls());
    let report = if as_json {
        let part = |c: &Coverage| json!({"built": c.built, "missing": c.missing});
        format!("{}\n", json!({"paths": part(&paths), "calls": part(&calls)}))
    } else {
        paths.report("paths") + &calls.report("calls")
    };
    // A reader that leaves early, such as `head`, has what it wanted.
    let _ = std::io::stdout().write_all(report.as_bytes());
    true
}

impl Coverage {
    fn of(all: Vec<String>, is_built: impl Fn(&str) -> bool) -> Self {
        let (built, missing): (Vec<_>, Vec<_>) = all.into_iter().partition(|one| is_built(one));
        Self { built: built.len(), missing }
    }

    /// For people.
    fn report(&self, name: &str) -> String {
        let all = self.built + self.missing.len();
        let missing = self.missing.iter().map(|m| format!("  missing {m}\n"));
        format!("{name}: {} of {all} built\n", self.built) + &missing.collect::<String>()
    }
}

fn paths() -> Coverage {
    let screens = below("web/src/features", &["screens.ts", "screens.tsx"]);
    let views: BTreeSet<String> = screens.iter().flat_map(|f| rows_with_view(&f.text)).collect();
    let path = |row: Vec<String>| row.into_iter().next().unwrap_or_default();
    // Without the redirect of `/` and the destinations whose path is free to choose.
    let all = rows("contract/routes.tsv").into_iter().map(path);
    let all = all.filter(|p| p.starts_with('/') && p.len() > 1).collect();
    Coverage::of(all, |path| views.contains(path))
}

/// `{ path: '/x', … view: … }`: the path of each row that has a view or redirects.
fn rows_with_view(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for row in text.split("path:").skip(1) {
        let quote = |c| c == '\'' || c == '"';
        let path = row.split(quote).nth(1).unwrap_or_default();
        if row.contains("view:") || row.contains("redirect:") {
            found.push(path.to_owned());
        }
    }
    found
}

fn calls() -> Coverage {
    let built: BTreeSet<String> =
        below("contract/rooms", &[".json"]).iter().flat_map(|f| operations(&f.text)).collect();
    let tests: String = below("crates", &[".rs"])
        .iter()
        .map(|f| if f.is_test() { &f.text[..] } else { &f.text[f.without_tests().len()..] })
        .collect();
    let all = rows("contract/calls.tsv").into_iter();
    let all = all.map(|r| format!("{} {}{}", r[0], r[1], r[2])).collect();
    Coverage::of(all, |call| built.contains(call) && tested(&tests, call))
}

/// Tests name a call by its path without its base, in quotes.
fn tested(tests: &str, call: &str) -> bool {
    let path = call.split(' ').nth(1).unwrap_or_default();
    let short = path.trim_start_matches("/api/v1/m").trim_start_matches("/proxy/hwm/bff/");
    [short, path].iter().any(|p| tests.contains(&format!("\"{p}\"")))
}

fn operations(text: &str) -> Vec<String> {
    let document: Value = serde_json::from_str(text).unwrap_or_default();
    let paths = document["paths"].as_object().cloned().unwrap_or_default();
    paths
        .iter()
        .flat_map(|(path, item)| {
            let methods = item.as_object().cloned().unwrap_or_default();
            methods.into_iter().map(move |(m, _)| format!("{} {path}", m.to_uppercase()))
        })
        .collect()
}

fn rows(file: &str) -> Vec<Vec<String>> {
    let text = read(file);
    text.lines().skip(1).map(|l| l.split('\t').map(str::to_owned).collect()).collect()
}
