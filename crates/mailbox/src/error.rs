//! What can go wrong.

use exchange::{FieldError, ReadError, WriteError};
use std::io;
use std::path::Path;

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

pub(crate) fn disk(path: &Path, cause: io::Error) -> MailError {
    MailError::Disk { path: path.display().to_string(), cause }
}
