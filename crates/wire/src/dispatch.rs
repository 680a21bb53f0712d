//! From an HTTP request to an operation and back: seal, session, arguments, envelope.

use crate::{
    App, Code, Counted, Failure, Limited, Routes, SealMode, Session, Sessions, codes,
    envelope::{self, SUCCESS},
    hash_token,
    headers::text,
    remote::Remote,
    request,
    routes::{Arguments, Arrived, BFF, Entry},
    seal::{self, Channel, KeyOf, Said, Seal, Sealed, Sent},
};
use axum::{
    Router,
    body::{Body, HttpBody, to_bytes},
    extract::{ConnectInfo, Request},
    http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header, request::Parts},
    response::Response,
    routing::get,
};
use bytes::Bytes;
use foldhash::fast::RandomState;
use kernel::Instant;
use std::{
    collections::HashMap,
    convert::Infallible,
    net::SocketAddr,
    pin::Pin,
    sync::Arc,
    task::{Context, Poll},
    time::{Duration, UNIX_EPOCH},
};
use tower::{Service, ServiceExt};

/// An answer is data: nothing in it may run, load or be framed. It says so itself, in fewer bytes
/// than the policy of a page would take.
const CSP: HeaderValue = HeaderValue::from_static("default-src 'none'; frame-ancestors 'none'");

/// The signature of a sealed answer.
const SIGN: HeaderName = HeaderName::from_static("x-seal-sign");

/// When to come again with a new key, while too many others do.
const BUSY_S: u32 = 1;

/// The service that finds sessions, registered by the `app` crate.
pub type SessionService = Box<dyn Sessions>;

/// What a server answers: operations, each found by its address in one step, and in a router all
/// else, such as uploads, downloads and pages.
#[derive(Clone)]
pub struct Operations {
    app: App,
    by_path: Arc<HashMap<String, Vec<Arc<Entry>>, RandomState>>,
    others: Router,
}

/// All operations of the rooms, and the public keys.
pub fn serve(app: &App, rooms: Vec<Routes>) -> Operations {
    let mut others: Router<App> = Router::new().route("/.well-known/jwks.json", get(jwks));
    let mut by_path = HashMap::<_, Vec<_>, _>::default();
    for room in rooms {
        for entry in room.entries {
            by_path.entry(entry.path.clone()).or_default().push(Arc::new(entry));
        }
        for upload in room.uploads {
            others = others.route(&upload.path, upload.route);
        }
        for download in room.downloads {
            others = others.route(&download.path, download.route);
        }
    }
    let others = others.with_state(app.clone());
    Operations { app: app.clone(), by_path: Arc::new(by_path), others }
}

impl Operations {
    /// With more in its router.
    #[must_use]
    pub fn beside(self, add: impl FnOnce(Router) -> Router) -> Self {
        Self { others: add(self.others), ..self }
    }

    /// Answers a request.
    pub async fn answer(self, request: Request) -> Response {
        let Some(entries) = self.by_path.get(request.uri().path()) else {
            let Ok(response) = self.others.oneshot(request).await;
            return response;
        };
        // The head alone is asked for as all of it is; the connection leaves out the rest.
        let asked = if request.method() == Method::HEAD { &Method::GET } else { request.method() };
        match entries.iter().find(|entry| entry.method == *asked) {
            Some(entry) => handle(entry, self.app, request).await,
            None => wrong_method(entries),
        }
    }
}

/// 405, with the methods by which it can be asked for.
fn wrong_method(entries: &[Arc<Entry>]) -> Response {
    let mut response = not_a_call(StatusCode::METHOD_NOT_ALLOWED, codes::UNKNOWN_CALL);
    for entry in entries {
        let allowed = if entry.method == Method::GET { "GET, HEAD" } else { "POST" };
        response.headers_mut().append(header::ALLOW, HeaderValue::from_static(allowed));
    }
    response
}

impl Service<Request> for Operations {
    type Response = Response;
    type Error = Infallible;
    type Future = Pin<Box<dyn Future<Output = Result<Response, Infallible>> + Send>>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), Infallible>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, request: Request) -> Self::Future {
        let operations = self.clone();
        Box::pin(async move { Ok(operations.answer(request).await) })
    }
}

async fn jwks(axum::extract::State(app): axum::extract::State<App>) -> Response {
    let mut response = json(StatusCode::OK, app.seal().jwks().into());
    if let Ok(date) = HeaderValue::from_str(&date(app.clock().unmoved())) {
        response.headers_mut().insert(header::DATE, date);
    }
    response
}

/// The time by which sealed requests are judged, so that clients go by it: that of all servers of a
/// database, where the machine's own may differ.
fn date(at: Instant) -> String {
    let since_1970 = Duration::from_millis(at.ms().try_into().unwrap_or_default());
    httpdate::fmt_http_date(UNIX_EPOCH + since_1970)
}

async fn handle(entry: &Entry, app: App, request: Request) -> Response {
    let (parts, body) = request.into_parts();
    let (channel, out) = match read(entry, &app, &parts, body).await {
        Ok((opened, arguments)) => {
            let (channel, sent) = opened.unzip();
            (channel, run(entry, once(entry, app, sent), parts, arguments).await)
        }
        Err(failure) => (None, Err(failure)),
    };
    let later = out.as_ref().err().and_then(Failure::retry_after_s);
    let (status, plain) = match out {
        Ok(plain) => (succeeded(entry.op.id), plain),
        Err(failure) => envelope::failure(&failure, entry.op.id),
    };
    let response = match channel {
        None => json(status, plain),
        Some(channel) => sealed(&channel, status, &plain),
    };
    not_before(response, later)
}

/// A call without an idempotency key is taken once by what its seal knows it by.
fn once(entry: &Entry, app: App, sent: Option<Sent>) -> App {
    match sent {
        Some(sent) if !entry.op.idempotent => app.taking(sent),
        _ => app,
    }
}

/// Reads the body and opens the seal.
async fn read(
    entry: &Entry,
    app: &App,
    parts: &Parts,
    body: Body,
) -> Result<(Option<(Channel, Sent)>, Arguments), Failure> {
    if app.seal_mode() == SealMode::Required && entry.op.sealed && !Seal::is_sealed(&parts.headers)
    {
        // Nobody keeps memory busy with a body that will not be looked at.
        return Err(codes::SEAL_NEEDED.into());
    }
    let bytes = match body.is_end_stream() {
        true => Bytes::new(),
        false => to_bytes(body, entry.op.body_max)
            .await
            .map_err(|_| codes::BAD_REQUEST.say("内容过大或传输中断，请重试"))?,
    };
    let (opened, plain) = open(app, parts, bytes).await?;
    let arguments = if entry.method == Method::GET {
        Arguments::Query(parts.uri.clone())
    } else if entry.path.starts_with(BFF) {
        Arguments::Params(plain)
    } else {
        Arguments::Body(plain)
    };
    Ok((opened, arguments))
}

async fn open(
    app: &App,
    parts: &Parts,
    body: Bytes,
) -> Result<(Option<(Channel, Sent)>, Bytes), Failure> {
    if !Seal::is_sealed(&parts.headers) {
        return Ok((None, body));
    }
    let path_and_query = parts.uri.path_and_query().map_or("/", |p| p.as_str());
    let said = Said::of(&parts.headers).ok_or(codes::SEAL_REFUSED)?;
    let key = app.seal().key_of(&said);
    let request = Sealed { method: &parts.method, path_and_query, said: &said, body: &body };
    if matches!(key, KeyOf::New) {
        // RSA is paid for it, whoever made it up.
        let remote = remote(app, parts, parts.headers.clone());
        let counted = app.limit(Limited::Key, Counted::Stranger(&remote)).await;
        counted.map_err(|failure| match failure.retry_after_s() {
            // The word that a client takes unsigned.
            Some(wait_s) => codes::BUSY.refuse().later(wait_s).into(),
            None => failure,
        })?;
    }
    match app.seal().open(&request, key, app.clock().unmoved()).await {
        Ok(opened) => Ok((Some((opened.channel, opened.sent)), opened.plain)),
        Err(seal::Refused::Wrong) => Err(codes::SEAL_REFUSED.into()),
        Err(seal::Refused::Busy) => Err(codes::BUSY.refuse().later(BUSY_S).into()),
    }
}

async fn run(
    entry: &Entry,
    app: App,
    parts: Parts,
    arguments: Arguments,
) -> Result<Bytes, Failure> {
    let session = session(&app, &parts.headers).await?;
    let mut parts = parts;
    let headers = std::mem::take(&mut parts.headers);
    let remote = remote(&app, &parts, headers);
    (entry.run)(Arrived { app, session, arguments, remote }).await
}

/// Where a request came from.
pub(crate) fn remote(app: &App, parts: &Parts, headers: HeaderMap) -> Remote {
    let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0.ip());
    Remote::of(peer, app.find(), headers)
}

pub(crate) async fn session(app: &App, headers: &HeaderMap) -> Result<Option<Session>, Failure> {
    let Some(authorization) = text(headers, "authorization") else { return Ok(None) };
    let Some((scheme, token)) = authorization.split_once(' ') else { return Ok(None) };
    if !scheme.eq_ignore_ascii_case("bearer") {
        return Ok(None);
    }
    let Some(sessions) = app.find::<SessionService>() else { return Ok(None) };
    sessions.resolve(app, &hash_token(token)).await
}

pub(crate) fn json(status: StatusCode, body: Bytes) -> Response {
    let mut response = Response::new(Body::from(body));
    *response.status_mut() = status;
    let headers = response.headers_mut();
    // Room for those that are added on the way out, too.
    headers.reserve(8);
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers.insert(header::CONTENT_SECURITY_POLICY, CSP);
    response
}

/// Says in the envelope that there is no such call.
pub(crate) fn not_a_call(status: StatusCode, code: &'static Code) -> Response {
    let (_, bytes) = envelope::failure(&Failure::from(code), "unknown");
    json(status, bytes)
}

/// Says so, for the log.
pub(crate) fn succeeded(operation: &'static str) -> StatusCode {
    request::said(operation, SUCCESS);
    StatusCode::OK
}

/// Adds `Retry-After` where there is one.
pub(crate) fn not_before(mut response: Response, retry_after_s: Option<u32>) -> Response {
    if let Some(seconds) = retry_after_s {
        response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
    }
    response
}

fn sealed(channel: &Channel, status: StatusCode, plain: &[u8]) -> Response {
    let (body, sign) = channel.seal(status.as_u16(), plain);
    let mut response = json(status, body.into());
    if let Ok(sign) = HeaderValue::from_maybe_shared(Bytes::from(sign)) {
        response.headers_mut().insert(SIGN, sign);
    }
    response
}
