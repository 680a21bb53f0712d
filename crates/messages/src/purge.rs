//! Deleting what was read long ago. What is unread stays, and so does what tells of money and
//! security.

use crate::{kind::Kind, parameters, store};
use db::Tx;
use kernel::Instant;
use wire::Answer;

const DAY_MS: i64 = 86_400_000;

/// Deletes at most `limit` messages of each kind that were read and are older at the business time
/// `now` than the figure in force says. Answers how many went; run it until none does.
///
/// # Errors
/// Those of the database; a fault when the figure is missing.
pub async fn purge(tx: &mut Tx, now: Instant, limit: i64) -> Answer<u64> {
    let before = now.add_ms(-parameters::read_keep_days(tx, now.day()).await? * DAY_MS);
    let mut gone = 0;
    for kind in Kind::ALL.iter().filter(|kind| !kind.is_always_told()) {
        gone += store::purge(tx, (*kind, before), limit).await?;
    }
    Ok(gone)
}
