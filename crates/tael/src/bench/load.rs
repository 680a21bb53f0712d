//! A load of HTTP requests over keep-alive connections on loopback, one request in flight each.

use crate::failure::Failed;
use axum::body::Bytes;
use memchr::memmem;
use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

/// A load and its limit run in so many turns each, one after the other: a machine that is quick in
/// one second and slow in the next would else measure itself.
pub const TURNS: u32 = 4;

/// Requests of a client that are made before a load: some hundred megabytes of all.
const READY_MOST: usize = 3_000;

/// Before the length of a body, as hyper writes it.
const NAME: &[u8] = b"content-length:";

/// What a load came to.
#[derive(Debug, Clone, Default)]
pub struct Outcome {
    pub done: usize,
    pub refused: usize,
    pub seconds: f64,
    /// Of all cores, by this process: the server and its clients.
    pub cpu_seconds: f64,
    /// Sorted, in microseconds.
    latencies_us: Vec<u64>,
    /// The same of those that were refused.
    refused_us: Vec<u64>,
}

impl Outcome {
    pub fn per_second(&self) -> f64 {
        if self.seconds > 0.0 { self.done as f64 / self.seconds } else { 0.0 }
    }

    /// Takes another turn of the same load into account.
    pub fn add(&mut self, mut turn: Self) {
        self.done += turn.done;
        self.refused += turn.refused;
        self.seconds += turn.seconds;
        self.cpu_seconds += turn.cpu_seconds;
        self.latencies_us.append(&mut turn.latencies_us);
        self.latencies_us.sort_unstable();
        self.refused_us.append(&mut turn.refused_us);
        self.refused_us.sort_unstable();
    }

    /// A percentile of the latencies, in milliseconds.
    pub fn percentile_ms(&self, percent: usize) -> f64 {
        percentile_ms(&self.latencies_us, percent)
    }

    /// The same of refusals; zero when there was none.
    pub fn refused_percentile_ms(&self, percent: usize) -> f64 {
        percentile_ms(&self.refused_us, percent)
    }
}

fn percentile_ms(sorted_us: &[u64], percent: usize) -> f64 {
    let last = sorted_us.len().saturating_sub(1);
    let at = (sorted_us.len() * percent / 100).min(last);
    sorted_us.get(at).copied().unwrap_or(0) as f64 / 1000.0
}

/// One request on a connection of its own; true when it succeeded.
pub async fn once(address: SocketAddr, request: &[u8]) -> Result<bool, Failed> {
    let mut stream = TcpStream::connect(address).await?;
    stream.write_all(request).await?;
    Ok(read_answer(&mut stream, &mut Vec::new()).await?)
}

/// The body of the answer to one request, on a connection of its own; that it is a good one is for
/// the caller to see.
pub async fn fetch(address: SocketAddr, request: &[u8]) -> Result<Bytes, Failed> {
    let mut stream = TcpStream::connect(address).await?;
    stream.write_all(request).await?;
    let mut answer = Vec::new();
    loop {
        if stream.read_buf(&mut answer).await? == 0 {
            return Err(Failed::new("the server hung up"));
        }
        if let Some(body) = whole_body(&answer) {
            return Ok(Bytes::copy_from_slice(body));
        }
    }
}

/// Makes the bytes of each request: of which client, and its how-manieth.
pub type MakeRequest = Arc<dyn Fn(usize, usize) -> Bytes + Send + Sync>;

/// The same requests, made before the load begins, so that it is the server whose work is measured:
/// so many of each client, and at once those that come after them. Whichever client is free sends
/// the next one, so that they come in the order of the times that they say. All lie in one piece:
/// what a heap holds between the server's own memory slows it down.
pub fn ready(clients: usize, each: usize, make: MakeRequest) -> MakeRequest {
    let mut all = Vec::new();
    let ends: Vec<usize> = (0..each.min(READY_MOST) * clients)
        .map(|at| {
            all.extend_from_slice(&make(at % clients, at / clients));
            all.len()
        })
        .collect();
    let (all, next) = (Bytes::from(all), AtomicUsize::new(0));
    Arc::new(move |_, _| {
        let at = next.fetch_add(1, Ordering::Relaxed);
        match ends.get(at) {
            Some(&end) => all.slice(at.checked_sub(1).map_or(0, |before| ends[before])..end),
            None => make(at % clients, at / clients),
        }
    })
}

/// Runs so many clients for a time; each waits for its answer before the next request.
pub async fn run(
    address: SocketAddr,
    clients: usize,
    time: Duration,
    make: MakeRequest,
) -> Result<Outcome, Failed> {
    let stop = Arc::new(AtomicBool::new(false));
    let (began, cpu_before) = (Instant::now(), cpu_seconds());
    let tasks: Vec<_> = (0..clients)
        .map(|client| tokio::spawn(one_client(address, client, make.clone(), stop.clone())))
        .collect();
    tokio::time::sleep(time).await;
    stop.store(true, Ordering::Relaxed);
    let mut all = Outcome::default();
    for task in tasks {
        let mut one = task.await??;
        all.done += one.done;
        all.refused += one.refused;
        all.latencies_us.append(&mut one.latencies_us);
        all.refused_us.append(&mut one.refused_us);
    }
    all.seconds = began.elapsed().as_secs_f64();
    all.cpu_seconds = cpu_seconds() - cpu_before;
    all.latencies_us.sort_unstable();
    all.refused_us.sort_unstable();
    Ok(all)
}

/// What this process has used of all cores; zero where the system does not tell.
fn cpu_seconds() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    // After the name, which may hold spaces: the state is the first field, utime the twelfth.
    let fields = stat.rsplit_once(')').map_or("", |(_, rest)| rest).split_whitespace();
    let ticks: u64 = fields.skip(11).take(2).filter_map(|ticks| ticks.parse::<u64>().ok()).sum();
    ticks as f64 / 100.0
}

async fn one_client(
    address: SocketAddr,
    client: usize,
    make: MakeRequest,
    stop: Arc<AtomicBool>,
) -> Result<Outcome, std::io::Error> {
    let mut stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let (mut outcome, mut buffer) = (Outcome::default(), Vec::with_capacity(64 << 10));
    for number in 0.. {
        if stop.load(Ordering::Relaxed) {
            break;
        }
        let request = make(client, number);
        let sent = Instant::now();
        stream.write_all(&request).await?;
        let good = read_answer(&mut stream, &mut buffer).await?;
        let micros = u64::try_from(sent.elapsed().as_micros()).unwrap_or(u64::MAX);
        outcome.latencies_us.push(micros);
        outcome.done += usize::from(good);
        outcome.refused += usize::from(!good);
        if !good {
            outcome.refused_us.push(micros);
        }
    }
    Ok(outcome)
}

/// Reads one answer; true when it is a success of HTTP and, where it is plain, of the envelope.
async fn read_answer(stream: &mut TcpStream, buffer: &mut Vec<u8>) -> std::io::Result<bool> {
    buffer.clear();
    loop {
        if stream.read_buf(buffer).await? == 0 {
            return Err(std::io::ErrorKind::UnexpectedEof.into());
        }
        if let Some(body) = whole_body(buffer) {
            return Ok(buffer.starts_with(b"HTTP/1.1 200") && is_success(body));
        }
    }
}

/// Whether a body is a success: an envelope that says so, or a sealed one, which only its opener
/// could tell.
fn is_success(body: &[u8]) -> bool {
    body.starts_with(br#"{"status":{"code":10000"#) || body.starts_with(br#"{"data":""#)
}

/// The body of an answer, once all of it is there.
pub fn whole_body(answer: &[u8]) -> Option<&[u8]> {
    let head = memmem::find(answer, b"\r\n\r\n")?;
    answer[head + 4..].get(..content_length(&answer[..head]))
}

fn content_length(head: &[u8]) -> usize {
    let value = memmem::find(head, NAME).map(|at| &head[at + NAME.len()..]).unwrap_or_default();
    let value = value.split(|byte| *byte == b'\r').next().unwrap_or_default().trim_ascii();
    std::str::from_utf8(value).ok().and_then(|digits| digits.parse().ok()).unwrap_or(0)
}

/// The bytes of a request.
pub fn request(method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> Bytes {
    let mut text = format!("{method} {path} HTTP/1.1\r\nhost: 127.0.0.1\r\n");
    for (name, value) in headers {
        text += &format!("{name}: {value}\r\n");
    }
    text += &format!("content-length: {}\r\n\r\n{body}", body.len());
    text.into()
}
