//! `tael decisions`: what was decided inside orders, looked at again.

use crate::{failure::Failed, out, settings::Settings};
use clap::Subcommand;
use kernel::Clock;

/// Decisions in one page; what is read at a time, however many there are.
const PAGE: i64 = 2_000;

#[derive(Debug, Clone, Copy, Subcommand)]
pub enum DecisionsCommand {
    /// Make every suitability decision again from its stored inputs, under the version of the rules
    /// that made it, and print what differs. Exit code 1 when something does.
    ///
    /// A decision is compared with what its rules say of its inputs, with the test that gave the
    /// level, and with the warning that was acknowledged for it. Servers may be running.
    Replay,
}

/// Runs the command.
pub async fn run(settings: &Settings, command: DecisionsCommand) -> Result<(), Failed> {
    let DecisionsCommand::Replay = command;
    let started = app::open(&settings.local_config(), Clock::system()).await?;
    let done = replay(started.app.db()).await;
    started.app.db().close().await?;
    match done? {
        (decisions, 0) => {
            Ok(out::line(format!("{decisions} decisions made again: each comes out as stored."))?)
        }
        (decisions, differing) => {
            Err(Failed::new(format!("{differing} of {decisions} decisions differ")))
        }
    }
}

/// How many decisions there are, and how many differ; each of these is printed as it is found.
async fn replay(db: &db::Db) -> Result<(usize, usize), Failed> {
    let (mut after, mut decisions, mut differing) = (i64::MIN, 0, 0);
    loop {
        let read = async |tx: &mut db::Tx| suitability::replay_decisions(tx, after, PAGE).await;
        let page = db.read(read).await?;
        decisions += page.decisions;
        differing += page.differences.len();
        for difference in &page.differences {
            out::line(difference)?;
        }
        match page.last {
            Some(last) => after = last,
            None => return Ok((decisions, differing)),
        }
    }
}
