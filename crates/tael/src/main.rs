//! `tael`: the whole company in one binary.

mod backup;
#[expect(clippy::disallowed_methods, reason = "a benchmark measures this machine, as a client")]
mod bench;
mod calc;
mod consent;
mod content;
mod day;
mod decisions;
mod demo;
mod exchange;
mod export;
mod failure;
mod import;
mod keys;
mod log;
mod openapi;
mod out;
mod photos;
mod runtime;
mod serve;
mod settings;
mod verify;

use clap::{Parser, Subcommand};
use runtime::on_runtime;
use settings::Settings;
use std::process::ExitCode;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Tael sells funds: customers' app, server, business day, and simulators of all outside parties.
///
/// Exit codes: 0 done, 1 failed or refused (the reason is on stderr), 2 wrong usage.
#[derive(Parser)]
#[command(version, about, max_term_width = 100)]
struct Cli {
    #[command(flatten)]
    settings: Settings,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Serve the app and its calls on an existing data folder.
    Serve(serve::Company),
    /// Fill an empty data folder with the demo market, serve it, and say what to try.
    Demo(demo::Demo),
    /// Create or update the database's tables, then stop.
    Migrate,
    /// Drive the business day: seal, exchange files with the transfer agent, confirm, pay.
    #[command(subcommand)]
    Day(day::DayCommand),
    /// Recompute every balance, lot and position, and print what differs.
    Verify,
    /// What was decided inside orders: make it again from its inputs.
    #[command(subcommand)]
    Decisions(decisions::DecisionsCommand),
    /// What customers agreed to: check a file of it.
    #[command(subcommand)]
    Consent(consent::ConsentCommand),
    /// What customers took along: look at such a file.
    #[command(subcommand)]
    Export(export::ExportCommand),
    /// Write all of the company's database into one file, while servers work on it.
    Backup(backup::Backup),
    /// Fill an empty data folder or database from such a file, then verify it.
    Restore(backup::Restore),
    /// The keys of the seal, and the master keys of personal data.
    #[command(subcommand)]
    Keys(keys::KeysCommand),
    /// Read real funds, prices, trading days and indices.
    Import(import::Import),
    /// What the company says, as a folder of files: check, apply, list, bring back.
    #[command(subcommand)]
    Content(content::ContentCommand),
    /// Calculate: JSON on stdin, JSON on stdout, every step explained.
    Calc(calc::Calc),
    /// Look into the transfer agent's files.
    #[command(subcommand)]
    Exchange(exchange::Exchange),
    /// Measure this machine: each figure beside its limit in the same run.
    Bench(bench::Bench),
    /// Print the OpenAPI document of all calls.
    Openapi(openapi::Openapi),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    vault::keep_private();
    let _log = log::start(matches!(cli.command, Command::Serve(_)));
    let done = match cli.command {
        Command::Serve(serve) => on_runtime(serve::run(&cli.settings, &serve)),
        Command::Demo(demo) => on_runtime(demo::run(&cli.settings, &demo)),
        Command::Migrate => on_runtime(serve::migrate(&cli.settings)),
        Command::Day(command) => on_runtime(day::run(&cli.settings, &command)),
        Command::Verify => on_runtime(verify::run(&cli.settings)),
        Command::Decisions(command) => on_runtime(decisions::run(&cli.settings, command)),
        Command::Export(command) => on_runtime(export::run(&cli.settings, command)),
        Command::Backup(backup) => on_runtime(backup::backup(&cli.settings, &backup)),
        Command::Restore(restore) => on_runtime(backup::restore(&cli.settings, &restore)),
        Command::Keys(command) => on_runtime(keys::run(&cli.settings, &command)),
        Command::Import(import) => on_runtime(import::run(&cli.settings, &import)),
        Command::Content(command) => on_runtime(content::run(&cli.settings, &command)),
        Command::Consent(command) => consent::run(&command),
        Command::Calc(calc) => calc::run(&calc),
        Command::Exchange(exchange) => exchange::run(&exchange),
        Command::Bench(bench) => bench::run(&bench, &cli.settings),
        Command::Openapi(openapi) => openapi::run(&openapi),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failed) => failed.report(),
    }
}
