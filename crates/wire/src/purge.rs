//! Deleting answers that are too old to be asked for again.

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
    let days = store::parameter(tx, "answer_keep_days", now.day()).await?;
    let days = days.ok_or_else(|| Failure::fault("wire parameter", "answer_keep_days"))?;
    Ok(store::purge(tx, now.add_ms(-days * DAY_MS), limit).await?)
}
