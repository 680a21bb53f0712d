//! Bringing COMMITs to the disk beside the writer: while the disk works, the writer builds the
//! next group. Nobody learns of a group before it is on the disk.

use std::{
    ffi::OsString,
    fs::File,
    path::{Path, PathBuf},
    process::abort,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
        mpsc::{Receiver, SyncSender, sync_channel},
    },
    thread::{self, JoinHandle},
};

use tokio::sync::watch;

use super::{conn::Opened, job::Job};
use crate::Error;

/// Groups that may wait while another is brought to the disk. The writer commits when the disk is
/// free ([`Disk::is_busy`]), so it waits only when a group has become as large as it may.
const WAITING: usize = 1;

/// How far the writer and the disk are; groups are counted from 1.
#[derive(Debug, Default)]
pub(super) struct Progress {
    /// The last group whose COMMIT has begun.
    begun: AtomicU64,
    /// The last group that is on the disk, with all before it.
    durable: watch::Sender<u64>,
    /// Held by tests: the disk waits.
    #[cfg(any(test, feature = "testing"))]
    gate: Arc<tokio::sync::Mutex<()>>,
}

/// A group after its COMMIT, or its failure.
pub(super) struct Group {
    pub(super) number: u64,
    pub(super) jobs: Vec<Box<dyn Job>>,
    pub(super) ended: Result<(), Error>,
    /// Whether it has added to the log.
    pub(super) wrote: bool,
}

/// A thread with the log's file, which ends when this is dropped and all was answered.
pub(super) struct Disk {
    progress: Arc<Progress>,
    groups: Option<SyncSender<Group>>,
    thread: Option<JoinHandle<()>>,
}

impl Progress {
    /// Waits until all that a reader can have seen by now is on the disk.
    pub(super) async fn settled(&self) {
        let begun = self.begun.load(Ordering::Acquire);
        if *self.durable.borrow() < begun {
            // The sender is this one.
            let _ = self.durable.subscribe().wait_for(|durable| *durable >= begun).await;
        }
    }

    #[cfg(any(test, feature = "testing"))]
    pub(super) async fn hold(&self) -> tokio::sync::OwnedMutexGuard<()> {
        Arc::clone(&self.gate).lock_owned().await
    }
}

impl Disk {
    /// Takes the writer's COMMITs to the disk from now on, in place of SQLite. What a process that
    /// was killed has left in the log is taken there first.
    pub(super) fn watch(path: &Path, writer: &Opened) -> Result<Self, Error> {
        // NORMAL brings the log to the disk before it is moved, and its head when it begins anew.
        writer.conn.execute_batch("PRAGMA synchronous=NORMAL; SELECT 1 FROM sqlite_schema")?;
        let log = File::open(log_of(path)).map_err(Error::fault)?;
        log.sync_data().map_err(Error::fault)?;
        let (groups, committed) = sync_channel(WAITING);
        let progress = Arc::new(Progress::default());
        let told = Arc::clone(&progress);
        let thread = thread::Builder::new().name("db-disk".into());
        let thread = thread.spawn(move || work(&committed, &told, &log));
        let thread = Some(thread.map_err(Error::fault)?);
        Ok(Self { progress, groups: Some(groups), thread })
    }

    pub(super) fn progress(&self) -> Arc<Progress> {
        Arc::clone(&self.progress)
    }

    /// The number of the group whose COMMIT follows: said before it, since readers see what it
    /// writes at once.
    pub(super) fn begin(&self) -> u64 {
        self.progress.begun.fetch_add(1, Ordering::AcqRel) + 1
    }

    /// Whether a group is on its way: a COMMIT now would wait, and more can join until it need not.
    pub(super) fn is_busy(&self) -> bool {
        *self.progress.durable.borrow() < self.progress.begun.load(Ordering::Acquire)
    }

    /// Brings the group to the disk and then answers its jobs; waits while others are ahead.
    pub(super) fn take(&self, group: Group) {
        if let Some(groups) = &self.groups {
            // The thread ends only when this is dropped.
            let _ = groups.send(group);
        }
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        self.groups = None;
        if let Some(thread) = self.thread.take() {
            // It has told why it panicked, if it did.
            let _ = thread.join();
        }
    }
}

fn work(committed: &Receiver<Group>, progress: &Progress, log: &File) {
    while let Ok(first) = committed.recv() {
        let groups: Vec<_> = [first].into_iter().chain(committed.try_iter()).collect();
        #[cfg(any(test, feature = "testing"))]
        drop(progress.gate.blocking_lock());
        if groups.iter().any(|group| group.wrote)
            && let Err(error) = log.sync_data()
        {
            // What the disk has of the log is not known, and a second try may say "done" for what
            // is lost. The next start reads what is there.
            tracing::error!(%error, "SQLite's log could not be brought to the disk");
            abort();
        }
        if let Some(last) = groups.last() {
            progress.durable.send_replace(last.number);
        }
        for Group { jobs, ended, .. } in groups {
            for job in jobs {
                job.answer(ended.clone());
            }
        }
    }
}

/// SQLite's name for the log of a database.
pub(super) fn log_of(path: &Path) -> PathBuf {
    let mut name = OsString::from(path);
    name.push("-wal");
    name.into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Tx;
    use std::{
        io::{Write, pipe, stdout},
        os::{fd::OwnedFd, unix::process::ExitStatusExt},
        process::Command,
    };

    const CHILD: &str = "TAEL_FAILING_DISK";
    const ABORTED: i32 = 6;

    struct Waiting;

    impl Job for Waiting {
        fn run(&mut self, _: &mut Tx) -> bool {
            true
        }

        fn answer(self: Box<Self>, _: Result<(), Error>) {
            stdout().write_all(b"answered").unwrap();
        }
    }

    /// The process that ends; run by itself it has nothing to do. A pipe is not brought to a disk.
    #[test]
    fn child_whose_disk_fails() {
        if std::env::var(CHILD).is_err() {
            return;
        }
        let (groups, committed) = sync_channel(1);
        let jobs: Vec<Box<dyn Job>> = vec![Box::new(Waiting)];
        groups.send(Group { number: 1, jobs, ended: Ok(()), wrote: true }).unwrap();
        drop(groups);
        let (_read, write) = pipe().unwrap();
        work(&committed, &Progress::default(), &File::from(OwnedFd::from(write)));
    }

    #[test]
    fn nobody_is_told_of_a_group_that_the_disk_did_not_take() {
        let test = ["--exact", "sqlite::durable::tests::child_whose_disk_fails", "--nocapture"];
        let mut child = Command::new(std::env::current_exe().unwrap());
        let ended = child.args(test).env(CHILD, "1").output().unwrap();
        assert_eq!(ended.status.signal(), Some(ABORTED), "{ended:?}");
        assert!(!String::from_utf8_lossy(&ended.stdout).contains("answered"), "{ended:?}");
    }
}
