//! SQLite: one writer with group commit, many read-only connections.

mod backup;
mod checkpoint;
mod conn;
mod durable;
mod job;
mod left;
mod timer;
mod writer;

use std::{
    fs::{DirBuilder, OpenOptions},
    os::unix::fs::{DirBuilderExt, OpenOptionsExt},
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
};

use crossbeam_queue::ArrayQueue;
use rusqlite::Connection;
#[cfg(any(test, feature = "testing"))]
use tokio::sync::OwnedMutexGuard;
use tokio::sync::{
    mpsc::{self, error::TrySendError},
    oneshot,
};

use checkpoint::Checkpoints;
pub(crate) use conn::Lite;
use conn::Opened;
use durable::{Disk, Progress};
use job::Work;
use writer::{Message, Writer};

use crate::{Error, ErrorKind, Migration, Pulse, Tx, migrate, tx::Conn};

/// Writes that may wait for the writer.
const QUEUE: usize = 4096;
/// Idle readers that are kept open.
const READERS: usize = 64;

pub(crate) struct LiteDb {
    queue: mpsc::Sender<Message>,
    readers: Arc<ArrayQueue<Opened>>,
    path: PathBuf,
    closed: AtomicBool,
    progress: Arc<Progress>,
    #[cfg(any(test, feature = "testing"))]
    fail_first: Arc<AtomicBool>,
}

impl LiteDb {
    pub(crate) fn open(path: &Path, migrations: &[Migration]) -> Result<Self, Error> {
        create(path).map_err(|error| Error::fault(format!("{}: {error}", path.display())))?;
        left::refuse_without_log(path)?;
        let mut opened = Opened::new(path, true)?;
        left::mark(&opened)?;
        migrate::sqlite(&mut opened.conn, migrations)?;
        let checkpoints = Some(Checkpoints::watch(path, &mut opened)?);
        let disk = Disk::watch(path, &opened)?;
        let progress = disk.progress();
        let ((queue, jobs), fail_first) = (mpsc::channel(QUEUE), Arc::new(AtomicBool::new(false)));
        let tx = Tx::new(Conn::Sqlite(Box::new(Lite::writer(opened))));
        let fail = Arc::clone(&fail_first);
        let (last_group, disk) = (0, Some(disk));
        let writer = Writer { tx, queue: jobs, fail_first: fail, last_group, checkpoints, disk };
        let thread = thread::Builder::new().name("db-writer".into());
        thread.spawn(move || writer.run()).map_err(Error::fault)?;
        let (readers, path) = (Arc::new(ArrayQueue::new(READERS)), path.to_owned());
        Ok(Self {
            queue,
            readers,
            path,
            closed: AtomicBool::new(false),
            progress,
            #[cfg(any(test, feature = "testing"))]
            fail_first,
        })
    }

    pub(crate) async fn write<T, E, F>(&self, alone: bool, work: F) -> Result<T, E>
    where
        F: AsyncFn(&mut Tx) -> Result<T, E> + Send + 'static,
        T: Send + 'static,
        E: From<Error> + Send + 'static,
    {
        let (send, receive) = oneshot::channel();
        let job = Box::new(Work::new(work, send));
        let message = if alone { Message::Alone(job) } else { Message::Join(job) };
        self.queue.try_send(message).map_err(|error| match error {
            TrySendError::Full(_) => Error::new(ErrorKind::Overloaded, "the queue is full"),
            TrySendError::Closed(_) => Error::closed(),
        })?;
        receive.await.unwrap_or_else(|_| Err(Error::closed().into()))
    }

    pub(crate) fn reader(&self) -> Result<Tx, Error> {
        if self.is_closed() {
            return Err(Error::closed());
        }
        let opened = self.readers.pop().map_or_else(|| Opened::new(&self.path, false), Ok)?;
        let lite = Lite::reader(opened, Arc::clone(&self.readers))?;
        Ok(Tx::new(Conn::Sqlite(Box::new(lite))))
    }

    /// Waits until what a reader has seen is on the disk.
    pub(crate) async fn settled(&self) {
        self.progress.settled().await;
    }

    /// Whether it can be read.
    pub(crate) fn ping(&self) -> Result<(), Error> {
        match &self.reader()?.conn {
            Conn::Sqlite(lite) => lite.run("SELECT 1 FROM sqlite_schema LIMIT 0"),
            Conn::Postgres(_) => Ok(()),
        }
    }

    pub(crate) fn pulse(&self) -> Pulse {
        Pulse { writes: QUEUE.saturating_sub(self.queue.capacity()), ..Pulse::default() }
    }

    /// The database in bytes, without its log.
    pub(crate) fn size(&self) -> Result<u64, Error> {
        let Opened { conn, .. } = Opened::new(&self.path, false)?;
        let text = "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size";
        let bytes: i64 = conn.query_row(text, [], |row| row.get(0))?;
        u64::try_from(bytes).map_err(Error::fault)
    }

    pub(crate) async fn backup(&self, to: &Path) -> Result<(), Error> {
        let (from, to) = (self.path.clone(), to.to_owned());
        let copy = tokio::task::spawn_blocking(move || backup::copy(&from, &to));
        copy.await.map_err(Error::fault)?
    }

    /// Builds the file anew, and empties its log.
    pub(crate) async fn wipe(&self) -> Result<(), Error> {
        let path = self.path.clone();
        let wipe = move || {
            let Opened { conn, .. } = Opened::new(&path, true)?;
            Ok(conn.execute_batch("VACUUM; PRAGMA wal_checkpoint(TRUNCATE)")?)
        };
        tokio::task::spawn_blocking(wipe).await.map_err(Error::fault)?
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// A connection of its own to a file.
    pub(crate) fn plain(path: &Path, write: bool) -> Result<Connection, Error> {
        Ok(Opened::new(path, write)?.conn)
    }

    /// A file that is made anew and migrated.
    pub(crate) fn migrated(path: &Path, migrations: &[Migration]) -> Result<Connection, Error> {
        create(path).map_err(|error| Error::fault(format!("{}: {error}", path.display())))?;
        let mut opened = Opened::new(path, true)?;
        left::mark(&opened)?;
        migrate::sqlite(&mut opened.conn, migrations)?;
        Ok(opened.conn)
    }

    /// Ends a connection that is the only one: the file alone is the whole database.
    pub(crate) fn leave(conn: Connection) -> Result<(), Error> {
        left::without_log(&conn)?;
        conn.close().map_err(|(_, error)| error.into())
    }

    /// Refuses a file that has lost its log.
    pub(crate) fn refuse_without_log(path: &Path) -> Result<(), Error> {
        left::refuse_without_log(path)
    }

    /// Lets a file be opened that has lost its log.
    pub(crate) fn accept_lost_log(path: &Path) -> Result<(), Error> {
        left::accept(path)
    }

    #[cfg(any(test, feature = "testing"))]
    pub(crate) fn fail_first_commits(&self, fail: bool) {
        self.fail_first.store(fail, Ordering::Relaxed);
    }

    #[cfg(any(test, feature = "testing"))]
    pub(crate) async fn hold_disk(&self) -> OwnedMutexGuard<()> {
        self.progress.hold().await
    }

    /// Closes the idle readers, each with its cache and its view of the file.
    pub(crate) fn trim(&self) {
        while self.readers.pop().is_some() {}
    }

    pub(crate) fn is_closed(&self) -> bool {
        self.closed.load(Ordering::Acquire)
    }

    pub(crate) async fn close(&self) -> Result<(), Error> {
        self.closed.store(true, Ordering::Release);
        self.trim();
        let (send, receive) = oneshot::channel();
        match self.queue.send(Message::Close(send)).await {
            Ok(()) => receive.await.unwrap_or_else(|_| Err(Error::closed())),
            // It was closed before.
            Err(_) => Ok(()),
        }
    }
}

/// The file is its owner's only; SQLite gives the log beside it the same mode. A folder that is
/// made for it is its owner's, too; one that was there is left as it is.
fn create(path: &Path) -> std::io::Result<()> {
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        DirBuilder::new().recursive(true).mode(0o700).create(folder)?;
    }
    OpenOptions::new().write(true).create(true).truncate(false).mode(0o600).open(path)?;
    Ok(())
}
