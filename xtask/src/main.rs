//! The workspace's own tasks: tidy, coverage, gen. Run with `cargo run -p xtask -- TASK`.

mod coverage;
mod files;
mod generate;
mod tidy;

use std::process::ExitCode;

const USAGE: &str = "usage: cargo run -p xtask -- tidy | coverage [--json] | gen";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let good = match words[..] {
        ["tidy"] => tidy::run(),
        ["coverage"] => coverage::print(false),
        ["coverage", "--json"] => coverage::print(true),
        ["gen"] => generate::run(),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    if good { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
