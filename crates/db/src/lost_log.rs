//! Opening a file that has lost its log, where somebody has decided so.

use crate::{Db, Error, sqlite::LiteDb};
use std::path::Path;

impl Db {
    /// Lets a SQLite file be opened that has lost its log, which [`Db::sqlite`] refuses otherwise:
    /// what was acknowledged last is not in it. Any other file, and one that is not there, stays as
    /// it is.
    ///
    /// # Errors
    /// The file cannot be read or written.
    pub fn accept_lost_log(path: impl AsRef<Path>) -> Result<(), Error> {
        LiteDb::accept_lost_log(path.as_ref())
    }
}
