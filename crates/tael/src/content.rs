//! `tael content`: what the company says, as a folder of files, beside servers that run.

use crate::{failure::Failed, out, settings::Settings};
use ::content::{Applied, Folder, Mistake, Refused};
use app::Started;
use clap::Subcommand;
use funds::Catalogue;
use kernel::Clock;
use serde_json::json;
use std::path::{Path, PathBuf};

/// A folder has texts, articles, notices, pages, modules, kinds, banners, redirects, files and
/// terms.txt; docs/operate.md says what each may say. It is applied whole or not at all, and
/// servers show it within a second.
#[derive(Debug, Subcommand)]
#[command(after_help = "To begin: tael content export my-content; change files; \
                        tael content check my-content; tael content apply my-content")]
pub enum ContentCommand {
    /// Say everything that is wrong with a folder, each with its file and line.
    Check { dir: PathBuf },
    /// Make a folder what is shown, as the next version.
    Apply {
        dir: PathBuf,
        /// Check it against what was applied before, say what would come, and change nothing.
        #[arg(long)]
        dry_run: bool,
    },
    /// All versions, the newest first: the first is what is shown.
    List {
        /// Print JSON.
        #[arg(long)]
        json: bool,
    },
    /// Bring a version back, as the next one.
    Revert { number: i64 },
    /// Write the folder that is shown, or that of a version, into an empty one.
    Export {
        dir: PathBuf,
        /// Which version; missing is what is shown.
        #[arg(long)]
        version: Option<i64>,
    },
}

/// Runs the command. Exit code 1 when a folder has mistakes.
pub async fn run(settings: &Settings, command: &ContentCommand) -> Result<(), Failed> {
    let started = app::open(&settings.local_config(), Clock::system()).await?;
    let done = done(&started, command).await;
    started.app.db().close().await?;
    done
}

async fn done(started: &Started, command: &ContentCommand) -> Result<(), Failed> {
    let (db, now) = (started.app.db(), started.app.now());
    let funds = started.app.get::<Catalogue>().snapshot();
    match command {
        ContentCommand::Check { dir } => {
            let folder = read(dir)?;
            let mistakes = ::content::check(db, &folder, &funds, now).await?;
            match mistakes.is_empty() {
                true => Ok(out::line(format!("{} files, nothing wrong", folder.0.len()))?),
                false => Err(wrong(&mistakes)?),
            }
        }
        ContentCommand::Apply { dir, dry_run } => {
            let done = ::content::apply(db, &read(dir)?, &funds, now, *dry_run).await;
            said(done, *dry_run)
        }
        ContentCommand::List { json } => list(&::content::versions(db).await?, *json),
        ContentCommand::Revert { number } => said(::content::revert(db, *number, now).await, false),
        ContentCommand::Export { dir, version } => {
            let folder = ::content::version(db, *version).await;
            let folder = match folder {
                Ok(folder) => folder,
                Err(refused) => return Err(failed(refused)?),
            };
            let place = |e| Failed::new(format!("{}: {e}", dir.display()));
            folder.write(dir).map_err(place)?;
            Ok(out::line(format!("{} files in {}", folder.0.len(), dir.display()))?)
        }
    }
}

fn read(dir: &Path) -> Result<Folder, Failed> {
    Folder::read(dir).map_err(|error| Failed::new(format!("{}: {error}", dir.display())))
}

fn said(done: Result<Applied, Refused>, rehearsed: bool) -> Result<(), Failed> {
    let Applied { number, hash, items, is_same } = match done {
        Ok(applied) => applied,
        Err(refused) => return Err(failed(refused)?),
    };
    let what = match (is_same, rehearsed) {
        (true, _) => "is shown already",
        (false, true) => "would be next",
        (false, false) => "is shown",
    };
    Ok(out::line(format!("version {number} {what}: {items} files, {}", short(&hash)))?)
}

fn failed(refused: Refused) -> Result<Failed, Failed> {
    match refused {
        Refused::Mistakes(mistakes) => wrong(&mistakes),
        Refused::NoVersion(number) => Ok(Failed::new(format!("there is no version {number}"))),
        Refused::Failed(failure) => Ok(failure.into()),
    }
}

/// Prints the mistakes, and says how many there are.
fn wrong(mistakes: &[Mistake]) -> Result<Failed, Failed> {
    for mistake in mistakes {
        out::line(mistake)?;
    }
    Ok(Failed::new(match mistakes.len() {
        1 => "one mistake; nothing was changed".to_owned(),
        many => format!("{many} mistakes; nothing was changed"),
    }))
}

fn list(versions: &[::content::Version], as_json: bool) -> Result<(), Failed> {
    if as_json {
        let row = |one: &::content::Version| {
            json!({
                "number": one.number, "hash": one.hash, "firstDay": one.first_day.to_string(),
                "files": one.items, "revertsTo": one.reverts_to,
            })
        };
        let rows: Vec<_> = versions.iter().map(row).collect();
        return Ok(out::line(serde_json::to_string_pretty(&rows)?)?);
    }
    if versions.is_empty() {
        out::line("nothing was applied: what ships with the program is shown")?;
    }
    for one in versions {
        let back = one.reverts_to.map_or_else(String::new, |n| format!("  brings back {n}"));
        let (hash, items) = (short(&one.hash), one.items);
        out::line(format!("{:>4}  {}  {items:>5} files  {hash}{back}", one.number, one.first_day))?;
    }
    Ok(())
}

fn short(hash: &str) -> &str {
    hash.get(..12).unwrap_or(hash)
}
