//! PostgreSQL: each write is a task of its own, which goes on when its caller hangs up.

mod certificates;
mod conn;
mod group;
mod tls;

use std::{
    hash::{BuildHasher, Hasher, RandomState},
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    thread,
    time::Duration,
};

use deadpool_postgres::{Manager, ManagerConfig, Pool, RecyclingMethod, Runtime};
use tokio::sync::{RwLock, mpsc::UnboundedSender, oneshot};
use tokio_postgres::NoTls;
use tokio_util::task::{LocalPoolHandle, TaskTracker};

pub(crate) use conn::Pg;
use group::{Group, Job, Work};
use tls::Route;

use crate::{Error, ErrorKind, Migration, STATEMENT_TIMEOUT, Tx, migrate, tx::Conn};

/// SERIALIZABLE, or "count, then insert" would be safe on SQLite and not here.
const BEGIN_WRITE: &str = "BEGIN ISOLATION LEVEL SERIALIZABLE";
const BEGIN_READ: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
/// A scan of a whole table reads every row of it, and so conflicts with every write to it, where a
/// look-up by an index conflicts with its neighbours at most. The planner prefers scans for small
/// tables, and to join with them; writes are to prefer indices.
pub(crate) const WRITE_OPTIONS: &str =
    "-c enable_seqscan=off -c enable_hashjoin=off -c enable_mergejoin=off";
/// How often a write is run before the caller is told [`ErrorKind::Retry`].
const TRIES: u32 = 20;
/// After so many lost races a write runs alone in this process, and then only another process can
/// win against it.
const TOGETHER: u32 = 5;
/// The longest wait before another run, in microseconds.
const BACKOFF_MAX_US: u64 = 40_000;
/// How long a call waits for a free connection.
const WAIT: Duration = Duration::from_secs(10);
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
    /// Held together by writes, and alone by one that has lost too often.
    races: Arc<RwLock<()>>,
    /// Set by tests: the first COMMIT of each write fails.
    fail_first: Arc<AtomicBool>,
    /// Where writes wait that may share a transaction.
    group: UnboundedSender<Box<dyn Job>>,
}

impl PgDb {
    pub(crate) async fn open(
        url: &str,
        size: usize,
        migrations: &[Migration],
    ) -> Result<Self, Error> {
        let route = Route::of(url)?;
        let threads = thread::available_parallelism().map_or(1, usize::from).min(THREADS);
        let each = size.div_ceil(threads).max(1);
        let pools: Vec<_> =
            (0..threads).map(|_| pool(&route, each, WRITE_OPTIONS)).collect::<Result<_, _>>()?;
        let reads = pool(&route, size.max(1), "")?;
        let first = reads.get().await.map_err(|error| route.explain(busy(error)));
        migrate::postgres(&mut *first?, migrations).await?;
        let (workers, next) = (LocalPoolHandle::new(threads), AtomicUsize::new(0));
        let (writes, fail_first) = (TaskTracker::new(), Arc::new(AtomicBool::new(false)));
        let races = Arc::default();
        let group = Group::start(&workers, &pools[0], &races, &fail_first);
        Ok(Self { workers, pools, reads, next, writes, races, fail_first, group })
    }

    pub(crate) async fn write<T, E, F>(&self, work: F) -> Result<T, E>
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
                run(&pool, &work, &races, fail_first).await
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
        let job = Work::new(key, work, send, self.writes.token());
        self.group.send(Box::new(job)).map_err(|_| Error::closed())?;
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

/// Statements are short: compiling one (`jit`) takes a hundred times as long as running it, and a
/// cost that stands for "never scan this" would ask for it.
fn pool(route: &Route, size: usize, options: &str) -> Result<Pool, Error> {
    let Route { mut config, tls, .. } = route.clone();
    config.application_name("tael");
    let ms = STATEMENT_TIMEOUT.as_millis();
    let given = config.get_options().unwrap_or_default().to_owned();
    config.options(format!(
        "-c idle_in_transaction_session_timeout=15s -c statement_timeout={ms} -c jit=off \
         {options} {given}"
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

fn busy(error: deadpool_postgres::PoolError) -> Error {
    use deadpool_postgres::PoolError;
    match error {
        PoolError::Closed => Error::closed(),
        PoolError::Backend(error) => error.into(),
        error => Error::new(ErrorKind::Overloaded, error),
    }
}

async fn begin(pool: &Pool, begin: &'static str) -> Result<Tx, Error> {
    let client = pool.get().await.map_err(busy)?;
    Ok(Tx::new(Conn::Postgres(Box::new(Pg::own(client, begin)))))
}

/// Runs the work until it did not lose a race. The failure is noticed in `Tx`, however `E` wraps
/// it. A COMMIT that failed otherwise is not tried again: nobody knows whether it took effect.
async fn run<T, E, F>(pool: &Pool, work: &F, races: &RwLock<()>, fail_first: bool) -> Result<T, E>
where
    F: AsyncFn(&mut Tx) -> Result<T, E>,
    E: From<Error>,
{
    let mut tries = 0;
    loop {
        tries += 1;
        let (together, alone) = match tries <= TOGETHER {
            true => (Some(races.read().await), None),
            false => (None, Some(races.write().await)),
        };
        let mut tx = begin(pool, BEGIN_WRITE).await?;
        let out = work(&mut tx).await;
        let poison = |error| Error::new(ErrorKind::Poisoned, error);
        let failed = match (&out, tx.failed.take()) {
            (Ok(_), None) if fail_first && tries == 1 => Some(Error::retry()),
            (Ok(_), None) => commit(&mut tx).await.err(),
            (Ok(_), Some(error)) if error.kind != ErrorKind::Retry => Some(poison(error)),
            (_, failed) => failed,
        };
        drop(tx); // rolls back what is not committed
        match failed {
            Some(error) if error.kind == ErrorKind::Retry && tries < TRIES => {
                tracing::debug!(%error, tries, "a write lost a race and runs again");
                drop((together, alone));
                tokio::time::sleep(backoff(tries)).await;
            }
            Some(error) if out.is_ok() => return Err(error.into()),
            _ => return out,
        }
    }
}

async fn commit(tx: &mut Tx) -> Result<(), Error> {
    match &mut tx.conn {
        Conn::Postgres(conn) => conn.commit().await,
        Conn::Sqlite(_) => Ok(()),
    }
}

/// A random part of a time that doubles with each try, so that rivals do not meet again.
#[expect(clippy::disallowed_methods, reason = "only how long a rival waits depends on it")]
fn backoff(tries: u32) -> Duration {
    let most = (500_u64 << tries.min(10)).min(BACKOFF_MAX_US);
    let random = RandomState::new().build_hasher().finish();
    Duration::from_micros(random % most)
}
