//! Where master keys come from.

use crate::{MasterKey, MasterKeys, VaultError};
use std::{
    fmt,
    fs::{self, File, OpenOptions},
    io::{self, Write},
    os::unix::fs::OpenOptionsExt,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::atomic::{AtomicUsize, Ordering},
};

/// Where master keys come from.
#[derive(Clone)]
pub enum Source {
    /// A file, one key a line, the first one first; made when a database needs its first key.
    File(PathBuf),
    /// A text, such as `MASTER_KEY`.
    Text(String),
    /// What a command prints, such as one that asks a key service.
    Command(String),
}

impl Source {
    /// All keys; none where a file is not there yet.
    ///
    /// # Errors
    /// They cannot be read, or are none.
    pub fn read(&self) -> Result<Option<MasterKeys>, VaultError> {
        let text = match self {
            Self::File(path) => match fs::read_to_string(path) {
                Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
                read => read.map_err(|error| VaultError::File(path.clone(), error))?,
            },
            Self::Text(text) => text.clone(),
            Self::Command(command) => printed(command)?,
        };
        MasterKeys::parse(&text).map(Some)
    }

    /// The keys, and a first one where there was none yet. Of two processes that make one at the
    /// same moment both get the same.
    ///
    /// # Errors
    /// As [`Self::read`]; the file cannot be written.
    pub fn read_or_make(&self) -> Result<MasterKeys, VaultError> {
        if let Some(keys) = self.read()? {
            return Ok(keys);
        }
        if let Self::File(path) = self {
            let _turn = turn(path)?;
            let key = MasterKey::generate()?;
            // A link to a whole file: it appears whole, and only if no other did.
            let part = write_part(path, &[&key])?;
            let linked = fs::hard_link(&part, path);
            let removed = fs::remove_file(&part);
            match linked {
                Err(error) if error.kind() != io::ErrorKind::AlreadyExists => {
                    return Err(VaultError::File(path.clone(), error));
                }
                _ => removed.map_err(|error| VaultError::File(part, error))?,
            }
            sync_folder(path)?;
        }
        self.read()?.ok_or(VaultError::NotAKey)
    }

    /// Makes a key that wraps from now on; the ones before stay, to unwrap. It is on disk when it
    /// is answered. Of processes that make one at the same moment each adds its own.
    ///
    /// # Errors
    /// The keys are not in a file of ours, or it cannot be written.
    pub fn make(&self) -> Result<MasterKeys, VaultError> {
        let Self::File(path) = self else {
            let text = "put the new key before the old one where the keys are kept";
            return Err(VaultError::Command(text.to_owned()));
        };
        let _turn = turn(path)?;
        let (key, before) = (MasterKey::generate()?, self.read()?);
        let before = before.as_ref().map(MasterKeys::keys).unwrap_or_default();
        let all: Vec<&MasterKey> = std::iter::once(&key).chain(before).collect();
        let part = write_part(path, &all)?;
        fs::rename(part, path).map_err(|error| VaultError::File(path.clone(), error))?;
        sync_folder(path)?;
        self.read()?.ok_or(VaultError::NotAKey)
    }
}

impl fmt::Debug for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path) => write!(f, "File({})", path.display()),
            Self::Text(_) => f.write_str("Text"),
            Self::Command(_) => f.write_str("Command"),
        }
    }
}

fn printed(command: &str) -> Result<String, VaultError> {
    let run = Command::new("sh").args(["-c", command]).stdin(Stdio::null()).output();
    let out = run.map_err(|error| VaultError::Command(error.to_string()))?;
    if !out.status.success() {
        // What it said may hold secrets: it is not repeated.
        return Err(VaultError::Command(format!("ended with {}", out.status)));
    }
    String::from_utf8(out.stdout).map_err(|_| VaultError::NotAKey)
}

/// The right to change the file, as long as the answer lives: a lock of a file beside it, since the
/// file itself is another one after each change.
fn turn(path: &Path) -> Result<File, VaultError> {
    let mut lock = path.as_os_str().to_owned();
    lock.push(".lock");
    let lock = PathBuf::from(lock);
    let mut options = OpenOptions::new();
    let file = options.write(true).create(true).truncate(false).mode(0o600).open(&lock);
    let locked = file.and_then(|file| file.lock().map(|()| file));
    locked.map_err(|error| VaultError::File(lock, error))
}

/// Brings the names in the file's folder to the disk: what a file is called is not in the file.
fn sync_folder(path: &Path) -> Result<(), VaultError> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or_else(|| Path::new("."));
    let synced = File::open(folder).and_then(|folder| folder.sync_all());
    synced.map_err(|error| VaultError::File(folder.to_owned(), error))
}

/// A file beside the one that is meant, of its owner's only, on disk.
fn write_part(path: &Path, keys: &[&MasterKey]) -> Result<PathBuf, VaultError> {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let mut part = path.as_os_str().to_owned();
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    part.push(format!(".{}.{count}.part", std::process::id()));
    let part = PathBuf::from(part);
    let text: String = keys.iter().map(|key| format!("{}\n", key.secret())).collect();
    let write = || {
        let mut options = OpenOptions::new();
        let mut file = options.write(true).create(true).truncate(true).mode(0o600).open(&part)?;
        file.write_all(text.as_bytes())?;
        file.sync_all()
    };
    write().map_err(|error| VaultError::File(part.clone(), error))?;
    Ok(part)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::fs::PermissionsExt;

    fn ids(keys: &MasterKeys) -> Vec<String> {
        keys.ids().map(str::to_owned).collect()
    }

    #[test]
    fn a_file_is_made_once_and_grows_at_its_head() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("master.keys");
        let source = Source::File(path.clone());
        assert!(source.read().unwrap().is_none());
        let first = ids(&source.read_or_make().unwrap());
        assert_eq!(first, ids(&source.read_or_make().unwrap()));
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
        let second = ids(&source.make().unwrap());
        assert_eq!((second.len(), &second[1]), (2, &first[0]));
        let left = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name());
        let mut left: Vec<_> = left.collect();
        left.sort();
        assert_eq!(left, ["master.keys", "master.keys.lock"], "what else is beside it");
    }

    #[test]
    fn of_many_that_rotate_at_once_no_key_is_lost() {
        let folder = tempfile::tempdir().unwrap();
        let source = Source::File(folder.path().join("master.keys"));
        let made: Vec<_> = (0..8)
            .map(|_| {
                let source = source.clone();
                std::thread::spawn(move || ids(&source.make().unwrap()))
            })
            .collect();
        let made: Vec<_> = made.into_iter().map(|one| one.join().unwrap()).collect();
        let last = ids(&source.read().unwrap().unwrap());
        assert_eq!(last.len(), 8, "{last:?}");
        assert!(made.iter().flatten().all(|id| last.contains(id)), "{made:?} {last:?}");
    }

    #[test]
    fn of_many_that_make_the_first_key_all_have_one() {
        let folder = tempfile::tempdir().unwrap();
        let source = Source::File(folder.path().join("master.keys"));
        let all: Vec<_> = (0..8)
            .map(|_| {
                let source = source.clone();
                std::thread::spawn(move || ids(&source.read_or_make().unwrap()))
            })
            .collect();
        let all: Vec<_> = all.into_iter().map(|one| one.join().unwrap()).collect();
        assert!(all.iter().all(|made| *made == all[0]), "{all:?}");
    }

    #[test]
    fn a_command_prints_keys_or_says_that_it_failed() {
        let key = MasterKey::generate().unwrap();
        let command = Source::Command(format!("echo {}", key.secret()));
        assert_eq!(ids(&command.read_or_make().unwrap()), [key.id()]);
        let failed = Source::Command("echo secret >&2; exit 3".to_owned()).read().unwrap_err();
        assert!(failed.to_string().contains('3') && !failed.to_string().contains("secret"));
        assert!(Source::Text(key.secret().to_owned()).make().is_err());
    }
}
