//! What came of a write that shares its transaction with others, and where to send that.

use tokio::sync::oneshot;

use crate::Error;

/// What came of a work, and who waits for it.
pub(crate) struct Outcome<T, E> {
    out: Option<Result<T, E>>,
    send: oneshot::Sender<Result<T, E>>,
}

impl<T, E: From<Error>> Outcome<T, E> {
    /// Of a work that has not run.
    pub(crate) fn of(send: oneshot::Sender<Result<T, E>>) -> Self {
        Self { out: None, send }
    }

    /// Keeps what the work answered, until its transaction has ended.
    pub(crate) fn keep(&mut self, out: Result<T, E>) {
        self.out = Some(out);
    }

    /// Answers the caller, once the transaction was committed or has failed.
    pub(crate) fn answer(self, done: Result<(), Error>) {
        let out = match (done, self.out) {
            (Ok(()), Some(out)) => out,
            // What was refused before the transaction failed stays refused.
            (Err(_), Some(Err(error))) => Err(error),
            (Err(error), _) => Err(error.into()),
            (Ok(()), None) => Err(Error::fault("the work did not run").into()),
        };
        // The caller may have hung up; the work is done all the same.
        let _ = self.send.send(out);
    }

    /// Answers what the work came to in a transaction of its own.
    pub(crate) fn answer_with(self, out: Result<T, E>) {
        // As above.
        let _ = self.send.send(out);
    }
}
