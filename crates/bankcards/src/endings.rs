//! Agreements that have ended in the books: the channel is asked to end them, too, until it has.
//! Each is written down in the transaction that ends it here, so that it is forgotten neither when
//! the channel is silent nor when the process dies.

use crate::store;
use db::{Error, Tx};
use partners::Partners;
use std::time::Duration;
use wire::{Answer, App};

/// How often the worker looks.
const IDLE: Duration = Duration::from_secs(10);
/// Agreements for which the channel is asked one after another.
const BATCH: i64 = 50;
/// After which it is asked again.
const AGAIN_MS: i64 = 10 * 60_000;

/// Asks until the database is closed. A failure is logged, and tried again.
pub async fn end_worker(app: App) {
    while !app.db().is_closed() {
        match end_due(&app).await {
            Ok(0) => {}
            Ok(_) => continue,
            Err(failure) => failure.log("ending agreements"),
        }
        tokio::time::sleep(IDLE).await;
    }
}

/// Asks the channel to end the next agreements that are due; answers for how many it was asked.
///
/// # Errors
/// Those of the database.
pub async fn end_due(app: &App) -> Answer<usize> {
    let now = app.now();
    let claim = async move |tx: &mut Tx| {
        let due = store::due_endings(tx, now, BATCH).await?;
        store::defer_endings(tx, &due, now.add_ms(AGAIN_MS)).await?;
        Ok::<_, Error>(due)
    };
    let due = app.db().write(claim).await?;
    for protocol_no in &due {
        end_one(app, protocol_no).await?;
    }
    Ok(due.len())
}

/// How many agreements the channel has not ended yet.
///
/// # Errors
/// Those of the database.
pub async fn endings(tx: &mut Tx) -> Result<i64, Error> {
    store::endings(tx).await
}

/// Asks the channel to end an agreement that was written down. Where it doesn't now, it is asked
/// again later: meanwhile we ask for nothing under it.
///
/// # Errors
/// Those of the database.
pub(crate) async fn end_one(app: &App, protocol_no: &str) -> Answer<()> {
    if let Err(error) = app.get::<Partners>().bank.revoke(protocol_no).await {
        tracing::warn!(doing = "ending an agreement", cause = %error);
        return Ok(());
    }
    let protocol_no = protocol_no.to_owned();
    let note = async move |tx: &mut Tx| ended(tx, &protocol_no).await;
    Ok(app.db().write(note).await?)
}

/// The channel has ended it. One that came into force again while the channel was asked has ended
/// with it, or is ended: here as there.
async fn ended(tx: &mut Tx, protocol_no: &str) -> Result<(), Error> {
    let was_due = store::delete_ending(tx, protocol_no).await?;
    if !was_due && store::end_valid(tx, protocol_no).await? {
        store::insert_ending(tx, protocol_no).await?;
    }
    Ok(())
}
