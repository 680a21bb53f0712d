//! A `db.write`: its work, what came of it, and where to send that.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    pin::pin,
    task::{Context, Poll, Waker},
};

use tokio::sync::oneshot;

use crate::{Error, ErrorKind, Tx, outcome::Outcome};

const AWAITED: &str = "a transaction may await nothing but the database";

/// One `db.write`.
pub(super) trait Job: Send {
    /// Runs the work; false: roll it back.
    fn run(&mut self, tx: &mut Tx) -> bool;
    /// Answers the caller, when the COMMIT is on the disk or has failed.
    fn answer(self: Box<Self>, done: Result<(), Error>);
}

/// The work of a `db.write` and what came of it.
pub(super) struct Work<F, T, E> {
    work: F,
    outcome: Outcome<T, E>,
}

impl<F, T, E: From<Error>> Work<F, T, E> {
    pub(super) fn new(work: F, send: oneshot::Sender<Result<T, E>>) -> Self {
        Self { work, outcome: Outcome::of(send) }
    }
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
            (Ok(Some(Ok(_))), Some(error)) => Err(error.poison().into()),
            (Ok(Some(out)), _) => out,
        };
        let is_done = out.is_ok();
        self.outcome.keep(out);
        is_done
    }

    fn answer(self: Box<Self>, done: Result<(), Error>) {
        self.outcome.answer(done);
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
