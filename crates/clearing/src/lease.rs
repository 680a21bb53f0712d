//! One engine works at a time, of all processes on one database: a row says who does, and its beat
//! that it still does.

use crate::step::BUSY;
use crate::store::lease;
use db::{Asked, Db, Error, ErrorKind, Tx};
use kernel::Instant;
use std::collections::BTreeSet;
use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;
use tokio::task::JoinHandle;
use wire::{Failure, Refusal};

/// How often the holder says that it is still at work, and others look whether it is.
const BEAT: Duration = Duration::from_secs(1);
/// Looks without a beat after which a holder is gone. A process that is killed leaves its lease.
const SILENT: u32 = 5;
/// Signs of life that are believed. One may be the last word of a process that was killed: the
/// database writes what it was sent.
const ALIVE: u32 = 2;

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
        Self(format!("{}{number}@{}", process(started_ms), machine()).into())
    }

    /// What every write of the day demands first: that the lease is still its own.
    pub fn fence(&self) -> impl for<'t> Fn(&'t mut Tx) -> Asked<'t> + Send + Sync + 'static {
        let name = self.0.clone();
        move |tx| {
            let name = name.clone();
            Box::pin(async move {
                match lease::read(tx).await?.0 == *name {
                    true => Ok(()),
                    false => {
                        let text = "another process works the business day off by now";
                        Err(Error::new(ErrorKind::Overloaded, text))
                    }
                }
            })
        }
    }
}

impl fmt::Display for Holder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

fn process(started_ms: i64) -> &'static str {
    static PROCESS: OnceLock<String> = OnceLock::new();
    PROCESS.get_or_init(|| format!("{}-{started_ms}-", std::process::id()))
}

/// The machine, where it has a name.
fn machine() -> &'static str {
    static MACHINE: OnceLock<String> = OnceLock::new();
    MACHINE.get_or_init(|| {
        let name = std::fs::read_to_string("/proc/sys/kernel/hostname").unwrap_or_default();
        name.trim().to_owned()
    })
}

/// Says who is at work: a holder's name is `process-since-number@machine`.
fn busy(holder: &str) -> Refusal {
    let (name, machine) = holder.split_once('@').unwrap_or((holder, ""));
    let mut parts = name.split('-');
    let since = parts.nth(1).and_then(|since| since.parse().ok()).map(Instant::from_ms);
    let (Some(process), Some(since)) = (name.split('-').next(), since) else {
        return BUSY.refuse();
    };
    let since = format!("{} {}", since.day(), since.time());
    BUSY.say(format!("日终处理正在由进程{process}（{machine}，{since}起）进行，请稍候"))
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
        // Before the row says so: another engine of this process would take it for left behind.
        live().insert(this.holder.0.to_string());
        this.wait().await?;
        this.beats = Some(tokio::spawn(beats(this.db.clone(), this.holder.clone())));
        Ok(this)
    }

    /// Until nobody has it, and takes it.
    async fn wait(&self) -> Result<(), Failure> {
        let mut seen = self.read().await?;
        let (mut looks, mut signs) = (0, 0);
        loop {
            while seen.0 != *self.holder.0 && is_anothers(&seen.0) && looks < SILENT {
                tokio::time::sleep(BEAT).await;
                let now = self.read().await?;
                // Given back meanwhile, it is free.
                let signed = now != seen && !now.0.is_empty();
                if signed && signs + 1 >= ALIVE {
                    return Err(busy(&now.0).into());
                }
                signs += u32::from(signed);
                looks = if now == seen { looks + 1 } else { 0 };
                seen = now;
            }
            let (holder, was) = (self.holder.clone(), seen);
            let take = async move |tx: &mut Tx| lease::take(tx, &was, &holder.0).await;
            if self.db.write::<_, Error, _>(take).await? {
                return Ok(());
            }
            seen = self.read().await?;
            signs += 1;
            if signs >= ALIVE && !seen.0.is_empty() {
                return Err(busy(&seen.0).into());
            }
            looks = 0;
        }
    }

    async fn read(&self) -> Result<(String, i64), Error> {
        read(&self.db).await
    }

    /// Who has it instead, where it is no longer its own.
    pub async fn lost(&self) -> Option<Refusal> {
        let (holder, _) = self.read().await.ok()?;
        (holder != *self.holder.0).then(|| busy(&holder))
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
        }
        live().remove(&*self.holder.0);
        self.busy.store(false, Ordering::SeqCst);
    }
}

async fn read(db: &Db) -> Result<(String, i64), Error> {
    db.read(async |tx: &mut Tx| lease::read(tx).await).await
}

/// Waits until nobody has the lease, or whoever has it is gone.
pub(crate) async fn idle(db: &Db) -> Result<(), Error> {
    let (mut seen, mut looks) = (read(db).await?, 0);
    while is_anothers(&seen.0) && looks < SILENT {
        tokio::time::sleep(BEAT).await;
        let now = read(db).await?;
        looks = if now == seen { looks + 1 } else { 0 };
        seen = now;
    }
    Ok(())
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
