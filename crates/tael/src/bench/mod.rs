//! `tael bench`: what this machine reaches, each figure beside its limit in the same run.

mod assets;
mod buy;
mod catalogue;
mod company;
mod confirm;
mod copy;
mod customers;
mod daily;
mod day;
mod edge;
mod engines;
mod load;
mod pages;
mod plans;
mod postgres;
mod process;
mod raw;
mod records;
mod report;
mod sealing;
mod statements;
mod watched;
mod whole_day;

use crate::runtime::on_runtime;
use crate::{failure::Failed, out, settings::Settings};
use clap::{Args, ValueEnum};
use engines::Engines;
use report::Figure;
use std::time::Duration;

/// What to measure. Everything runs on data folders of its own, which are removed at the end; with
/// --database-url also on a database of its own on that server, beside `pgbench`.
#[derive(Debug, Clone, Args)]
#[command(after_help = "Examples:
  tael bench --only buy --seconds 10
  tael bench --database-url postgres://postgres@127.0.0.1/postgres")]
pub struct Bench {
    /// Only this; all of them by default.
    #[arg(long, value_enum)]
    only: Option<Part>,
    /// Print JSON instead of a table.
    #[arg(long)]
    json: bool,
    /// How long each load runs.
    #[arg(long, default_value_t = 8)]
    seconds: u64,
    /// How many, where other numbers than the goals say are to be measured: orders of the whole
    /// day, plans of the morning, trades of the long history, records of the copied file, funds of
    /// the catalogue.
    #[arg(long)]
    size: Option<usize>,
    /// Only on the server, where a part measures SQLite, too.
    #[arg(long)]
    server_only: bool,
    /// Do the transfer agent's part of the day on the data folder: what `--only day` starts.
    #[arg(long, hide = true)]
    answer: bool,
}

/// A part of the bench.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Part {
    /// Purchases over HTTP, beside raw group commits of the same rows.
    Buy,
    /// The page of a fund and the ranking, plain and sealed, beside the same bytes from memory.
    Pages,
    /// Sealed writes, and honest customers beside forged keys, wrong logins and a crowd.
    Edge,
    /// Memory and start of a demo.
    Process,
    /// The confirmation of a day of 100,000 orders, beside a bulk insert of the same rows.
    Confirm,
    /// The asset page after 20,000 trades, beside that after 10.
    Assets,
    /// A file of 4 GB copied through the codec, beside cp.
    Copy,
    /// A fund's status among 27,000 funds, until the new snapshot serves.
    Catalogue,
    /// Any page of records, and the asset page, after 50,000 trades beside those after 10.
    Records,
    /// One's own money with 100 funds beside 5, 100,000 messages, pages for WeChat, a large folder
    /// of content.
    Daily,
    /// Statements of a month in PDF, beside drawing the same pages alone.
    Statements,
    /// A morning of 100,000 plans, beside a bulk write of the same rows; the list of plans.
    Plans,
    /// A whole day of 100,000 orders and 300,000 positions, beside a bulk write of the same rows.
    Day,
}

/// Measures and prints. A figure that misses its goal is said in the table and is no failure.
pub fn run(bench: &Bench, settings: &Settings) -> Result<(), Failed> {
    if bench.answer {
        return on_runtime(whole_day::answer(settings));
    }
    let engines = Engines { sqlite: !bench.server_only, server: settings.server() };
    let mut figures = Vec::new();
    if !bench.json {
        out::line(report::HEAD)?;
    }
    for part in Part::value_variants() {
        if bench.only.is_some_and(|only| only != *part) {
            continue;
        }
        // A runtime for each, so that the servers and workers of a part end with it.
        let measured = on_runtime(measure(*part, bench, engines))?;
        for figure in measured.iter().filter(|_| !bench.json) {
            out::line(figure.row())?;
        }
        figures.extend(measured);
    }
    if bench.json { Ok(out::line(json(&figures)?)?) } else { Ok(()) }
}

async fn measure(part: Part, bench: &Bench, engines: Engines<'_>) -> Result<Vec<Figure>, Failed> {
    let time = Duration::from_secs(bench.seconds);
    match part {
        Part::Buy => buy::measure(time, engines).await,
        Part::Pages => pages::measure(time).await,
        Part::Edge => edge::measure(time).await,
        Part::Process => process::measure().await,
        Part::Confirm => confirm::measure(engines).await,
        Part::Assets => assets::measure(time).await,
        Part::Copy => copy::measure(bench.size),
        Part::Catalogue => catalogue::measure(bench.size).await,
        Part::Records => records::measure(time, bench.size, engines).await,
        Part::Daily => daily::measure(time).await,
        Part::Statements => statements::measure(time).await,
        Part::Plans => plans::measure(time, bench.size, engines).await,
        Part::Day => whole_day::measure(bench.size, engines).await,
    }
}

fn json(figures: &[Figure]) -> Result<String, serde_json::Error> {
    serde_json::to_string_pretty(figures)
}
