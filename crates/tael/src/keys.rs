//! `tael keys`: the keys of the seal and the master keys of personal data, beside servers that run.

use crate::{failure::Failed, out, settings::Settings};
use clap::{Args, Subcommand};
use db::{Db, Source, Wrapped};
use kernel::{Clock, Instant};
use serde_json::json;
use wire::seal::KeyRow;

/// How long a new key is announced before it is used, so that it reaches every server by then.
const ANNOUNCED_MS: i64 = 10 * 60 * 1000;

/// The keys of the seal: list, make, retire. Servers follow within seconds, and customers do not
/// notice: the app takes another key by itself when its own is retired.
///
/// The master keys of personal data: masters, rotate. Servers follow by themselves.
#[derive(Debug, Subcommand)]
#[command(after_help = "A rotation of the seal's: tael keys make; ten minutes later: \
                        tael keys retire OLD. Of the master key: tael keys rotate")]
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
    /// Master keys, the one that wraps first, and how many data keys are under each.
    Masters,
    /// Wrap all data keys under the first master key; where all are, and the master keys are in the
    /// data folder, make a new one first. Killed, it goes on when it is run again. The former keys
    /// are kept: older backups need them. Of keys in MASTER_KEY every server has to know the new
    /// one before: docs/operate.md has the steps.
    Rotate(Rotation),
}

/// Which key.
#[derive(Debug, Clone, Args)]
pub struct Retired {
    /// Its name, as `list` says it.
    kid: String,
}

/// What is known of the servers.
#[derive(Debug, Clone, Args)]
pub struct Rotation {
    /// With MASTER_KEY: each process that runs was started with the new key among its keys.
    #[arg(long)]
    servers_know_it: bool,
}

/// Runs the command.
pub async fn run(settings: &Settings, command: &KeysCommand) -> Result<(), Failed> {
    let now = Clock::system().unmoved();
    let folder = || app::key_folder(&settings.config(), now);
    match command {
        KeysCommand::List { json } => print(&folder()?.rows(now)?, *json),
        KeysCommand::Make { at_once } => {
            let used_from = if *at_once { now } else { now.add_ms(ANNOUNCED_MS) };
            let kid = folder()?.make(used_from)?;
            Ok(out::line(format!("{kid} is used from {}", second(used_from)))?)
        }
        KeysCommand::Retire(Retired { kid }) => {
            folder()?.retire(kid, now)?;
            Ok(out::line(format!("{kid} is retired"))?)
        }
        KeysCommand::Masters => masters(settings).await,
        KeysCommand::Rotate(rotation) => rotate(settings, rotation).await,
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

async fn masters(settings: &Settings) -> Result<(), Failed> {
    let [company, outside] = app::databases(&settings.local_config()).await?;
    for (name, db) in [("company", company), ("simulators", outside)] {
        for Wrapped { master, keys, known, first } in db.wrapped().await? {
            let state = match (known, first) {
                (_, true) => "wraps",
                (true, false) => "former",
                (false, false) => "MISSING",
            };
            out::line(format!("{master}  {state:<7}  {keys:>9} data keys  {name}"))?;
        }
        db.close().await?;
    }
    Ok(())
}

async fn rotate(settings: &Settings, rotation: &Rotation) -> Result<(), Failed> {
    let config = settings.local_config();
    let databases = app::databases(&config).await?;
    let done = rotated(&databases, &config.master_keys(), rotation).await;
    for db in databases {
        db.close().await?;
    }
    done
}

async fn rotated(databases: &[Db; 2], masters: &Source, rotation: &Rotation) -> Result<(), Failed> {
    let mut behind = false;
    for db in databases {
        behind |= db.wrapped().await?.iter().any(|one| !one.first && one.keys > 0);
    }
    if behind {
        if !rotation.servers_know_it {
            refuse_beside_servers(&databases[0], masters).await?;
        }
        out::line("not all data keys are under the first master key: going on")?;
    } else {
        let made = masters.make()?;
        out::line(format!("master key {} is new", made.ids().next().unwrap_or_default()))?;
    }
    for db in databases {
        let mut wrapped = 0;
        loop {
            match db.rewrap_some().await? {
                0 => break,
                some => wrapped += some,
            }
            eprint!("\r{wrapped} data keys");
        }
        if wrapped > 0 {
            eprintln!();
        }
    }
    Ok(out::line("all data keys are under the first master key; keep the former ones for backups")?)
}

/// A file and a command are read again by whoever meets a key that he does not know. A text is that
/// of a process's start: one that has not the new key in it would open nothing any more.
async fn refuse_beside_servers(company: &Db, masters: &Source) -> Result<(), Failed> {
    let others = match masters {
        Source::Text(_) => company.others().await?,
        Source::File(_) | Source::Command(_) => 0,
    };
    let others = match others {
        0 => return Ok(()),
        1 => "1 process works".to_owned(),
        many => format!("{many} processes work"),
    };
    Err(Failed::new(format!(
        "{others} on this database, and what is rotated opens only for those that were started \
         with the new key in MASTER_KEY. Give every server MASTER_KEY=OLD,NEW and start it again; \
         then NEW,OLD; then run this with --servers-know-it"
    )))
}
