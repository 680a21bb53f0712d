//! Why something stays closed.

use std::{io, path::PathBuf};

/// Why something stays closed. It never holds a key, nor what was to be opened.
#[derive(Debug, thiserror::Error)]
pub enum VaultError {
    /// The text is no ciphertext of ours, was changed, or belongs to another cell or key.
    #[error("a stored value does not open: it was changed, or belongs to another place")]
    Sealed,
    /// No random numbers or no cipher: the system is broken.
    #[error("the cipher failed")]
    Cipher,
    /// A text of master keys is not as it should be.
    #[error("a master key is 32 bytes in base64, several are separated by commas or lines")]
    NotAKey,
    /// A data key is wrapped under another master key.
    #[error("master key {0} is needed, and is not among those given")]
    UnknownMaster(String),
    /// Master keys cannot be read or written.
    #[error("{0}: {1}")]
    File(PathBuf, io::Error),
    /// The command for a key service failed.
    #[error("MASTER_KEY_COMMAND: {0}")]
    Command(String),
    /// A folder of secrets that others may enter.
    #[error("{0} is open to others (mode {1:o}); close it with: chmod -R go= '{0}'")]
    OpenFolder(PathBuf, u32),
}
