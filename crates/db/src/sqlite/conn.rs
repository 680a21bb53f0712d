//! Statements on one SQLite connection.

use std::{path::Path, sync::Arc, time::Duration};

use crossbeam_queue::ArrayQueue;
use rusqlite::{
    Connection, OpenFlags, Statement,
    config::DbConfig,
    types::{ToSqlOutput, ValueRef},
};

use super::timer::Timer;
use crate::{Bulk, Error, Query, Row, RowRef, Value, row_ref::Source, sql::STATEMENT_TIMEOUT};

/// Statements kept prepared on each connection.
const PREPARED: usize = 1024;

/// A connection and what ends its statements in time.
pub(super) struct Opened {
    pub(super) conn: Connection,
    timer: Arc<Timer>,
}

/// The writer's connection, or one of the readers', which goes home when its transaction ends.
pub(crate) struct Lite {
    opened: Option<Opened>,
    home: Option<Arc<ArrayQueue<Opened>>>,
    timeout: Duration,
}

impl Opened {
    /// Opens a connection. `temp_store=MEMORY` is left alone on purpose: a savepoint's journal in
    /// memory is walked from its start by each statement.
    pub(super) fn new(path: &Path, write: bool) -> Result<Self, Error> {
        let mode = if write {
            OpenFlags::SQLITE_OPEN_READ_WRITE
        } else {
            OpenFlags::SQLITE_OPEN_READ_ONLY
        };
        let mut conn = Connection::open_with_flags(path, mode | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
        conn.set_prepared_statement_cache_capacity(PREPARED);
        if write {
            // The log is kept small after a burst.
            conn.execute_batch(
                "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA journal_size_limit=67108864",
            )?;
        }
        conn.execute_batch(
            "PRAGMA busy_timeout=5000; PRAGMA cache_size=-8192; PRAGMA foreign_keys=ON",
        )?;
        // What is mapped counts as memory of this process, of each connection again.
        conn.execute_batch(match write {
            true => "PRAGMA mmap_size=268435456",
            false => "PRAGMA mmap_size=67108864",
        })?;
        // The log is taken away by who has moved it into the file, and says so there.
        conn.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
        // A plan that looks at the arguments is made anew whenever they change.
        conn.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
        let timer = Timer::watch(&mut conn)?;
        Ok(Self { conn, timer })
    }
}

impl Lite {
    pub(super) fn writer(opened: Opened) -> Self {
        Self { opened: Some(opened), home: None, timeout: STATEMENT_TIMEOUT }
    }

    /// Begins a snapshot.
    pub(super) fn reader(opened: Opened, home: Arc<ArrayQueue<Opened>>) -> Result<Self, Error> {
        let lite = Self { opened: Some(opened), home: Some(home), timeout: STATEMENT_TIMEOUT };
        lite.run("BEGIN")?;
        Ok(lite)
    }

    /// For BEGIN, COMMIT and the like, which are not stopped by the timer.
    pub(super) fn run(&self, text: &str) -> Result<(), Error> {
        let opened = self.opened.as_ref().ok_or_else(Error::closed)?;
        opened.timer.clear();
        opened.conn.prepare_cached(text)?.raw_execute()?;
        Ok(())
    }

    pub(super) fn is_autocommit(&self) -> bool {
        self.opened.as_ref().is_none_or(|opened| opened.conn.is_autocommit())
    }

    pub(super) fn opened(&self) -> Option<&Opened> {
        self.opened.as_ref()
    }

    /// How many rows were ever changed on this connection.
    pub(super) fn changes(&self) -> u64 {
        self.opened.as_ref().map_or(0, |opened| opened.conn.total_changes())
    }

    pub(super) fn take(&mut self) -> Option<Opened> {
        self.opened.take()
    }

    pub(crate) fn set_timeout(&mut self, timeout: Duration) {
        self.timeout = timeout;
    }

    /// Ends a reader's snapshot and gives the connection back.
    pub(crate) fn end(&mut self) {
        let Some(home) = self.home.take() else { return };
        if self.run("ROLLBACK").is_ok()
            && let Some(opened) = self.opened.take()
        {
            // A full pool drops the connection.
            let _ = home.push(opened);
        }
    }

    /// The connection, with the timer started for one statement. It is there until `end` or `take`,
    /// and nothing is asked after these.
    fn timed(&self) -> Result<&Connection, Error> {
        let opened = self.opened.as_ref().ok_or_else(Error::closed)?;
        opened.timer.start(self.timeout);
        Ok(&opened.conn)
    }

    pub(crate) fn all<R: Row>(&mut self, query: Query<'_>) -> Result<Vec<R>, Error> {
        let mut statement = self.timed()?.prepare_cached(query.sql.sqlite())?;
        let mut out = Vec::new();
        check_columns::<R>(&statement, query.sql.place());
        bind(&mut statement, query.args.iter().map(|arg| arg.value()))?;
        read(&mut statement, &mut out)?;
        Ok(out)
    }

    pub(crate) fn execute(&mut self, query: Query<'_>) -> Result<u64, Error> {
        let mut statement = self.timed()?.prepare_cached(query.sql.sqlite())?;
        bind(&mut statement, query.args.iter().map(|arg| arg.value()))?;
        count(statement.raw_execute()?)
    }

    /// Row by row, prepared once: here this is faster than many rows a statement.
    pub(crate) fn bulk<R: Row>(&mut self, bulk: &Bulk, rows: &[R]) -> Result<u64, Error> {
        let mut statement = self.timed()?.prepare_cached(bulk.sqlite())?;
        let (mut values, mut changed) = (Vec::with_capacity(R::COLUMNS.len()), 0);
        for row in rows {
            row.values(&mut values);
            bind(&mut statement, values.drain(..))?;
            changed += count(statement.raw_execute()?)?;
        }
        Ok(changed)
    }

    /// Key by key, prepared once.
    pub(crate) fn select<K: Row, R: Row>(
        &mut self,
        bulk: &Bulk,
        keys: &[K],
    ) -> Result<Vec<R>, Error> {
        let mut statement = self.timed()?.prepare_cached(bulk.sqlite())?;
        let (mut values, mut out) = (Vec::with_capacity(K::COLUMNS.len()), Vec::new());
        check_columns::<R>(&statement, bulk.place());
        for key in keys {
            key.values(&mut values);
            bind(&mut statement, values.drain(..))?;
            read(&mut statement, &mut out)?;
        }
        Ok(out)
    }
}

fn check_columns<R: Row>(statement: &Statement<'_>, (file, line): (&str, u32)) {
    debug_assert!(
        R::COLUMNS.is_empty() || statement.column_names().eq(R::COLUMNS.iter().copied()),
        "{file}:{line}: the columns and the struct differ"
    );
}

fn read<R: Row>(statement: &mut Statement<'_>, out: &mut Vec<R>) -> Result<(), Error> {
    let mut rows = statement.raw_query();
    while let Some(row) = rows.next()? {
        out.push(R::read(&RowRef(Source::Sqlite(row)))?);
    }
    Ok(())
}

fn count(changed: usize) -> Result<u64, Error> {
    u64::try_from(changed).map_err(Error::fault)
}

fn bind<'a>(
    statement: &mut Statement<'_>,
    values: impl Iterator<Item = Value<'a>>,
) -> Result<(), Error> {
    for (value, n) in values.zip(1..) {
        let list;
        let value = match &value {
            Value::Null => ValueRef::Null,
            Value::Int(n) => ValueRef::Integer(*n),
            Value::Bool(b) => ValueRef::Integer((*b).into()),
            Value::Text(text) => ValueRef::Text(text.as_bytes()),
            Value::List(values) => {
                list = json(values);
                ValueRef::Text(list.as_bytes())
            }
        };
        statement.raw_bind_parameter(n, ToSqlOutput::Borrowed(value))?;
    }
    Ok(())
}

/// A list as `json_each` reads it.
fn json(values: &[Value<'_>]) -> String {
    let json = |value: &Value<'_>| match value {
        Value::Null | Value::List(_) => serde_json::Value::Null,
        Value::Int(n) => (*n).into(),
        Value::Bool(b) => (*b).into(),
        Value::Text(text) => text.as_ref().into(),
    };
    serde_json::Value::Array(values.iter().map(json).collect()).to_string()
}
