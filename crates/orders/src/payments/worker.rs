//! Who collects and pays out while the server runs.

use super::collect::{collect, collect_placed};
use crate::order::bell::PayBell;
use crate::payouts::pay;
use std::time::{Duration, Instant as Moment};
use wire::App;

/// How often the worker looks through the tables.
const IDLE: Duration = Duration::from_millis(500);

/// Collects and pays out until the database is closed. A failure is logged, and tried again.
#[expect(clippy::disallowed_methods, reason = "how long this process slept, in any time")]
pub async fn pay_worker(app: App) {
    let bell = app.get::<PayBell>().clone();
    let mut looked: Option<Moment> = None;
    loop {
        let mut failures = vec![collect_placed(&app).await.err()];
        if bell.take_look() || looked.is_none_or(|at| at.elapsed() >= IDLE) {
            failures.push(collect(&app).await.err());
            failures.push(pay::pay_open(&app).await.err());
            looked = Some(Moment::now());
        }
        if app.db().is_closed() {
            return;
        }
        for failure in failures.into_iter().flatten() {
            failure.log("collecting and paying out");
        }
        // The time-out is the other way to wake up, not a failure.
        let _ = tokio::time::timeout(IDLE, bell.rung()).await;
    }
}
