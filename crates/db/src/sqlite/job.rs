//! A `db.write`: its work, what came of it, and where to send that.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    pin::pin,
    task::{Context, Poll, Waker},
};

use tokio::sync::oneshot;

use crate::{Error, ErrorKind, Tx};

const AWAITED: &str = "a transaction may await nothing but the database";

/// One `db.write`.
pub(super) trait Job: Send {
    /// Runs the work; false: roll it back.
    fn run(&mut self, tx: &mut Tx) -> bool;
    /// Answers the caller, when the COMMIT is on the disk or has failed.
    fn answer(self: Box<Self>, done: Result<(), Error>);
}

/// The work of a `db.write`, what came of it, and where to send that.
pub(super) struct Work<F, T, E> {
    pub(super) work: F,
    pub(super) out: Option<Result<T, E>>,
    pub(super) send: oneshot::Sender<Result<T, E>>,
}

impl<F, T, E> Job for Work<F, T, E>
where
    F: AsyncFn(&mut Tx) -> Result<T, E> + Send,
    T: Send,
    E: From<Error> + Send,
{
    fn run(&mut self, tx: &mut Tx) -> bool {
        let ran = catch_unwind(AssertUnwindSafe(|| poll_once((self.work)(tx))));
        let out = match (ran, tx.failed.take()) {
            (Err(panic), _) => Err(Error::panicked(&*panic).into()),
            (Ok(None), _) => Err(Error::new(ErrorKind::Awaited, AWAITED).into()),
            (Ok(Some(Ok(_))), Some(e)) => Err(Error::new(ErrorKind::Poisoned, e).into()),
            (Ok(Some(out)), _) => out,
        };
        self.out.insert(out).is_ok()
    }

    fn answer(self: Box<Self>, done: Result<(), Error>) {
        let out = match (done, self.out) {
            (Ok(()), Some(out)) => out,
            // What was refused before the group failed stays refused.
            (Err(_), Some(Err(error))) => Err(error),
            (Err(error), _) => Err(error.into()),
            (Ok(()), None) => Err(Error::fault("the work did not run").into()),
        };
        // The caller may have hung up; the work is done all the same.
        let _ = self.send.send(out);
    }
}

/// All database calls of SQLite are ready at once, so a future that is not ready after one poll has
/// awaited something else.
fn poll_once<T>(future: impl Future<Output = T>) -> Option<T> {
    match pin!(future).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(out) => Some(out),
        Poll::Pending => None,
    }
}
