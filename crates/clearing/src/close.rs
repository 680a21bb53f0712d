//! Sealing the orders of a day.

use crate::{Engine, Report};
use kernel::Day;
use wire::Failure;

impl Engine {
    pub(crate) async fn seal(&self, day: Day) -> Result<Report, Failure> {
        let at = self.app.now();
        let sealed = self
            .app
            .db()
            .write::<_, db::Error, _>(async move |tx| orders::seal_day(tx, day, at).await)
            .await?;
        Ok(Report::of("", &format!("{day} {sealed}"), format!("{sealed}笔")))
    }
}
