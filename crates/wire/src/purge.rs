//! Deleting answers and calls that are too old to be asked for again.

use crate::{Answer, Failure, store};
use db::Tx;
use kernel::Instant;

const DAY_MS: i64 = 86_400_000;

/// Deletes at most `limit` answers to idempotency keys that are older than the figure in force on
/// the day of the business time `now`. Answers how many went; run it until none does.
///
/// # Errors
/// Those of the database; a fault when the figure is missing.
pub async fn purge_answers(tx: &mut Tx, now: Instant, limit: i64) -> Answer<u64> {
    let before = before(tx, "answer_keep_days", (now, now)).await?;
    Ok(store::purge(tx, before, limit).await?)
}

/// Deletes at most `limit` sealed calls that were sent longer before `wall`, the unmoved time, than
/// the figure in force at the business time `now` says. Answers how many went.
///
/// # Errors
/// As [`purge_answers`].
pub async fn purge_calls(tx: &mut Tx, (wall, now): (Instant, Instant), limit: i64) -> Answer<u64> {
    let before = before(tx, "call_keep_days", (wall, now)).await?;
    Ok(store::purge_calls(tx, before, limit).await?)
}

async fn before(tx: &mut Tx, name: &'static str, (at, now): (Instant, Instant)) -> Answer<Instant> {
    let days = store::parameter(tx, name, now.day()).await?;
    let days = days.ok_or_else(|| Failure::fault("wire parameter", name))?;
    Ok(at.add_ms(-days * DAY_MS))
}
