//! Files that were found: read whole, or some records at a time.

use crate::error::{MailError, disk};
use exchange::{Blocks, CopyError, DataFile, FileName, Header, Reason, Typed};
use sha2::{Digest, Sha256};
use std::fs::{self, File};
use std::io::{self, Read};
use std::marker::PhantomData;
use std::path::{Path, PathBuf};

/// A file that was found. Its bytes are read when they are asked for.
#[derive(Debug, Clone)]
pub struct Letter {
    /// Its name.
    pub name: FileName,
    pub(crate) path: PathBuf,
    /// SHA-256 of its bytes, as hexadecimal digits.
    pub hash: String,
    /// Where and when the disk got it: while this is the same the bytes are, and need no reading.
    pub stamp: String,
}

impl Letter {
    /// The header, which must say what the name says.
    ///
    /// # Errors
    /// It cannot be read, or says something else.
    pub fn header(&self) -> Result<Header, MailError> {
        let name = self.name.to_string();
        let file = File::open(&self.path).map_err(|cause| disk(&self.path, cause))?;
        let header = match Blocks::open(file) {
            Ok(blocks) => blocks.header().clone(),
            Err(error) => return Err(read_error(&self.path, &name, error)),
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
    pub fn open(&self) -> Result<DataFile<'static>, MailError> {
        let name = self.name.to_string();
        let bytes = self.bytes()?;
        Ok(exchange::read(&bytes).map_err(|error| error.in_file(name))?.into_owned())
    }

    /// Its bytes.
    ///
    /// # Errors
    /// The disk refuses.
    pub fn bytes(&self) -> Result<Vec<u8>, MailError> {
        fs::read(&self.path).map_err(|cause| disk(&self.path, cause))
    }

    /// The records, so many at a time, all checked: a letter of any length takes the memory of one
    /// part. After the last one the bytes are compared with the hash.
    ///
    /// # Errors
    /// The disk refuses; of each part, names the file, the record and the field.
    pub fn parts<T: Typed>(&self, most: usize) -> Result<Parts<T>, MailError> {
        let (name, path) = (self.name.to_string(), self.path.clone());
        let file = File::open(&path).map_err(|cause| disk(&path, cause))?;
        let blocks = Blocks::open(Hashing { file, hasher: Sha256::new() });
        let blocks = blocks.map_err(|error| read_error(&path, &name, error))?;
        let (expected, of) = (self.hash.clone(), PhantomData);
        Ok(Parts { name, path, expected, most, blocks, ended: false, of })
    }
}

/// The records of a letter, some at a time.
pub struct Parts<T> {
    name: String,
    path: PathBuf,
    expected: String,
    most: usize,
    blocks: Blocks<Hashing>,
    ended: bool,
    of: PhantomData<T>,
}

impl<T: Typed> Iterator for Parts<T> {
    type Item = Result<Vec<T>, MailError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.ended {
            return None;
        }
        let part = self.blocks.next_typed(self.most);
        let part = part.map_err(|error| read_error(&self.path, &self.name, error));
        match part {
            Ok(part) if !part.is_empty() => Some(Ok(part)),
            Ok(_) => {
                self.ended = true;
                let changed = self.blocks.get_ref().hash() != self.expected;
                let cause = || io::Error::other("the file changed while it was read");
                changed.then(|| Err(disk(&self.path, cause())))
            }
            Err(error) => {
                self.ended = true;
                Some(Err(error))
            }
        }
    }
}

/// A file and the hash of what was read of it.
struct Hashing {
    file: File,
    hasher: Sha256,
}

impl Hashing {
    fn hash(&self) -> String {
        kernel::hex(&self.hasher.clone().finalize())
    }
}

impl Read for Hashing {
    fn read(&mut self, room: &mut [u8]) -> io::Result<usize> {
        let read = self.file.read(room)?;
        self.hasher.update(&room[..read]);
        Ok(read)
    }
}

fn read_error(path: &Path, name: &str, error: CopyError) -> MailError {
    match error {
        CopyError::Invalid(error) => error.in_file(name).into(),
        CopyError::Io(cause) => disk(path, cause),
    }
}
