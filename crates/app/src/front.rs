//! The front of a server: each request is watched, answered by its operation or its page, and its
//! answer secured.

use crate::{access, headers::Security, meters::Meters};
use axum::{extract::Request, response::Response};
use std::{
    convert::Infallible,
    future::Future,
    pin::Pin,
    sync::Arc,
    task::{Context, Poll},
};
use tower::Service;
use wire::Operations;

/// What a server's connections ask. Clones share all of it.
#[derive(Clone)]
pub struct Front {
    operations: Operations,
    security: Arc<Security>,
    meters: Arc<Meters>,
}

impl Front {
    /// Before these operations, and what stands beside them.
    pub(crate) fn new(operations: Operations, security: Security, meters: Arc<Meters>) -> Self {
        Self { operations, security: Arc::new(security), meters }
    }

    async fn answer(self, request: Request) -> Response {
        let Self { operations, security, meters } = self;
        let method = request.method().clone();
        let work = async move {
            let mut response = operations.answer(request).await;
            security.add(response.headers_mut());
            response
        };
        access::watched(meters, &method, work).await
    }
}

impl Service<Request> for Front {
    type Response = Response;
    type Error = Infallible;
    type Future = Pin<Box<dyn Future<Output = Result<Response, Infallible>> + Send>>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), Infallible>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, request: Request) -> Self::Future {
        let front = self.clone();
        Box::pin(async move { Ok(front.answer(request).await) })
    }
}
