//! A request's body, which has to arrive in time.

use super::{limits::Flow, patience::Patience, talk::Part};
use axum::BoxError;
use bytes::Bytes;
use hyper::body::{Body, Frame, Incoming, SizeHint};
use std::{
    pin::Pin,
    task::{Context, Poll},
};

/// A body on its way.
pub(super) struct Arriving {
    body: Incoming,
    patience: Patience,
    /// The request is under way as long as this is there.
    _part: Part,
}

impl Arriving {
    pub(super) fn new(body: Incoming, flow: Flow, part: Part) -> Self {
        Self { body, patience: Patience::new(flow), _part: part }
    }
}

impl Body for Arriving {
    type Data = Bytes;
    type Error = BoxError;

    fn poll_frame(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, BoxError>>> {
        let this = self.get_mut();
        match Pin::new(&mut this.body).poll_frame(cx) {
            Poll::Pending => this.patience.poll(cx).map(|late| Some(Err(late.into()))),
            Poll::Ready(Some(Ok(frame))) => {
                this.patience.moved(frame.data_ref().map_or(0, Bytes::len));
                Poll::Ready(Some(Ok(frame)))
            }
            Poll::Ready(Some(Err(error))) => Poll::Ready(Some(Err(error.into()))),
            Poll::Ready(None) => Poll::Ready(None),
        }
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
