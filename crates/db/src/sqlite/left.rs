//! How a file was left, and whether its log is gone.
//!
//! What is acknowledged is in the log until it is moved into the file. A file says in its head
//! whether it has a log: SQLite writes that when the log is begun, and we take it back when the
//! last of us closes it (`journal_mode=DELETE`, which SQLite grants to the last one only). So a
//! file which says that it has a log, and has none beside it, was in use when it was left, and has
//! lost what the log had. Nobody else may remove the log: our connections leave it where it is when
//! they end ([`super::conn`]).

use std::{fs::File, io::Read, path::Path, thread, time::Duration};

use rusqlite::Connection;

use super::{conn::Opened, durable::log_of};
use crate::{Error, ErrorKind};

/// `TAEL`: an older program left files without their logs after a regular stop, too.
const MARK: i32 = 0x5441_454c;
/// Where the head says how the file is written: 1 without a log, 2 with one.
const WRITTEN: usize = 18;
/// Where the head has the mark.
const MARKED: usize = 68;
const HEAD: usize = 100;
/// Another process may be closing the file at this moment.
const LOOKS: u32 = 5;
const LOOK: Duration = Duration::from_millis(100);

/// Refuses a file whose log is gone.
pub(super) fn refuse_without_log(path: &Path) -> Result<(), Error> {
    for look in 0..LOOKS {
        if !has_lost_its_log(path).map_err(|error| unread(path, &error))? {
            return Ok(());
        }
        if look + 1 < LOOKS {
            thread::sleep(LOOK);
        }
    }
    let (file, log) = (path.display().to_string(), log_of(path).display().to_string());
    let text = format!(
        "{file} has lost its log. It was in use when it was left (its process was killed, or only \
         this file was copied), and what was acknowledged last is in {log}, which is not there. \
         Put the log back beside the file, or restore a backup (tael restore). To go on without \
         what is lost, say --accept-lost-wal; the bank's statements will name what was paid"
    );
    Err(Error::new(ErrorKind::Conflict, text))
}

/// Lets a file be opened that has lost its log; one that has not stays as it is.
pub(super) fn accept(path: &Path) -> Result<(), Error> {
    if !has_lost_its_log(path).map_err(|error| unread(path, &error))? {
        return Ok(());
    }
    without_log(&Connection::open(path)?)
}

/// Marks a file as one that is left so. The mark is in the file itself from the beginning.
pub(super) fn mark(opened: &Opened) -> Result<(), Error> {
    let found: i32 = opened.conn.query_row("PRAGMA application_id", [], |row| row.get(0))?;
    if found == MARK {
        return Ok(());
    }
    opened.conn.execute_batch(&format!("PRAGMA application_id={MARK}"))?;
    opened.conn.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()))?;
    Ok(())
}

/// Ends the log where nobody else has the file open; else that one does it.
pub(super) fn leave(opened: &Opened) {
    let left = opened.conn.busy_timeout(Duration::ZERO).map_err(Error::from);
    if let Err(error) = left.and_then(|()| without_log(&opened.conn)) {
        tracing::debug!(%error, "SQLite's log stays beside its file");
    }
}

/// Moves what is in the log into the file, and says in its head that it has none.
pub(super) fn without_log(conn: &Connection) -> Result<(), Error> {
    let mode: String = conn.query_row("PRAGMA journal_mode=DELETE", [], |row| row.get(0))?;
    match mode.as_str() {
        "delete" => Ok(()),
        mode => Err(Error::fault(format!("the journal's mode is {mode}"))),
    }
}

fn has_lost_its_log(path: &Path) -> std::io::Result<bool> {
    let mut head = Vec::with_capacity(HEAD);
    let limit = u64::try_from(HEAD).unwrap_or(u64::MAX);
    match File::open(path) {
        Ok(file) => file.take(limit).read_to_end(&mut head)?,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(false),
        Err(error) => return Err(error),
    };
    let is_written_with_log = head.get(WRITTEN) == Some(&2);
    let is_marked = head.get(MARKED..MARKED + 4) == Some(&MARK.to_be_bytes()[..]);
    Ok(is_written_with_log && is_marked && !log_of(path).exists())
}

fn unread(path: &Path, error: &std::io::Error) -> Error {
    Error::fault(format!("{}: {error}", path.display()))
}
