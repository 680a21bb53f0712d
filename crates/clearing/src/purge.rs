//! Deleting what nobody needs any more: the last of a day's work.

use crate::{Engine, Report};
use db::Tx;
use kernel::Instant;
use wire::Failure;

/// Rows of a kind that are deleted in one transaction, so that nobody waits for long.
const BATCH: i64 = 1_000;
/// Transactions of a day at most; what is left then, the next day takes.
const ROUNDS: usize = 1_000;

impl Engine {
    /// Codes, sessions, answers and messages that have been past their use for long enough; points
    /// that were not used in time are booked so.
    pub(crate) async fn purge(&self, at: Instant) -> Result<Report, Failure> {
        let wall = self.app.clock().unmoved();
        let (mut gone, ids) = (0, self.app.ids().clone());
        for _ in 0..ROUNDS {
            let ids = ids.clone();
            let work = async move |tx: &mut Tx| {
                let answers = wire::purge_answers(tx, at, BATCH).await?;
                let calls = wire::purge_calls(tx, (wall, at), BATCH).await?;
                let codes = identity::purge(tx, wall, at.day(), BATCH).await?;
                let points = rewards::expire(tx, &ids, at, BATCH).await?;
                let told = messages::purge(tx, at, BATCH).await?;
                Ok::<_, Failure>(answers + calls + codes + points + told)
            };
            match self.app.db().write_batch(work).await? {
                0 => break,
                count => gone += count,
            }
        }
        Ok(Report::of("", "", "已提醒，已清理").did(format!("{gone}条")))
    }
}
