//! Collecting the money of a day and sealing its orders.

use crate::{Engine, Report};
use kernel::{Day, Instant};
use wire::Failure;

impl Engine {
    /// Asks the bank for what is still being collected; who paid after the cut-off has a later T.
    pub(crate) async fn collect(&self) -> Result<Report, Failure> {
        let counts = orders::collect(&self.app).await?;
        Ok(Report::of("", "", format!("{}笔", counts.paid)))
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
