//! Statements on one PostgreSQL connection. BEGIN is sent together with the first of them.

use std::sync::Arc;

use deadpool_postgres::Object;
use futures_util::{FutureExt, TryStreamExt, future::join, pin_mut};
use tokio_postgres::{
    RowStream,
    binary_copy::BinaryCopyInWriter,
    types::{IsNull, ToSql, Type, private::BytesMut, to_sql_checked},
};

use super::gather::{Direct, Gather};
use crate::{Bulk, Error, Kind, Query, Row, RowRef, Value, row_ref::Source, sql::GATHERED};

/// Rows that go in one statement of a bulk insert, update or select.
const CHUNK: usize = 5000;

/// From so many rows on an insert is a COPY, which asks before it sends.
const COPIED: usize = 200;

const CLOCK: &str = "SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)";

/// A connection and its transaction, which begins with the first statement.
pub(crate) struct Pg {
    client: Option<Held>,
    begin: &'static str,
    started: bool,
    /// Whether it may have changed anything.
    wrote: bool,
}

/// Whose the transaction is.
enum Held {
    Own(Box<Object>),
    /// Of a group of writes, which begins and ends it.
    Shared(Arc<Object>, Arc<Gather>),
}

impl Pg {
    /// A transaction that is to begin so.
    pub(super) fn own(client: Object, begin: &'static str) -> Self {
        Self { client: Some(Held::Own(Box::new(client))), begin, started: false, wrote: false }
    }

    /// A part of a transaction that has begun.
    pub(super) fn shared(client: Arc<Object>, gather: Arc<Gather>) -> Self {
        let client = Some(Held::Shared(client, gather));
        Self { client, begin: "", started: true, wrote: false }
    }

    /// Whether it may have changed anything.
    pub(super) fn wrote(&self) -> bool {
        self.wrote
    }

    pub(super) async fn commit(&mut self) -> Result<(), Error> {
        if self.started {
            self.client()?.batch_execute("COMMIT").await?;
            self.started = false;
        }
        Ok(())
    }

    pub(crate) async fn set_timeout(&mut self, timeout_ms: u32) -> Result<(), Error> {
        self.set(format!("SET LOCAL statement_timeout = {timeout_ms}")).await
    }

    pub(crate) async fn take_any_time(&mut self) -> Result<(), Error> {
        let set = "SET LOCAL statement_timeout = 0; \
                   SET LOCAL idle_in_transaction_session_timeout = 0";
        self.set(set.to_owned()).await
    }

    /// For this transaction, which begins with it.
    async fn set(&mut self, set: String) -> Result<(), Error> {
        if let Some(Held::Shared(..)) = self.client {
            return Err(Error::fault("a shared transaction has one time limit for all"));
        }
        let text = if self.started { set } else { format!("{}; {set}", self.begin) };
        self.started = true;
        Ok(self.client()?.batch_execute(&text).await?)
    }

    /// Puts ROLLBACK on the wire without waiting; whoever has the connection next comes after it.
    pub(crate) fn end(&mut self) {
        if let (Some(Held::Own(client)), true) = (self.client.take(), self.started) {
            let _ = client.batch_execute("ROLLBACK").now_or_never();
        }
    }

    pub(crate) async fn all<R: Row>(&mut self, query: Query<'_>) -> Result<Vec<R>, Error> {
        self.wrote |= !query.sql.text.starts_with("SELECT");
        if let Some(gather) = self.gather()
            && let Some(found) = gather.select(&query).await
        {
            let found = found?;
            return found.rows().iter().map(|row| one(row, query.sql.place())).collect();
        }
        let _direct = self.direct();
        let mut out = Vec::new();
        read(self.query(query).await?, query.sql.place(), &mut out).await?;
        Ok(out)
    }

    /// The server's clock, not that of the transaction's beginning.
    pub(crate) async fn clock_ms(&mut self) -> Result<i64, Error> {
        let _direct = self.direct();
        let mut out: Vec<(i64,)> = Vec::new();
        read(self.stream(CLOCK, &[]).await?, ("the server's clock", 0), &mut out).await?;
        out.pop().map(|(ms,)| ms).ok_or_else(|| Error::fault("the server has no clock"))
    }

    pub(crate) async fn execute(&mut self, query: Query<'_>) -> Result<u64, Error> {
        self.wrote = true;
        let _direct = self.direct();
        changed(self.query(query).await?).await
    }

    /// One statement for up to [`CHUNK`] rows, with an array for each column; one COPY for all
    /// rows of a large insert.
    pub(crate) async fn bulk<R: Row>(
        &mut self,
        bulk: &'static Bulk,
        rows: &[R],
    ) -> Result<u64, Error> {
        self.wrote = true;
        if let Some(gather) = self.gather().filter(|_| rows.len() < COPIED)
            && let Some(done) = gather.insert(bulk, rows).await
        {
            return done;
        }
        let _direct = self.direct();
        if let Some(copy) = bulk.postgres_copy().filter(|_| rows.len() >= COPIED) {
            return self.copy(copy, rows).await;
        }
        let mut count = 0;
        for chunk in rows.chunks(CHUNK) {
            count += changed(self.stream(bulk.postgres(), &arrays(chunk)).await?).await?;
        }
        Ok(count)
    }

    /// One statement for up to [`CHUNK`] keys, with an array for each column.
    pub(crate) async fn select<K: Row, R: Row>(
        &mut self,
        bulk: &Bulk,
        keys: &[K],
    ) -> Result<Vec<R>, Error> {
        let _direct = self.direct();
        let mut out = Vec::new();
        for chunk in keys.chunks(CHUNK) {
            let rows = self.stream(bulk.postgres(), &arrays(chunk)).await?;
            read(rows, bulk.place(), &mut out).await?;
        }
        Ok(out)
    }

    /// The server writes rows while later ones are still made ready.
    async fn copy<R: Row>(&mut self, text: &str, rows: &[R]) -> Result<u64, Error> {
        self.begin().await?;
        let client = self.client()?;
        let statement = client.prepare_cached(text).await?;
        let types: Vec<Type> = R::KINDS.iter().map(column_type).collect();
        let writer = BinaryCopyInWriter::new(client.copy_in(&statement).await?, &types);
        pin_mut!(writer);
        let mut values = Vec::with_capacity(types.len());
        for row in rows {
            row.values(&mut values);
            writer.as_mut().write_raw(values.drain(..)).await?;
        }
        Ok(writer.finish().await?)
    }

    async fn begin(&mut self) -> Result<(), Error> {
        if !self.started {
            self.client()?.batch_execute(self.begin).await?;
            self.started = true;
        }
        Ok(())
    }

    async fn query(&mut self, query: Query<'_>) -> Result<RowStream, Error> {
        let values: Vec<_> = query.args.iter().map(|arg| arg.value()).collect();
        self.stream(query.sql.postgres(), &values).await
    }

    async fn stream(&mut self, text: &str, values: &[Value<'_>]) -> Result<RowStream, Error> {
        let client = self.client.as_ref().ok_or_else(Error::closed)?.object();
        let statement = client.prepare_cached(text).await?;
        let rows = client.query_raw(&statement, values.iter());
        if self.started {
            return Ok(rows.await?);
        }
        self.started = true;
        let (begun, rows) = join(client.batch_execute(self.begin), rows).await;
        begun?;
        Ok(rows?)
    }

    fn gather(&self) -> Option<Arc<Gather>> {
        match &self.client {
            Some(Held::Shared(_, gather)) => Some(Arc::clone(gather)),
            Some(Held::Own(_)) | None => None,
        }
    }

    fn direct(&self) -> Option<Direct> {
        self.gather().map(|gather| gather.direct())
    }

    fn client(&self) -> Result<&Object, Error> {
        self.client.as_ref().map(Held::object).ok_or_else(Error::closed)
    }
}

impl Held {
    fn object(&self) -> &Object {
        match self {
            Self::Own(object) => object,
            Self::Shared(object, _) => object,
        }
    }
}

/// An array for each column.
fn arrays<R: Row>(rows: &[R]) -> Vec<Value<'_>> {
    let width = R::COLUMNS.len();
    let mut columns: Vec<_> = (0..width).map(|_| Vec::with_capacity(rows.len())).collect();
    let mut values = Vec::with_capacity(width);
    for row in rows {
        row.values(&mut values);
        for (column, value) in columns.iter_mut().zip(values.drain(..)) {
            column.push(value);
        }
    }
    columns.into_iter().map(Value::List).collect()
}

fn column_type(kind: &Kind) -> Type {
    match kind {
        Kind::Int => Type::INT8,
        Kind::Text => Type::TEXT,
        Kind::Bool => Type::BOOL,
    }
}

async fn read<R: Row>(rows: RowStream, place: (&str, u32), out: &mut Vec<R>) -> Result<(), Error> {
    pin_mut!(rows);
    while let Some(row) = rows.try_next().await? {
        out.push(one(&row, place)?);
    }
    Ok(())
}

/// A row; what was gathered has one column more.
fn one<R: Row>(row: &tokio_postgres::Row, (file, line): (&str, u32)) -> Result<R, Error> {
    let names = || row.columns().iter().map(|column| column.name());
    debug_assert!(
        R::COLUMNS.is_empty()
            || names().filter(|name| *name != GATHERED).eq(R::COLUMNS.iter().copied()),
        "{file}:{line}: the columns and the struct differ"
    );
    R::read(&RowRef(Source::Postgres(row)))
}

async fn changed(rows: RowStream) -> Result<u64, Error> {
    pin_mut!(rows);
    while rows.try_next().await?.is_some() {}
    Ok(rows.rows_affected().unwrap_or(0))
}

impl ToSql for Value<'_> {
    fn to_sql(
        &self,
        ty: &Type,
        out: &mut BytesMut,
    ) -> Result<IsNull, Box<dyn std::error::Error + Sync + Send>> {
        match self {
            Value::Null => Ok(IsNull::Yes),
            Value::Int(n) => n.to_sql(ty, out),
            Value::Text(text) => text.to_sql(ty, out),
            Value::Bool(b) => b.to_sql(ty, out),
            Value::List(values) => values.to_sql(ty, out),
        }
    }

    fn accepts(ty: &Type) -> bool {
        matches!(
            *ty,
            Type::INT8
                | Type::TEXT
                | Type::BOOL
                | Type::INT8_ARRAY
                | Type::TEXT_ARRAY
                | Type::BOOL_ARRAY
        )
    }

    to_sql_checked!();
}
