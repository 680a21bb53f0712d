//! Writes of several customers in one transaction, their statements sent one behind another.
//!
//! One group is under way at a time: those who come meanwhile are the next. So a group is as large
//! as there are many callers, and no two groups race with each other.

use std::{
    collections::{HashSet, VecDeque},
    mem,
    panic::AssertUnwindSafe,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use deadpool_postgres::{Object, Pool};
use futures_util::{
    FutureExt,
    future::{LocalBoxFuture, join, join_all},
};
use tokio::{
    sync::{
        Mutex, OwnedRwLockReadGuard,
        mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel},
        oneshot,
    },
    task::spawn_local,
};
use tokio_util::task::{LocalPoolHandle, task_tracker::TaskTrackerToken};

use super::conn::Pg;
use super::gather::Gather;
use super::races::Races;
use super::run::{BEGIN_ALONE, BEGIN_READ, BEGIN_TOGETHER, TOGETHER, begin, busy, run};
use crate::{Error, ErrorKind, Tx, outcome::Outcome, reference::Reference, tx::Conn};

/// So many share a transaction at most. PostgreSQL remembers what a transaction has read row by row
/// up to 32 of a table, unless it is told to remember more, and the whole table beyond.
const MOST: usize = 32;
/// So often a group is tried; then each of its jobs runs in a transaction of its own.
const TRIES: u32 = 4;

/// One `db.write_together` or `db.read_together`.
pub(super) trait Job: Send {
    fn key(&self) -> i64;
    /// Runs the work as a part of a transaction.
    fn run(&mut self, tx: Tx) -> LocalBoxFuture<'_, Ran>;
    /// Answers the caller, when the transaction was committed or has failed.
    fn answer(self: Box<Self>, done: Result<(), Error>);
    /// Runs the work in a transaction of its own, and answers the caller.
    fn alone(self: Box<Self>, how: Alone) -> LocalBoxFuture<'static, ()>;
}

/// A transaction of one's own, on a connection of this pool.
pub(super) enum Alone {
    Write(Pool, Races),
    Read(Pool),
}

/// What came of a job within its group.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Ran {
    /// It may be committed: the work is done, or was refused before it changed anything.
    Settled,
    /// Only rolling the group back undoes what it changed.
    ToUndo,
    /// A statement lost a race.
    LostRace,
    /// A statement of another job had failed.
    Dragged,
}

/// How a group ended.
enum Ended {
    Committed,
    /// Nobody knows whether the COMMIT took effect; or its turn did not come in time.
    Unknown(Error),
    LostRace,
    /// These jobs have to be left out, by their places.
    Without(Vec<usize>),
}

/// The work of one caller and what came of it.
pub(super) struct Work<F, T, E> {
    key: i64,
    work: F,
    outcome: Outcome<T, E>,
    /// Whoever closes the database waits for a write.
    _token: Option<TaskTrackerToken>,
}

impl<F, T, E: From<Error>> Work<F, T, E> {
    pub(super) fn new(
        key: i64,
        work: F,
        send: oneshot::Sender<Result<T, E>>,
        token: Option<TaskTrackerToken>,
    ) -> Self {
        Self { key, work, outcome: Outcome::of(send), _token: token }
    }
}

impl<F, T, E> Job for Work<F, T, E>
where
    F: AsyncFn(&mut Tx) -> Result<T, E> + Send + 'static,
    T: Send + 'static,
    E: From<Error> + Send + 'static,
{
    fn key(&self) -> i64 {
        self.key
    }

    fn run(&mut self, mut tx: Tx) -> LocalBoxFuture<'_, Ran> {
        Box::pin(async move {
            let Ok(out) = AssertUnwindSafe((self.work)(&mut tx)).catch_unwind().await else {
                // It runs again, alone, and what the panic says is said then.
                return Ran::ToUndo;
            };
            let refused = out.is_err();
            self.outcome.keep(out);
            match tx.failed.take().map(|error| error.kind) {
                Some(ErrorKind::Retry) => Ran::LostRace,
                Some(ErrorKind::Poisoned) => Ran::Dragged,
                Some(_) => Ran::ToUndo,
                None if refused && wrote(&tx) => Ran::ToUndo,
                None => Ran::Settled,
            }
        })
    }

    fn answer(self: Box<Self>, done: Result<(), Error>) {
        self.outcome.answer(done);
    }

    fn alone(self: Box<Self>, how: Alone) -> LocalBoxFuture<'static, ()> {
        Box::pin(async move {
            let Self { work, outcome, _token, .. } = *self;
            let work = async || match &how {
                Alone::Write(pool, races) => run(pool, &work, (races, TOGETHER), false).await,
                Alone::Read(pool) => work(&mut begin(pool, BEGIN_READ).await?).await,
            };
            let ran = AssertUnwindSafe(work()).catch_unwind().await;
            outcome.answer_with(ran.unwrap_or_else(|panic| Err(Error::panicked(&*panic).into())));
        })
    }
}

fn wrote(tx: &Tx) -> bool {
    match &tx.conn {
        Conn::Postgres(conn) => conn.wrote(),
        Conn::Sqlite(_) => true,
    }
}

/// Who makes groups of the jobs that come.
pub(super) struct Group {
    queue: UnboundedReceiver<Box<dyn Job>>,
    /// Came when another of its key was in the group.
    later: VecDeque<Box<dyn Job>>,
    pool: Pool,
    races: Races,
    fail_first: Arc<AtomicBool>,
}

impl Group {
    /// Works on the thread of this pool until nobody can ask for anything.
    pub(super) fn start(
        workers: &LocalPoolHandle,
        pool: &Pool,
        races: &Races,
        fail_first: &Arc<AtomicBool>,
    ) -> UnboundedSender<Box<dyn Job>> {
        let (send, queue) = unbounded_channel();
        let (pool, races, fail_first) = (pool.clone(), races.clone(), fail_first.clone());
        let group = Self { queue, later: VecDeque::new(), pool, races, fail_first };
        workers.spawn_pinned_by_idx(move || group.serve(), 0);
        send
    }

    async fn serve(mut self) {
        while self.come().await {
            // Whoever comes while another write is alone belongs to this group: a group that was
            // made before would leave them to the next one, behind another write that is alone.
            let turn = self.races.together_owned().await;
            let jobs = self.next();
            self.settle(jobs, turn).await;
        }
    }

    /// Waits until there is a job; answers false when nobody can ask for anything any more.
    async fn come(&mut self) -> bool {
        if self.later.is_empty() {
            let Some(job) = self.queue.recv().await else { return false };
            self.later.push_back(job);
        }
        true
    }

    /// All that wait, each of another key.
    fn next(&mut self) -> Vec<Box<dyn Job>> {
        let mut waiting = mem::take(&mut self.later);
        let (mut jobs, mut keys) = (Vec::new(), HashSet::new());
        while jobs.len() < MOST {
            let Some(job) = waiting.pop_front().or_else(|| self.queue.try_recv().ok()) else {
                break;
            };
            match keys.insert(job.key()) {
                true => jobs.push(job),
                false => self.later.push_back(job),
            }
        }
        self.later.extend(waiting);
        jobs
    }

    /// Runs them until each is answered, or goes on alone; at first in this turn.
    async fn settle(&self, mut jobs: Vec<Box<dyn Job>>, turn: OwnedRwLockReadGuard<()>) {
        let (mut turn, mut lost) = (Some(turn), false);
        for tries in 1..=TRIES {
            // After a lost race nobody can win against it.
            let (together, alone) = match (turn.take(), lost) {
                (Some(turn), _) => (Some(turn), None),
                (None, false) => (Some(self.races.together_owned().await), None),
                (None, true) => (None, Some(self.races.alone().await)),
            };
            let fail = tries == 1 && self.fail_first.load(Ordering::Relaxed);
            let begins = if alone.is_some() { BEGIN_ALONE } else { BEGIN_TOGETHER };
            let ended = self.attempt(&mut jobs, begins, fail).await;
            drop((together, alone));
            match ended {
                Ok(Ended::Committed) => return answer(jobs, &Ok(())),
                Ok(Ended::Unknown(error)) | Err(error) => return answer(jobs, &Err(error)),
                Ok(Ended::LostRace) => {
                    tracing::debug!(tries, "a group of writes lost a race and runs again");
                    self.races.lose();
                    lost = true;
                }
                Ok(Ended::Without(places)) => {
                    for at in places.into_iter().rev() {
                        self.alone(jobs.swap_remove(at));
                    }
                }
            }
            if jobs.is_empty() {
                return;
            }
        }
        jobs.into_iter().for_each(|job| self.alone(job));
    }

    /// One transaction. An error means that there is no connection, or that its turn did not come.
    async fn attempt(
        &self,
        jobs: &mut [Box<dyn Job>],
        begins: &'static str,
        fail: bool,
    ) -> Result<Ended, Error> {
        let client = Arc::new(self.pool.get().await.map_err(busy)?);
        let (common, gather) = (Arc::<Mutex<Reference>>::default(), Arc::<Gather>::default());
        let tx = || {
            let conn = Conn::Postgres(Box::new(Pg::shared(client.clone(), gather.clone())));
            Tx::of_group(conn, common.clone())
        };
        // What is asked for first is sent first: BEGIN, and behind it everybody's statements.
        let all = join_all(jobs.iter_mut().map(|job| job.run(tx())));
        let all = gather.served(&client, all);
        let (begun, ran) = join(client.batch_execute(begins), all).await;
        let begun = begun.map_err(Error::from);
        let undo = |how: Ran| ran.iter().enumerate().filter(move |(_, ran)| **ran == how);
        let ended = if let Err(error) = &begun
            && error.kind == ErrorKind::Overloaded
        {
            Ended::Unknown(error.clone())
        } else if ran.contains(&Ran::LostRace) {
            Ended::LostRace
        } else if ran.contains(&Ran::ToUndo) {
            Ended::Without(undo(Ran::ToUndo).map(|(at, _)| at).collect())
        } else if begun.is_err() || ran.contains(&Ran::Dragged) {
            Ended::Without((0..jobs.len()).collect())
        } else if fail {
            Ended::LostRace
        } else {
            return Ok(commit(&client).await);
        };
        // A connection that cannot even do this is lost, and nobody shall have it next.
        if client.batch_execute("ROLLBACK").await.is_err()
            && let Some(lost) = Arc::into_inner(client)
        {
            drop(Object::take(lost));
        }
        Ok(ended)
    }

    fn alone(&self, job: Box<dyn Job>) {
        spawn_local(job.alone(Alone::Write(self.pool.clone(), self.races.clone())));
    }
}

async fn commit(client: &Object) -> Ended {
    match client.batch_execute("COMMIT").await.map_err(Error::from) {
        Ok(()) => Ended::Committed,
        Err(error) if error.kind == ErrorKind::Retry => Ended::LostRace,
        Err(error) => Ended::Unknown(error),
    }
}

fn answer(jobs: Vec<Box<dyn Job>>, done: &Result<(), Error>) {
    jobs.into_iter().for_each(|job| job.answer(done.clone()));
}
