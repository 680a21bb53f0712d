//! A backup that either engine makes and either engine is restored from: the rows of all tables of
//! one snapshot, as text, with the migrations that made the tables and a digest of it all
//! (`docs/decisions/0051`).

mod file;
mod held;
mod postgres;
mod sqlite;
mod text;

use std::path::Path;

use file::{Head, Reader, Writer};
pub use held::Held;
use held::{RESTORING, refused};

use crate::{Connections, Db, Engine, Error, Migration, migrate, postgres::PgDb, sqlite::LiteDb};

/// Of what a backup is made, or where it is restored.
#[derive(Debug, Clone, Copy)]
pub enum Target<'a> {
    /// A SQLite file; to be restored into, it must not be there.
    Sqlite(&'a Path),
    /// A PostgreSQL database; to be restored into, it must have no tables.
    Postgres(&'a str, Connections),
}

impl Db {
    /// Writes a backup while others read and write. The file is there when it is whole, and is its
    /// owner's only.
    ///
    /// # Errors
    /// The file is there already ([`crate::ErrorKind::Conflict`]) or cannot be written; those of
    /// the database.
    pub async fn dump(&self, to: impl AsRef<Path>) -> Result<Held, Error> {
        let writer = Writer::begin(to.as_ref())?;
        match &*self.engine {
            Engine::Sqlite(engine) => dump_file(engine.path(), writer).await,
            Engine::Postgres(engine) => postgres::dump(&engine.client().await?, writer).await,
        }
    }
}

/// As [`Db::dump`], of a database that is not opened: nothing of it is migrated, so that servers of
/// an older program go on beside it, and an older program restores it.
///
/// # Errors
/// As [`Db::dump`]; the database is not there, or a restore of it did not end.
pub async fn dump(from: Target<'_>, to: impl AsRef<Path>) -> Result<Held, Error> {
    match from {
        Target::Sqlite(path) => {
            LiteDb::refuse_without_log(path)?;
            dump_file(path, Writer::begin(to.as_ref())?).await
        }
        Target::Postgres(url, _) => {
            let client = PgDb::only_client(url).await?;
            postgres::dump(&client, Writer::begin(to.as_ref())?).await
        }
    }
}

async fn dump_file(path: &Path, writer: Writer) -> Result<Held, Error> {
    let path = path.to_owned();
    let dump = tokio::task::spawn_blocking(move || sqlite::dump(&path, writer));
    dump.await.map_err(Error::fault)?
}

/// Restores a backup. Its digest is checked first, and that this program knows its migrations;
/// those which it has not are made afterwards, when the database is opened.
///
/// # Errors
/// The file is none, is damaged or of a newer program, or the target is not empty
/// ([`crate::ErrorKind::Conflict`]): then nothing was changed. Those of the database: what was
/// begun is never opened as a database.
pub async fn restore(
    from: impl AsRef<Path>,
    target: Target<'_>,
    migrations: &[Migration],
) -> Result<Held, Error> {
    let from = from.as_ref();
    let head = Reader::check(from)?;
    let known = [&[RESTORING][..], &known(&head, migrations)?].concat();
    match target {
        Target::Sqlite(path) => {
            let (path, from) = (path.to_owned(), from.to_owned());
            let load = move || sqlite::restore(&path, &known, &from);
            tokio::task::spawn_blocking(load).await.map_err(Error::fault)??;
        }
        Target::Postgres(url, connections) => {
            postgres::restore((url, connections), &known, from).await?;
        }
    }
    Ok(head.held)
}

/// The migrations of a backup, but for those of this crate: all must be known here as they are
/// there.
fn known(head: &Head, migrations: &[Migration]) -> Result<Vec<Migration>, Error> {
    let ours = [migrate::OWN, migrations].concat();
    for (room, version, hash) in &head.migrations {
        let own = ours.iter().find(|own| own.room == room && own.version == *version);
        let differs = match own {
            Some(own) if migrate::hash(own.text) == *hash => continue,
            Some(_) => "is another one here",
            None => "is unknown here: the backup was made by a newer program",
        };
        return Err(refused(format!("the backup's migration {room} {version} {differs}")));
    }
    let has = |own: &&Migration| {
        head.migrations.iter().any(|(room, version, _)| own.room == room && own.version == *version)
    };
    Ok(migrations.iter().filter(has).copied().collect())
}
