//! Moving the log into the file beside the writer: a COMMIT that did it would take as long as a
//! hundred others.

use std::{
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicI32, Ordering},
        mpsc::{Receiver, SyncSender, sync_channel},
    },
    thread::{self, JoinHandle},
};

use super::conn::Opened;
use crate::Error;

/// Pages of 4 kB in the log from which it is moved.
const PAGES: i32 = 4_000;

/// A thread with a connection of its own, which ends when this is dropped.
pub(super) struct Checkpoints {
    /// In the log after the last COMMIT.
    pages: Arc<AtomicI32>,
    /// Set when a COMMIT has added to the log.
    wrote: Arc<AtomicBool>,
    /// Set while the thread works.
    busy: Arc<AtomicBool>,
    /// Whether the thread was asked, and the rest is still to be moved.
    asked: bool,
    ask: Option<SyncSender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Checkpoints {
    /// Watches the writer's log from now on, in place of SQLite's own habit.
    pub(super) fn watch(path: &Path, writer: &mut Opened) -> Result<Self, Error> {
        let (pages, wrote) = (Arc::new(AtomicI32::new(0)), Arc::new(AtomicBool::new(false)));
        let (seen, added) = (Arc::clone(&pages), Arc::clone(&wrote));
        writer.conn.wal_hook(Some(move |_: &mut _, pages| {
            seen.store(pages, Ordering::Relaxed);
            added.store(true, Ordering::Relaxed);
            Ok(())
        }))?;
        let (busy, (ask, asked)) = (Arc::new(AtomicBool::new(false)), sync_channel(1));
        let (own, working) = (Opened::new(path, true)?, Arc::clone(&busy));
        let thread = thread::Builder::new().name("db-checkpoint".into());
        let thread = thread.spawn(move || work(&own, &asked, &working)).map_err(Error::fault)?;
        Ok(Self { pages, wrote, busy, asked: false, ask: Some(ask), thread: Some(thread) })
    }

    /// Whether anything was added to the log since this was asked last.
    pub(super) fn wrote(&self) -> bool {
        self.wrote.swap(false, Ordering::Relaxed)
    }

    /// After a COMMIT. The thread moves most of a long log while the writer goes on; the writer
    /// moves the little that was added meanwhile, and so begins the log anew.
    pub(super) fn after_commit(&mut self, writer: &Opened) {
        if self.pages.load(Ordering::Relaxed) < PAGES || self.busy.load(Ordering::Acquire) {
            return;
        }
        if self.asked {
            move_log(writer);
            self.asked = false;
        } else if let Some(ask) = &self.ask {
            self.busy.store(true, Ordering::Release);
            // The thread ends only when this is dropped.
            self.asked = ask.try_send(()).is_ok();
        }
    }
}

impl Drop for Checkpoints {
    fn drop(&mut self) {
        self.ask = None;
        if let Some(thread) = self.thread.take() {
            // It has told why it panicked, if it did.
            let _ = thread.join();
        }
    }
}

fn work(own: &Opened, asked: &Receiver<()>, busy: &AtomicBool) {
    while asked.recv().is_ok() {
        move_log(own);
        busy.store(false, Ordering::Release);
    }
}

/// Moves what no reader needs any more; a failure is tried again when the log has grown.
fn move_log(opened: &Opened) {
    let done = opened.conn.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()));
    if let Err(error) = done {
        tracing::warn!(%error, "SQLite's log could not be moved into its file");
    }
}
