//! `tael import`: real funds, prices, trading days and indices, beside whatever is there.

use crate::{failure::Failed, out, settings::Settings};
use clap::{Args, Subcommand};
use db::Db;
use funds::import::{Finding, Report};
use indicatif::{ProgressBar, ProgressStyle};
use kernel::{Clock, FundCode};
use std::{fs, path::PathBuf};

/// Refused rows and remarks that are printed; the count says how many there are.
const SHOWN: usize = 20;

/// What to read. Reading a file again changes nothing.
#[derive(Debug, Clone, Args)]
#[command(after_help = "Examples:
  tael import funds fund_list.csv
  tael import nav 000001 000001.csv
  tael import nav nav/
  tael import calendar holiday-cn-2027.json
  tael import index sh000300 sh000300.csv --json")]
pub struct Import {
    #[command(subcommand)]
    what: What,
    /// Print the report as JSON, with every refused row.
    #[arg(long, global = true)]
    json: bool,
}

#[derive(Debug, Clone, Subcommand)]
enum What {
    /// A list of funds: CSV with 基金代码, 基金简称 and, where known, 基金类型 and pinyin.
    Funds { file: PathBuf },
    /// NAVs of one fund (CODE FILE), or of all files of a folder that are named by a code (DIR).
    Nav { code_or_dir: String, file: Option<PathBuf> },
    /// Trading days or holidays of a market.
    Calendar { file: PathBuf },
    /// An index by day or by minute.
    Index { code: String, file: PathBuf },
}

/// Imports, and prints what was read, what changed and what was left out. Exit code 1 when nothing
/// could be read.
pub async fn run(settings: &Settings, import: &Import) -> Result<(), Failed> {
    let started = app::open(&settings.local_config(), Clock::system()).await?;
    let db = started.app.db();
    let report = match &import.what {
        What::Funds { file } => import_funds(db, file).await,
        What::Nav { code_or_dir, file } => import_navs(db, code_or_dir, file.as_ref()).await,
        What::Calendar { file } => {
            let text = text(file)?;
            let read = market::import::import_calendar(db, &text).await;
            read.map(|read| report_of(file, read))
        }
        What::Index { code, file } => {
            let text = text(file)?;
            let read = market::import::import_index(db, code, &text).await;
            read.map(|read| report_of(file, read))
        }
    };
    db.close().await?;
    let report = report.map_err(Failed::new)?;
    print(&report, import.json)?;
    if report.rows == 0 { Err(Failed::new("there was no row to read")) } else { Ok(()) }
}

async fn import_funds(db: &Db, file: &PathBuf) -> Result<Report, String> {
    let size = fs::metadata(file).map_err(|error| format!("{}: {error}", file.display()))?.len();
    // A row of such lists has about a hundred bytes.
    let bar = bar(size / 100, "funds");
    let report = funds::import::import_funds(db, file, &|rows| bar.inc(rows)).await;
    bar.finish_and_clear();
    report
}

async fn import_navs(db: &Db, code_or_dir: &str, file: Option<&PathBuf>) -> Result<Report, String> {
    let files = match file {
        Some(file) => {
            let code =
                code_or_dir.parse::<FundCode>().map_err(|error| error.reason().to_owned())?;
            vec![(code, file.clone())]
        }
        None => funds::import::nav_files(code_or_dir.as_ref())?,
    };
    let bar = bar(u64::try_from(files.len()).unwrap_or(u64::MAX), "files");
    let report = funds::import::import_navs(db, &files, &|done| bar.inc(done)).await;
    bar.finish_and_clear();
    report
}

fn text(file: &PathBuf) -> Result<String, Failed> {
    let bytes = fs::read(file).map_err(|e| Failed::new(format!("{}: {e}", file.display())))?;
    Ok(funds::import::decode(&bytes))
}

fn report_of(file: &std::path::Path, read: market::import::Imported) -> Report {
    let finding = |(line, reason)| Finding { file: file.display().to_string(), line, reason };
    Report {
        files: 1,
        rows: read.rows,
        changed: read.changed,
        refused: read.refused.into_iter().map(finding).collect(),
        remarks: Vec::new(),
    }
}

/// On stderr, and only where that is a terminal.
fn bar(length: u64, what: &str) -> ProgressBar {
    let template = format!("{{wide_bar}} {{pos}}/{{len}} {what} {{eta}}");
    let style = ProgressStyle::with_template(&template);
    ProgressBar::new(length).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

fn print(report: &Report, json: bool) -> Result<(), Failed> {
    if json {
        out::line(serde_json::to_string_pretty(report)?)?;
        return Ok(());
    }
    for (what, findings) in [("left out", &report.refused), ("look at", &report.remarks)] {
        for finding in findings.iter().take(SHOWN) {
            out::line(format!("{what}  {finding}"))?;
        }
        if let Some(more) = findings.len().checked_sub(SHOWN).filter(|more| *more > 0) {
            out::line(format!("{what}  … and {more} more; --json shows all"))?;
        }
    }
    out::line(format!(
        "{} rows of {} files read, {} changed, {} left out, {} to look at",
        report.rows,
        report.files,
        report.changed,
        report.refused.len(),
        report.remarks.len()
    ))?;
    Ok(())
}
