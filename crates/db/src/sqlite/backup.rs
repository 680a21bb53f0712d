//! A copy of a database in use.

use std::{
    fs::{self, OpenOptions},
    os::unix::fs::OpenOptionsExt,
    path::Path,
};

use rusqlite::{
    Connection,
    backup::{Backup, StepResult},
};

use super::{Opened, left};
use crate::{Error, ErrorKind};

/// Copies in one read transaction: the writer goes on meanwhile, and nothing that it commits makes
/// the copy begin anew. The copy gets its name when it is complete.
pub(super) fn copy(from: &Path, to: &Path) -> Result<(), Error> {
    if to.exists() {
        let text = format!("{} is there already", to.display());
        return Err(Error::new(ErrorKind::Conflict, text));
    }
    let mut part = to.as_os_str().to_owned();
    part.push(".part");
    let part = Path::new(&part);
    OpenOptions::new()
        .write(true)
        .create(true)
        .truncate(true)
        .mode(0o600)
        .open(part)
        .map_err(|error| named(part, error))?;
    pages(from, part)?;
    fs::rename(part, to).map_err(|error| named(to, error))?;
    let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or_else(|| Path::new("."));
    // The new name is on disk when its folder is.
    fs::File::open(folder).and_then(|f| f.sync_all()).map_err(|error| named(folder, error))
}

fn pages(from: &Path, to: &Path) -> Result<(), Error> {
    let from = Opened::new(from, false)?;
    let mut copy = Connection::open(to)?;
    match Backup::new(&from.conn, &mut copy)?.step(-1)? {
        StepResult::Done => Ok(()),
        other => Err(Error::fault(format!("the copy ended as {other:?}"))),
    }?;
    // The copy has no log, and says so.
    left::without_log(&copy)?;
    copy.close().map_err(|(_, error)| error.into())
}

fn named(path: &Path, error: std::io::Error) -> Error {
    Error::fault(format!("{}: {error}", path.display()))
}
