//! The business clock and the open business day.

use crate::store;
use db::{Error, Tx};
use kernel::{Calendar, Clock, Day};
use std::time::Duration;
use wire::App;

/// How often a server looks for a moved clock.
const LOOK_EVERY: Duration = Duration::from_millis(250);

/// How far the business clock is ahead, in milliseconds.
///
/// # Errors
/// Those of the database.
pub async fn offset_ms(tx: &mut Tx) -> Result<i64, Error> {
    store::offset_ms(tx).await
}

/// Moves the business clock, in a sandbox.
///
/// # Errors
/// Those of the database.
pub async fn set_offset_ms(tx: &mut Tx, offset_ms: i64) -> Result<(), Error> {
    store::set_offset_ms(tx, offset_ms).await
}

/// The business day that is open: the open day after the last one that was finished, else the
/// clock's.
///
/// # Errors
/// Those of the database.
pub async fn open_day(tx: &mut Tx, clock: &Clock) -> Result<Day, Error> {
    let calendar = Calendar::china();
    Ok(match store::last_day(tx).await? {
        Some(last) if last.state == "done" => calendar.next_open(last.day),
        Some(last) => last.day,
        None => calendar.on_or_after(clock.today()),
    })
}

/// Follows the business clock for ever: a process beside the server, such as `tael day advance`, is
/// noticed within a quarter of a second.
pub async fn follow(app: App) {
    loop {
        let looked: Result<i64, Error> = app.db().read(async |tx| offset_ms(tx).await).await;
        match looked {
            Ok(offset) if offset != app.clock().offset_ms() => app.clock().set_offset_ms(offset),
            Ok(_) => {}
            Err(error) if error.kind == db::ErrorKind::Closed => return,
            Err(error) => tracing::warn!(%error, "reading the business clock"),
        }
        tokio::time::sleep(LOOK_EVERY).await;
    }
}
