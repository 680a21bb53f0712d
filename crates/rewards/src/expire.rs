//! What was not used in time, booked by the business day.

use crate::{
    kind::PointKind,
    ledger::{self, Booking},
    store,
};
use db::Tx;
use kernel::{Ids, Instant};
use wire::Answer;

/// Books the end of at most so many lots that could be used until the day before; answers how many.
/// Until it is booked such a lot buys nothing all the same.
///
/// # Errors
/// Those of the database; the application gives no ids.
pub async fn expire(tx: &mut Tx, ids: &Ids, at: Instant, limit: i64) -> Answer<u64> {
    let lots = store::ended_lots(tx, at.day(), limit).await?;
    let mut count = 0;
    for lot in &lots {
        let booking = Booking {
            cust_no: lot.cust_no,
            entry_id: ids.next()?,
            biz_no: format!("expired-{}", lot.entry_id),
            kind: PointKind::Expired,
            title: String::new(),
            at,
        };
        ledger::end(tx, &booking, lot, lot.points_left).await?;
        count += 1;
    }
    Ok(count)
}
