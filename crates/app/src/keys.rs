//! Where the keys of the seal are.

use crate::Config;
use kernel::Instant;
use std::{io, path::PathBuf};
use wire::seal::{KeyFolder, ServerKeys};

/// What a text of keys begins with; a path never does.
const PEM: &str = "-----BEGIN";

/// The folder of the keys, made when it is missing.
///
/// # Errors
/// The keys are given as a text, or the folder cannot be read or written.
pub fn key_folder(config: &Config, now: Instant) -> io::Result<KeyFolder> {
    let folder = match config.seal_keys.as_deref() {
        Some(text) if is_text(text) => {
            return Err(io::Error::other("the keys are given in SEAL_KEYS: change them there"));
        }
        Some(path) => PathBuf::from(path),
        None => config.data.join("seal-keys"),
    };
    // Of before there was a folder.
    KeyFolder::open(&folder, &config.data.join("seal-key.pem"), now)
}

/// The keys themselves.
pub(crate) fn keys(config: &Config, now: Instant) -> io::Result<ServerKeys> {
    match config.seal_keys.as_deref() {
        Some(text) if is_text(text) => ServerKeys::from_pem(text),
        _ => ServerKeys::of(key_folder(config, now)?, now),
    }
}

fn is_text(keys: &str) -> bool {
    keys.trim_start().starts_with(PEM)
}
