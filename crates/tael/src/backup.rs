//! `tael backup` and `tael restore`: the company's database in one file, from either engine and
//! into either.

use crate::{failure::Failed, out, settings::Settings, verify};
use clap::Args;
use db::{Connections, Db, Held, Target};
use std::path::PathBuf;

/// What else has to be kept, or a restored company is not whole.
const BESIDE: &str = "Not in it, and to be kept apart: the master keys (master.keys, or MASTER_KEY), \
                      without which nobody reads personal data; the seal's keys (seal-keys, or \
                      SEAL_KEYS); and the exchange files.";

/// Where to.
#[derive(Debug, Clone, Args)]
#[command(after_help = "Example: tael backup /backup/tael-2026-11-20.backup")]
pub struct Backup {
    /// The file, which must not be there. It is there when it is whole, and is its owner's only.
    file: PathBuf,
}

/// From where.
#[derive(Debug, Clone, Args)]
#[command(after_help = "Example: DATA=/srv/tael-again tael restore /backup/tael-2026-11-20.backup")]
pub struct Restore {
    /// The file of `tael backup`, of either engine.
    file: PathBuf,
}

/// Writes the backup. Nothing is migrated, and nobody has to stop.
pub async fn backup(settings: &Settings, backup: &Backup) -> Result<(), Failed> {
    let path = settings.data.join(app::DATABASE);
    let from = match settings.server() {
        Some(url) => Target::Postgres(url, connections()),
        None => {
            if !path.exists() {
                return Err(Failed::new(format!("{} is not there", path.display())));
            }
            if settings.accept_lost_wal {
                Db::accept_lost_log(&path)?;
            }
            Target::Sqlite(&path)
        }
    };
    let Held { tables, rows } = db::dump(from, &backup.file).await?;
    out::line(format!("{}: {rows} rows of {tables} tables", backup.file.display()))?;
    Ok(out::line(BESIDE)?)
}

/// Restores it into what is empty, and recomputes everything.
pub async fn restore(settings: &Settings, restore: &Restore) -> Result<(), Failed> {
    let path = settings.data.join(app::DATABASE);
    let target = match settings.server() {
        Some(url) => Target::Postgres(url, connections()),
        None => {
            app::private_folder(&settings.data)?;
            Target::Sqlite(&path)
        }
    };
    let Held { tables, rows } = db::restore(&restore.file, target, &app::migrations()).await?;
    out::line(format!("{rows} rows of {tables} tables are restored."))?;
    out::line(BESIDE)?;
    verify::run(settings).await
}

/// For one reader, or one writer.
fn connections() -> Connections {
    Connections { writes: 1, reads: 2 }
}
