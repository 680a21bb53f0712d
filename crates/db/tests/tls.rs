//! TLS to PostgreSQL, against a server of the tests' own that has a certificate for `localhost`.

use std::{
    io::{Read, Write},
    net::TcpListener,
    path::Path,
    process::{Command, Output},
};

use db::{Db, Error, sql};

const SCRIPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scripts/postgres");

/// A server that has TLS.
struct Server {
    /// `127.0.0.1:PORT/postgres`
    place: String,
    folder: String,
}

impl Server {
    /// Starts one; none on a machine that has no PostgreSQL of its own.
    fn start() -> Option<Self> {
        let output = Command::new(SCRIPT).args(["ssl=on", "fsync=off"]).output().unwrap();
        let said = String::from_utf8(output.stdout.clone()).unwrap();
        let Some((url, folder)) = said.trim().split_once(' ').filter(|_| output.status.success())
        else {
            return skipped(&output);
        };
        let place = url.split_once('@').unwrap().1.to_owned();
        Some(Self { place, folder: folder.to_owned() })
    }

    /// A URL of this host, with these parameters.
    fn url(&self, host: &str, parameters: &str) -> String {
        format!("postgres://postgres@{}?{parameters}", self.place.replace("127.0.0.1", host))
    }

    fn authority(&self) -> String {
        format!("{}/ca.pem", self.folder)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = Command::new(SCRIPT).args(["stop", &self.folder]).output();
    }
}

fn skipped(output: &Output) -> Option<Server> {
    let why = String::from_utf8_lossy(&output.stderr);
    let is = |name: &str, value: &str| std::env::var(name).is_ok_and(|found| found == value);
    let required = is("CI", "true") || is("TAEL_TEST_PG_REQUIRED", "1");
    assert!(!required, "no PostgreSQL with TLS could be started: {why}");
    eprintln!("skipped: no PostgreSQL with TLS could be started: {why}");
    None
}

/// Whether both kinds of connections are encrypted, as the server sees it.
async fn encrypted(url: &str) -> Result<(bool, bool), Error> {
    let db = Db::postgres(url, 1, &[]).await?;
    let text = async |tx: &mut db::Tx| {
        tx.one(sql!("SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()")).await
    };
    let ((reads,), (writes,)) = (db.read(text).await?, db.write(text).await?);
    db.close().await?;
    Ok((reads, writes))
}

async fn refused(url: &str) -> String {
    encrypted(url).await.unwrap_err().text.to_string()
}

#[tokio::test]
async fn the_mode_decides_what_is_encrypted_and_whose_certificate_will_do() {
    let Some(server) = Server::start() else { return };
    let (ours, here) = (server.authority(), "127.0.0.1");
    let own = format!("sslrootcert={ours}");
    // In the clear, unless it is asked for.
    assert_eq!(encrypted(&server.url(here, "")).await.unwrap(), (false, false));
    assert_eq!(encrypted(&server.url(here, "sslmode=disable")).await.unwrap(), (false, false));
    for (host, parameters) in [
        (here, "sslmode=prefer".to_owned()),
        (here, "sslmode=require".to_owned()),
        (here, format!("sslmode=require&{own}")),
        (here, format!("application_name=x&sslmode=verify-ca&{own}")),
        ("localhost", format!("sslmode=verify-full&{own}")),
    ] {
        let url = server.url(host, &parameters);
        assert_eq!(encrypted(&url).await.unwrap(), (true, true), "{url}");
    }
    let wrong_host = refused(&server.url(here, &format!("sslmode=verify-full&{own}"))).await;
    assert!(wrong_host.starts_with("connecting with sslmode=verify-full: "), "{wrong_host}");
    assert!(wrong_host.contains("not valid for name"), "{wrong_host}");
    // Signed by somebody whom this machine does not know, or by somebody else.
    let unknown = refused(&server.url("localhost", "sslmode=verify-full")).await;
    assert!(unknown.contains("invalid peer certificate: UnknownIssuer"), "{unknown}");
    let other = Path::new(&server.folder).join("other.pem");
    make_authority(&other);
    for mode in ["require", "verify-ca", "verify-full"] {
        let parameters = format!("sslmode={mode}&sslrootcert={}", other.display());
        let other = refused(&server.url("localhost", &parameters)).await;
        assert!(other.contains("invalid peer certificate: "), "{mode}: {other}");
    }
}

/// Another authority of the same name.
fn make_authority(file: &Path) {
    let text = "req -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -x509 -days 30 -subj";
    let mut openssl = Command::new("openssl");
    openssl.args(text.split(' ')).arg("/CN=authority for tests");
    openssl.arg("-keyout").arg(file.with_extension("key")).arg("-out").arg(file);
    assert!(openssl.output().unwrap().status.success());
}

#[tokio::test]
async fn a_server_without_tls_is_told_from_one_that_is_down() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let place = listener.local_addr().unwrap();
    // What PostgreSQL says to who asks for TLS where there is none.
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let (mut stream, mut asked) = (stream.unwrap(), [0; 8]);
            stream.read_exact(&mut asked).unwrap();
            stream.write_all(b"N").unwrap();
        }
    });
    let text = refused(&format!("postgres://tael@{place}/tael?sslmode=require")).await;
    assert_eq!(text, "the server has no TLS, and sslmode=require demands it");
    // Nobody listens there any more.
    let gone = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let text = refused(&format!("postgres://tael@{gone}/tael?sslmode=require")).await;
    assert!(text.contains("Connection refused"), "{text}");
}

#[tokio::test]
async fn what_checks_nothing_is_refused_before_anybody_is_connected() {
    for (parameters, complaint) in [
        (
            "sslmode=allow",
            "sslmode=allow: known are disable, prefer, require, verify-ca, verify-full",
        ),
        ("sslmode=verify-ca", "sslmode=verify-ca needs sslrootcert=FILE"),
        ("sslmode=verify-ca&sslrootcert=system", "sslmode=verify-ca needs sslrootcert=FILE"),
        (
            "sslrootcert=ca.pem",
            "sslrootcert checks nothing without sslmode=verify-full or verify-ca",
        ),
        ("sslmode=verify-full&sslrootcert=no%20file.pem", "sslrootcert=no file.pem: "),
        ("sslmode=verify-full&sslrootcert=/dev/null", "sslrootcert=/dev/null: "),
    ] {
        // A question mark in a password is none of the query's.
        let text = refused(&format!("postgres://tael:wh?t@127.0.0.1:1/tael?{parameters}")).await;
        assert!(text.starts_with(complaint), "{parameters}: {text}");
        assert!(!text.contains("wh?t"), "{text}");
    }
}
