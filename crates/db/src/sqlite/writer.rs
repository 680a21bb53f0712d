//! The one writer of SQLite: many transactions, one COMMIT.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    pin::pin,
    task::{Context, Poll, Waker},
    time::{Duration, Instant},
};

use tokio::sync::{mpsc::Receiver, oneshot};

use super::Lite;
use crate::{Error, ErrorKind, Tx, tx::Conn};

/// A group ends after this many jobs or this time, whichever is first.
const GROUP_MAX: usize = 256;
const GROUP_TIME: Duration = Duration::from_millis(5);

/// What the writer is asked.
pub(super) enum Message {
    /// A job, which joins the group that is being built.
    Join(Box<dyn Job>),
    /// A job with a group of its own.
    Alone(Box<dyn Job>),
    /// Do what is queued, then close the connection and answer.
    Close(oneshot::Sender<Result<(), Error>>),
}

/// One `db.write`.
pub(super) trait Job: Send {
    /// Runs the work; false: roll it back.
    fn run(&mut self, tx: &mut Tx) -> bool;
    /// Answers the caller, after the COMMIT or its failure.
    fn answer(self: Box<Self>, done: Result<(), Error>);
}

/// The work of a `db.write`, what came of it, and where to send that.
pub(super) struct Work<F, T, E> {
    pub(super) work: F,
    pub(super) out: Option<Result<T, E>>,
    pub(super) send: oneshot::Sender<Result<T, E>>,
}

impl<F, T, E> Job for Work<F, T, E>
where
    F: AsyncFn(&mut Tx) -> Result<T, E> + Send,
    T: Send,
    E: From<Error> + Send,
{
    fn run(&mut self, tx: &mut Tx) -> bool {
        let ran = catch_unwind(AssertUnwindSafe(|| poll_once((self.work)(tx))));
        let out = match (ran, tx.failed.take()) {
            (Err(_), _) => Err(Error::new(ErrorKind::Panicked, "the work panicked").into()),
            (Ok(None), _) => Err(Error::new(
                ErrorKind::Awaited,
                "a transaction may await nothing but the database",
            )
            .into()),
            (Ok(Some(Ok(_))), Some(e)) => Err(Error::new(ErrorKind::Poisoned, e).into()),
            (Ok(Some(out)), _) => out,
        };
        self.out.insert(out).is_ok()
    }

    fn answer(self: Box<Self>, done: Result<(), Error>) {
        let out = match (done, self.out) {
            (Ok(()), Some(out)) => out,
            // What was refused before the group failed stays refused.
            (Err(_), Some(Err(error))) => Err(error),
            (Err(error), _) => Err(error.into()),
            (Ok(()), None) => Err(Error::fault("the work did not run").into()),
        };
        // The caller may have hung up; the work is done all the same.
        let _ = self.send.send(out);
    }
}

/// All database calls of SQLite are ready at once, so a future that is not ready after one poll has
/// awaited something else.
fn poll_once<T>(future: impl Future<Output = T>) -> Option<T> {
    match pin!(future).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(out) => Some(out),
        Poll::Pending => None,
    }
}

/// The writer's thread.
pub(super) struct Writer {
    pub(super) tx: Tx,
    pub(super) queue: Receiver<Message>,
}

impl Writer {
    pub(super) fn run(mut self) {
        let mut next = self.queue.blocking_recv();
        let mut closed = Vec::new();
        while let Some(message) = next.take() {
            match message {
                Message::Join(job) => next = self.group(job, GROUP_MAX),
                Message::Alone(job) => next = self.group(job, 1),
                Message::Close(answer) => {
                    self.queue.close();
                    closed.push(answer);
                }
            }
            next = next.or_else(|| self.queue.blocking_recv());
        }
        let done = self.close();
        for answer in closed {
            let _ = answer.send(done.clone());
        }
    }

    /// One group; answers with a message that came in and does not belong to it.
    fn group(&mut self, first: Box<dyn Job>, max: usize) -> Option<Message> {
        let (since, mut jobs, mut next) = (Instant::now(), Vec::new(), Some(first));
        let mut other = None;
        let mut state = self.sql("BEGIN IMMEDIATE");
        while let Some(mut job) = next.take() {
            if state.is_ok() {
                state = self.job(job.as_mut(), jobs.is_empty());
            }
            jobs.push(job);
            if jobs.len() < max && since.elapsed() < GROUP_TIME {
                match self.queue.try_recv() {
                    Ok(Message::Join(job)) => next = Some(job),
                    Ok(message) => other = Some(message),
                    Err(_) => {}
                }
            }
        }
        let done = state.and_then(|()| self.sql("COMMIT"));
        if done.is_err() && !self.is_autocommit() {
            // If this fails too, the next BEGIN says so.
            let _ = self.sql("ROLLBACK");
        }
        for job in jobs {
            job.answer(done.clone());
        }
        other
    }

    /// Runs a job; an error is the whole group's. The first has no savepoint, since there is
    /// nothing yet to be kept: so a batch on its own is spared a savepoint's cost.
    fn job(&mut self, job: &mut dyn Job, first: bool) -> Result<(), Error> {
        if !first {
            self.sql("SAVEPOINT job")?;
        }
        let keep = job.run(&mut self.tx);
        // SQLite itself rolls all back on a full disk, an I/O error or lack of memory.
        if self.is_autocommit() {
            return Err(Error::fault("the transaction was rolled back by SQLite"));
        }
        match (first, keep) {
            (true, true) => Ok(()),
            (true, false) => self.sql("ROLLBACK").and_then(|()| self.sql("BEGIN IMMEDIATE")),
            (false, true) => self.sql("RELEASE job"),
            (false, false) => self.sql("ROLLBACK TO job").and_then(|()| self.sql("RELEASE job")),
        }
    }

    /// Moves the log into the file, so that the file alone is the whole database.
    fn close(&mut self) -> Result<(), Error> {
        let Some(conn) = self.lite().and_then(|lite| lite.conn.take()) else { return Ok(()) };
        conn.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))?;
        conn.close().map_err(|(_, error)| error.into())
    }

    fn sql(&mut self, text: &str) -> Result<(), Error> {
        self.lite().ok_or_else(Error::closed)?.run(text)
    }

    fn is_autocommit(&mut self) -> bool {
        let conn = self.lite().and_then(|lite| lite.conn.as_ref());
        conn.is_none_or(rusqlite::Connection::is_autocommit)
    }

    fn lite(&mut self) -> Option<&mut Lite> {
        match &mut self.tx.conn {
            Conn::Sqlite(lite) => Some(lite),
            Conn::Postgres(_) => None,
        }
    }
}
