//! The folder of the server's keys: a file for each, named by the moment from which it is used.
//!
//! A file appears whole or not at all, so that servers that share the folder, or start in it at the
//! same moment, each see whole keys. A retired key leaves an empty file under its name.

use super::ServerKey;
use crate::random::random_number;
use kernel::Instant;
use std::{
    fs, io,
    path::{Path, PathBuf},
};

const KEY: &str = "pem";
const RETIRED: &str = "retired";

/// Where keys are kept.
#[derive(Debug, Clone)]
pub struct KeyFolder(PathBuf);

/// A key of the folder.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct KeyRow {
    /// From then on clients are told to use it.
    pub used_from: Instant,
    /// Its name.
    pub kid: String,
    /// How far its life is.
    pub state: KeyState,
}

/// How far a key's life is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum KeyState {
    /// It is taken by servers, and clients will be told to use it.
    Announced,
    /// Clients are told to use it.
    Used,
    /// A later one is used; sessions that began with it go on.
    Former,
    /// It opens nothing, and its private part is gone.
    Retired,
}

impl KeyState {
    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Announced => "announced",
            Self::Used => "used",
            Self::Former => "former",
            Self::Retired => "retired",
        }
    }
}

impl KeyFolder {
    /// The folder at this path, made when it is missing; a key of before there was a folder moves
    /// into it, and one is made where there is none.
    ///
    /// # Errors
    /// The folder or a file cannot be read or written.
    pub fn open(path: &Path, single: &Path, now: Instant) -> io::Result<Self> {
        let mut builder = fs::DirBuilder::new();
        builder.recursive(true);
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        builder.create(path)?;
        let folder = Self(path.to_owned());
        folder.adopt(single)?;
        if !folder.rows(now)?.iter().any(|row| row.state == KeyState::Used) {
            folder.make(now)?;
        }
        Ok(folder)
    }

    /// Takes over the one key that a data folder had. Of two that try, one finds it gone.
    fn adopt(&self, single: &Path) -> io::Result<()> {
        let pem = match fs::read_to_string(single) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
            read => read?,
        };
        for key in ServerKey::all_of_pem(&pem)? {
            self.keep(&key, Instant::from_ms(0))?;
        }
        match fs::remove_file(single) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
            removed => removed,
        }
    }

    /// Makes a key that is used from this moment on. Servers take it within seconds.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn make(&self, used_from: Instant) -> io::Result<String> {
        let key = ServerKey::generate()?;
        self.keep(&key, used_from)?;
        Ok(key.kid().to_owned())
    }

    /// Retires a key: sessions that began with it get another one by themselves.
    ///
    /// # Errors
    /// There is no such key, it is the last one that is used, or its file cannot be removed.
    pub fn retire(&self, kid: &str, now: Instant) -> io::Result<()> {
        let rows = self.rows(now)?;
        let lives = |row: &&KeyRow| row.state != KeyState::Retired;
        let Some(row) = rows.iter().filter(lives).find(|row| row.kid == kid) else {
            return Err(io::Error::new(io::ErrorKind::NotFound, "there is no such key"));
        };
        let others = rows.iter().filter(lives).filter(|other| other.kid != kid);
        if !others.into_iter().any(|other| other.used_from <= now) {
            return Err(io::Error::other(
                "no other key is used: make one, and wait until it is used",
            ));
        }
        write_secret(&self.file(row, RETIRED), b"")?;
        fs::remove_file(self.file(row, KEY))
    }

    /// All keys that there are or were, the latest first.
    ///
    /// # Errors
    /// The folder cannot be read.
    pub fn rows(&self, now: Instant) -> io::Result<Vec<KeyRow>> {
        let mut rows = Vec::new();
        for entry in fs::read_dir(&self.0)? {
            rows.extend(row(&entry?.path()));
        }
        let retired: Vec<String> = rows
            .iter()
            .filter(|row| row.state == KeyState::Retired)
            .map(|r| r.kid.clone())
            .collect();
        // Killed while it was retired, a key has both files.
        rows.retain(|row| row.state == KeyState::Retired || !retired.contains(&row.kid));
        rows.sort_by(|a, b| b.cmp(a));
        let mut used = KeyState::Used;
        for row in rows.iter_mut().filter(|row| row.state != KeyState::Retired) {
            row.state = match row.used_from > now {
                true => KeyState::Announced,
                false => std::mem::replace(&mut used, KeyState::Former),
            };
        }
        Ok(rows)
    }

    /// The key of a row; none when it was retired meanwhile.
    pub(super) fn read(&self, row: &KeyRow) -> io::Result<Option<ServerKey>> {
        match fs::read_to_string(self.file(row, KEY)) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            read => Ok(ServerKey::all_of_pem(&read?)?.into_iter().next()),
        }
    }

    fn keep(&self, key: &ServerKey, used_from: Instant) -> io::Result<()> {
        let row = KeyRow { used_from, kid: key.kid().to_owned(), state: KeyState::Announced };
        let number = random_number().map_err(|error| io::Error::other(error.to_string()))?;
        let part = self.0.join(format!("{number:016x}.part"));
        write_secret(&part, key.pem().as_bytes())?;
        fs::rename(part, self.file(&row, KEY))
    }

    fn file(&self, row: &KeyRow, extension: &str) -> PathBuf {
        self.0.join(format!("{}-{}.{extension}", row.used_from.ms(), row.kid))
    }
}

/// The row of a file's name; none of other files.
fn row(path: &Path) -> Option<KeyRow> {
    let state = match path.extension()?.to_str()? {
        KEY => KeyState::Announced,
        RETIRED => KeyState::Retired,
        _ => return None,
    };
    let (used_from, kid) = path.file_stem()?.to_str()?.split_once('-')?;
    Some(KeyRow {
        used_from: Instant::from_ms(used_from.parse().ok()?),
        kid: kid.to_owned(),
        state,
    })
}

/// Writes a new file that only its owner may read.
fn write_secret(path: &Path, bytes: &[u8]) -> io::Result<()> {
    use std::io::Write;
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}
