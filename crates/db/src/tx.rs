//! An open transaction.

use std::{collections::HashSet, sync::Arc, time::Duration};

use tokio::sync::Mutex;

use crate::{
    Bulk, Error, ErrorKind, Insert, Query, Row, Select, Update, Value,
    personal::{Keys, Personally},
    postgres::Pg,
    reference::Reference,
    sqlite::Lite,
};

/// An open transaction: all that rooms pass to each other.
///
/// After a failed statement every further one is refused ([`ErrorKind::Poisoned`]) and the write
/// is rolled back, whatever the work answers. An expected conflict is asked for in SQL
/// (`ON CONFLICT DO NOTHING`), never caught.
pub struct Tx {
    pub(crate) conn: Conn,
    pub(crate) failed: Option<Error>,
    reference: Reference,
    /// What all transactions of a group know, instead of `reference`.
    common: Option<Arc<Mutex<Reference>>>,
    pub(crate) personal: Personally,
}

pub(crate) enum Conn {
    Sqlite(Box<Lite>),
    Postgres(Box<Pg>),
}

impl Tx {
    pub(crate) fn new(conn: Conn) -> Self {
        let personal = Personally::default();
        Self { conn, failed: None, reference: Reference::default(), common: None, personal }
    }

    /// One of several that are the same transaction below.
    pub(crate) fn of_group(conn: Conn, common: Arc<Mutex<Reference>>) -> Self {
        let mut tx = Self::new(conn);
        tx.common = Some(common);
        tx
    }

    /// A work begins: with these keys, and knowing none of the one before.
    pub(crate) fn begin(&mut self, keys: Option<&Arc<Keys>>, reads: bool) {
        self.personal = Personally { keys: keys.cloned(), reads, known: Vec::new() };
    }

    /// All rows, in the statement's order.
    ///
    /// # Errors
    /// The statement failed, or an earlier one had.
    pub async fn all<R: Row>(&mut self, query: Query<'_>) -> Result<Vec<R>, Error> {
        self.usable()?;
        let rows = match &mut self.conn {
            Conn::Sqlite(conn) => conn.all(query),
            Conn::Postgres(conn) => conn.all(query).await,
        };
        rows.map_err(|error| self.fail(error.at(query.sql.place())))
    }

    /// The only row, or none.
    ///
    /// # Errors
    /// As [`Tx::all`]; two rows are a [`ErrorKind::Fault`].
    pub async fn optional<R: Row>(&mut self, query: Query<'_>) -> Result<Option<R>, Error> {
        let mut rows = self.all(query).await?;
        if rows.len() > 1 {
            let error = Error::fault("more than one row").at(query.sql.place());
            return Err(self.fail(error));
        }
        Ok(rows.pop())
    }

    /// The only row.
    ///
    /// # Errors
    /// As [`Tx::optional`]; no row is [`ErrorKind::NotFound`], which does not poison.
    pub async fn one<R: Row>(&mut self, query: Query<'_>) -> Result<R, Error> {
        let row = self.optional(query).await?;
        row.ok_or_else(|| Error::new(ErrorKind::NotFound, "no row").at(query.sql.place()))
    }

    /// As [`Tx::all`], for reference data: dated parameters, banks. It is read once by the
    /// transaction, and once by all that share a COMMIT, so a transaction that changes
    /// such rows may not ask for them so.
    ///
    /// # Errors
    /// As [`Tx::all`].
    pub async fn reference<R>(&mut self, query: Query<'_>) -> Result<Arc<Vec<R>>, Error>
    where
        R: Row + Send + Sync + 'static,
    {
        self.usable()?;
        if let Some(common) = self.common.clone() {
            // Who comes second waits for what the first is asking for.
            let mut common = common.lock().await;
            if let Some(rows) = common.find(&query) {
                return Ok(rows);
            }
            let rows = Arc::new(self.all(query).await?);
            common.keep(&query, Arc::clone(&rows));
            return Ok(rows);
        }
        if let Some(rows) = self.reference.find(&query) {
            return Ok(rows);
        }
        let rows = Arc::new(self.all(query).await?);
        self.reference.keep(&query, Arc::clone(&rows));
        Ok(rows)
    }

    /// What the database's clock says, in milliseconds since 1970: the server's, or this machine's,
    /// on which all processes of a SQLite file are.
    ///
    /// # Errors
    /// As [`Tx::all`].
    pub async fn clock_ms(&mut self) -> Result<i64, Error> {
        self.usable()?;
        let now = match &mut self.conn {
            Conn::Sqlite(_) => Ok(kernel::Clock::system().unmoved().ms()),
            Conn::Postgres(conn) => conn.clock_ms().await,
        };
        now.map_err(|error| self.fail(error))
    }

    /// Another transaction begins on this connection: nothing is known yet.
    pub(crate) fn forget_reference(&mut self) {
        self.reference.forget();
    }

    /// Runs a statement without rows and answers how many rows it changed.
    ///
    /// # Errors
    /// As [`Tx::all`]; a hurt constraint is [`ErrorKind::Conflict`].
    pub async fn execute(&mut self, query: Query<'_>) -> Result<u64, Error> {
        self.usable()?;
        let changed = match &mut self.conn {
            Conn::Sqlite(conn) => conn.execute(query),
            Conn::Postgres(conn) => conn.execute(query).await,
        };
        changed.map_err(|error| self.fail(error.at(query.sql.place())))
    }

    /// Inserts all rows and answers how many were: fewer than given under `ON CONFLICT DO NOTHING`.
    ///
    /// # Errors
    /// As [`Tx::execute`]. Under `DO UPDATE` two rows of one key fail on PostgreSQL.
    pub async fn insert_many<R: Row>(
        &mut self,
        insert: Insert<R>,
        rows: &[R],
    ) -> Result<u64, Error> {
        self.bulk(insert.0, rows).await
    }

    /// Updates a row of the table for each given row and answers how many were changed.
    ///
    /// # Errors
    /// As [`Tx::execute`]; two rows of one key are a [`ErrorKind::Fault`] on both engines.
    pub async fn update_many<R: Row>(
        &mut self,
        update: Update<R>,
        rows: &[R],
    ) -> Result<u64, Error> {
        self.distinct(update.0, rows)?;
        self.bulk(update.0, rows).await
    }

    /// The rows of all keys, in no order among the keys.
    ///
    /// # Errors
    /// As [`Tx::all`]; a key that is given twice is a [`ErrorKind::Fault`].
    pub async fn select_many<K: Row, R: Row>(
        &mut self,
        select: Select<K>,
        keys: &[K],
    ) -> Result<Vec<R>, Error> {
        self.usable()?;
        self.distinct(select.0, keys)?;
        let rows = match &mut self.conn {
            Conn::Sqlite(conn) => conn.select(select.0, keys),
            Conn::Postgres(conn) => conn.select(select.0, keys).await,
        };
        rows.map_err(|error| self.fail(error.at(select.0.place())))
    }

    /// How long each further statement of this transaction may take; 30 s unless told otherwise.
    /// One that takes longer fails as [`ErrorKind::Overloaded`].
    ///
    /// # Errors
    /// The connection is lost, or an earlier statement failed.
    pub async fn set_statement_timeout_ms(&mut self, timeout_ms: u32) -> Result<(), Error> {
        self.usable()?;
        let set = match &mut self.conn {
            Conn::Sqlite(conn) => {
                conn.set_timeout(Duration::from_millis(timeout_ms.into()));
                Ok(())
            }
            Conn::Postgres(conn) => conn.set_timeout(timeout_ms).await,
        };
        set.map_err(|error| self.fail(error))
    }

    /// Lets statements of this transaction take as long as they do, and the work between them: for
    /// who reads all that there is, such as an audit.
    ///
    /// # Errors
    /// As [`Self::set_statement_timeout_ms`].
    pub async fn take_any_time(&mut self) -> Result<(), Error> {
        self.usable()?;
        let set = match &mut self.conn {
            Conn::Sqlite(conn) => {
                conn.set_timeout(Duration::MAX);
                Ok(())
            }
            Conn::Postgres(conn) => conn.take_any_time().await,
        };
        set.map_err(|error| self.fail(error))
    }

    async fn bulk<R: Row>(&mut self, bulk: &'static Bulk, rows: &[R]) -> Result<u64, Error> {
        self.usable()?;
        let changed = match &mut self.conn {
            Conn::Sqlite(conn) => conn.bulk(bulk, rows),
            Conn::Postgres(conn) => conn.bulk(bulk, rows).await,
        };
        changed.map_err(|error| self.fail(error.at(bulk.place())))
    }

    fn distinct<R: Row>(&mut self, bulk: &Bulk, rows: &[R]) -> Result<(), Error> {
        if distinct(bulk, rows) {
            return Ok(());
        }
        Err(self.fail(Error::fault("two rows of one key").at(bulk.place())))
    }

    /// PostgreSQL refuses all that follows a failed statement and turns COMMIT into ROLLBACK
    /// without an error; SQLite would go on. Both behave alike here, and `write` never says Ok.
    fn usable(&self) -> Result<(), Error> {
        match &self.failed {
            None => Ok(()),
            Some(error) => Err(error.clone().poison()),
        }
    }

    fn fail(&mut self, error: Error) -> Error {
        self.failed.get_or_insert_with(|| error.clone());
        error
    }
}

impl Drop for Tx {
    fn drop(&mut self) {
        match &mut self.conn {
            Conn::Sqlite(conn) => conn.end(),
            Conn::Postgres(conn) => conn.end(),
        }
    }
}

/// PostgreSQL would take any one of two rows of one key, SQLite the last.
fn distinct<R: Row>(bulk: &Bulk, rows: &[R]) -> bool {
    let key = bulk.key();
    let (mut seen, mut values) = (HashSet::with_capacity(rows.len()), Vec::new());
    rows.iter().all(|row| {
        values.clear();
        row.values(&mut values);
        seen.insert(key.iter().map(|at| plain(&values[*at])).collect::<Vec<_>>())
    })
}

#[derive(PartialEq, Eq, Hash)]
enum Plain {
    Null,
    Int(i64),
    Text(String),
}

fn plain(value: &Value<'_>) -> Plain {
    match value {
        Value::Int(n) => Plain::Int(*n),
        Value::Bool(b) => Plain::Int((*b).into()),
        Value::Text(text) => Plain::Text(text.to_string()),
        Value::Null | Value::List(_) => Plain::Null,
    }
}
