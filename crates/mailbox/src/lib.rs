//! The folders through which exchange files go between the seller and the transfer agent. A file
//! is there whole or not at all, and is known by the hash of its bytes.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use exchange::{
    DataFile, FieldError, FileName, FileType, Header, IndexFile, IndexName, ReadError, Reader,
    Reason, Record, Stream, Typed, Version, WriteError,
};
use kernel::Day;
use sha2::{Digest, Sha256};

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

/// A file that was found.
#[derive(Debug, Clone)]
pub struct Letter {
    /// Its name.
    pub name: FileName,
    /// Its bytes.
    pub bytes: Vec<u8>,
    /// SHA-256 of its bytes, as hexadecimal digits.
    pub hash: String,
}

/// What can go wrong with a folder or a file in it.
#[derive(Debug, thiserror::Error)]
pub enum MailError {
    /// The disk.
    #[error("{path}: {cause}")]
    Disk {
        /// Where.
        path: String,
        /// What the system says.
        cause: io::Error,
    },
    /// A file that cannot be read; names file, record and field.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// A file that cannot be written.
    #[error(transparent)]
    Write(#[from] WriteError),
    /// A value that a record cannot hold.
    #[error(transparent)]
    Record(#[from] FieldError),
    /// A file whose header says another name.
    #[error("{name}: its header says {header}")]
    Name {
        /// Its name.
        name: String,
        /// What the header says.
        header: String,
    },
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
        let hash = hash(&bytes);
        Ok(Letter { name, bytes, hash })
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
        let beside = path.with_extension("part");
        let write = || {
            let mut file = File::create(&beside)?;
            file.write_all(bytes)?;
            file.sync_all()?;
            fs::rename(&beside, &path)?;
            File::open(&self.path)?.sync_all()
        };
        write().map_err(|cause| disk(&path, cause))
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
        let bytes = fs::read(&path).map_err(|cause| disk(&path, cause))?;
        let hash = hash(&bytes);
        Ok(Letter { name, bytes, hash })
    }
}

impl Letter {
    /// The header, which must say what the name says.
    ///
    /// # Errors
    /// It cannot be read, or says something else.
    pub fn header(&self) -> Result<Header, MailError> {
        let name = self.name.to_string();
        let header = match Reader::open(&self.bytes) {
            Ok(reader) => reader.header().clone(),
            Err(error) => return Err(error.in_file(name).into()),
        };
        match self.name.check(&header) {
            Ok(()) => Ok(header),
            Err(Reason::NameDisagrees { header, name }) => Err(MailError::Name { name, header }),
            Err(reason) => Err(MailError::Name { name, header: reason.to_string() }),
        }
    }

    /// The records, all checked.
    ///
    /// # Errors
    /// Names the file, the record and the field.
    pub fn open(&self) -> Result<DataFile<'_>, MailError> {
        let name = self.name.to_string();
        Ok(exchange::read(&self.bytes).map_err(|error| error.in_file(name))?)
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

fn hash(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

fn disk(path: &Path, cause: io::Error) -> MailError {
    MailError::Disk { path: path.display().to_string(), cause }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tempfile::TempDir;

    fn folder() -> (TempDir, Folder) {
        let path = tempfile::tempdir().unwrap();
        let folder = Folder::open(path.path().to_owned()).unwrap();
        (path, folder)
    }

    #[test]
    fn a_file_is_found_by_its_day_and_type() {
        let (_path, folder) = folder();
        let day: Day = "2026-11-20".parse().unwrap();
        let route = Route { from: "TAEL", to: "98" };
        let file = DataFile::empty(route.header(day, FileType::TradeApplication)).unwrap();
        let sent = folder.post(&file, None).unwrap();
        let found = folder.letters(day, FileType::TradeApplication).unwrap();
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].hash, sent.hash);
        assert!(found[0].open().unwrap().is_empty());
        assert!(folder.letters(day.next(), FileType::TradeApplication).unwrap().is_empty());
        assert!(folder.letters(day, FileType::AccountApplication).unwrap().is_empty());
    }

    #[test]
    fn a_header_that_belies_its_name_is_found_out() {
        let (_path, folder) = folder();
        let day: Day = "2026-11-20".parse().unwrap();
        let (route, other) = (Route { from: "98", to: "TAEL" }, Route { from: "98", to: "OTHR" });
        let of_type = FileType::TradeConfirmation;
        let file = DataFile::empty(other.header(day, of_type)).unwrap();
        let sent = folder.post(&file, None).unwrap();
        assert!(sent.header().is_ok());
        let ours = FileName { receiver: "TAEL".to_owned(), ..sent.name.clone() };
        folder.put(&ours, &sent.bytes).unwrap();
        let (letters, others) = folder.letters_of(route, day, of_type).unwrap();
        assert_eq!(others, std::slice::from_ref(&sent.name));
        let said = letters[0].header().unwrap_err().to_string();
        assert!(said.contains("OFD_98_TAEL") && said.contains("OFD_98_OTHR"), "{said}");
    }

    #[test]
    fn an_index_is_found_by_its_day_and_says_its_own_name() {
        let (path, folder) = folder();
        let day: Day = "2026-11-20".parse().unwrap();
        let route = Route { from: "98", to: "TAEL" };
        assert_eq!(folder.index(route, day, Stream::Main).unwrap(), None);
        let mut index = route.index(day);
        index.files.push("OFD_98_TAEL_20261120_04.TXT".to_owned());
        folder.post_index(&index, Stream::Main).unwrap();
        assert_eq!(folder.index(route, day, Stream::Main).unwrap(), Some(index));
        assert_eq!(folder.index(route, day, Stream::Market).unwrap(), None);
        let [name, false_name] = ["OFI_98_TAEL_20261120.TXT", "OFJ_98_TAEL_20261123.TXT"];
        std::fs::copy(path.path().join(name), path.path().join(false_name)).unwrap();
        let monday: Day = "2026-11-23".parse().unwrap();
        assert!(folder.index(route, monday, Stream::Market).is_err());
    }

    #[test]
    fn a_file_that_is_cut_short_is_refused_with_its_name() {
        let (_path, folder) = folder();
        let day: Day = "2026-11-20".parse().unwrap();
        let route = Route { from: "TAEL", to: "98" };
        let file = DataFile::empty(route.header(day, FileType::TradeApplication)).unwrap();
        let sent = folder.post(&file, None).unwrap();
        folder.put(&sent.name, &sent.bytes[..sent.bytes.len() - 12]).unwrap();
        let found = folder.letters(day, FileType::TradeApplication).unwrap();
        let error = found[0].open().unwrap_err().to_string();
        assert!(error.contains("OFD_TAEL_98_20261120_03"), "{error}");
    }
}
