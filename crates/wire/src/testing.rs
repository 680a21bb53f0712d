//! For tests of rooms: an application on a database of its own with a clock that stands still, and
//! a client that speaks plain JSON to its routes in process.
//!
//! ```ignore
//! let app = testing::app(db, "2026-11-20T10:00:00+08:00").build();
//! let client = testing::Client::new(&app, vec![orders::routes()]);
//! let reply = client.with_token(&token).bff("trade/public/buy", json!({…})).await;
//! assert_eq!(reply.code, 10000);
//! ```
#![allow(clippy::unwrap_used, clippy::missing_panics_doc)]

use crate::{
    App, AppParts, Failure, Routes, SealMode, Session, SessionService, Sessions, hash_token, human,
    listening::Answering, seal::Seal, seal::ServerKeys, serve,
};
use axum::{
    body::{Body, to_bytes},
    extract::ConnectInfo,
    http::{Method, Request},
    response::Response,
};
use db::Db;
use kernel::{Clock, CustNo, Ids, Instant};
use serde_json::{Value, json};
use std::{
    future::Future,
    net::{IpAddr, SocketAddr},
    pin::Pin,
    sync::{
        Arc, OnceLock,
        atomic::{AtomicU64, Ordering},
    },
};
use tower::ServiceExt;

/// An application that takes plain JSON; the clock stands still at `now` (RFC 3339).
pub fn app(db: Db, now: &str) -> AppParts {
    static SEAL: OnceLock<Seal> = OnceLock::new();
    let clock = Clock::fixed(now.parse().unwrap());
    // All tests of a process share it, whatever the time of each.
    let begin = || Seal::since(ServerKeys::generate().unwrap(), &clock, Instant::from_ms(0));
    let seal = SEAL.get_or_init(|| begin().unwrap()).clone();
    let ids = Ids::new(clock.clone(), 0);
    AppParts::new(db, (clock, ids), seal, SealMode::Optional)
}

/// Sessions of a room that has no customers of its own: one, of this token and customer.
pub fn one_session(token: &str, cust_no: i64) -> SessionService {
    Box::new(One { hash: hash_token(token), cust_no: cust_no.try_into().unwrap() })
}

struct One {
    hash: String,
    cust_no: CustNo,
}

impl Sessions for One {
    fn resolve<'a>(
        &'a self,
        _: &'a App,
        token_hash: &'a str,
    ) -> Pin<Box<dyn Future<Output = Result<Option<Session>, Failure>> + Send + 'a>> {
        let session = Session { id: 1, cust_no: self.cust_no, unlocked_until: None };
        let found = (self.hash == token_hash).then_some(session);
        Box::pin(async move { Ok(found) })
    }
}

/// What a call was answered.
#[derive(Debug, Clone)]
pub struct Reply {
    pub http_status: u16,
    pub code: u32,
    pub message: String,
    pub data: Value,
    /// The header `Retry-After`.
    pub retry_after: Option<String>,
    /// The body as it came, of a file.
    pub text: String,
}

/// What the header `X-Check` says of somebody who did what a reply with 90428 asks for.
pub fn solved(asks: &Reply) -> String {
    human::solve(&asks.data).unwrap()
}

type Server = Arc<dyn Fn(Request<Body>) -> Answered + Send + Sync>;
type Answered = Pin<Box<dyn Future<Output = Response> + Send>>;

/// Speaks to the routes of some rooms, as one person.
#[derive(Clone)]
pub struct Client {
    server: Server,
    headers: Vec<(String, String)>,
    /// The other side of the connection; none when nobody knows.
    peer: Option<IpAddr>,
    /// Sent with every POST when set, else each has a new one.
    key: Option<String>,
}

impl Client {
    pub fn new(app: &App, rooms: Vec<Routes>) -> Self {
        Self::over(serve(app, rooms))
    }

    /// Speaks to a whole server, with what it does around each call.
    pub fn over<S: Answering>(service: S) -> Self {
        let server: Server = Arc::new(move |request| {
            let answered = service.clone().oneshot(request);
            Box::pin(async move { answered.await.unwrap() })
        });
        Self { server, headers: Vec::new(), peer: None, key: None }
    }

    /// The same client with a session.
    pub fn with_token(&self, token: &str) -> Self {
        self.with_header("authorization", &format!("Bearer {token}"))
    }

    /// The same client with another header.
    pub fn with_header(&self, name: &str, value: &str) -> Self {
        let mut client = self.clone();
        client.headers.push((name.to_owned(), value.to_owned()));
        client
    }

    /// The same client at the other side of a connection from this address.
    pub fn with_peer(&self, address: &str) -> Self {
        let mut client = self.clone();
        client.peer = Some(address.parse().unwrap());
        client
    }

    /// The same client with a fixed idempotency key.
    pub fn with_key(&self, key: &str) -> Self {
        let mut client = self.clone();
        client.key = Some(key.to_owned());
        client
    }

    /// A classic GET under `/api/v1/m`; `query` without the question mark.
    pub async fn get(&self, path: &str, query: &str) -> Reply {
        self.send(Method::GET, &format!("/api/v1/m{path}?{query}"), None).await
    }

    /// A classic POST under `/api/v1/m`.
    pub async fn post(&self, path: &str, body: Value) -> Reply {
        self.send(Method::POST, &format!("/api/v1/m{path}"), Some(body)).await
    }

    /// A backend-for-frontend POST under `/proxy/hwm/bff/`.
    pub async fn bff(&self, path: &str, params: Value) -> Reply {
        let body = json!({ "params": params });
        self.send(Method::POST, &format!("/proxy/hwm/bff/{path}"), Some(body)).await
    }

    /// Any call.
    pub async fn send(&self, method: Method, path: &str, body: Option<Value>) -> Reply {
        let bytes = body.map(|b| b.to_string().into_bytes()).unwrap_or_default();
        self.send_bytes(method, path, bytes).await
    }

    /// Any call with a body of any type, such as a form; its header is the caller's matter.
    pub async fn send_bytes(&self, method: Method, path: &str, body: Vec<u8>) -> Reply {
        // Of the whole process: a client may be made where another one was.
        static NUMBER: AtomicU64 = AtomicU64::new(0);
        let fresh = format!("test-key-{}", NUMBER.fetch_add(1, Ordering::Relaxed));
        let mut request = Request::builder().method(method).uri(path);
        request = request.header("idempotency-key", self.key.clone().unwrap_or(fresh));
        for (name, value) in &self.headers {
            request = request.header(name, value);
        }
        let mut request = request.body(Body::from(body)).unwrap();
        if let Some(peer) = self.peer {
            request.extensions_mut().insert(ConnectInfo(SocketAddr::new(peer, 50_000)));
        }
        let response = (self.server)(request).await;
        let http_status = response.status().as_u16();
        let retry_after = crate::headers::text(response.headers(), "retry-after");
        let bytes = to_bytes(response.into_body(), usize::MAX).await.unwrap();
        let value: Value = serde_json::from_slice(&bytes).unwrap_or(Value::Null);
        Reply {
            http_status,
            code: value["status"]["code"].as_u64().and_then(|c| c.try_into().ok()).unwrap_or(0),
            message: value["status"]["message"].as_str().unwrap_or_default().to_owned(),
            data: value["data"].clone(),
            retry_after,
            text: String::from_utf8_lossy(&bytes).into_owned(),
        }
    }
}

impl Reply {
    /// The data of a success.
    ///
    /// # Panics
    /// When the call was refused.
    #[track_caller]
    pub fn ok(self) -> Value {
        assert_eq!(self.code, crate::SUCCESS, "{}: {}", self.code, self.message);
        self.data
    }
}
