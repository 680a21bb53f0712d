//! The list of edges between crates in ARCHITECTURE.md is the one in the Cargo.toml files.

use super::Complaints;
use crate::files::{below, read};
use std::collections::{BTreeMap, BTreeSet};

type Edges = BTreeMap<String, BTreeSet<String>>;

pub fn check() -> Complaints {
    let (said, real) = (said(), real());
    let mut complaints = Vec::new();
    for (name, needs) in &real {
        let listed = said.get(name).cloned().unwrap_or_default();
        for other in needs.difference(&listed) {
            complaints.push(format!("ARCHITECTURE.md does not say {name} → {other}"));
        }
        for other in listed.difference(needs) {
            complaints.push(format!("{name} does not need {other}, as ARCHITECTURE.md says"));
        }
    }
    let unknown = said.keys().filter(|name| !real.contains_key(*name));
    complaints.extend(unknown.map(|name| format!("ARCHITECTURE.md names {name}, no crate")));
    complaints
}

/// Lines `name → a, b` of the block after `<!-- edges -->`.
fn said() -> Edges {
    let text = read("ARCHITECTURE.md");
    let block = text.split("<!-- edges -->").nth(1).unwrap_or_default();
    let line = |l: &str| {
        let (name, needs) = l.split_once('→')?;
        let needs = needs.split(',').map(|n| n.trim().to_owned()).filter(|n| !n.is_empty());
        Some((name.trim().to_owned(), needs.collect()))
    };
    block.lines().filter_map(line).collect()
}

fn real() -> Edges {
    let manifests = below("crates", &["Cargo.toml"]);
    let names: BTreeSet<String> =
        manifests.iter().filter_map(|m| m.crate_name().map(str::to_owned)).collect();
    let needs = |text: &str| {
        let block = text.split("[dependencies]").nth(1).unwrap_or_default();
        let block = block.split("\n[").next().unwrap_or_default();
        let name = |l: &str| l.split(['.', ' ', '=']).next().map(str::to_owned);
        block.lines().filter_map(name).filter(|n| names.contains(n)).collect()
    };
    manifests.iter().filter_map(|m| Some((m.crate_name()?.to_owned(), needs(&m.text)))).collect()
}
