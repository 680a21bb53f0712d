//! The business clock and the open business day.

use crate::state::DayState;
use crate::store;
use db::{Db, Error, Tx};
use kernel::{Calendar, Clock, Day, Instant, TimeOfDay};
use std::time::Duration;
use wire::{App, Failure};

/// How often a server looks for a moved clock.
const LOOK_EVERY: Duration = Duration::from_millis(250);

/// 10:42, more than an hour after the market opened: the lines of the indices have a shape.
const SANDBOX_MORNING_MS: i64 = (10 * 60 + 42) * 60_000;

/// When a day of a sandbox begins.
pub fn sandbox_morning(day: Day) -> Instant {
    Instant::at(day, TimeOfDay::MIDNIGHT).add_ms(SANDBOX_MORNING_MS)
}

/// Moves the business clock of a sandbox, in the database first: every server follows.
///
/// # Errors
/// Those of the database.
pub async fn move_clock(app: &App, at: Instant) -> Result<(), Error> {
    let offset = at.ms_since(app.clock().unmoved());
    let write = async move |tx: &mut Tx| store::set_offset_ms(tx, offset).await;
    app.db().write::<_, Error, _>(write).await?;
    app.clock().set_offset_ms(offset);
    Ok(())
}

/// Notes that the data is a sandbox's; whoever moves the clock notes it, too.
///
/// # Errors
/// Those of the database.
pub async fn mark_sandbox(db: &Db) -> Result<(), Error> {
    db.write(async |tx: &mut Tx| store::mark_sandbox(tx).await).await
}

/// Whether the business clock was ever moved, or a demo filled the database.
///
/// # Errors
/// Those of the database.
pub async fn is_sandbox(db: &Db) -> Result<bool, Error> {
    db.read(async |tx: &mut Tx| store::is_sandbox(tx).await).await
}

/// Sets the business clock as it was left, when a process starts.
///
/// # Errors
/// Those of the database.
pub async fn read_clock(app: &App) -> Result<(), Error> {
    let offset = app.db().read(async |tx: &mut Tx| store::offset_ms(tx).await).await?;
    app.clock().set_offset_ms(offset);
    Ok(())
}

/// The business day that is open: the open day after the last one that was finished, else that of
/// the first orders, else the clock's.
///
/// # Errors
/// Those of the database.
pub async fn open_day(tx: &mut Tx, clock: &Clock) -> Result<Day, Error> {
    let calendar = Calendar::china();
    Ok(match store::last_day(tx).await? {
        Some(last) if last.state == DayState::Done => calendar.next_open(last.day),
        Some(last) => last.day,
        None => first_day(tx, calendar.on_or_after(clock.today())).await?,
    })
}

/// The first day of a company: that of its first orders, though nobody was at work on its evening.
async fn first_day(tx: &mut Tx, today: Day) -> Result<Day, Error> {
    Ok(orders::first_open_day(tx).await?.map_or(today, |first| first.min(today)))
}

/// Follows the business clock for ever: a process beside the server, such as `tael day advance`, is
/// noticed within a quarter of a second.
pub async fn follow(app: App) {
    let mut seen = app.clock().offset_ms();
    loop {
        tokio::time::sleep(LOOK_EVERY).await;
        let read = app.db().read(async |tx: &mut Tx| store::offset_ms(tx).await);
        match take_over(app.clock(), &mut seen, read).await {
            Ok(()) => {}
            Err(error) if error.kind == db::ErrorKind::Closed => return,
            Err(error) => Failure::from(error).log("reading the business clock"),
        }
    }
}

/// Takes over what is read, where it is another than what was `seen` last. Not compared with the
/// clock, which this process may be moving; and not where it has moved it while this was read: then
/// the clock would go back, and a step of the day be refused as one of tomorrow.
async fn take_over(
    clock: &Clock,
    seen: &mut i64,
    read: impl Future<Output = Result<i64, Error>>,
) -> Result<(), Error> {
    let before = clock.offset_ms();
    let offset = read.await?;
    if offset != *seen && clock.replace_offset_ms(before, offset) {
        *seen = offset;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn another_process_is_followed_and_ones_own_move_is_not_undone() {
        let clock = Clock::fixed(Instant::from_ms(1_000));
        let mut seen = clock.offset_ms();
        take_over(&clock, &mut seen, async { Ok(1) }).await.unwrap();
        assert_eq!(clock.offset_ms(), 1);
        // Read before this process went on, and heard of after.
        let slow = async {
            clock.set_offset_ms(3);
            Ok(2)
        };
        take_over(&clock, &mut seen, slow).await.unwrap();
        assert_eq!(clock.offset_ms(), 3);
        take_over(&clock, &mut seen, async { Ok(3) }).await.unwrap();
        take_over(&clock, &mut seen, async { Ok(4) }).await.unwrap();
        assert_eq!(clock.offset_ms(), 4);
        let failed = take_over(&clock, &mut seen, async {
            Err(Error::new(db::ErrorKind::Closed, "closed"))
        })
        .await;
        assert!(failed.is_err());
        assert_eq!(clock.offset_ms(), 4);
    }
}
