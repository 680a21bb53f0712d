//! Connections over a real socket: none that is slow holds up the others or the end.
#![allow(clippy::unwrap_used)]
#![expect(clippy::disallowed_methods, reason = "it measures how long connections live")]

use axum::{
    Router,
    body::{Body, to_bytes},
    routing::{get, post},
};
use std::{
    net::SocketAddr,
    time::{Duration, Instant},
};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpSocket, TcpStream},
    sync::oneshot,
    task::JoinHandle,
    time::timeout,
};
use wire::listening::{Flow, Gate, Limits, answer, raise_file_limit};

const GET: &str = "GET /hello HTTP/1.1\r\nhost: tael\r\n\r\n";
/// More than the buffers of a socket take.
const MUCH: usize = 64 << 20;
/// Longer than any limit of these tests, on a machine that has much else to do.
const LONG: Duration = Duration::from_secs(20);

/// Limits that a test can wait for.
fn short() -> Limits {
    let flow = Flow { grace: Duration::from_millis(600), bytes_per_s: 1 << 10 };
    Limits {
        head: Duration::from_millis(600),
        idle: Duration::from_millis(1_800),
        body: flow,
        answer: flow,
        leave: Duration::from_millis(800),
        ..Limits::standard(1 << 20, 0)
    }
}

/// Of a company: nothing ends during a test.
fn long() -> Limits {
    Limits::standard(1 << 20, 0)
}

fn router() -> Router {
    let size = async |body: Body| match to_bytes(body, usize::MAX).await {
        Ok(bytes) => bytes.len().to_string(),
        Err(_) => "torn".to_owned(),
    };
    let slow = async || {
        tokio::time::sleep(Duration::from_millis(300)).await;
        "done"
    };
    Router::new()
        .route("/hello", get(async || "hello"))
        .route("/slow", get(slow))
        .route("/much", get(async || vec![b'.'; MUCH]))
        .route("/size", post(size))
}

struct Server {
    at: SocketAddr,
    gate: Gate,
    stop: oneshot::Sender<()>,
    ended: JoinHandle<()>,
}

impl Server {
    async fn begin(limits: Limits) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let (at, gate) = (listener.local_addr().unwrap(), Gate::new(limits));
        let ((stop, stopped), inner) = (oneshot::channel(), gate.clone());
        let ended = tokio::spawn(async move {
            answer(listener, router(), &inner, async { drop(stopped.await) }).await;
        });
        Self { at, gate, stop, ended }
    }

    async fn connect(&self) -> TcpStream {
        TcpStream::connect(self.at).await.unwrap()
    }

    async fn send(&self, text: &str) -> TcpStream {
        let mut stream = self.connect().await;
        stream.write_all(text.as_bytes()).await.unwrap();
        stream
    }

    /// How long the process takes to end.
    async fn stop(self) -> Duration {
        let began = Instant::now();
        self.stop.send(()).unwrap();
        timeout(LONG, self.ended).await.expect("it ends").unwrap();
        began.elapsed()
    }

    async fn until_empty(&self) {
        let began = Instant::now();
        while self.gate.connections() > 0 {
            assert!(began.elapsed() < LONG, "{} connections are left", self.gate.connections());
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
}

/// All that comes until the other side ends the connection.
async fn rest(mut stream: TcpStream) -> String {
    let mut bytes = Vec::new();
    // A reset is an end, too.
    let _ = timeout(LONG, stream.read_to_end(&mut bytes)).await.expect("it is ended");
    String::from_utf8_lossy(&bytes).into_owned()
}

/// What comes at once.
async fn next(stream: &mut TcpStream) -> String {
    let mut bytes = [0; 4096];
    let read = timeout(LONG, stream.read(&mut bytes)).await.expect("something comes").unwrap();
    String::from_utf8_lossy(&bytes[..read]).into_owned()
}

#[tokio::test]
async fn a_head_that_does_not_end_ends_its_connection() {
    let server = Server::begin(short()).await;
    let began = Instant::now();
    for head in ["", "GET /hello HTTP/1.1\r\nhost: "] {
        assert!(!rest(server.send(head).await).await.contains("200 OK"), "{head}");
    }
    assert!(began.elapsed() >= Duration::from_millis(1_100), "{:?}", began.elapsed());
    server.until_empty().await;
}

#[tokio::test]
async fn a_head_that_drips_ends_as_soon_as_one_that_stands() {
    let server = Server::begin(short()).await;
    let (began, mut stream) = (Instant::now(), server.send("GET /hello HTTP/1.1\r\n").await);
    // A second request's head has the same time.
    let mut second = server.send(GET).await;
    assert!(next(&mut second).await.contains("200 OK"));
    while stream.write_all(b"x-drip: 1\r\n").await.is_ok() {
        let _ = second.write_all(b"G").await;
        assert!(began.elapsed() < Duration::from_secs(5), "it still takes bytes");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(!rest(second).await.contains("200 OK"));
    server.until_empty().await;
}

#[tokio::test]
async fn an_idle_connection_waits_longer_than_a_head_and_is_ended_then() {
    let server = Server::begin(short()).await;
    let mut stream = server.send(GET).await;
    assert!(next(&mut stream).await.contains("200 OK"));
    tokio::time::sleep(Duration::from_millis(900)).await;
    stream.write_all(GET.as_bytes()).await.unwrap();
    assert!(next(&mut stream).await.contains("200 OK"), "longer than a head may take");
    let began = Instant::now();
    assert_eq!(rest(stream).await, "");
    assert!(began.elapsed() >= Duration::from_millis(1_500), "{:?}", began.elapsed());
    server.until_empty().await;
}

#[tokio::test]
async fn a_body_that_stands_still_is_torn_and_one_that_flows_is_taken() {
    let server = Server::begin(short()).await;
    let head = |length: usize| {
        format!("POST /size HTTP/1.1\r\nhost: tael\r\ncontent-length: {length}\r\n\r\n")
    };
    // As many bytes as are announced in the attack that was made.
    let mut half = server.send(&head(10_000_000_000)).await;
    half.write_all(b"x").await.unwrap();
    let mut flowing = server.send(&head(10 * 512)).await;
    for _ in 0..10 {
        tokio::time::sleep(Duration::from_millis(150)).await;
        flowing.write_all(&[b'x'; 512]).await.unwrap();
    }
    assert!(next(&mut flowing).await.ends_with("5120"), "it took longer than the grace");
    drop(flowing);
    assert!(rest(half).await.ends_with("torn"));
    server.until_empty().await;
}

#[tokio::test]
async fn an_answer_that_nobody_reads_is_given_up() {
    let server = Server::begin(short()).await;
    let stream = server.send("GET /much HTTP/1.1\r\nhost: tael\r\n\r\n").await;
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert_eq!(server.gate.connections(), 1);
    server.until_empty().await;
    drop(stream);
    // Who reads gets all of it.
    let all = rest(server.send("GET /much HTTP/1.1\r\nconnection: close\r\n\r\n").await).await;
    assert!(all.len() > MUCH, "{}", all.len());
}

#[tokio::test]
async fn an_address_with_too_many_connections_is_told_so_and_others_are_served() {
    let server = Server::begin(Limits { by_address: 3, counts_loopback: true, ..long() }).await;
    let mut there = Vec::new();
    for _ in 0..3 {
        let mut stream = server.send(GET).await;
        assert!(next(&mut stream).await.contains("200 OK"));
        there.push(stream);
    }
    let told = next(&mut server.connect().await).await;
    assert!(told.starts_with("HTTP/1.1 503") && told.contains("\r\nRetry-After: 1\r\n"), "{told}");
    assert!(told.contains("90001"), "{told}");
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind("127.0.0.2:0".parse().unwrap()).unwrap();
    let mut other = socket.connect(server.at).await.unwrap();
    other.write_all(GET.as_bytes()).await.unwrap();
    assert!(next(&mut other).await.contains("200 OK"));
    drop(there.pop());
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert!(next(&mut server.send(GET).await).await.contains("200 OK"), "there is room again");
    assert_eq!(server.gate.turned_away(), 1);
}

#[tokio::test]
async fn a_stop_answers_what_was_begun_and_waits_for_nothing_that_is_idle() {
    let server = Server::begin(long()).await;
    let mut idle = server.send(GET).await;
    assert!(next(&mut idle).await.contains("200 OK"));
    let slow = server.send("GET /slow HTTP/1.1\r\nhost: tael\r\n\r\n").await;
    tokio::time::sleep(Duration::from_millis(100)).await;
    let at = server.at;
    let slow = tokio::spawn(rest(slow));
    assert!(server.stop().await < Duration::from_secs(4));
    let answered = slow.await.unwrap();
    assert!(answered.ends_with("done") && answered.contains("connection: close"), "{answered}");
    assert!(TcpStream::connect(at).await.is_err(), "nobody listens any more");
}

#[tokio::test]
async fn a_stop_does_not_wait_for_half_a_request() {
    let server = Server::begin(Limits { leave: Duration::from_millis(500), ..long() }).await;
    let halves = [
        "POST /size HTTP/1.1\r\nhost: tael\r\ncontent-length: 100\r\n\r\nhalf",
        "GET /hello HTTP/1.1\r\nhost: ta",
        "GET /much HTTP/1.1\r\nhost: tael\r\n\r\n",
        "",
    ];
    let mut streams = Vec::new();
    for half in halves {
        streams.push(server.send(half).await);
    }
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(server.gate.connections(), halves.len());
    let took = server.stop().await;
    assert!(took >= Duration::from_millis(500) && took < Duration::from_secs(5), "{took:?}");
}

/// 2,000 where so many files may be opened, of which each connection takes two here.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_thousand_slow_connections_keep_nobody_else_waiting() {
    let files = usize::try_from(raise_file_limit()).unwrap_or(usize::MAX);
    let count = (files.saturating_sub(300) / 2).min(2_000);
    assert!(count >= 100, "{files} files are too few for this test");
    let server = Server::begin(long()).await;
    let mut slow = Vec::new();
    for number in 0..count {
        let half = match number % 3 {
            0 => "GET /hello HTTP/1.1\r\nhost: ",
            1 => "POST /size HTTP/1.1\r\nhost: tael\r\ncontent-length: 1000\r\n\r\nx",
            _ => "",
        };
        slow.push(server.send(half).await);
    }
    let mut waits = Vec::new();
    for _ in 0..50 {
        for stream in slow.iter_mut().skip(waits.len()).step_by(50) {
            stream.write_all(b"x").await.unwrap();
        }
        let began = Instant::now();
        assert!(next(&mut server.send(GET).await).await.contains("200 OK"));
        waits.push(began.elapsed());
    }
    assert!(server.gate.connections() >= count, "none of them was ended");
    waits.sort();
    assert!(waits[25] < Duration::from_millis(200), "{waits:?}");
}
