//! By what files are known: SHA-256 of their bytes, as hexadecimal digits, and stamps of the disk.

use crate::error::{MailError, disk};
use sha2::{Digest, Sha256};
use std::fs::{self, File};
use std::io::Read;
use std::os::unix::fs::MetadataExt;
use std::path::Path;

pub(crate) fn hash(bytes: &[u8]) -> String {
    kernel::hex(&Sha256::digest(bytes))
}

/// The same of a file of any length.
pub(crate) fn hash_of(path: &Path) -> Result<String, MailError> {
    let read = || {
        let (mut file, mut hasher) = (File::open(path)?, Sha256::new());
        let mut room = vec![0; 1 << 18];
        loop {
            match file.read(&mut room)? {
                0 => return Ok(kernel::hex(&hasher.finalize())),
                read => hasher.update(&room[..read]),
            }
        }
    };
    read().map_err(|cause| disk(path, cause))
}

/// Number, length and time of a file, as the disk has them.
pub(crate) fn stamp_of(path: &Path) -> Result<String, MailError> {
    let found = fs::metadata(path).map_err(|cause| disk(path, cause))?;
    let (seconds, nanos) = (found.mtime(), found.mtime_nsec());
    Ok(format!("{} {} {seconds}.{nanos:09}", found.ino(), found.len()))
}
