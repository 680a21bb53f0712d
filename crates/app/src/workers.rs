//! What works beside the requests, until the database is closed.

use crate::health::{Health, Worker};
use clearing::Engine;
use db::Db;
use std::{sync::Arc, time::Duration};
use wire::{App, Failure};

/// Before a worker that panicked begins again: not so soon that it fills the log.
const AGAIN_AFTER: Duration = Duration::from_secs(1);
/// How often is looked whether something is due.
const LOOK_EVERY: Duration = Duration::from_secs(10);

/// Follows the business clock, which another process may move.
pub fn follow_clock(app: &App, health: &Health) {
    keep(&health.employ("clock"), app, clearing::follow);
}

/// Collects and pays out. Only a server does: a command that looks at the books moves no money.
pub fn pay(app: &App, health: &Health) {
    keep(&health.employ("pay worker"), app, orders::pay_worker);
}

/// Sends messages by channels. Only a server does.
pub fn send(app: &App, health: &Health) {
    keep(&health.employ("message worker"), app, messages::send_worker);
}

/// Has the payment channel end what has ended here. Only a server does.
pub fn end(app: &App, health: &Health) {
    keep(&health.employ("agreement worker"), app, bankcards::end_worker);
}

/// Mails files that whoever asked did not see sent. Only a server does.
pub fn mail(app: &App, health: &Health) {
    keep(&health.employ("mail worker"), app, content::mail_worker);
}

/// Does on time what a day has to be done before its cut-off: plans run. Only a server does.
pub fn on_time(engine: &Engine, app: &App, health: &Health) {
    let (engine, worker) = (engine.clone(), health.employ("plans"));
    let db = app.db().clone();
    tokio::spawn(watch(worker, AGAIN_AFTER, move || run_plans(engine.clone(), db.clone())));
}

async fn run_plans(engine: Engine, db: Db) {
    while !db.is_closed() {
        match engine.on_time().await {
            // Refused: another engine is at work, and does it.
            Ok(_) | Err(Failure::Refused(_)) => {}
            Err(_) if db.is_closed() => return,
            Err(failure) => failure.log("running plans"),
        }
        tokio::time::sleep(LOOK_EVERY).await;
    }
}

fn keep<F>(worker: &Arc<Worker>, app: &App, work: fn(App) -> F)
where
    F: Future<Output = ()> + Send + 'static,
{
    let (app, worker) = (app.clone(), worker.clone());
    tokio::spawn(watch(worker, AGAIN_AFTER, move || work(app.clone())));
}

/// Lets a worker begin again whenever it panicked, until it ends by itself. What it panicked of
/// stands in the log before, by the panic itself.
async fn watch<F>(worker: Arc<Worker>, pause: Duration, begin: impl Fn() -> F)
where
    F: Future<Output = ()> + Send + 'static,
{
    loop {
        worker.begin();
        let ended = tokio::spawn(begin()).await;
        let panicked = ended.is_err_and(|ended| ended.is_panic());
        worker.end(panicked);
        if !panicked {
            return;
        }
        tracing::error!(worker = worker.name, "panicked, and begins again");
        tokio::time::sleep(pause).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[tokio::test]
    async fn a_worker_that_panics_begins_again_and_one_that_ends_does_not() {
        let begun = Arc::new(AtomicUsize::new(0));
        let counted = begun.clone();
        let (health, pause) = (Health::new(), Duration::ZERO);
        let worker = health.employ("test");
        watch(worker.clone(), pause, move || {
            let number = counted.fetch_add(1, Ordering::SeqCst);
            async move { assert!(number >= 2, "it panics twice") }
        })
        .await;
        assert_eq!(begun.load(Ordering::SeqCst), 3);
        assert_eq!((worker.restarts(), worker.runs()), (2, false), "it ended");
    }
}
