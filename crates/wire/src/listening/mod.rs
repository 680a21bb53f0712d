//! Connections: many at once, of which none holds up the others or the end of the process.
//!
//! Every wait for the other side ends ([`Limits`]): for a request's head, its body, the next
//! request, and for an answer to be taken. Connections are counted at the [`Gate`], in all and by
//! address. A server that is told to stop takes no more of them, ends what is idle, goes on with
//! what was begun, and cuts what is left after a time.

mod body;
mod gate;
mod limits;
mod line;
mod patience;
mod talk;

pub use gate::Gate;
pub use limits::{Flow, Limits, raise_file_limit};

use crate::calm::Calm;
use axum::{
    body::{Body, HttpBody},
    extract::ConnectInfo,
    http::Request,
    response::Response,
};
use body::Arriving;
use gate::Guest;
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use line::Line;
use std::{convert::Infallible, io, net::SocketAddr, pin::pin, sync::Arc, time::Duration};
use talk::Talk;
use tokio::{
    net::{TcpListener, TcpStream},
    time::{sleep, timeout},
};
use tokio_util::{sync::CancellationToken, task::TaskTracker};
use tower::{Service, ServiceExt};

/// Of a head that is being read; hyper would take six times as much.
const HEAD_MAX: usize = 64 << 10;
/// After a connection could not be accepted, as when no file can be opened.
const PAUSE: Duration = Duration::from_millis(100);
/// What is said to whom the gate does not let in.
const FULL: &str = "HTTP/1.1 503 Service Unavailable\r\nContent-Type: application/json\r\n\
    Cache-Control: no-store\r\nRetry-After: 1\r\nConnection: close\r\nContent-Length: 92\r\n\r\n\
    {\"status\":{\"code\":90001,\"message\":\"当前操作人数较多，请稍后再试\"},\"data\":null}";

/// What answers requests: a router, or what stands around one.
pub trait Answering:
    Service<Request<Body>, Response = Response, Error = Infallible, Future: Send>
    + Clone
    + Send
    + Sync
    + 'static
{
}

impl<S> Answering for S where
    S: Service<Request<Body>, Response = Response, Error = Infallible, Future: Send>
        + Clone
        + Send
        + Sync
        + 'static
{
}

/// What all connections have in common.
struct House<S> {
    service: S,
    http: http1::Builder,
    gate: Gate,
    /// No more requests after the present one.
    leaving: CancellationToken,
    /// Not even the end of that one.
    cut: CancellationToken,
}

/// Answers requests until `stop` is over, and what was begun then.
pub async fn answer<S: Answering>(
    listener: TcpListener,
    service: S,
    gate: &Gate,
    stop: impl Future<Output = ()>,
) {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(gate.limits().idle).max_buf_size(HEAD_MAX);
    let (leaving, cut) = (CancellationToken::new(), CancellationToken::new());
    let house = Arc::new(House { service, http, gate: gate.clone(), leaving, cut });
    let tasks = TaskTracker::new();
    accept(&listener, &house, &tasks, stop).await;
    drop(listener);
    house.leaving.cancel();
    tasks.close();
    if timeout(gate.limits().leave, tasks.wait()).await.is_err() {
        tracing::warn!(connections = tasks.len(), "cut at the end, in the midst of a request");
        house.cut.cancel();
        tasks.wait().await;
    }
}

async fn accept<S: Answering>(
    listener: &TcpListener,
    house: &Arc<House<S>>,
    tasks: &TaskTracker,
    stop: impl Future<Output = ()>,
) {
    let mut stop = pin!(stop);
    loop {
        let accepted = tokio::select! {
            biased;
            () = &mut stop => return,
            accepted = listener.accept() => accepted,
        };
        match accepted {
            Ok((stream, peer)) => match house.gate.admit(peer.ip()) {
                Some(guest) => drop(tasks.spawn(converse(house.clone(), stream, peer, guest))),
                None => turn_away(&stream),
            },
            Err(error) => not_accepted(&error).await,
        }
    }
}

/// The requests of one connection.
async fn converse<S: Answering>(
    house: Arc<House<S>>,
    stream: TcpStream,
    peer: SocketAddr,
    _guest: Guest,
) {
    // Small answers are not to wait for larger ones; where this fails they do.
    let _ = stream.set_nodelay(true);
    let talk = Arc::<Talk>::default();
    let line = Line::new(stream, talk.clone(), house.gate.limits());
    let service = service_fn(|request| respond(&house, &talk, peer, request));
    let mut connection = pin!(house.http.serve_connection(TokioIo::new(line), service));
    tokio::select! {
        // How it ended is the other side's matter.
        _ = connection.as_mut() => return,
        () = house.leaving.cancelled() => connection.as_mut().graceful_shutdown(),
    }
    tokio::select! {
        _ = connection => {}
        () = house.cut.cancelled() => {}
    }
}

fn respond<S: Answering>(
    house: &House<S>,
    talk: &Arc<Talk>,
    peer: SocketAddr,
    request: Request<Incoming>,
) -> impl Future<Output = Result<Response, Infallible>> + use<S> {
    let (answering, arriving) = talk.begin();
    let flow = house.gate.limits().body;
    let mut request = request.map(|body| match body.is_end_stream() {
        true => Body::empty(),
        false => Body::new(Arriving::new(body, flow, arriving)),
    });
    request.extensions_mut().insert(ConnectInfo(peer));
    let answered = house.service.clone().oneshot(request);
    async move {
        let response = answered.await;
        drop(answering);
        response
    }
}

/// There is no time for more than a word, and none to wait until it is taken.
fn turn_away(stream: &TcpStream) {
    static TURNED_AWAY: Calm = Calm::new();
    if let Some(times) = TURNED_AWAY.count() {
        tracing::warn!(times, "connections were turned away: too many, in all or of one address");
    }
    let _ = stream.try_write(FULL.as_bytes());
}

async fn not_accepted(error: &io::Error) {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    static NOT_ACCEPTED: Calm = Calm::new();
    // The other side was gone before it could be asked in.
    if matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset) {
        return;
    }
    if let Some(times) = NOT_ACCEPTED.count() {
        tracing::warn!(times, %error, "no connection can be accepted");
    }
    sleep(PAUSE).await;
}

#[cfg(test)]
mod tests {
    use super::FULL;
    use crate::codes;

    #[test]
    fn who_is_turned_away_gets_a_whole_answer() {
        let (head, body) = FULL.split_once("\r\n\r\n").unwrap();
        assert!(head.ends_with(&format!("Content-Length: {}", body.len())), "{}", body.len());
        let body: serde_json::Value = serde_json::from_str(body).unwrap();
        assert_eq!(body["status"]["code"], codes::BUSY.code);
        assert_eq!(body["status"]["message"], codes::BUSY.sentence);
    }
}
