//! Files that are none of the transfer agent's, such as a bank's statement: known by their names.

use crate::Folder;
use crate::error::{MailError, disk};
use crate::hash::{hash_of, stamp_of};
use std::fs::File;
use std::io::{self, BufReader, BufWriter, Write};
use std::path::PathBuf;
use tempfile::TempPath;

/// A file in a folder.
#[derive(Debug, Clone)]
pub struct Plain {
    /// Its name.
    pub name: String,
    /// SHA-256 of its bytes, in hexadecimal digits.
    pub hash: String,
    /// As of a letter: where and when the disk got it.
    pub stamp: String,
    path: PathBuf,
}

impl Plain {
    /// Opens it for reading.
    ///
    /// # Errors
    /// The disk refuses.
    pub fn open(&self) -> Result<BufReader<File>, MailError> {
        let file = File::open(&self.path).map_err(|cause| disk(&self.path, cause))?;
        Ok(BufReader::with_capacity(1 << 18, file))
    }
}

/// A file that is written, and is not there before it is finished.
pub struct PlainDraft {
    folder: Folder,
    path: PathBuf,
    beside: TempPath,
    file: BufWriter<File>,
}

impl Write for PlainDraft {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

impl PlainDraft {
    /// Puts the file into the folder. The same file again changes nothing.
    ///
    /// # Errors
    /// The disk refuses.
    pub fn finish(self) -> Result<(), MailError> {
        let Self { folder, path, beside, file } = self;
        let file = file.into_inner().map_err(|error| disk(&path, error.into_error()))?;
        if path.exists() && hash_of(&path)? == hash_of(&beside)? {
            return beside.close().map_err(|cause| disk(&path, cause));
        }
        let move_there = || {
            file.sync_all()?;
            beside.persist(&path)?;
            File::open(&folder.path)?.sync_all()
        };
        move_there().map_err(|cause| disk(&path, cause))
    }
}

impl Folder {
    /// The file of a name, where it is there.
    ///
    /// # Errors
    /// The disk refuses.
    pub fn plain(&self, name: &str) -> Result<Option<Plain>, MailError> {
        let path = self.path.join(name);
        if !path.exists() {
            return Ok(None);
        }
        // Before the hash: what is put in its place meanwhile has another one.
        let (stamp, hash) = (stamp_of(&path)?, hash_of(&path)?);
        Ok(Some(Plain { name: name.to_owned(), hash, stamp, path }))
    }

    /// The stamp of the file of a name, where it is there.
    ///
    /// # Errors
    /// The disk refuses.
    pub fn plain_stamp(&self, name: &str) -> Result<Option<String>, MailError> {
        let path = self.path.join(name);
        if path.exists() { stamp_of(&path).map(Some) } else { Ok(None) }
    }

    /// Begins a file of a name.
    ///
    /// # Errors
    /// The disk refuses.
    pub fn begin_plain(&self, name: &str) -> Result<PlainDraft, MailError> {
        let path = self.path.join(name);
        let (file, beside) = self.beside(name).map_err(|cause| disk(&path, cause))?;
        let file = BufWriter::with_capacity(1 << 18, file);
        Ok(PlainDraft { folder: self.clone(), path, beside, file })
    }
}
