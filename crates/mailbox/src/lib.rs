//! The folders through which exchange files go between the seller and the transfer agent. A file
//! is there whole or not at all, and is known by the hash of its bytes.

mod draft;
mod error;
mod hash;
mod letter;
mod plain;
#[cfg(test)]
mod tests;

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::PathBuf;

use error::disk;
use exchange::{
    DataFile, FileName, FileType, Header, IndexFile, IndexName, Record, Stream, Typed, Version,
};
use hash::{hash, hash_of, stamp_of};
use kernel::Day;
use tempfile::{Builder, TempPath};

pub use draft::Draft;
pub use error::MailError;
pub use letter::{Letter, Parts};
pub use plain::{Plain, PlainDraft};

/// A folder of one direction.
#[derive(Debug, Clone)]
pub struct Folder {
    path: PathBuf,
}

/// Who writes to whom.
#[derive(Debug, Clone, Copy)]
pub struct Route<'a> {
    /// Code of the party that makes the files.
    pub from: &'a str,
    /// Code of the party that they are for.
    pub to: &'a str,
}

impl Folder {
    /// Opens a folder, or makes it.
    ///
    /// # Errors
    /// The disk refuses.
    pub fn open(path: impl Into<PathBuf>) -> Result<Self, MailError> {
        let path = path.into();
        fs::create_dir_all(&path).map_err(|cause| disk(&path, cause))?;
        Ok(Self { path })
    }

    /// Writes a file of records. The same file again changes nothing.
    ///
    /// # Errors
    /// The disk refuses.
    pub fn post(&self, file: &DataFile<'_>, shard: Option<u16>) -> Result<Letter, MailError> {
        let bytes = exchange::write(file)?;
        let name = FileName::of(file.header(), shard);
        self.put(&name, &bytes)?;
        let path = self.path.join(name.to_string());
        Ok(Letter { stamp: stamp_of(&path)?, path, name, hash: hash(&bytes) })
    }

    /// Writes the list of a day's files. The same list again changes nothing.
    ///
    /// # Errors
    /// The disk refuses.
    pub fn post_index(&self, index: &IndexFile, stream: Stream) -> Result<(), MailError> {
        self.place(&index.name(stream).to_string(), &index.write()?)
    }

    /// Writes bytes under a name: first beside it, then in one step.
    ///
    /// # Errors
    /// The disk refuses.
    pub fn put(&self, name: &FileName, bytes: &[u8]) -> Result<(), MailError> {
        self.place(&name.to_string(), bytes)
    }

    fn place(&self, name: &str, bytes: &[u8]) -> Result<(), MailError> {
        let path = self.path.join(name);
        if fs::read(&path).is_ok_and(|found| found == bytes) {
            return Ok(());
        }
        let write = || {
            let (mut file, beside) = self.beside(name)?;
            file.write_all(bytes)?;
            file.sync_all()?;
            beside.persist(&path)?;
            File::open(&self.path)?.sync_all()
        };
        write().map_err(|cause| disk(&path, cause))
    }

    /// A file beside the one of that name, to be moved into its place when it is whole. No two have
    /// one name: of two processes that write one file neither cuts what the other is about to move.
    /// It goes with its path, unless the process is killed.
    fn beside(&self, name: &str) -> io::Result<(File, TempPath)> {
        let mut builder = Builder::new();
        let prefix = format!(".{name}.");
        builder.prefix(&prefix).suffix(".part");
        // The other party reads what we write: as any new file, not the owner's only.
        #[cfg(unix)]
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
        Ok(builder.tempfile_in(&self.path)?.into_parts())
    }

    /// The files of a day and a type, in the order of their names.
    ///
    /// # Errors
    /// The disk refuses.
    pub fn letters(&self, day: Day, file_type: FileType) -> Result<Vec<Letter>, MailError> {
        let names = self.named(day, file_type)?.into_iter();
        names.map(|(text, name)| self.open_letter(&text, name)).collect()
    }

    /// The files of a route, a day and a type, in the order of their names; and the names of others
    /// of that day and type, which are not read.
    ///
    /// # Errors
    /// The disk refuses.
    pub fn letters_of(
        &self,
        route: Route<'_>,
        day: Day,
        file_type: FileType,
    ) -> Result<(Vec<Letter>, Vec<FileName>), MailError> {
        let (ours, others): (Vec<_>, Vec<_>) = self
            .named(day, file_type)?
            .into_iter()
            .partition(|(_, name)| name.creator == route.from && name.receiver == route.to);
        let letters = ours.into_iter().map(|(text, name)| self.open_letter(&text, name));
        let others = others.into_iter().map(|(_, name)| name).collect();
        Ok((letters.collect::<Result<_, _>>()?, others))
    }

    /// The names of all data files.
    ///
    /// # Errors
    /// The disk refuses.
    pub fn data_files(&self) -> Result<Vec<FileName>, MailError> {
        Ok(self.names()?.iter().filter_map(|text| text.parse().ok()).collect())
    }

    /// The file of a name.
    ///
    /// # Errors
    /// It is not there; the disk refuses.
    pub fn letter(&self, name: &FileName) -> Result<Letter, MailError> {
        self.open_letter(&name.to_string(), name.clone())
    }

    /// The stamp of a file: see [`Letter::stamp`].
    ///
    /// # Errors
    /// It is not there; the disk refuses.
    pub fn stamp(&self, name: &FileName) -> Result<String, MailError> {
        stamp_of(&self.path.join(name.to_string()))
    }

    fn named(&self, day: Day, file_type: FileType) -> Result<Vec<(String, FileName)>, MailError> {
        let mut names: Vec<(String, FileName)> = Vec::new();
        for text in self.names()? {
            let Ok(name) = text.parse::<FileName>() else { continue };
            if name.date == day.date() && name.file_type == file_type {
                names.push((text, name));
            }
        }
        names.sort_by(|a, b| a.0.cmp(&b.0));
        Ok(names)
    }

    /// The list of the files of a stream that came on a day, when it is there.
    ///
    /// # Errors
    /// The disk refuses; it cannot be read, or says another name than it has.
    pub fn index(
        &self,
        route: Route<'_>,
        day: Day,
        stream: Stream,
    ) -> Result<Option<IndexFile>, MailError> {
        let wanted = route.index(day).name(stream);
        let is_wanted = |text: &String| text.parse::<IndexName>().is_ok_and(|name| name == wanted);
        let Some(text) = self.names()?.into_iter().find(is_wanted) else { return Ok(None) };
        let path = self.path.join(&text);
        let bytes = fs::read(&path).map_err(|cause| disk(&path, cause))?;
        let index = IndexFile::read(&bytes).map_err(|error| error.in_file(text.clone()))?;
        let says = index.name(stream);
        if says != wanted {
            return Err(MailError::Name { name: text, header: says.to_string() });
        }
        Ok(Some(index))
    }

    fn names(&self) -> Result<Vec<String>, MailError> {
        let entries = fs::read_dir(&self.path).map_err(|cause| disk(&self.path, cause))?;
        let name = |entry: io::Result<fs::DirEntry>| {
            let entry = entry.map_err(|cause| disk(&self.path, cause))?;
            Ok(entry.file_name().to_string_lossy().into_owned())
        };
        entries.map(name).collect()
    }

    fn open_letter(&self, text: &str, name: FileName) -> Result<Letter, MailError> {
        let path = self.path.join(text);
        // Before the hash: what is put in its place meanwhile has another one.
        let (stamp, hash) = (stamp_of(&path)?, hash_of(&path)?);
        Ok(Letter { name, path, hash, stamp })
    }
}

impl Route<'_> {
    /// The header of a file of that day in version 2.2.
    pub fn header(&self, day: Day, file_type: FileType) -> Header {
        Header {
            version: Version::V22,
            creator: self.from.to_owned(),
            receiver: self.to.to_owned(),
            date: day.date(),
            summary: 1,
            file_type,
            sender: self.from.to_owned(),
            recipient: self.to.to_owned(),
        }
    }

    /// A list of the files of that day in version 2.2, without any yet.
    pub fn index(&self, day: Day) -> IndexFile {
        IndexFile::empty(Version::V22, self.from, self.to, day.date())
    }
}

/// A record of version 2.2 with these fields only; the others are empty.
///
/// # Errors
/// A field is unknown or cannot hold its value, or one that must not be empty is missing.
pub fn blank<T: Typed>(file_type: FileType, fields: &[(&str, &str)]) -> Result<T, MailError> {
    let file = DataFile::empty(Route { from: "", to: "" }.header(Day::MIN, file_type))?;
    let mut record = Record::empty(file.layout());
    for (name, value) in fields {
        record.set(name, value)?;
    }
    Ok(T::from_record(&record)?)
}
