//! Collecting the money of a day and sealing its orders.

use crate::{Engine, Report};
use kernel::{Day, Instant};
use wire::Failure;

impl Engine {
    /// Asks the bank for what is still being collected; who paid after the cut-off has a later T.
    /// Orders of which the bank does not speak for another day are given up.
    pub(crate) async fn collect(&self, day: Day, at: Instant) -> Result<Report, Failure> {
        let counts = orders::collect(&self.app).await?;
        let give_up = async move |tx: &mut db::Tx| orders::give_up(tx, day, at).await;
        let given_up = self.app.db().write::<_, db::Error, _>(give_up).await?;
        let mut note = format!("{}笔", counts.paid);
        for (count, what) in [
            (counts.late, "逾时到账将退回"),
            (usize::try_from(given_up).unwrap_or(usize::MAX), "逾时失效"),
            (counts.unknown, "待查"),
        ] {
            if count > 0 {
                note += &format!("，{what}{count}笔");
            }
        }
        Ok(Report::of("", "", note))
    }

    pub(crate) async fn seal(&self, day: Day, at: Instant) -> Result<Report, Failure> {
        let sealed = self
            .app
            .db()
            .write::<_, db::Error, _>(async move |tx| orders::seal_day(tx, day, at).await)
            .await?;
        Ok(Report::of("", &format!("{day} {sealed}"), format!("{sealed}笔")))
    }
}
