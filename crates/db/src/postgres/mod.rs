//! PostgreSQL: each write is a task of its own, which goes on when its caller hangs up.

mod certificates;
mod conn;
mod gather;
mod group;
mod races;
mod readers;
mod run;
mod tls;

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    thread,
    time::Duration,
};

use deadpool_postgres::{Manager, ManagerConfig, Object, Pool, RecyclingMethod, Runtime};
use tokio::sync::{mpsc::UnboundedSender, oneshot};
use tokio_postgres::NoTls;
use tokio_util::task::{LocalPoolHandle, TaskTracker};

pub(crate) use conn::Pg;
#[cfg(any(test, feature = "testing"))]
pub(crate) use gather::kind;
use group::{Group, Job, Work};
use races::Races;
use readers::Readers;
use run::{BEGIN_READ, begin, busy, run};
use tls::Route;

use crate::{
    Connections, Error, ErrorKind, Migration, Pulse, Tx, Used, migrate, sql::STATEMENT_TIMEOUT,
};

/// A scan of a whole table reads every row of it, and so conflicts with every write to it, where a
/// look-up by an index conflicts with its neighbours at most. The planner prefers scans for small
/// tables, and to join with them; writes are to prefer indices.
pub(crate) const WRITE_OPTIONS: &str =
    "-c enable_seqscan=off -c enable_hashjoin=off -c enable_mergejoin=off";
/// A session that does nothing in a transaction is ended after so long: its process is stopped, or
/// the line to it is cut, and others wait for its turn to end.
const IDLE: &str = "10s";
/// How long a write waits for its turn, and for rows that others hold: longer than the turn of a
/// stopped process lasts.
const LOCKED: &str = "15s";
/// How long a call waits for a free connection.
const WAIT: Duration = Duration::from_secs(10);
/// How long a server may take to answer a call, unless its URL says so: what has no answer then is
/// not there, and the system would wait for two minutes.
const CONNECT: Duration = Duration::from_secs(5);
/// How long bytes may be on their way to a server, unless its URL says so: a machine that vanished
/// would be waited for until the system gives it up, a quarter of an hour.
const ON_THE_WAY: Duration = Duration::from_secs(15);
/// Threads that run the writes.
const THREADS: usize = 4;
/// Writes that may run or wait for a connection.
const QUEUE: usize = 4096;

pub(crate) struct PgDb {
    workers: LocalPoolHandle,
    /// One pool for each thread, so that a connection and its user share the thread.
    pools: Vec<Pool>,
    reads: Pool,
    next: AtomicUsize,
    writes: TaskTracker,
    /// `db_turns` is the same for all processes.
    races: Races,
    /// Set by tests: the first COMMIT of each write fails.
    fail_first: Arc<AtomicBool>,
    /// Where writes wait that may share a transaction.
    group: UnboundedSender<Box<dyn Job>>,
    /// Where reads wait that may share a snapshot.
    readers: UnboundedSender<Box<dyn Job>>,
}

impl PgDb {
    pub(crate) async fn open(
        url: &str,
        Connections { writes: most, reads }: Connections,
        migrations: &[Migration],
    ) -> Result<Self, Error> {
        let route = Route::of(url)?;
        let threads = thread::available_parallelism().map_or(1, usize::from).min(THREADS);
        let each = most.div_ceil(threads).max(1);
        let pools: Vec<_> =
            (0..threads).map(|_| pool(&route, each, WRITE_OPTIONS)).collect::<Result<_, _>>()?;
        let reads = pool(&route, reads.max(1), "")?;
        let first = reads.get().await.map_err(|error| route.explain(busy(error)));
        migrate::postgres(&mut *first?, migrations).await?;
        let (workers, next) = (LocalPoolHandle::new(threads), AtomicUsize::new(0));
        let (writes, fail_first) = (TaskTracker::new(), Arc::new(AtomicBool::new(false)));
        let races = Races::default();
        let group = Group::start(&workers, &pools[0], &races, &fail_first);
        let readers = Readers::start(&workers, &reads);
        Ok(Self { workers, pools, reads, next, writes, races, fail_first, group, readers })
    }

    /// The same of a database that has no tables; none of one that has.
    pub(crate) async fn open_if_empty(
        url: &str,
        connections: Connections,
        migrations: &[Migration],
    ) -> Result<Option<Self>, Error> {
        let client = Self::only_client(url).await?;
        let text = "SELECT COUNT(*) FROM information_schema.tables
                    WHERE table_schema = current_schema()";
        let tables: i64 = client.query_one(text, &[]).await?.try_get(0)?;
        if tables > 0 {
            return Ok(None);
        }
        Self::open(url, connections, migrations).await.map(Some)
    }

    /// A connection to a database that is not opened.
    pub(crate) async fn only_client(url: &str) -> Result<Object, Error> {
        let route = Route::of(url)?;
        let first = pool(&route, 1, "")?;
        first.get().await.map_err(|error| route.explain(busy(error)))
    }

    /// A connection for reads; or for whatever its user begins and ends alone.
    pub(crate) async fn client(&self) -> Result<Object, Error> {
        self.reads.get().await.map_err(busy)
    }

    /// Runs the work; `alone`, or together with others as long as it loses no race.
    pub(crate) async fn write<T, E, F>(&self, alone: bool, work: F) -> Result<T, E>
    where
        F: AsyncFn(&mut Tx) -> Result<T, E> + Send + 'static,
        T: Send + 'static,
        E: From<Error> + Send + 'static,
    {
        self.admit()?;
        let at = self.next.fetch_add(1, Ordering::Relaxed) % self.pools.len();
        let (pool, token) = (self.pools[at].clone(), self.writes.token());
        let (races, fail_first) = (self.races.clone(), self.fail_first.load(Ordering::Relaxed));
        let task = self.workers.spawn_pinned_by_idx(
            move || async move {
                let _token = token;
                let together = if alone { run::ALONE } else { run::TOGETHER };
                run(&pool, &work, (&races, together), fail_first).await
            },
            at,
        );
        let panicked = |error| Err(Error::new(ErrorKind::Panicked, error).into());
        task.await.unwrap_or_else(panicked)
    }

    /// As `write`, in a transaction that it shares with others of other keys.
    pub(crate) async fn write_together<T, E, F>(&self, key: i64, work: F) -> Result<T, E>
    where
        F: AsyncFn(&mut Tx) -> Result<T, E> + Send + 'static,
        T: Send + 'static,
        E: From<Error> + Send + 'static,
    {
        self.admit()?;
        let (send, answer) = oneshot::channel();
        let job = Work::new(key, work, send, Some(self.writes.token()));
        self.group.send(Box::new(job)).map_err(|_| Error::closed())?;
        answer.await.unwrap_or_else(|_| Err(Error::closed().into()))
    }

    /// A read on a snapshot that it shares with others.
    pub(crate) async fn read_together<T, E, F>(&self, work: F) -> Result<T, E>
    where
        F: AsyncFn(&mut Tx) -> Result<T, E> + Send + 'static,
        T: Send + 'static,
        E: From<Error> + Send + 'static,
    {
        let (send, answer) = oneshot::channel();
        let job = Work::new(0, work, send, None);
        self.readers.send(Box::new(job)).map_err(|_| Error::closed())?;
        answer.await.unwrap_or_else(|_| Err(Error::closed().into()))
    }

    fn admit(&self) -> Result<(), Error> {
        if self.is_closed() {
            return Err(Error::closed());
        }
        if self.writes.len() >= QUEUE {
            return Err(Error::new(ErrorKind::Overloaded, "too many writes wait"));
        }
        Ok(())
    }

    pub(crate) async fn reader(&self) -> Result<Tx, Error> {
        begin(&self.reads, BEGIN_READ).await
    }

    /// Whether it answers.
    pub(crate) async fn ping(&self) -> Result<(), Error> {
        let client = self.reads.get().await.map_err(busy)?;
        Ok(client.batch_execute("SELECT 1").await?)
    }

    pub(crate) fn pulse(&self) -> Pulse {
        let for_writes = self.pools.iter().map(used).fold(Used::default(), Used::and);
        let (writes, lost_races) = (self.writes.len(), self.races.lost());
        Pulse { writes, lost_races, for_writes, for_reads: used(&self.reads) }
    }

    /// The database in bytes.
    pub(crate) async fn size(&self) -> Result<u64, Error> {
        let client = self.reads.get().await.map_err(busy)?;
        let text = "SELECT pg_database_size(current_database())";
        let bytes: i64 = client.query_one(text, &[]).await?.try_get(0)?;
        u64::try_from(bytes).map_err(Error::fault)
    }

    #[cfg(any(test, feature = "testing"))]
    pub(crate) fn fail_first_commits(&self, fail: bool) {
        self.fail_first.store(fail, Ordering::Relaxed);
    }

    pub(crate) fn is_closed(&self) -> bool {
        self.writes.is_closed()
    }

    pub(crate) async fn close(&self) {
        self.writes.close();
        self.writes.wait().await;
        self.pools.iter().for_each(Pool::close);
        self.reads.close();
    }
}

fn used(pool: &Pool) -> Used {
    let status = pool.status();
    let in_use = status.size.saturating_sub(status.available);
    Used { in_use, open: status.size, most: status.max_size, waiting: status.waiting }
}

/// Statements are short: compiling one (`jit`) takes a hundred times as long as running it, and a
/// cost that stands for "never scan this" would ask for it.
fn pool(route: &Route, size: usize, options: &str) -> Result<Pool, Error> {
    let Route { mut config, tls, .. } = route.clone();
    config.application_name("tael");
    if config.get_connect_timeout().is_none() {
        config.connect_timeout(CONNECT);
    }
    if config.get_tcp_user_timeout().is_none() {
        config.tcp_user_timeout(ON_THE_WAY);
    }
    let ms = STATEMENT_TIMEOUT.as_millis();
    let given = config.get_options().unwrap_or_default().to_owned();
    config.options(format!(
        "-c idle_in_transaction_session_timeout={IDLE} -c lock_timeout={LOCKED} \
         -c statement_timeout={ms} -c jit=off {options} {given}"
    ));
    let recycling = ManagerConfig { recycling_method: RecyclingMethod::Fast };
    let manager = match tls {
        Some(tls) => Manager::from_config(config, tls, recycling),
        None => Manager::from_config(config, NoTls, recycling),
    };
    let builder = Pool::builder(manager);
    let builder = builder.max_size(size).runtime(Runtime::Tokio1).wait_timeout(Some(WAIT));
    builder.build().map_err(Error::fault)
}
