//! `tael export`: what customers took along.

use crate::{failure::Failed, out, settings::Settings};
use clap::Subcommand;
use kernel::Clock;
use privacy::{Manifest, SheetDifference, compare};
use std::{fs, path::PathBuf};
use wire::takeaway::AllHeld;

/// Rows of a sheet that are printed.
const SHOWN: usize = 5;

#[derive(Debug, Clone, Subcommand)]
pub enum ExportCommand {
    /// Compare a file that a customer took along with the books, and print what it says otherwise.
    /// Exit code 1 when it was changed, or says something that the books do not have.
    ///
    /// What came after the file is counted and is no difference; an order that went on since then
    /// is one. Servers may be running.
    Check {
        /// The zip.
        file: PathBuf,
    },
}

/// Runs the command.
pub async fn run(settings: &Settings, command: ExportCommand) -> Result<(), Failed> {
    let ExportCommand::Check { file } = command;
    let bytes = fs::read(&file)
        .map_err(|error| Failed::new(format!("{} cannot be read: {error}", file.display())))?;
    let started = app::open(&settings.local_config(), Clock::system()).await?;
    let held = started.app.get::<AllHeld>().clone();
    let read = async |tx: &mut db::Tx| compare(tx, &held, &bytes).await;
    let done = started.app.db().read(read).await;
    started.app.db().close().await?;
    let (manifest, differences) = done?.map_err(Failed::new)?;
    say(&manifest, &differences)
}

fn say(manifest: &Manifest, differences: &[SheetDifference]) -> Result<(), Failed> {
    let (mut rows, mut only_in_file, mut since) = (0, 0, 0);
    for sheet in differences {
        rows += sheet.rows;
        only_in_file += sheet.only_in_file.len();
        since += sheet.only_in_books;
        for row in sheet.only_in_file.iter().take(SHOWN) {
            out::line(format!("{}: the books do not have {row}", sheet.sheet))?;
        }
    }
    let of = format!("customer {} as of {}", manifest.cust_no, manifest.at);
    if only_in_file > 0 {
        return Err(Failed::new(format!(
            "{of}: {only_in_file} of {rows} rows are otherwise in the books"
        )));
    }
    Ok(out::line(format!("{of}: {rows} rows agree with the books; {since} rows came since."))?)
}
