//! The work of a transaction without its types: what the engines do with one stands once in a
//! program, and not once for each of the thousands of places that write.

use std::sync::{Arc, Mutex, PoisonError};

use futures_util::future::LocalBoxFuture;

use crate::{Error, Tx};

/// Work that may run more than once; what its last run came to is kept in its [`Slot`].
pub(crate) trait AnyWork: Send {
    fn run<'a>(&'a self, tx: &'a mut Tx) -> LocalBoxFuture<'a, Result<(), Ended>>;
}

/// Why work did not come through.
#[derive(Debug)]
pub(crate) enum Ended {
    /// By its own answer.
    Refused,
    /// The database could not.
    Failed(Error),
}

impl From<Error> for Ended {
    fn from(error: Error) -> Self {
        Self::Failed(error)
    }
}

/// Where the caller finds what the last run of its work came to.
pub(crate) struct Slot<T, E>(Arc<Mutex<Option<Result<T, E>>>>);

impl<T, E> Slot<T, E>
where
    T: Send + 'static,
    E: From<Error> + Send + 'static,
{
    /// Takes the work apart from its types.
    pub(crate) fn of<F>(work: F) -> (Self, Box<dyn AnyWork>)
    where
        F: AsyncFn(&mut Tx) -> Result<T, E> + Send + 'static,
    {
        let slot = Arc::default();
        (Self(Arc::clone(&slot)), Box::new(Typed { work, slot }))
    }

    /// What the work came to, by how its last run ended.
    pub(crate) fn answer(self, ended: Result<(), Ended>) -> Result<T, E> {
        if let Err(Ended::Failed(error)) = ended {
            return Err(error.into());
        }
        let out = self.0.lock().unwrap_or_else(PoisonError::into_inner).take();
        out.unwrap_or_else(|| Err(Error::fault("the work did not run").into()))
    }
}

struct Typed<F, T, E> {
    work: F,
    slot: Arc<Mutex<Option<Result<T, E>>>>,
}

impl<F, T, E> AnyWork for Typed<F, T, E>
where
    F: AsyncFn(&mut Tx) -> Result<T, E> + Send,
    T: Send,
    E: Send,
{
    fn run<'a>(&'a self, tx: &'a mut Tx) -> LocalBoxFuture<'a, Result<(), Ended>> {
        Box::pin(async move {
            let out = (self.work)(tx).await;
            let ended = if out.is_ok() { Ok(()) } else { Err(Ended::Refused) };
            *self.slot.lock().unwrap_or_else(PoisonError::into_inner) = Some(out);
            ended
        })
    }
}
