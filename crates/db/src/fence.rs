//! A condition that every write of a handle begins with.

use std::{future::Future, pin::Pin, sync::Arc};

use crate::{Db, Error, Tx};

/// What is asked in a transaction, before its work; shared by the clones of a handle.
#[derive(Clone, Default)]
pub(crate) struct Fence(Option<Arc<Ask>>);

type Ask = dyn for<'t> Fn(&'t mut Tx) -> Asked<'t> + Send + Sync;
/// What [`Db::fenced`] takes answers this.
pub type Asked<'t> = Pin<Box<dyn Future<Output = Result<(), Error>> + 't>>;

impl Db {
    /// A handle of the same database whose every write asks this first, in its own transaction, and
    /// is refused with what it answers: so who has lost the right to work, such as a process that
    /// was suspended while another took over, writes nothing more, wherever in the work it is.
    #[must_use]
    pub fn fenced(
        &self,
        ask: impl for<'t> Fn(&'t mut Tx) -> Asked<'t> + Send + Sync + 'static,
    ) -> Db {
        Db { fence: Fence(Some(Arc::new(ask))), ..self.clone() }
    }
}

impl Fence {
    /// Asks, where there is something to ask.
    pub(crate) async fn require(&self, tx: &mut Tx) -> Result<(), Error> {
        match &self.0 {
            Some(ask) => ask(tx).await,
            None => Ok(()),
        }
    }
}
