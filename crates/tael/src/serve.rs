//! `tael serve` and `tael migrate`.

use crate::{failure::Failed, out, photos::Photos, settings::Settings};
use app::{Config, Started};
use axum::Router;
use clap::{
    Args,
    builder::{BoolishValueParser, FalseyValueParser},
};
use kernel::Clock;
use std::{net::IpAddr, time::Duration};
use tokio::{net::TcpListener, time::timeout};
use wire::{
    App, SealMode,
    listening::{Gate, Limits, answer, raise_file_limit},
};

/// For what is queued at the database when the last connection was ended.
const CLOSING: Duration = Duration::from_millis(1_500);
/// Where operators ask a company's server, unless they say otherwise.
const OPS_PORT: u16 = 8081;
/// Connections of theirs.
const OPERATORS: usize = 64;

/// Where to listen.
#[derive(Debug, Clone, Args)]
#[command(
    after_help = "Example: DATABASE_URL=postgres://tael@db/tael tael serve --host 0.0.0.0 --simulated-partners"
)]
pub struct Serve {
    /// Address to listen on.
    #[arg(long, env = "HOST", default_value = "127.0.0.1")]
    pub host: String,
    /// Port to listen on.
    #[arg(long, env = "PORT", default_value_t = 8080)]
    pub port: u16,
    /// Port on which operators and their programs ask /live, /ready and /metrics; 0 for none
    /// [default: 8081, none for a demo].
    #[arg(long, env = "OPS_PORT")]
    pub ops_port: Option<u16>,
    /// Address of that port; what it tells is for nobody outside.
    #[arg(long, env = "OPS_HOST", default_value = "127.0.0.1")]
    pub ops_host: String,
    /// Connections that one address may have (of IPv6: one /64); 0 for any number, as where a proxy
    /// on another machine brings those of all customers. Those of this machine are not counted.
    #[arg(long, env = "CONNECTIONS_PER_ADDRESS", default_value_t = 256)]
    pub connections_per_address: usize,
    /// A proxy ahead of this server speaks TLS to all customers: their browsers are told to come by
    /// TLS only (Strict-Transport-Security).
    #[arg(long, env = "BEHIND_TLS", value_parser = BoolishValueParser::new())]
    pub behind_tls: bool,
    #[command(flatten)]
    pub photos: Photos,
}

impl Serve {
    /// These settings of a server, over those that all commands share.
    pub fn config(&self, settings: &Settings) -> Result<Config, Failed> {
        let (ocr, behind_tls) = (self.photos.choice()?, self.behind_tls);
        Ok(Config { ocr, behind_tls, on_network: !self.is_loopback(), ..settings.config() })
    }

    /// Whether only programs and pages on this machine come.
    pub fn is_loopback(&self) -> bool {
        let address = self.host.parse::<IpAddr>();
        self.host == "localhost" || address.is_ok_and(|address| address.is_loopback())
    }
}

/// Where a server listens.
pub struct Doors {
    pub customers: TcpListener,
    /// None where nobody asks how it is.
    pub operators: Option<TcpListener>,
}

/// A company's server.
#[derive(Debug, Clone, Args)]
pub struct Company {
    #[command(flatten)]
    pub serve: Serve,
    /// Let simulators stand in for the bank, text messages, mail and the identity check. There are
    /// no others yet: what customers pay is not collected, and no code reaches them.
    #[arg(long, env = "SIMULATED_PARTNERS", value_parser = FalseyValueParser::new())]
    pub simulated_partners: bool,
    /// Serve a database whose business clock was moved, or which a demo filled. Each page says so.
    #[arg(long, env = "SANDBOX", value_parser = FalseyValueParser::new())]
    pub sandbox: bool,
}

/// Serves until Ctrl-C or SIGTERM, then closes the database.
pub async fn run(settings: &Settings, company: &Company) -> Result<(), Failed> {
    let Company { serve, simulated_partners, sandbox } = company;
    if !simulated_partners {
        return Err(Failed::new(
            "this program knows simulators only of the bank, text messages, mail and the \
             identity check, so it collects no money and reaches nobody: say \
             --simulated-partners if that is what you want",
        ));
    }
    let config = Config { sandbox: *sandbox, ..serve.config(settings)? };
    if config.seal_mode == SealMode::Optional {
        out::warn("plain requests are answered beside sealed ones (SEAL=optional): for tests only");
    }
    let (started, doors) = listen(&config, serve).await?;
    let mut told = format!("Tael listens on http://{}", doors.customers.local_addr()?);
    if let Some(operators) = &doors.operators {
        told += &format!("\n  for operators: http://{}/ready", operators.local_addr()?);
    }
    out::tell(told);
    until_stopped(started, doors, serve).await
}

/// Starts the application and takes the ports, so that a taken one is told before anything else.
pub async fn listen(config: &Config, serve: &Serve) -> Result<(Started, Doors), Failed> {
    let customers = bind(&serve.host, serve.port, "PORT=8090").await?;
    let operators = match serve.ops_port.unwrap_or(if config.demo { 0 } else { OPS_PORT }) {
        0 => None,
        port => Some(bind(&serve.ops_host, port, "OPS_PORT=8082, or OPS_PORT=0 for none").await?),
    };
    let started = app::start(config, Clock::system()).await?;
    Ok((started, Doors { customers, operators }))
}

async fn bind(host: &str, port: u16, other: &str) -> Result<TcpListener, Failed> {
    let at = format!("{host}:{port}");
    TcpListener::bind(&at).await.map_err(|e| {
        Failed::new(format!("cannot listen on {at}: {e}. Choose another port, such as {other}"))
    })
}

/// Answers requests until the process is told to stop, and ends within ten seconds of that. Its
/// operators learn first that no more requests should be sent here, and are answered to the end.
pub async fn until_stopped(started: Started, doors: Doors, serve: &Serve) -> Result<(), Failed> {
    let gate = Gate::new(Limits::standard(raise_file_limit(), serve.connections_per_address));
    let Doors { customers, operators } = doors;
    if let Some(operators) = operators {
        tokio::spawn(operate(operators, app::operating(started.operated(&gate))));
    }
    let Started { app, front, health, .. } = started;
    let stop = async {
        stopped().await;
        health.stop();
    };
    answer(customers, front, &gate, stop).await;
    close(&app).await
}

async fn operate(listener: TcpListener, router: Router) {
    let few = Limits { connections: OPERATORS, ..Limits::standard(1 << 10, 0) };
    answer(listener, router, &Gate::new(few), std::future::pending()).await;
}

/// What was acknowledged is on the disk; what waits for a database that is away is not waited for.
async fn close(app: &App) -> Result<(), Failed> {
    match timeout(CLOSING, app.db().close()).await {
        Ok(closed) => Ok(closed?),
        Err(_) => {
            tracing::warn!("the database could not be closed in time");
            Ok(())
        }
    }
}

/// Creates or updates the tables.
pub async fn migrate(settings: &Settings) -> Result<(), Failed> {
    let started = app::open(&settings.config(), Clock::system()).await?;
    println!("The tables are up to date.");
    started.app.db().close().await?;
    Ok(())
}

async fn stopped() {
    let ctrl_c = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! { _ = ctrl_c => {}, _ = terminate.recv() => {} }
            return;
        }
    }
    let _ = ctrl_c.await;
}
