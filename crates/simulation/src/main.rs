//! `simulation`: a longer run, with a bar; `make simulate`.

use clap::Parser;
use indicatif::{ProgressBar, ProgressStyle};
use simulation::{Audits, Plan, QUIET_DAYS, Stop, Store, run};
use std::process::ExitCode;

/// A seeded market of random customers, with faults; ends with the state's hash, or with the first
/// violation and the seed that finds it again.
#[derive(Parser)]
#[command(version, about)]
struct Cli {
    /// Trading days on which customers act.
    #[arg(long, default_value_t = 250)]
    days: u32,
    /// Customers, below 900.
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..900))]
    customers: u32,
    /// Of all random numbers.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Never kill the process in the middle of a day.
    #[arg(long)]
    no_kills: bool,
    /// Audit the books after every step, not only at the end of every day.
    #[arg(long)]
    every_step: bool,
    /// An empty PostgreSQL database instead of a temporary SQLite file.
    #[arg(long, env = "DATABASE_URL", hide_env_values = true)]
    database_url: Option<String>,
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    match on_runtime(&cli) {
        Ok(()) => ExitCode::SUCCESS,
        Err(stop) => {
            eprintln!("{stop:?}");
            ExitCode::FAILURE
        }
    }
}

fn on_runtime(cli: &Cli) -> Result<(), Stop> {
    let plan = Plan {
        seed: cli.seed,
        days: cli.days,
        customers: cli.customers,
        kills: !cli.no_kills,
        audits: if cli.every_step { Audits::EveryStep } else { Audits::EveryDay },
    };
    let store = cli.database_url.clone().map_or(Store::Sqlite, Store::Postgres);
    let bar = ProgressBar::new(u64::from(plan.days + QUIET_DAYS));
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} day {pos}/{len} {eta}") {
        bar.set_style(style);
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let outcome = runtime.block_on(run(plan, store, |day| bar.set_position(day.into())))?;
    bar.finish_and_clear();
    print!("{}", outcome.tally);
    println!("seed {}: sound, state {}", cli.seed, outcome.state);
    Ok(())
}
