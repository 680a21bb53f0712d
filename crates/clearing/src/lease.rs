//! One engine works at a time, of all processes on one database: a row says who does, and its beat
//! that it still does.

use crate::step::BUSY;
use crate::store::lease;
use db::{Db, Error, Tx};
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;
use tokio::task::JoinHandle;
use wire::Failure;

/// How often the holder says that it is still at work, and others look whether it is.
const BEAT: Duration = Duration::from_secs(1);
/// Looks without a beat after which a holder is gone. A process that is killed leaves its lease.
const SILENT: u32 = 5;

/// The leases of this process, named by it: those that were dropped without being given back are
/// nobody's.
static LIVE: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());

/// An engine's name among all processes.
#[derive(Debug, Clone)]
pub(crate) struct Holder(Arc<str>);

impl Holder {
    /// Another one; `started_ms` tells processes of one number apart.
    pub fn new(started_ms: i64) -> Self {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        Self(format!("{}{number}", process(started_ms)).into())
    }

    /// Demands that the lease is still its own.
    pub async fn require(&self, tx: &mut Tx) -> Result<(), Failure> {
        match lease::read(tx).await?.0 == *self.0 {
            true => Ok(()),
            false => Err(BUSY.into()),
        }
    }
}

fn process(started_ms: i64) -> &'static str {
    static PROCESS: OnceLock<String> = OnceLock::new();
    PROCESS.get_or_init(|| format!("{}-{started_ms}-", std::process::id()))
}

/// The right to work, until it is ended or dropped.
pub(crate) struct Lease {
    db: Db,
    holder: Holder,
    beats: Option<JoinHandle<()>>,
    busy: Arc<AtomicBool>,
}

impl Lease {
    /// Takes the lease, from whoever is gone.
    ///
    /// # Errors
    /// [`BUSY`] when another engine is at work.
    pub async fn take(db: &Db, holder: &Holder, busy: &Arc<AtomicBool>) -> Result<Self, Failure> {
        if busy.swap(true, Ordering::SeqCst) {
            return Err(BUSY.into());
        }
        // From here on dropping it sets the engine free.
        let (db, busy) = (db.clone(), busy.clone());
        let mut this = Self { db, holder: holder.clone(), beats: None, busy };
        this.wait().await?;
        live().insert(this.holder.0.to_string());
        this.beats = Some(tokio::spawn(beats(this.db.clone(), this.holder.clone())));
        Ok(this)
    }

    async fn wait(&self) -> Result<(), Failure> {
        let mut seen = self.read().await?;
        let mut looks = 0;
        while is_anothers(&seen.0) && looks < SILENT {
            tokio::time::sleep(BEAT).await;
            let now = self.read().await?;
            match now == seen {
                true => looks += 1,
                // Given back meanwhile, it is free.
                false if now.0.is_empty() => seen = now,
                false => return Err(BUSY.into()),
            }
        }
        let holder = self.holder.clone();
        let take = async move |tx: &mut Tx| lease::take(tx, &seen, &holder.0).await;
        match self.db.write::<_, Error, _>(take).await? {
            true => Ok(()),
            false => Err(BUSY.into()),
        }
    }

    async fn read(&self) -> Result<(String, i64), Error> {
        self.db.read(async |tx: &mut Tx| lease::read(tx).await).await
    }

    /// Gives it back. Where that fails the others wait until it is silent.
    pub async fn end(self) {
        let holder = self.holder.clone();
        let give = async move |tx: &mut Tx| lease::give_back(tx, &holder.0).await;
        if let Err(error) = self.db.write::<_, Error, _>(give).await {
            tracing::warn!(%error, "giving the lease of the business day back");
        }
    }
}

impl Drop for Lease {
    fn drop(&mut self) {
        if let Some(beats) = &self.beats {
            beats.abort();
            live().remove(&*self.holder.0);
        }
        self.busy.store(false, Ordering::SeqCst);
    }
}

fn live() -> MutexGuard<'static, BTreeSet<String>> {
    LIVE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Whether somebody else may be at work.
fn is_anothers(holder: &str) -> bool {
    let is_of_this_process = holder.starts_with(process(0));
    !holder.is_empty() && (!is_of_this_process || live().contains(holder))
}

async fn beats(db: Db, holder: Holder) {
    loop {
        tokio::time::sleep(BEAT).await;
        let name = holder.clone();
        let beat = async move |tx: &mut Tx| lease::beat(tx, &name.0).await;
        match db.write::<_, Error, _>(beat).await {
            Err(error) if error.kind == db::ErrorKind::Closed => return,
            Err(error) => Failure::from(error).log("the beat of the business day"),
            Ok(()) => {}
        }
    }
}
