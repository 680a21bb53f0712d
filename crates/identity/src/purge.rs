//! Deleting what has been past its validity for long enough: codes, short flows, sessions, counts
//! of messages and of wrong passwords. Devices and the history of logins are kept.

use crate::store;
use db::Tx;
use kernel::{Day, Instant};
use wire::{Answer, Figures};

const DAY_MS: i64 = 86_400_000;

/// Deletes at most `limit` rows of each kind, by the figures in force on the business day `today`;
/// `wall` is the unmoved time, by which all of them expire. Answers how many rows went; run it
/// until none does.
///
/// # Errors
/// Those of the database; a fault when a figure is missing.
pub async fn purge(tx: &mut Tx, wall: Instant, today: Day, limit: i64) -> Answer<u64> {
    let keep = Figures::new("identity", store::parameters(tx, today).await?);
    let before = |name| Answer::Ok(wall.add_ms(-keep.get(name)? * DAY_MS));
    let mut gone = store::purge_codes(tx, before("code_keep_days")?, limit).await?;
    gone += store::purge_sends(tx, before("send_keep_days")?.day(), limit).await?;
    gone += store::purge_attempts(tx, before("attempt_keep_days")?, limit).await?;
    gone += store::purge_flows(tx, before("flow_keep_days")?, limit).await?;
    gone += store::purge_wechat_flows(tx, before("flow_keep_days")?, limit).await?;
    gone += store::purge_clients(tx, before("flow_keep_days")?, limit).await?;
    gone += store::purge_sessions(tx, before("session_keep_days")?, limit).await?;
    Ok(gone)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing;
    use db::{Db, db_test};

    const NOW: &str = "2026-11-20T10:00:00+08:00";

    async fn purged(db: &Db, wall: &str, limit: i64) -> u64 {
        let wall: Instant = wall.parse().unwrap();
        db.write(async move |tx: &mut Tx| purge(tx, wall, wall.day(), limit).await).await.unwrap()
    }

    db_test! { &testing::migrations();
        async fn what_is_valid_or_was_lately_stays(db: Db) {
            let app = testing::app(db.clone(), NOW).build();
            let person = testing::customer(&app, 1).await;
            assert_eq!(purged(&db, NOW, 100).await, 0);
            // A session ends after 30 days without use, and is kept for 30 more.
            assert_eq!(purged(&db, "2027-01-18T10:00:00+08:00", 100).await, 0);
            assert_eq!(purged(&db, "2027-01-20T10:00:00+08:00", 100).await, 1);
            assert_eq!(purged(&db, "2027-01-20T10:00:00+08:00", 100).await, 0);
            assert!(!person.token.is_empty());
        }

        async fn no_more_goes_at_once_than_was_said(db: Db) {
            let app = testing::app(db.clone(), NOW).build();
            for n in 0..5 {
                testing::customer(&app, n).await;
            }
            let late = "2027-06-01T10:00:00+08:00";
            assert_eq!(purged(&db, late, 3).await, 3);
            assert_eq!(purged(&db, late, 3).await, 2);
            assert_eq!(purged(&db, late, 3).await, 0);
        }
    }
}
