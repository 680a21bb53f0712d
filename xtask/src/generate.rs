//! Makes every generated file: contracts of rooms, OpenAPI, codes, samples, screens, TypeScript.

use crate::files::root;
use std::process::Command;

/// Runs the generators in order; false when one fails.
pub fn run() -> bool {
    let steps: [(&str, &[&str], bool); 5] = [
        ("cargo", &["test", "-q", "--workspace", "the_contract_is_fresh"], true),
        ("cargo", &["test", "-q", "-p", "wire", "the_committed_vectors_hold"], true),
        ("cargo", &["test", "-q", "-p", "tael", "--test", "samples"], true),
        ("npm", &["--prefix", "web", "run", "gen"], false),
        (
            "npm",
            &["--prefix", "web", "test", "--", "test/screens-page", "test/large-text-page"],
            true,
        ),
    ];
    steps.iter().all(|(program, arguments, update)| {
        println!("{program} {}", arguments.join(" "));
        let mut command = Command::new(program);
        command.args(*arguments).current_dir(root());
        if *update {
            command.env("UPDATE", "1");
        }
        command.status().is_ok_and(|s| s.success())
    })
}
