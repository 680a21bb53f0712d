//! Paying out what is due.

use crate::{Engine, Report};
use db::Tx;
use kernel::{Calendar, Day, Instant};
use orders::PayoutCounts;
use wire::Failure;

impl Engine {
    /// Refunds and proceeds that are due on the next open day: they go to the cards, or buy what
    /// was chosen for them. What the bank refuses or doesn't know yet stays for the next run.
    pub(crate) async fn pay(&self, day: Day, at: Instant) -> Result<Report, Failure> {
        let due = Calendar::china().next_open(day);
        let done = orders::pay_due(&self.app, due, at).await?;
        let left = async |tx: &mut Tx| orders::paid_on(tx, due).await;
        let left = said(self.app.db().read::<_, db::Error, _>(left).await?);
        Ok(Report::of("", &left, left.clone()).did(said(done)))
    }
}

fn said(counts: PayoutCounts) -> String {
    let mut note = match counts.failed + counts.unknown {
        0 => format!("{}笔", counts.paid),
        _ => format!("{}笔，失败{}笔，待查{}笔", counts.paid, counts.failed, counts.unknown),
    };
    if counts.bought > 0 {
        note = format!("{note}，转购{}笔", counts.bought);
    }
    if counts.set_aside > 0 {
        note = format!("{note}，搁置待人工处理{}笔", counts.set_aside);
    }
    note
}
