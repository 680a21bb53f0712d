//! The database: one API over SQLite and PostgreSQL. The only crate that knows the SQL drivers.

mod any_work;
mod backup;
mod bulk;
mod connections;
mod error;
mod fence;
mod ids;
mod kernel_types;
mod lost_log;
mod migrate;
mod nodes;
mod opening;
mod outcome;
mod personal;
mod postgres;
mod pulse;
mod reference;
mod row;
mod row_ref;
mod sql;
mod sqlite;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
mod tx;
#[doc(hidden)]
pub mod value;

use std::{fmt, ops::AsyncFn, path::Path, sync::Arc};

use any_work::{AnyWork, Ended, Slot};
use opening::First;

pub use backup::{Held, Target, dump, restore};
pub use bulk::{BULKS, Bulk, Insert, Select, Update};
pub use connections::Connections;
pub use error::{Error, ErrorKind};
pub use fence::Asked;
use fence::Fence;
#[doc(hidden)]
pub use linkme;
pub use migrate::{BATCHES, Migration, render};
pub use opening::{Opened, Opening};
#[doc(hidden)]
pub use personal::row_key;
pub use personal::{
    BlindIndex, Cell, DataKey, Encrypted, EncryptedRow, Field, HOUSE, Hidden, PERSONAL, Personal,
    PersonalTable, Source, VaultError, Wrapped,
};
pub use pulse::{Pulse, Used};
pub use row::Row;
pub use row_ref::RowRef;
pub use sql::{Query, STATEMENTS, Sql};
#[doc(hidden)]
pub use sql::{arity, one};
pub use tx::Tx;
pub use value::{Column, Kind, Param, Value};

/// A database. Clones share it.
#[derive(Clone)]
pub struct Db {
    engine: Arc<Engine>,
    nodes: Arc<nodes::Held>,
    fence: Fence,
    first: Option<First>,
    keys: Option<Arc<personal::Keys>>,
}

enum Engine {
    Sqlite(sqlite::LiteDb),
    Postgres(postgres::PgDb),
}

/// With whom a write shares its transaction or its COMMIT.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum How {
    /// Its COMMIT, where that can be.
    Shared,
    /// Its transaction, with those of other keys.
    Together(i64),
    /// Nothing.
    Alone,
}

/// Which engine it is; for display only, never for an `if` in a room.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EngineName {
    /// The embedded default.
    Sqlite,
    /// A server of its own.
    Postgres,
}

impl Db {
    /// Opens what the text names: `postgres://…`, else the path of a SQLite file.
    ///
    /// # Errors
    /// As [`Db::sqlite`] and [`Db::postgres`].
    pub async fn open(url_or_path: &str, migrations: &[Migration]) -> Result<Db, Error> {
        if url_or_path.starts_with("postgres://") || url_or_path.starts_with("postgresql://") {
            Self::postgres(url_or_path, Connections::default(), migrations).await
        } else {
            Self::sqlite(url_or_path, migrations)
        }
    }

    /// Opens or makes a SQLite file and migrates it.
    ///
    /// # Errors
    /// The file cannot be opened, or a migration fails or was changed after it ran.
    pub fn sqlite(path: impl AsRef<Path>, migrations: &[Migration]) -> Result<Db, Error> {
        let engine = sqlite::LiteDb::open(path.as_ref(), migrations)?;
        Ok(Self::over(Engine::Sqlite(engine)))
    }

    /// Connects to PostgreSQL and migrates it.
    ///
    /// # Errors
    /// The server cannot be reached, or a migration fails or was changed after it ran.
    pub async fn postgres(
        url: &str,
        connections: impl Into<Connections>,
        migrations: &[Migration],
    ) -> Result<Db, Error> {
        let engine = postgres::PgDb::open(url, connections.into(), migrations).await?;
        Ok(Self::over(Engine::Postgres(engine)))
    }

    fn over(engine: Engine) -> Self {
        let (nodes, fence) = (Arc::default(), Fence::default());
        Self { engine: Arc::new(engine), nodes, fence, first: None, keys: None }
    }

    /// The same database, whose writes begin with these statements until one of them is on disk:
    /// what a request does first, wherever it writes first.
    #[must_use]
    pub fn opened_by(&self, opening: impl Opening + 'static) -> Self {
        Self { first: Some(First::new(opening)), ..self.clone() }
    }

    /// Runs the work in a transaction. `Ok` means: on disk. The work may run more than once, so it
    /// changes nothing but the database; it goes on when the caller hangs up. It awaits nothing but
    /// the database: SQLite refuses all else ([`ErrorKind::Awaited`]), also a `write` in a `write`.
    ///
    /// # Errors
    /// What the work answers, and then it is rolled back; and those of [`ErrorKind`].
    pub async fn write<T, E, F>(&self, work: F) -> Result<T, E>
    where
        F: AsyncFn(&mut Tx) -> Result<T, E> + Send + 'static,
        T: Send + 'static,
        E: From<Error> + Send + 'static,
    {
        self.run(How::Shared, work).await
    }

    /// As [`Db::write`], for work that many ask for at the same time and each for a customer of its
    /// own, such as a purchase. On PostgreSQL, where a COMMIT and the way to the server cost more
    /// than the work, several share a transaction and send their statements without waiting for
    /// each other's answers.
    ///
    /// So they see what the others of their transaction have written, at any point of their own
    /// work. What such work reads, and any other such work writes, must be rows of its own `key`,
    /// the customer's number: two of one key never share. Work that is refused after it has written
    /// makes the others run again.
    ///
    /// # Errors
    /// As [`Db::write`].
    pub async fn write_together<T, E, F>(&self, key: i64, work: F) -> Result<T, E>
    where
        F: AsyncFn(&mut Tx) -> Result<T, E> + Send + 'static,
        T: Send + 'static,
        E: From<Error> + Send + 'static,
    {
        self.run(How::Together(key), work).await
    }

    /// As [`Db::write`], for work of many statements: on SQLite it shares its COMMIT with no other,
    /// on PostgreSQL no other write runs beside it, of any process. Others wait for it, so it is a
    /// part of what there is to do, of a tenth of a second.
    ///
    /// # Errors
    /// As [`Db::write`].
    pub async fn write_batch<T, E, F>(&self, work: F) -> Result<T, E>
    where
        F: AsyncFn(&mut Tx) -> Result<T, E> + Send + 'static,
        T: Send + 'static,
        E: From<Error> + Send + 'static,
    {
        self.run(How::Alone, work).await
    }

    async fn run<T, E, F>(&self, how: How, work: F) -> Result<T, E>
    where
        F: AsyncFn(&mut Tx) -> Result<T, E> + Send + 'static,
        T: Send + 'static,
        E: From<Error> + Send + 'static,
    {
        let (slot, work) = Slot::of(work);
        slot.answer(self.run_any(how, work).await)
    }

    async fn run_any(&self, how: How, work: Box<dyn AnyWork>) -> Result<(), Ended> {
        let (fence, first) = (self.fence.clone(), self.first.as_ref().and_then(First::due));
        let (begins, keys) = (first.clone(), self.keys.clone());
        let work = async move |tx: &mut Tx| {
            tx.begin(keys.as_ref(), false);
            fence.require(tx).await?;
            if let Some(first) = &begins {
                first.run(tx).await?;
            }
            work.run(tx).await
        };
        let out = match (&*self.engine, how) {
            // One writer runs one after another, and commits once for all.
            (Engine::Sqlite(engine), how) => engine.write(how == How::Alone, work).await,
            (Engine::Postgres(engine), How::Together(key)) => {
                engine.write_together(key, work).await
            }
            (Engine::Postgres(engine), how) => engine.write(how == How::Alone, work).await,
        };
        if let (Some(first), Ok(())) = (first, &out) {
            first.set_done();
        }
        out
    }

    /// A handle of the same database whose every write asks this first, in its own transaction, and
    /// is refused with what it answers: so who has lost the right to work, such as a process that
    /// was suspended while another took over, writes nothing more, wherever in the work it is.
    #[must_use]
    pub fn fenced(
        &self,
        ask: impl for<'t> Fn(&'t mut Tx) -> Asked<'t> + Send + Sync + 'static,
    ) -> Db {
        Db { fence: Fence::of(ask), ..self.clone() }
    }

    /// Runs queries on one snapshot. The work may borrow from its surroundings. What it has seen is
    /// on disk when it is answered, as with [`Db::write`].
    ///
    /// # Errors
    /// What the work answers; [`ErrorKind::Overloaded`] when no connection gets free.
    pub async fn read<T, E, F>(&self, work: F) -> Result<T, E>
    where
        F: AsyncFnOnce(&mut Tx) -> Result<T, E>,
        E: From<Error>,
    {
        let mut tx = match &*self.engine {
            Engine::Sqlite(engine) => engine.reader()?,
            Engine::Postgres(engine) => engine.reader().await?,
        };
        tx.begin(self.keys.as_ref(), true);
        let out = work(&mut tx).await;
        // Ends the snapshot and gives the connection back.
        drop(tx);
        if let Engine::Sqlite(engine) = &*self.engine {
            engine.settled().await;
        }
        out
    }

    /// As [`Db::read`], for what nearly every call asks for, such as its session: on PostgreSQL
    /// those who ask at the same time share a snapshot, and their statements go together. The work
    /// may run twice.
    ///
    /// # Errors
    /// As [`Db::read`].
    pub async fn read_together<T, E, F>(&self, work: F) -> Result<T, E>
    where
        F: AsyncFn(&mut Tx) -> Result<T, E> + Send + 'static,
        T: Send + 'static,
        E: From<Error> + Send + 'static,
    {
        match &*self.engine {
            Engine::Sqlite(_) => self.read(async |tx: &mut Tx| work(tx).await).await,
            Engine::Postgres(engine) => {
                let (slot, work) = Slot::of(work);
                slot.answer(self.read_any(engine, work).await)
            }
        }
    }

    async fn read_any(&self, engine: &postgres::PgDb, work: Box<dyn AnyWork>) -> Result<(), Ended> {
        let keys = self.keys.clone();
        let work = async move |tx: &mut Tx| {
            tx.begin(keys.as_ref(), true);
            work.run(tx).await
        };
        engine.read_together(work).await
    }

    /// Gives the node number of [`Db::ids`] back, refuses new work, does what is queued and closes;
    /// SQLite's log is moved into its file.
    ///
    /// # Errors
    /// The log could not be moved; nothing is lost by that.
    pub async fn close(&self) -> Result<(), Error> {
        self.give_node_back().await;
        match &*self.engine {
            Engine::Sqlite(engine) => engine.close().await,
            Engine::Postgres(engine) => {
                engine.close().await;
                Ok(())
            }
        }
    }

    /// Gives back the memory that much reading has taken, such as that of a start.
    pub fn trim(&self) {
        match &*self.engine {
            Engine::Sqlite(engine) => engine.trim(),
            // Its memory is the server's.
            Engine::Postgres(_) => {}
        }
    }

    /// Whether [`Db::close`] was called: whoever works in the background ends then.
    #[must_use]
    pub fn is_closed(&self) -> bool {
        match &*self.engine {
            Engine::Sqlite(engine) => engine.is_closed(),
            Engine::Postgres(engine) => engine.is_closed(),
        }
    }

    /// Whether it answers a question at this moment.
    ///
    /// # Errors
    /// It does not.
    pub async fn ping(&self) -> Result<(), Error> {
        match &*self.engine {
            Engine::Sqlite(engine) => engine.ping(),
            Engine::Postgres(engine) => engine.ping().await,
        }
    }

    /// What it is doing at this moment.
    #[must_use]
    pub fn pulse(&self) -> Pulse {
        match &*self.engine {
            Engine::Sqlite(engine) => engine.pulse(),
            Engine::Postgres(engine) => engine.pulse(),
        }
    }

    /// Which engine it is; for display only.
    #[must_use]
    pub fn engine(&self) -> EngineName {
        match &*self.engine {
            Engine::Sqlite(_) => EngineName::Sqlite,
            Engine::Postgres(_) => EngineName::Postgres,
        }
    }

    /// Copies the database to a new file while it is in use. PostgreSQL has tools of its own for
    /// this, and here it is a [`ErrorKind::Fault`].
    ///
    /// # Errors
    /// The file is there already ([`ErrorKind::Conflict`]) or cannot be written.
    pub async fn backup(&self, to: impl AsRef<Path>) -> Result<(), Error> {
        match &*self.engine {
            Engine::Sqlite(engine) => engine.backup(to.as_ref()).await,
            Engine::Postgres(_) => Err(Error::fault("PostgreSQL is backed up with pg_dump")),
        }
    }

    /// What the database takes on disk, in bytes, without logs.
    ///
    /// # Errors
    /// The database cannot be reached.
    pub async fn size(&self) -> Result<u64, Error> {
        match &*self.engine {
            Engine::Sqlite(engine) => engine.size(),
            Engine::Postgres(engine) => engine.size().await,
        }
    }
}

impl fmt::Debug for Db {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Db({})", self.engine())
    }
}

impl fmt::Display for EngineName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Sqlite => "SQLite",
            Self::Postgres => "PostgreSQL",
        })
    }
}
