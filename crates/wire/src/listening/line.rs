//! A connection's bytes: a head that does not end, and an answer that nobody reads, end it.

use super::{
    limits::{Flow, Limits},
    patience::Patience,
    talk::Talk,
};
use std::{
    io::{self, IoSlice},
    pin::Pin,
    sync::Arc,
    task::{Context, Poll},
};
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::TcpStream,
};

/// The stream below the HTTP of one connection.
pub(super) struct Line {
    stream: TcpStream,
    talk: Arc<Talk>,
    /// The number of requests when this was last looked at.
    seen: u64,
    /// Whether a head is being read. The first one is from the beginning on: whoever connects wants
    /// something, and later heads begin with their first byte.
    in_head: bool,
    head: Patience,
    answer: Patience,
}

impl Line {
    pub(super) fn new(stream: TcpStream, talk: Arc<Talk>, limits: &Limits) -> Self {
        let head = Patience::new(Flow { grace: limits.head, bytes_per_s: 0 });
        let answer = Patience::new(limits.answer);
        Self { stream, talk, seen: 0, in_head: true, head, answer }
    }

    /// With a new request the last head was read, and the last answer sent.
    fn look(&mut self) {
        let begun = self.talk.begun();
        if begun != self.seen {
            self.seen = begun;
            self.in_head = false;
            self.head.rest();
            self.answer.rest();
        }
    }

    fn paced(
        &mut self,
        cx: &mut Context<'_>,
        sent: Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        match sent {
            Poll::Pending => self.answer.poll(cx).map(Err),
            Poll::Ready(Ok(bytes)) => {
                self.answer.moved(bytes);
                Poll::Ready(Ok(bytes))
            }
            Poll::Ready(Err(error)) => Poll::Ready(Err(error)),
        }
    }
}

impl AsyncRead for Line {
    fn poll_read(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let this = self.get_mut();
        this.look();
        let before = into.filled().len();
        let read = Pin::new(&mut this.stream).poll_read(cx, into);
        if this.talk.is_between() {
            this.in_head |= into.filled().len() > before;
            if read.is_pending() && this.in_head {
                return this.head.poll(cx).map(Err);
            }
        }
        read
    }
}

impl AsyncWrite for Line {
    fn poll_write(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let this = self.get_mut();
        this.look();
        let sent = Pin::new(&mut this.stream).poll_write(cx, bytes);
        this.paced(cx, sent)
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let this = self.get_mut();
        this.look();
        let sent = Pin::new(&mut this.stream).poll_write_vectored(cx, bytes);
        this.paced(cx, sent)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_flush(cx)
    }

    fn poll_shutdown(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_shutdown(cx)
    }
}
