//! Files that are written record by record.

use crate::error::{MailError, disk};
use crate::hash::{hash_of, stamp_of};
use crate::{Folder, Letter};
use exchange::{FileName, Header, PutError, Typed, Writer};
use std::fs::File;
use std::io::BufWriter;
use std::path::{Path, PathBuf};
use tempfile::TempPath;

/// A file that is written record by record, and is not there before it is finished.
pub struct Draft {
    folder: Folder,
    letter: (FileName, PathBuf),
    beside: TempPath,
    writer: Writer<BufWriter<File>>,
}

impl Draft {
    /// Appends a record.
    ///
    /// # Errors
    /// A value does not fit its field, or the disk refuses.
    pub fn push<T: Typed>(&mut self, record: &T) -> Result<(), MailError> {
        self.writer.push_typed(record).map_err(|error| put(&self.beside, error))
    }

    /// Puts the file into the folder; answers it, and how many records it has. The same file again
    /// changes nothing.
    ///
    /// # Errors
    /// The disk refuses.
    pub fn finish(self) -> Result<(Letter, usize), MailError> {
        let Self { folder, letter: (name, path), beside, writer } = self;
        let (file, count) = writer.finish().map_err(|error| put(&beside, error))?;
        let hash = hash_of(&beside)?;
        let is_there = path.exists() && hash_of(&path)? == hash;
        let move_there = || {
            if is_there {
                return beside.close();
            }
            file.get_ref().sync_all()?;
            beside.persist(&path)?;
            File::open(&folder.path)?.sync_all()
        };
        move_there().map_err(|cause| disk(&path, cause))?;
        Ok((Letter { stamp: stamp_of(&path)?, name, path, hash }, count))
    }
}

impl Folder {
    /// Begins a file that is written record by record.
    ///
    /// # Errors
    /// The disk refuses.
    pub fn begin(&self, header: Header) -> Result<Draft, MailError> {
        let name = FileName::of(&header, None);
        let path = self.path.join(name.to_string());
        let begun = self.beside(&name.to_string());
        let (file, beside) = begun.map_err(|cause| disk(&path, cause))?;
        let writer = Writer::begin(BufWriter::with_capacity(1 << 18, file), header);
        let writer = writer.map_err(|error| put(&beside, error))?;
        Ok(Draft { folder: self.clone(), letter: (name, path), beside, writer })
    }
}

fn put(path: &Path, error: PutError) -> MailError {
    match error {
        PutError::Invalid(error) => error.into(),
        PutError::Io(cause) => disk(path, cause),
    }
}
