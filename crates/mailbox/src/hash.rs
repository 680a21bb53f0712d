//! SHA-256 of files, as hexadecimal digits.

use crate::error::{MailError, disk};
use sha2::{Digest, Sha256};
use std::fs::File;
use std::io::Read;
use std::path::Path;

pub(crate) fn hash(bytes: &[u8]) -> String {
    hex(&Sha256::digest(bytes))
}

/// The same of a file of any length.
pub(crate) fn hash_of(path: &Path) -> Result<String, MailError> {
    let read = || {
        let (mut file, mut hasher) = (File::open(path)?, Sha256::new());
        let mut room = vec![0; 1 << 18];
        loop {
            match file.read(&mut room)? {
                0 => return Ok(hex(&hasher.finalize())),
                read => hasher.update(&room[..read]),
            }
        }
    };
    read().map_err(|cause| disk(path, cause))
}

pub(crate) fn hex(digest: &[u8]) -> String {
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}
