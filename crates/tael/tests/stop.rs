//! The real process is told to stop, as a supervisor does.

#![expect(clippy::disallowed_methods, reason = "it waits for another process")]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// After so long a supervisor would kill it.
const MOST: Duration = Duration::from_secs(10);

#[test]
fn a_server_ends_in_time_whatever_its_clients_have_sent() {
    let folder = simulation::data_folder().unwrap();
    let mut server = Server::begin(&folder);
    server.becomes_ready();
    assert!(server.operators("/live").starts_with("HTTP/1.1 200"));
    let halves = [
        // Said to be sealed, else it were answered without being read.
        "POST /api/v1/m/login HTTP/1.1\r\nhost: tael\r\nx-seal: 1\r\ncontent-length: 9\r\n\r\n{",
        "GET /api/v1/m/searchs HTTP/1.1\r\nhost: ",
        "",
    ];
    let _streams = halves.map(|half| {
        let mut stream = TcpStream::connect(&server.address).unwrap();
        stream.write_all(half.as_bytes()).unwrap();
        stream
    });
    // So that each has been accepted.
    std::thread::sleep(Duration::from_millis(300));
    let began = Instant::now();
    server.told_to_end();
    while TcpStream::connect(&server.address).is_ok() {
        assert!(began.elapsed() < Duration::from_secs(2), "it takes connections");
        std::thread::sleep(Duration::from_millis(20));
    }
    let ready = server.operators("/ready");
    assert!(ready.starts_with("HTTP/1.1 503") && ready.contains("told to stop"), "{ready}");
    assert!(server.operators("/metrics").contains("\ntael_stopping 1\n"));
    let status = server.ends(began);
    assert!(status.success(), "{status}");
    server.logged_access();
}

#[test]
fn a_server_serves_though_nobody_reads_what_it_tells() {
    let folder = simulation::data_folder().unwrap();
    let (mut child, ops_port) = spawn(&folder);
    drop(child.stdout.take());
    let began = Instant::now();
    let live = loop {
        if let Ok(stream) = TcpStream::connect(("127.0.0.1", ops_port)) {
            break ask(stream, "/live");
        }
        assert!(began.elapsed() < MOST, "it does not listen");
        std::thread::sleep(Duration::from_millis(20));
    };
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(live.is_ok_and(|live| live.starts_with("HTTP/1.1 200")));
}

#[test]
fn a_server_serves_and_ends_though_nobody_reads_its_log() {
    let folder = simulation::data_folder().unwrap();
    let mut server = Server::begin(&folder);
    // A line for each, of some 200 bytes, is more than a pipe holds.
    for _ in 0..1_000 {
        let stream = TcpStream::connect(&server.address).unwrap();
        stream.set_read_timeout(Some(MOST)).unwrap();
        let answer = ask(stream, "/api/v1/m/symbol").unwrap();
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    }
    server.becomes_ready();
    server.told_to_end();
    assert!(server.ends(Instant::now()).success());
}

struct Server {
    child: Child,
    address: String,
    ops_port: u16,
}

impl Server {
    fn begin(folder: &TempDir) -> Self {
        let (mut child, ops_port) = spawn(folder);
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().rsplit("//").next().unwrap().to_owned();
        Self { child, address, ops_port }
    }

    fn becomes_ready(&self) {
        let began = Instant::now();
        loop {
            let ready = self.operators("/ready");
            if ready.starts_with("HTTP/1.1 200") {
                break assert!(ready.ends_with(r#"{"ready":true,"reasons":[]}"#), "{ready}");
            }
            assert!(began.elapsed() < MOST, "{ready}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    fn operators(&self, path: &str) -> String {
        ask(TcpStream::connect(("127.0.0.1", self.ops_port)).unwrap(), path).unwrap()
    }

    fn told_to_end(&self) {
        let told = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status();
        assert!(told.unwrap().success());
    }

    /// How it ended, in time.
    fn ends(&mut self, told: Instant) -> std::process::ExitStatus {
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status;
            }
            assert!(told.elapsed() < MOST, "it does not end");
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// A line of JSON for the request that was begun and cut.
    fn logged_access(&mut self) {
        let mut log = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut log).unwrap();
        let line = log.lines().find(|line| line.contains(r#""target":"access""#)).expect(&log);
        let line: serde_json::Value = serde_json::from_str(line).expect(line);
        assert_eq!((&line["method"], &line["outcome"]), (&"POST".into(), &"gone".into()), "{line}");
        assert_eq!(line["id"].as_str().map(str::len), Some(19), "{line}");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A server, and the port of its operators.
fn spawn(folder: &TempDir) -> (Child, u16) {
    // Somebody else may take it meanwhile, which is not likely.
    let ops_port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let child = Command::new(env!("CARGO_BIN_EXE_tael"))
        .args(["serve", "--port", "0", "--simulated-partners", "--sandbox"])
        .env("DATA", folder.path())
        .env("DATABASE_URL", "")
        .env("OPS_PORT", ops_port.to_string())
        .env_remove("RUST_LOG")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    (child, ops_port)
}

fn ask(mut stream: TcpStream, path: &str) -> std::io::Result<String> {
    let ask = format!("GET {path} HTTP/1.1\r\nhost: tael\r\nconnection: close\r\n\r\n");
    stream.write_all(ask.as_bytes())?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    Ok(answer)
}
