//! A data folder that is removed at the end.

use std::{fs::Permissions, os::unix::fs::PermissionsExt, path::Path};
use tempfile::{Builder, TempDir};

/// A new folder in memory where there is some, its owner's only; removed when dropped.
///
/// # Errors
/// The disk refuses.
pub fn data_folder() -> std::io::Result<TempDir> {
    let memory = Path::new("/dev/shm");
    let mut folder = Builder::new();
    folder.prefix("tael-simulation-").permissions(Permissions::from_mode(0o700));
    if memory.is_dir() { folder.tempdir_in(memory) } else { folder.tempdir() }
}
