//! Statements that the jobs of a group ask for at the same time, sent as one.
//!
//! The jobs of a group run the same code side by side, so what they ask for differs in its
//! arguments only. A SELECT without lists and an INSERT of few rows wait until each job waits for
//! something; then the equal ones go to the server together, as one statement with an array for
//! each argument. For statements that find a row or write one, most of the server's time goes into
//! beginning and ending them, which is done once for all.

use std::{
    convert::Infallible,
    future::poll_fn,
    ops::Range,
    pin::pin,
    ptr,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    task::Poll,
};

use deadpool_postgres::Object;
use futures_util::{
    TryStreamExt,
    future::{Either, join_all, select},
};
use tokio::sync::oneshot;
use tokio_postgres::{Row, Statement, types::Type};

use crate::{Bulk, Error, ErrorKind, Kind, Query, Sql, Value};

/// What a group's jobs ask for.
#[derive(Default)]
pub(super) struct Gather {
    asked: Mutex<Vec<Asked>>,
    /// Statements of the group that are under way by themselves.
    direct: AtomicUsize,
}

/// A statement of one job, and where its answer goes.
struct Asked {
    what: What,
    /// Arguments of a SELECT, or the rows of an INSERT.
    rows: Vec<Vec<Value<'static>>>,
    answer: oneshot::Sender<Result<Found, Error>>,
}

#[derive(Clone, Copy)]
enum What {
    Select(&'static Sql),
    Insert(&'static Bulk),
}

/// A job's part of an answer.
pub(super) struct Found {
    rows: Arc<Vec<Row>>,
    mine: Range<usize>,
}

/// A statement that is under way by itself: what is gathered waits for it.
pub(super) struct Direct(Arc<Gather>);

impl Gather {
    /// The rows of a SELECT; none where it is not one that is gathered.
    pub(super) async fn select(&self, query: &Query<'_>) -> Option<Result<Found, Error>> {
        if !query.sql.is_gathered() {
            return None;
        }
        let args = query.args.iter().map(|arg| arg.value().into_owned()).collect();
        Some(self.ask(What::Select(query.sql), vec![args]).await)
    }

    /// Inserts rows and answers how many; none where it is not an INSERT that is gathered.
    pub(super) async fn insert<R: crate::Row>(
        &self,
        bulk: &'static Bulk,
        rows: &[R],
    ) -> Option<Result<u64, Error>> {
        if !bulk.is_gathered() {
            return None;
        }
        let count = rows.len() as u64;
        let owned = |row: &R| {
            let mut values = Vec::new();
            row.values(&mut values);
            values.into_iter().map(Value::into_owned).collect()
        };
        let rows = rows.iter().map(owned).collect();
        Some(self.ask(What::Insert(bulk), rows).await.map(|_| count))
    }

    async fn ask(&self, what: What, rows: Vec<Vec<Value<'static>>>) -> Result<Found, Error> {
        let (answer, found) = oneshot::channel();
        self.lock().push(Asked { what, rows, answer });
        found.await.map_err(|_| Error::closed())?
    }

    /// Says that a statement goes by itself, until what is answered is dropped.
    pub(super) fn direct(self: &Arc<Self>) -> Direct {
        self.direct.fetch_add(1, Ordering::Relaxed);
        Direct(Arc::clone(self))
    }

    /// What the jobs answer, who are served meanwhile.
    pub(super) async fn served<T>(&self, client: &Object, jobs: impl Future<Output = T>) -> T {
        match select(pin!(jobs), pin!(self.serve(client))).await {
            Either::Left((answer, _)) => answer,
            Either::Right((never, _)) => match never {},
        }
    }

    /// Sends what is asked for, again and again. It is polled after the jobs, in their task: then
    /// each of them that could go on has asked for what comes next, and nobody needs to wake it.
    async fn serve(&self, client: &Object) -> Infallible {
        loop {
            let asked = poll_fn(|_| match self.take() {
                asked if asked.is_empty() => Poll::Pending,
                asked => Poll::Ready(asked),
            });
            let asked = asked.await;
            join_all(asked.into_iter().map(|equal| send(client, equal))).await;
        }
    }

    /// What waits, when nothing else is under way: the equal statements together.
    fn take(&self) -> Vec<Vec<Asked>> {
        if self.direct.load(Ordering::Relaxed) > 0 {
            return Vec::new();
        }
        let mut all: Vec<Vec<Asked>> = Vec::new();
        for asked in self.lock().drain(..) {
            match all.iter_mut().find(|equal| equal[0].what.is(asked.what)) {
                Some(equal) => equal.push(asked),
                None => all.push(vec![asked]),
            }
        }
        all
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Vec<Asked>> {
        self.asked.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Direct {
    fn drop(&mut self) {
        self.0.direct.fetch_sub(1, Ordering::Relaxed);
    }
}

impl What {
    fn is(self, other: Self) -> bool {
        match (self, other) {
            (Self::Select(one), Self::Select(other)) => ptr::eq(one, other),
            (Self::Insert(one), Self::Insert(other)) => ptr::eq(one, other),
            (Self::Select(_), Self::Insert(_)) | (Self::Insert(_), Self::Select(_)) => false,
        }
    }
}

impl Found {
    pub(super) fn rows(&self) -> &[Row] {
        &self.rows[self.mine.clone()]
    }
}

/// Sends equal statements as one, and answers each job.
async fn send(client: &Object, asked: Vec<Asked>) {
    let what = asked[0].what;
    let (answers, rows): (Vec<_>, Vec<_>) =
        asked.into_iter().map(|one| (one.answer, one.rows)).unzip();
    let done = match what {
        What::Select(sql) => find(client, sql, rows).await,
        What::Insert(bulk) => insert(client, bulk, rows).await,
    };
    // A job whose caller panicked no longer listens.
    match done {
        Ok((rows, shares)) => {
            for (answer, mine) in answers.into_iter().zip(shares) {
                let _ = answer.send(Ok(Found { rows: Arc::clone(&rows), mine }));
            }
        }
        Err(error) => {
            for answer in answers {
                let _ = answer.send(Err(error.clone()));
            }
        }
    }
}

/// The rows of all, and which of them are whose.
type Shared = (Arc<Vec<Row>>, Vec<Range<usize>>);

async fn find(
    client: &Object,
    sql: &'static Sql,
    asked: Vec<Vec<Vec<Value<'static>>>>,
) -> Result<Shared, Error> {
    let (count, mut args) = (asked.len(), asked.into_iter().flatten());
    let one = client.prepare_cached(sql.postgres()).await?;
    if count == 1 || one.params().is_empty() {
        let rows = rows_of(client, &one, &args.next().unwrap_or_default()).await?;
        let all = 0..rows.len();
        return Ok((Arc::new(rows), vec![all; count]));
    }
    let unknown = || Error::fault("an argument is of no column's type");
    let kinds = one.params().iter().map(kind).collect::<Option<Vec<_>>>().ok_or_else(unknown)?;
    let many = client.prepare_cached(sql.gathered(&kinds)).await?;
    let mut rows = rows_of(client, &many, &columns(args.collect(), kinds.len())).await?;
    // Each row says last whose it is; the order of one's rows stays.
    let mut counts = vec![0; count];
    let mut places = Vec::with_capacity(rows.len());
    for row in &rows {
        let at: i64 = row.try_get(row.len() - 1)?;
        let at = usize::try_from(at - 1).map_err(Error::fault)?;
        *counts.get_mut(at).ok_or_else(|| Error::fault("a row of nobody"))? += 1;
        places.push(at);
    }
    if !places.is_sorted() {
        let mut placed: Vec<_> = places.into_iter().zip(rows).collect();
        placed.sort_by_key(|(at, _)| *at);
        rows = placed.into_iter().map(|(_, row)| row).collect();
    }
    let mut from = 0;
    let shares = counts.into_iter().map(|count| {
        let mine = from..from + count;
        from = mine.end;
        mine
    });
    let shares = shares.collect();
    Ok((Arc::new(rows), shares))
}

async fn insert(
    client: &Object,
    bulk: &'static Bulk,
    asked: Vec<Vec<Vec<Value<'static>>>>,
) -> Result<Shared, Error> {
    let statement = client.prepare_cached(bulk.postgres()).await?;
    let (count, rows) = (asked.len(), asked.into_iter().flatten().collect());
    let rows: Vec<_> = rows;
    let given = rows.len() as u64;
    let columns = columns(rows, statement.params().len());
    let mut written = pin!(client.query_raw(&statement, &columns).await?);
    while written.try_next().await?.is_some() {}
    if written.rows_affected() != Some(given) {
        // Each is told when it runs by itself.
        let text = "a row was there already, and nobody knows whose";
        return Err(Error::new(ErrorKind::Poisoned, text));
    }
    Ok((Arc::default(), vec![0..0; count]))
}

/// An array for each column.
fn columns(rows: Vec<Vec<Value<'static>>>, width: usize) -> Vec<Value<'static>> {
    let mut columns: Vec<_> = (0..width).map(|_| Vec::with_capacity(rows.len())).collect();
    for row in rows {
        for (column, value) in columns.iter_mut().zip(row) {
            column.push(value);
        }
    }
    columns.into_iter().map(Value::List).collect()
}

async fn rows_of(
    client: &Object,
    statement: &Statement,
    values: &[Value<'static>],
) -> Result<Vec<Row>, Error> {
    let rows = pin!(client.query_raw(statement, values).await?);
    Ok(rows.try_collect().await?)
}

/// The type as columns have it.
pub(crate) fn kind(ty: &Type) -> Option<Kind> {
    match *ty {
        Type::INT8 => Some(Kind::Int),
        Type::TEXT => Some(Kind::Text),
        Type::BOOL => Some(Kind::Bool),
        _ => None,
    }
}
