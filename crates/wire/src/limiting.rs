//! Counting a call before its work is done.

use crate::{
    Answer, App, Call, Figures, Visitor, codes,
    limits::{Counted, Limited},
    store,
};
use db::Tx;
use std::sync::Arc;

impl App {
    /// Counts a call, or refuses it with 90429 when there were too many.
    ///
    /// # Errors
    /// Those of the database; a fault when a figure is missing.
    pub async fn limit(&self, what: Limited, who: Counted<'_>) -> Answer<()> {
        if !self.limits().are_on() {
            return Ok(());
        }
        let figures = self.limit_figures().await?;
        let taken = self.limits().take((what, who), &figures, self.clock().unmoved())?;
        taken.map_err(|wait_s| codes::TOO_OFTEN.wait(wait_s).into())
    }

    async fn limit_figures(&self) -> Answer<Arc<Figures>> {
        let mut kept = self.limits().figures(self.clock().unmoved()).await;
        if let Some(figures) = &kept.figures {
            return Ok(Arc::clone(figures));
        }
        let day = self.now().day();
        let read = async |tx: &mut Tx| store::parameters(tx, day).await;
        let figures = Arc::new(Figures::new("wire", self.db().read(read).await?));
        kept.figures = Some(Arc::clone(&figures));
        Ok(figures)
    }
}

impl Call<Visitor> {
    /// Counts the call for its session's customer, or else as a stranger's.
    ///
    /// # Errors
    /// As [`App::limit`].
    pub async fn limit(&self, what: Limited) -> Answer<()> {
        match &self.caller.session {
            Some(session) => self.app.limit(what, Counted::Customer(session.cust_no)).await,
            None => self.app.limit(what, Counted::Stranger(&self.remote)).await,
        }
    }
}
