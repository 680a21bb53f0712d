//! `tael keys`: the keys of the seal, beside servers that run.

use crate::{failure::Failed, out, settings::Settings};
use clap::{Args, Subcommand};
use kernel::{Clock, Instant};
use serde_json::json;
use wire::seal::KeyRow;

/// How long a new key is announced before it is used, so that it reaches every server by then.
const ANNOUNCED_MS: i64 = 10 * 60 * 1000;

/// Makes and retires the keys of the seal. Servers follow within seconds, and customers do not
/// notice: the app takes another key by itself when its own is retired.
#[derive(Debug, Subcommand)]
#[command(after_help = "A rotation: tael keys make; ten minutes later: tael keys retire OLD")]
pub enum KeysCommand {
    /// All keys, the latest first: announced, used, former (sessions that began with it go on), or
    /// retired.
    List {
        /// Print JSON.
        #[arg(long)]
        json: bool,
    },
    /// Make a key. It is announced, and used ten minutes later, when every server has it.
    Make {
        /// Use it at once: where a key may be known to others, or one server is all there is.
        #[arg(long)]
        at_once: bool,
    },
    /// Retire a key: it opens nothing any more, and its private part is removed.
    Retire(Retired),
}

/// Which key.
#[derive(Debug, Clone, Args)]
pub struct Retired {
    /// Its name, as `list` says it.
    kid: String,
}

/// Runs the command.
pub fn run(settings: &Settings, command: &KeysCommand) -> Result<(), Failed> {
    let now = Clock::system().unmoved();
    let folder = app::key_folder(&settings.config(), now)?;
    match command {
        KeysCommand::List { json } => print(&folder.rows(now)?, *json),
        KeysCommand::Make { at_once } => {
            let used_from = if *at_once { now } else { now.add_ms(ANNOUNCED_MS) };
            let kid = folder.make(used_from)?;
            Ok(out::line(format!("{kid} is used from {}", second(used_from)))?)
        }
        KeysCommand::Retire(Retired { kid }) => {
            folder.retire(kid, now)?;
            Ok(out::line(format!("{kid} is retired"))?)
        }
    }
}

fn print(rows: &[KeyRow], json: bool) -> Result<(), Failed> {
    if json {
        let row = |row: &KeyRow| {
            let (state, used_from) = (row.state.name(), row.used_from);
            json!({"kid": row.kid, "usedFrom": used_from, "state": state})
        };
        return Ok(out::line(json!(rows.iter().map(row).collect::<Vec<_>>()))?);
    }
    for KeyRow { kid, used_from, state } in rows {
        out::line(format!("{kid}  {:<9}  from {}", state.name(), second(*used_from)))?;
    }
    Ok(())
}

fn second(at: Instant) -> Instant {
    Instant::from_ms(at.ms() / 1000 * 1000)
}
