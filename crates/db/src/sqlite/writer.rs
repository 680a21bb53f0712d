//! The one writer of SQLite: many transactions, one COMMIT.

use std::{
    collections::VecDeque,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use tokio::sync::{mpsc::Receiver, oneshot};

use super::{
    Lite,
    checkpoint::Checkpoints,
    durable::{Disk, Group},
    job::Job,
    left,
};
use crate::{Error, Tx, sql::STATEMENT_TIMEOUT, tx::Conn};

/// A group ends after this many jobs or this time, whichever is first.
const GROUP_MAX: usize = 256;
const GROUP_TIME: Duration = Duration::from_millis(5);
/// So many jobs or so much time are enough when the disk is free: while it brings them to safety
/// and their callers ask for the next thing, the writer works for the others. Larger groups would
/// have all callers wait for the writer, and then the writer for all of them.
const ENOUGH: usize = 32;
const ENOUGH_TIME: Duration = Duration::from_micros(2_500);
/// How long a group that is much smaller than the last one waits for more.
const LINGER: Duration = Duration::from_millis(1);
/// How long it waits before it looks again.
const PAUSE: Duration = Duration::from_micros(125);

/// What the writer is asked.
pub(super) enum Message {
    /// A job, which joins the group that is being built.
    Join(Box<dyn Job>),
    /// A job with a group of its own.
    Alone(Box<dyn Job>),
    /// Do what is queued, then close the connection and answer.
    Close(oneshot::Sender<Result<(), Error>>),
}

/// What came of a job within its group.
enum Ran {
    /// It is part of the group.
    Kept,
    /// It was refused, and nothing is left of it.
    Undone,
    /// It was refused, and only rolling the group back undoes what it changed.
    ToUndo,
}

/// After a rollback: what was kept runs again, before the rest; what was refused stays so.
fn again(todo: &mut VecDeque<Box<dyn Job>>, done: &mut Vec<(Box<dyn Job>, bool)>) {
    let (kept, refused): (Vec<_>, Vec<_>) = done.drain(..).partition(|(_, kept)| *kept);
    done.extend(refused);
    for (job, _) in kept.into_iter().rev() {
        todo.push_front(job);
    }
}

/// The writer's thread.
pub(super) struct Writer {
    pub(super) tx: Tx,
    pub(super) queue: Receiver<Message>,
    /// Set by tests: roll each job back once, and run it again.
    pub(super) fail_first: Arc<AtomicBool>,
    /// How many jobs the last group had.
    pub(super) last_group: usize,
    pub(super) checkpoints: Option<Checkpoints>,
    pub(super) disk: Option<Disk>,
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
        let done = self.close(!closed.is_empty());
        for answer in closed {
            let _ = answer.send(done.clone());
        }
    }

    /// One group; answers with a message that came in and does not belong to it.
    ///
    /// Jobs have no savepoint as long as none of them has to be undone: a savepoint copies every
    /// page that is changed after it. When one is undone, all is rolled back, the others run again,
    /// and the rest of the group has savepoints, so that many refusals cost no more than that.
    #[expect(clippy::disallowed_methods, reason = "how long the machine works on a group")]
    fn group(&mut self, first: Box<dyn Job>, max: usize) -> Option<Message> {
        let since = Instant::now();
        let (mut todo, mut done, mut other) = (VecDeque::from([first]), Vec::new(), None);
        let mut guarded = self.fail_first.load(Ordering::Relaxed);
        let mut state = self.begin();
        while let Some(mut job) = todo.pop_front() {
            let mut kept = false;
            match state.clone().and_then(|()| self.job(job.as_mut(), done.is_empty(), guarded)) {
                Ok(Ran::Kept) => kept = true,
                Ok(Ran::Undone) => {}
                Ok(Ran::ToUndo) => {
                    guarded = true;
                    again(&mut todo, &mut done);
                    state = self.restart();
                }
                Err(error) if state.is_ok() && self.is_autocommit() => {
                    // SQLite rolled everything back: the statement took too long, the disk is full.
                    // The job is answered, the others run again; so each loss makes them fewer.
                    job.answer(Err(error));
                    again(&mut todo, &mut done);
                    state = self.begin();
                    continue;
                }
                Err(error) => state = Err(error),
            }
            done.push((job, kept));
            if todo.is_empty() && other.is_none() && done.len() < max {
                match self.more(done.len(), since) {
                    Some(Message::Join(job)) => todo.push_back(job),
                    message => other = message,
                }
            }
        }
        let number = self.disk.as_ref().map_or(0, Disk::begin);
        let ended = state.and_then(|()| self.sql("COMMIT"));
        if let Err(error) = &ended
            && !self.is_autocommit()
            && let Err(again) = self.sql("ROLLBACK")
        {
            tracing::error!(%error, %again, "SQLite could neither commit nor roll back");
        }
        self.last_group = done.len();
        let jobs = done.into_iter().map(|(job, _)| job).collect();
        let wrote = self.checkpoints.as_ref().is_none_or(Checkpoints::wrote);
        if let Some(disk) = &self.disk {
            disk.take(Group { number, jobs, ended, wrote });
        }
        if let (Conn::Sqlite(lite), Some(log)) = (&self.tx.conn, &mut self.checkpoints)
            && let Some(opened) = lite.opened()
        {
            log.after_commit(opened);
        }
        other
    }

    /// What is queued, or comes in time: while the disk is busy with the last group, or soon.
    /// Callers that were answered together ask again together, a little later than the first of
    /// them; a COMMIT for that one alone would make them all wait.
    fn more(&mut self, have: usize, since: Instant) -> Option<Message> {
        loop {
            let elapsed = since.elapsed();
            if elapsed >= GROUP_TIME {
                return None;
            }
            let busy = self.disk.as_ref().is_some_and(Disk::is_busy);
            if !busy && (have >= ENOUGH || elapsed >= ENOUGH_TIME) {
                return None;
            }
            match self.queue.try_recv() {
                Ok(message) => return Some(message),
                Err(_) if busy || (have * 2 < self.last_group && elapsed < LINGER) => {
                    thread::sleep(PAUSE);
                }
                Err(_) => return None,
            }
        }
    }

    /// Runs a job; an error is the whole group's. The first needs no savepoint, since there is
    /// nothing yet to be kept.
    fn job(&mut self, job: &mut dyn Job, first: bool, guarded: bool) -> Result<Ran, Error> {
        let before = self.changes();
        let savepoint = guarded && !first;
        if savepoint {
            self.sql("SAVEPOINT job")?;
        }
        let mut keep = self.run_once(job)?;
        let alone = savepoint || first;
        if keep && alone && self.fail_first.load(Ordering::Relaxed) {
            self.undo(savepoint)?;
            keep = self.run_once(job)?;
        }
        // What changed nothing, as most refusals, leaves nothing to undo.
        let ran = match keep {
            true => Ran::Kept,
            false if self.changes() == before => Ran::Undone,
            false if alone => {
                self.undo(savepoint)?;
                Ran::Undone
            }
            false => Ran::ToUndo,
        };
        if savepoint {
            self.sql("RELEASE job")?;
        }
        Ok(ran)
    }

    fn run_once(&mut self, job: &mut dyn Job) -> Result<bool, Error> {
        let keep = job.run(&mut self.tx);
        if let Some(lite) = self.lite() {
            lite.set_timeout(STATEMENT_TIMEOUT);
        }
        if self.is_autocommit() {
            return Err(Error::fault("the transaction was rolled back by SQLite"));
        }
        Ok(keep)
    }

    fn begin(&mut self) -> Result<(), Error> {
        self.tx.forget_reference();
        self.sql("BEGIN IMMEDIATE")
    }

    fn undo(&mut self, savepoint: bool) -> Result<(), Error> {
        if savepoint { self.sql("ROLLBACK TO job") } else { self.restart() }
    }

    fn restart(&mut self) -> Result<(), Error> {
        self.sql("ROLLBACK").and_then(|()| self.begin())
    }

    /// How many rows were ever changed on this connection.
    fn changes(&mut self) -> u64 {
        self.lite().map_or(0, |lite| lite.changes())
    }

    /// Moves the log into the file, so that the file alone is the whole database. Who was not told
    /// to close may be gone in the midst of it, and leaves the log beside the file instead.
    fn close(&mut self, told: bool) -> Result<(), Error> {
        drop((self.disk.take(), self.checkpoints.take()));
        let Some(opened) = self.lite().and_then(Lite::take) else { return Ok(()) };
        if told {
            opened.conn.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))?;
            left::leave(&opened);
        }
        opened.conn.close().map_err(|(_, error)| error.into())
    }

    fn sql(&mut self, text: &str) -> Result<(), Error> {
        self.lite().ok_or_else(Error::closed)?.run(text)
    }

    fn is_autocommit(&mut self) -> bool {
        self.lite().is_none_or(|lite| lite.is_autocommit())
    }

    fn lite(&mut self) -> Option<&mut Lite> {
        match &mut self.tx.conn {
            Conn::Sqlite(lite) => Some(lite),
            Conn::Postgres(_) => None,
        }
    }
}
