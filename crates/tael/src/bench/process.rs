//! The demo as a visitor starts it: this program again, on a folder of its own.

use super::{
    company::{self, Company},
    load,
    report::{Figure, Goal},
};
use crate::failure::Failed;
use std::{
    fs::File,
    net::{Ipv4Addr, SocketAddr},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};
use tempfile::TempDir;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
};

/// How long the first start, which fills the demo, may take.
const FILL: Duration = Duration::from_secs(900);
/// How long a demo is left alone before its memory is read.
const IDLE: Duration = Duration::from_secs(5);

/// Fills a demo, starts it a second time, and reads its memory when it has been idle.
pub async fn measure() -> Result<Vec<Figure>, Failed> {
    let folder = company::folder("process")?;
    let first = Demo::start(&folder, Log::Usual).await?;
    let filled = first.ready_after;
    first.stop().await?;
    let second = Demo::start(&folder, Log::Usual).await?;
    tokio::time::sleep(IDLE).await;
    let resident_mb = resident_mb(second.process.id())?;
    let ready = second.ready_after;
    second.stop().await?;
    let first_start =
        format!("the first, which fills the demo, took {:.1} s", filled.as_secs_f64());
    Ok(vec![
        figure("resident memory of an idle demo", resident_mb, "MB", 120.0, String::new()),
        figure("second start of a demo", ready.as_secs_f64() * 1000.0, "ms", 1000.0, first_start),
    ])
}

fn figure(work: &str, measured: f64, unit: &'static str, most: f64, note: String) -> Figure {
    Figure { work: work.into(), measured, unit, limit: None, goal: Goal::Ceiling(most), note }
}

/// This program on a folder of its own.
pub struct Demo {
    pub address: SocketAddr,
    process: Child,
    /// From the start of the process to its first answer.
    ready_after: Duration,
}

/// What a demo logs.
pub enum Log {
    /// What it does by itself, to where this process does.
    Usual,
    Off,
    /// A line for each request, into a file of its folder.
    File,
}

impl Demo {
    /// Starts it, and waits until it answers.
    pub async fn start(folder: &TempDir, log: Log) -> Result<Self, Failed> {
        let address = free_address().await?;
        let began = Instant::now();
        let mut command = Command::new(std::env::current_exe()?);
        match log {
            Log::Usual => &mut command,
            Log::Off => command.env("RUST_LOG", "off"),
            Log::File => {
                let file = File::create(folder.path().join("log"))?;
                command.env("RUST_LOG", "warn,access=info").stderr(file)
            }
        };
        let process = command
            .arg("demo")
            .env("DATA", folder.path())
            .env("PORT", address.port().to_string())
            .env_remove("HOST")
            .env_remove("DATABASE_URL")
            .stdout(Stdio::null())
            .spawn()?;
        let mut demo = Self { address, process, ready_after: Duration::ZERO };
        while !answers(address).await {
            if let Some(status) = demo.process.try_wait()? {
                return Err(Failed::new(format!("the demo ended: {status}")));
            }
            if began.elapsed() > FILL {
                return Err(Failed::new("the demo did not get ready"));
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        demo.ready_after = began.elapsed();
        Ok(demo)
    }

    /// Ends it as Ctrl-C would.
    pub async fn stop(mut self) -> Result<(), Failed> {
        Command::new("kill").args(["-INT", &self.process.id().to_string()]).status()?;
        while self.process.try_wait()?.is_none() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Ok(())
    }
}

impl Drop for Demo {
    /// A demo whose measuring failed shall not go on.
    fn drop(&mut self) {
        // One that has ended cannot be killed again, which is as good.
        let _ = self.process.kill();
    }
}

/// Lets the TA answer the day of this company, in a process of its own.
pub async fn answered(company: &Company) -> Result<(), Failed> {
    let mut process = Command::new(std::env::current_exe()?);
    process.args(["bench", "--answer"]).env("DATA", company.folder.path());
    match &company.postgres {
        Some(database) => process.env("DATABASE_URL", database.url()),
        None => process.env_remove("DATABASE_URL"),
    };
    let ended = tokio::task::spawn_blocking(move || process.status()).await??;
    match ended.success() {
        true => Ok(()),
        false => Err(Failed::new(format!("the TA's process ended: {ended}"))),
    }
}

/// Forgets the most memory that this process has had.
pub fn forget_peak() -> Result<(), Failed> {
    Ok(std::fs::write("/proc/self/clear_refs", "5")?)
}

/// The most memory that this process has had since [`forget_peak`].
pub fn peak_mb() -> Result<f64, Failed> {
    memory_mb(std::process::id(), "VmHWM:")
}

/// The memory that a process has now.
pub fn resident_mb(id: u32) -> Result<f64, Failed> {
    memory_mb(id, "VmRSS:")
}

fn memory_mb(id: u32, what: &str) -> Result<f64, Failed> {
    let status = std::fs::read_to_string(format!("/proc/{id}/status"))?;
    let line = status.lines().find_map(|line| line.strip_prefix(what));
    let kb = line.and_then(|line| line.split_whitespace().next()?.parse::<f64>().ok());
    Ok(kb.ok_or_else(|| Failed::new("the system does not tell the memory"))? / 1024.0)
}

/// Whether a request is answered. A demo that is being filled takes connections and says nothing.
async fn answers(address: SocketAddr) -> bool {
    let ask = async {
        let mut stream = TcpStream::connect(address).await?;
        stream.write_all(&load::request("GET", "/.well-known/jwks.json", &[], "")).await?;
        let mut answer = Vec::new();
        while load::whole_body(&answer).is_none() {
            if stream.read_buf(&mut answer).await? == 0 {
                return Err(std::io::ErrorKind::UnexpectedEof.into());
            }
        }
        Ok::<_, std::io::Error>(())
    };
    matches!(tokio::time::timeout(Duration::from_secs(2), ask).await, Ok(Ok(())))
}

/// A port that is free now.
async fn free_address() -> Result<SocketAddr, Failed> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
    Ok(listener.local_addr()?)
}
