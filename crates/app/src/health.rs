//! How a server is: whether it may be asked, and what works beside its requests.

#![expect(clippy::disallowed_methods, reason = "how old things are in this process, in any time")]

use db::Db;
use std::{
    sync::{
        Arc, LazyLock, Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

/// What this process counts its milliseconds from.
static BEGAN: LazyLock<Instant> = LazyLock::new(Instant::now);
/// What is in memory is looked after four times a second. So old, it may offer what is closed.
const STALE: Duration = Duration::from_secs(10);
/// A database that needs longer for nothing will not answer a customer.
const ANSWER: Duration = Duration::from_secs(1);

/// Of one server.
#[derive(Debug, Default)]
pub struct Health {
    stopping: AtomicBool,
    /// When what is in memory was last found to be new.
    fresh_ms: AtomicU64,
    workers: Mutex<Vec<Arc<Worker>>>,
}

/// What works beside the requests.
#[derive(Debug)]
pub struct Worker {
    pub name: &'static str,
    runs: AtomicBool,
    restarts: AtomicU64,
}

impl Health {
    /// Of a server whose memory was just filled.
    pub fn new() -> Arc<Self> {
        let health = Self::default();
        health.freshened();
        Arc::new(health)
    }

    /// What is in memory is as the database has it.
    pub fn freshened(&self) {
        self.fresh_ms.store(now_ms(), Ordering::Relaxed);
    }

    /// How old what is in memory may be.
    pub fn age(&self) -> Duration {
        let fresh_ms = self.fresh_ms.load(Ordering::Relaxed);
        Duration::from_millis(now_ms().saturating_sub(fresh_ms))
    }

    /// It takes no more requests from now on.
    pub fn stop(&self) {
        self.stopping.store(true, Ordering::Relaxed);
    }

    /// Whether it was told to stop.
    pub fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::Relaxed)
    }

    /// One more that works beside the requests.
    pub fn employ(&self, name: &'static str) -> Arc<Worker> {
        let (runs, restarts) = (AtomicBool::new(false), AtomicU64::new(0));
        let worker = Arc::new(Worker { name, runs, restarts });
        self.staff().push(worker.clone());
        worker
    }

    /// All that work beside the requests.
    pub fn workers(&self) -> Vec<Arc<Worker>> {
        self.staff().clone()
    }

    /// Why no request should be sent here now; nothing when all is well.
    pub async fn reasons(&self, db: &Db) -> Vec<String> {
        let mut reasons = Vec::new();
        if self.is_stopping() {
            reasons.push("it was told to stop".to_owned());
        }
        match tokio::time::timeout(ANSWER, db.ping()).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => reasons.push(format!("the database: {}", error.kind.name())),
            Err(_) => reasons.push("the database does not answer in time".to_owned()),
        }
        let age = self.age();
        if age > STALE {
            reasons.push(format!("what is in memory is {} s old", age.as_secs()));
        }
        let idle = self.workers().into_iter().filter(|worker| !worker.runs());
        reasons.extend(idle.map(|worker| format!("the {} is not at work", worker.name)));
        reasons
    }

    fn staff(&self) -> std::sync::MutexGuard<'_, Vec<Arc<Worker>>> {
        self.workers.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Worker {
    /// It begins.
    pub fn begin(&self) {
        self.runs.store(true, Ordering::Relaxed);
    }

    /// It has ended, or panicked and begins again soon.
    pub fn end(&self, panicked: bool) {
        self.runs.store(false, Ordering::Relaxed);
        self.restarts.fetch_add(u64::from(panicked), Ordering::Relaxed);
    }

    /// Whether it is at work.
    pub fn runs(&self) -> bool {
        self.runs.load(Ordering::Relaxed)
    }

    /// How often it panicked.
    pub fn restarts(&self) -> u64 {
        self.restarts.load(Ordering::Relaxed)
    }
}

fn now_ms() -> u64 {
    u64::try_from(BEGAN.elapsed().as_millis()).unwrap_or(u64::MAX)
}
