//! Waiting for the other side, and its end.

use super::limits::Flow;
use std::{
    future::Future,
    io,
    pin::Pin,
    task::{Context, Poll},
    time::Duration,
};
use tokio::time::{Sleep, sleep};

const SECOND_US: u64 = 1_000_000;

/// Begins with the first wait, and grows with each byte.
pub(super) struct Patience {
    flow: Flow,
    end: Option<Pin<Box<Sleep>>>,
}

impl Patience {
    pub(super) fn new(flow: Flow) -> Self {
        Self { flow, end: None }
    }

    /// Nothing came, or could be sent: ready when that is so for too long.
    pub(super) fn poll(&mut self, cx: &mut Context<'_>) -> Poll<io::Error> {
        let grace = self.flow.grace;
        let end = self.end.get_or_insert_with(|| Box::pin(sleep(grace)));
        end.as_mut().poll(cx).map(|()| io::ErrorKind::TimedOut.into())
    }

    /// So many bytes came, or were sent.
    pub(super) fn moved(&mut self, bytes: usize) {
        let Some(end) = &mut self.end else { return };
        let bytes = u64::try_from(bytes).unwrap_or(u64::MAX);
        let more_us = bytes.saturating_mul(SECOND_US).checked_div(self.flow.bytes_per_s);
        let later = end.deadline() + Duration::from_micros(more_us.unwrap_or(0));
        end.as_mut().reset(later);
    }

    /// What was waited for is over.
    pub(super) fn rest(&mut self) {
        self.end = None;
    }
}
