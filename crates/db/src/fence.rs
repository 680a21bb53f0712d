//! A condition that every write of a handle begins with.

use std::{future::Future, pin::Pin, sync::Arc};

use crate::{Error, Tx};

/// What is asked in a transaction, before its work; shared by the clones of a handle.
#[derive(Clone, Default)]
pub(crate) struct Fence(Option<Arc<Ask>>);

type Ask = dyn for<'t> Fn(&'t mut Tx) -> Asked<'t> + Send + Sync;
/// What [`Db::fenced`] takes answers this.
pub type Asked<'t> = Pin<Box<dyn Future<Output = Result<(), Error>> + 't>>;

impl Fence {
    /// One that asks this.
    pub(crate) fn of(
        ask: impl for<'t> Fn(&'t mut Tx) -> Asked<'t> + Send + Sync + 'static,
    ) -> Self {
        Self(Some(Arc::new(ask)))
    }

    /// Asks, where there is something to ask.
    pub(crate) async fn require(&self, tx: &mut Tx) -> Result<(), Error> {
        match &self.0 {
            Some(ask) => ask(tx).await,
            None => Ok(()),
        }
    }
}
