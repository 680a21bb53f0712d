//! `tael serve` and `tael migrate`.

use crate::{failure::Failed, photos::Photos, settings::Settings};
use app::{Config, Started};
use clap::Args;
use kernel::Clock;
use std::net::SocketAddr;
use tokio::net::TcpListener;

/// Where to listen.
#[derive(Debug, Clone, Args)]
#[command(after_help = "Example: DATABASE_URL=postgres://tael@db/tael tael serve --host 0.0.0.0")]
pub struct Serve {
    /// Address to listen on.
    #[arg(long, env = "HOST", default_value = "127.0.0.1")]
    pub host: String,
    /// Port to listen on.
    #[arg(long, env = "PORT", default_value_t = 8080)]
    pub port: u16,
    #[command(flatten)]
    pub photos: Photos,
}

/// Serves until Ctrl-C or SIGTERM, then closes the database.
pub async fn run(settings: &Settings, serve: &Serve) -> Result<(), Failed> {
    let config = Config { ocr: serve.photos.choice()?, ..settings.config() };
    let (started, listener) = listen(&config, serve).await?;
    println!("Tael listens on http://{}", listener.local_addr()?);
    until_stopped(started, listener).await
}

/// Starts the application and takes the port, so that a taken port is told before anything else.
pub async fn listen(config: &Config, serve: &Serve) -> Result<(Started, TcpListener), Failed> {
    let at = format!("{}:{}", serve.host, serve.port);
    let listener = TcpListener::bind(&at).await.map_err(|e| {
        Failed::new(format!("cannot listen on {at}: {e}. Choose another port, such as PORT=8090"))
    })?;
    let started = app::start(config, Clock::system()).await?;
    Ok((started, listener))
}

/// Answers requests until the process is told to stop.
pub async fn until_stopped(started: Started, listener: TcpListener) -> Result<(), Failed> {
    let service = started.router.into_make_service_with_connect_info::<SocketAddr>();
    axum::serve(listener, service).with_graceful_shutdown(stopped()).await?;
    started.app.db().close().await?;
    Ok(())
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
