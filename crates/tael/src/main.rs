//! `tael`: the whole company in one binary.

use clap::Parser;
use std::path::PathBuf;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Tael sells funds: customers' app, server, business day, and simulators of all outside parties.
#[derive(Parser)]
#[command(version, about)]
struct Cli {
    /// Where keys, the embedded database and exchange files live.
    #[arg(long, env = "DATA", default_value = "data", global = true)]
    data: PathBuf,
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Calculate: JSON on stdin, JSON on stdout.
    Calc { name: String },
}

fn main() {
    let _ = Cli::parse();
}
