//! Dying in the middle of something.

use std::future::Future;
use std::pin::Pin;
use std::task::{Context, Poll};

/// Work that is dropped after so many polls, wherever it is then.
pub struct Dying<F> {
    work: Pin<Box<F>>,
    polls: u64,
}

impl<F: Future> Dying<F> {
    /// Work that lives for so many polls.
    pub fn after(polls: u64, work: F) -> Self {
        Self { work: Box::pin(work), polls }
    }
}

impl<F: Future> Future for Dying<F> {
    /// None when it died first.
    type Output = Option<F::Output>;

    fn poll(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Self::Output> {
        let Some(left) = self.polls.checked_sub(1) else { return Poll::Ready(None) };
        self.polls = left;
        self.work.as_mut().poll(cx).map(Some)
    }
}
