//! Files and folders that are their owner's only.

use crate::VaultError;
use rustix::{fs::Mode, process::umask};
use std::{fs, os::unix::fs::PermissionsExt, path::Path};

/// From now on, what this process makes is its owner's only: files 0600, folders 0700.
pub fn keep_private() {
    umask(Mode::RWXG | Mode::RWXO);
}

/// Refuses a folder that others may enter; one that is not there is fine.
///
/// # Errors
/// [`VaultError::OpenFolder`], which says the command that mends it.
pub fn require_private(folder: &Path) -> Result<(), VaultError> {
    let Ok(about) = fs::metadata(folder) else { return Ok(()) };
    match about.permissions().mode() & 0o777 {
        mode if mode & 0o077 != 0 => Err(VaultError::OpenFolder(folder.to_owned(), mode)),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wider_folder_is_refused_with_what_mends_it() {
        let folder = tempfile::tempdir().unwrap();
        let set = |mode| fs::set_permissions(folder.path(), fs::Permissions::from_mode(mode));
        for mode in [0o755, 0o710, 0o701, 0o750] {
            set(mode).unwrap();
            let said = require_private(folder.path()).unwrap_err().to_string();
            assert!(said.contains(&format!("{mode:o}")) && said.contains("chmod -R go="), "{said}");
        }
        set(0o700).unwrap();
        require_private(folder.path()).unwrap();
        require_private(&folder.path().join("none")).unwrap();
    }
}
