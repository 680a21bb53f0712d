//! The table of a room's operations.

use crate::{
    Answer, App, Arrival, Call, Caller, Failure, Session, decode,
    envelope::Enveloped,
    headers::text,
    idempotency::is_key,
    refusal::codes,
    remote::Remote,
    shape::{FileBytes, Shape},
    topics::{Topic, Topics},
};
use axum::{
    http::{HeaderMap, Method, Uri},
    routing::MethodRouter,
};
use bytes::Bytes;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::{future::Future, pin::Pin, sync::Arc};
use utoipa::ToSchema;

/// What both sides must know of an operation. Declared here once; the client's table is generated.
#[derive(Debug, Clone, Copy, Serialize, PartialEq, Eq)]
#[serde(rename_all = "camelCase")]
pub struct Op {
    /// camelCase, unique over all rooms.
    pub id: &'static str,
    pub summary: &'static str,
    /// Encrypted and signed; uploads and downloads are not.
    pub sealed: bool,
    /// The client shows no message when it is refused.
    pub silent: bool,
    /// The client may give up waiting; an answer that comes late is ignored.
    pub cancellable: bool,
    /// The client shows refusals of this operation in a dialog, not in a toast.
    pub dialog: bool,
    /// Needs an `Idempotency-Key`; the first answer is stored and repeated.
    pub idempotent: bool,
    /// What its answer is made of; an act that writes one of these makes a kept answer old.
    pub reads: Topics,
    /// Its answer may be large: the app waits for it as long as for a photo.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub large: bool,
    /// What it changes.
    pub writes: Topics,
    /// It was said what it reads or writes, be it nothing; asked by a test.
    #[serde(skip)]
    pub says: bool,
    /// The largest body, bytes; the server's own matter.
    #[serde(skip)]
    pub body_max: usize,
}

/// The largest body of an ordinary call, bytes.
const BODY_MAX: usize = 1 << 20;

/// An operation with the usual traits: sealed, loud, neither cancellable nor idempotent,
/// and nothing said of what it touches.
pub const fn op(id: &'static str, summary: &'static str) -> Op {
    let (sealed, silent, cancellable, dialog) = (true, false, false, false);
    let (idempotent, large, body_max) = (false, false, BODY_MAX);
    let (reads, writes, says) = (Topics::NONE, Topics::NONE, false);
    Op {
        id,
        summary,
        sealed,
        silent,
        cancellable,
        dialog,
        idempotent,
        large,
        reads,
        writes,
        says,
        body_max,
    }
}

impl Op {
    pub const fn silent(mut self) -> Self {
        self.silent = true;
        self
    }
    pub const fn cancellable(mut self) -> Self {
        self.cancellable = true;
        self
    }
    pub const fn dialog(mut self) -> Self {
        self.dialog = true;
        self
    }
    pub const fn idempotent(mut self) -> Self {
        self.idempotent = true;
        self
    }
    pub const fn large(mut self) -> Self {
        self.large = true;
        self
    }
    /// Its answer is old once one of these has changed.
    pub const fn reads(mut self, topics: &[Topic]) -> Self {
        self.reads = Topics::of(topics);
        self.says = true;
        self
    }
    /// Answers that read one of these are old once it was done.
    pub const fn writes(mut self, topics: &[Topic]) -> Self {
        self.writes = Topics::of(topics);
        self.says = true;
        self
    }
    /// Nothing makes its answer old, and it makes no answer old.
    pub const fn touches_nothing(mut self) -> Self {
        self.says = true;
        self
    }
    pub const fn unsealed(mut self) -> Self {
        self.sealed = false;
        self
    }
    /// Takes a body of so many bytes, sealed: a photo within takes about twice its own size.
    pub const fn body_max(mut self, bytes: usize) -> Self {
        self.body_max = bytes;
        self
    }
}

/// The base path of the backend-for-frontend calls.
pub const BFF: &str = "/proxy/hwm/bff/";
const CLASSIC: &str = "/api/v1/m";

/// A room's operations.
pub struct Routes {
    pub(crate) room: &'static str,
    pub(crate) entries: Vec<Entry>,
    pub(crate) uploads: Vec<Upload>,
    pub(crate) downloads: Vec<Download>,
}

/// An upload: what its form has, and what it is answered.
pub(crate) struct Upload {
    pub path: String,
    pub op: Op,
    pub access: crate::Access,
    pub shape: fn() -> Shape,
    pub route: MethodRouter<App>,
}

/// A download: what its address has; it is answered a file, or a refusal in the envelope.
pub(crate) struct Download {
    pub path: String,
    pub op: Op,
    pub access: crate::Access,
    pub shape: fn() -> Shape,
    pub route: MethodRouter<App>,
}

/// One row: where an operation is, what it takes and gives, and how it runs.
pub struct Entry {
    pub method: Method,
    pub path: String,
    pub op: Op,
    pub access: crate::Access,
    /// Made for contracts only: schemas of all rooms are large, and no request needs one.
    pub(crate) shape: fn() -> Shape,
    pub(crate) run: Run,
}

pub(crate) type Run = Arc<dyn Fn(Arrived) -> Running + Send + Sync>;
pub(crate) type Running = Pin<Box<dyn Future<Output = Result<Bytes, Failure>> + Send>>;

/// A request after the seal was opened and the session found.
pub(crate) struct Arrived {
    pub app: App,
    pub session: Option<Session>,
    pub arguments: Arguments,
    pub remote: Remote,
}

/// Arguments in plain text.
pub(crate) enum Arguments {
    Query(Uri),
    Body(Bytes),
    Params(Bytes),
}

impl Routes {
    pub fn new(room: &'static str) -> Self {
        Self { room, entries: Vec::new(), uploads: Vec::new(), downloads: Vec::new() }
    }

    /// A classic GET; `path` is under `/api/v1/m`.
    pub fn get<C, Rq, Rs, F, Fut>(self, path: &str, op: Op, run: F) -> Self
    where
        C: Caller,
        Rq: DeserializeOwned + ToSchema + Send + 'static,
        Rs: Enveloped + ToSchema + Send + 'static,
        F: Fn(Call<C>, Rq) -> Fut + Send + Sync + 'static,
        Fut: Future<Output = Answer<Rs>> + Send + 'static,
    {
        self.add(Method::GET, format!("{CLASSIC}{path}"), op, run)
    }

    /// A classic POST; `path` is under `/api/v1/m`.
    pub fn post<C, Rq, Rs, F, Fut>(self, path: &str, op: Op, run: F) -> Self
    where
        C: Caller,
        Rq: DeserializeOwned + ToSchema + Send + 'static,
        Rs: Enveloped + ToSchema + Send + 'static,
        F: Fn(Call<C>, Rq) -> Fut + Send + Sync + 'static,
        Fut: Future<Output = Answer<Rs>> + Send + 'static,
    {
        self.add(Method::POST, format!("{CLASSIC}{path}"), op, run)
    }

    /// A backend-for-frontend POST; `path` is under `/proxy/hwm/bff/`, arguments are in `params`.
    pub fn bff<C, Rq, Rs, F, Fut>(self, path: &str, op: Op, run: F) -> Self
    where
        C: Caller,
        Rq: DeserializeOwned + ToSchema + Send + 'static,
        Rs: Enveloped + ToSchema + Send + 'static,
        F: Fn(Call<C>, Rq) -> Fut + Send + Sync + 'static,
        Fut: Future<Output = Answer<Rs>> + Send + 'static,
    {
        self.add(Method::POST, format!("{BFF}{path}"), op, run)
    }

    /// An operation at a full path, such as the generic relays under `/proxy`.
    pub fn at<C, Rq, Rs, F, Fut>(self, method: Method, path: &str, op: Op, run: F) -> Self
    where
        C: Caller,
        Rq: DeserializeOwned + ToSchema + Send + 'static,
        Rs: Enveloped + ToSchema + Send + 'static,
        F: Fn(Call<C>, Rq) -> Fut + Send + Sync + 'static,
        Fut: Future<Output = Answer<Rs>> + Send + 'static,
    {
        self.add(method, path.to_owned(), op, run)
    }

    /// A POST of a form `Fm` by a caller `C`, which speaks HTTP itself and is never sealed.
    pub fn upload<C, Fm, Rs>(mut self, path: &str, op: Op, route: MethodRouter<App>) -> Self
    where
        C: Caller,
        Fm: ToSchema,
        Rs: Enveloped + ToSchema,
    {
        let (path, op, access) = (path.to_owned(), op.unsealed(), C::ACCESS);
        self.uploads.push(Upload { path, op, access, shape: Shape::of::<Fm, Rs>, route });
        self
    }

    /// A GET of a file by a caller `C`, with `Rq` in its address, which speaks HTTP itself and is
    /// never sealed; `path` is under `/api/v1/m`.
    pub fn download<C, Rq>(mut self, path: &str, op: Op, route: MethodRouter<App>) -> Self
    where
        C: Caller,
        Rq: ToSchema,
    {
        let (path, op, access) = (format!("{CLASSIC}{path}"), op.unsealed(), C::ACCESS);
        let shape = Shape::of::<Rq, FileBytes>;
        self.downloads.push(Download { path, op, access, shape, route });
        self
    }

    /// What it declares of each operation, uploads and downloads too.
    pub fn operations(&self) -> impl Iterator<Item = Op> {
        let rows = self.entries.iter().map(|entry| entry.op);
        let rows = rows.chain(self.uploads.iter().map(|upload| upload.op));
        rows.chain(self.downloads.iter().map(|download| download.op))
    }

    /// The rows, for coverage tests.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    fn add<C, Rq, Rs, F, Fut>(mut self, method: Method, path: String, op: Op, run: F) -> Self
    where
        C: Caller,
        Rq: DeserializeOwned + ToSchema + Send + 'static,
        Rs: Enveloped + ToSchema + Send + 'static,
        F: Fn(Call<C>, Rq) -> Fut + Send + Sync + 'static,
        Fut: Future<Output = Answer<Rs>> + Send + 'static,
    {
        let run = Arc::new(run);
        let run: Run = Arc::new(move |arrived| Box::pin(answer(op, run.clone(), arrived)));
        let shape = Shape::of::<Rq, Rs>;
        self.entries.push(Entry { method, path, op, access: C::ACCESS, shape, run });
        self
    }
}

async fn answer<C, Rq, Rs, F, Fut>(op: Op, run: Arc<F>, arrived: Arrived) -> Result<Bytes, Failure>
where
    C: Caller,
    Rq: DeserializeOwned,
    Rs: Enveloped,
    F: Fn(Call<C>, Rq) -> Fut,
    Fut: Future<Output = Answer<Rs>>,
{
    let Arrived { app, session, arguments, remote } = arrived;
    let headers = &remote.headers;
    let caller = C::admit(&Arrival { app: &app, headers, session }).await?;
    let idempotency_key = idempotency_key(op, headers)?;
    let request = parse(&arguments)?;
    let request_hash = match idempotency_key {
        Some(_) => arguments.hash(op.id),
        None => String::new(),
    };
    let session_key = text(headers, "sessionkey");
    let now = app.now();
    let call = Call { app, caller, now, idempotency_key, request_hash, session_key, remote };
    run(call, request).await?.envelope()
}

fn idempotency_key(op: Op, headers: &HeaderMap) -> Result<Option<String>, Failure> {
    if !op.idempotent {
        return Ok(None);
    }
    match text(headers, "idempotency-key") {
        Some(key) if is_key(&key) => Ok(Some(key)),
        _ => Err(codes::KEY_NEEDED.into()),
    }
}

#[derive(Deserialize)]
struct Params<T> {
    params: Option<T>,
}

fn parse<T: DeserializeOwned>(arguments: &Arguments) -> Result<T, Failure> {
    match arguments {
        Arguments::Query(uri) => decode::query(uri.query().unwrap_or_default()),
        Arguments::Body(body) => decode::json(filled(body)),
        Arguments::Params(body) => match decode::json::<Params<T>>(filled(body))?.params {
            Some(params) => Ok(params),
            None => decode::json(b"{}"),
        },
    }
}

fn filled(body: &[u8]) -> &[u8] {
    if body.is_empty() { b"{}" } else { body }
}

impl Arguments {
    /// Covers the operation too: a key belongs to one operation with one content.
    fn hash(&self, operation: &str) -> String {
        use sha2::{Digest, Sha256};
        let bytes = match self {
            Self::Query(uri) => uri.query().unwrap_or_default().as_bytes(),
            Self::Body(body) | Self::Params(body) => body,
        };
        kernel::hex(&Sha256::new().chain_update(operation).chain_update(bytes).finalize())
    }
}
