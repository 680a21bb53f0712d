//! A company to be measured: a demo's market on a data folder of its own, served on loopback.

use super::{postgres::Database, raw};
use crate::{demo::opening_day, failure::Failed};
use app::{Config, Started};
use clearing::Engine;
use funds::{Catalogue, Fund, FundStatus};
use kernel::{Clock, RiskLevel};
use std::{net::SocketAddr, path::PathBuf, sync::Arc};
use tempfile::{Builder, TempDir};
use tokio::net::TcpListener;
use wire::{
    App,
    listening::{Gate, Limits, answer, raise_file_limit},
};

/// A folder for what is measured under this name, removed when it is dropped.
pub fn folder(name: &str) -> std::io::Result<TempDir> {
    Builder::new().prefix(&format!("tael-bench-{name}-")).tempdir()
}

/// The company at work, until the runtime ends.
pub struct Company {
    pub app: App,
    pub address: SocketAddr,
    /// Drives the business day.
    pub engine: Engine,
    pub folder: TempDir,
    /// Of the bench's own on a server; the folder's SQLite without one.
    pub postgres: Option<Database>,
}

impl Company {
    /// Fills the demo's market and serves, with plain JSON beside the sealed form; on a server of
    /// this URL, or else on SQLite.
    pub async fn open(name: &str, server: Option<&str>) -> Result<Self, Failed> {
        let folder = folder(name)?;
        let postgres = server.map(|server| Database::create(server, name)).transpose()?;
        let database_url = postgres.as_ref().map(Database::url);
        let config = Config { database_url, ..Config::demo(folder.path()) };
        let started = app::start(&config, Clock::system()).await?;
        let (app, engine) = (started.app.clone(), started.engine.clone());
        let today = opening_day(&app).await?;
        demo::fill_market(app.db(), demo::SEED, today, |_, _| {}).await?;
        app.get::<Catalogue>().refresh(app.db()).await?;
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?;
        tokio::spawn(serve(started, listener));
        Ok(Self { app, address, engine, folder, postgres })
    }

    /// The file of the embedded database.
    pub fn database(&self) -> PathBuf {
        self.folder.path().join("tael.db")
    }

    /// Whether an order waits for its money.
    pub fn unpaid(&self) -> Result<bool, Failed> {
        match &self.postgres {
            Some(database) => database.unpaid(),
            None => raw::unpaid(&self.database()),
        }
    }

    /// Runs statements at its database as they are.
    pub async fn run(&self, text: String) -> Result<(), Failed> {
        let (postgres, database) = (self.postgres.clone(), self.database());
        let run = move || match &postgres {
            Some(database) => database.run(&text),
            None => raw::run(&database, &text),
        };
        tokio::task::spawn_blocking(run).await?
    }

    /// Ends it, with its database on a server.
    pub async fn close(self) -> Result<(), Failed> {
        self.app.db().close().await?;
        self.postgres.map_or(Ok(()), |database| database.drop())
    }

    /// A mixed or bond fund of R3 or less that can be bought without a cap.
    pub fn fund(&self) -> Result<Arc<Fund>, Failed> {
        let snapshot = self.app.get::<Catalogue>().snapshot();
        let fits = |fund: &Fund| {
            fund.status == FundStatus::Open
                && fund.risk <= RiskLevel::Medium
                && fund.limits.daily_account_cap.is_none()
                && fund.limits.max_single.is_none()
                && ["混合型", "债券型"].iter().any(|kind| fund.category.starts_with(kind))
                && fund.series.len() > 700
        };
        let found = snapshot.funds().iter().find(|fund| fits(fund)).cloned();
        found.ok_or_else(|| Failed::new("the demo's market has no fund to be bought"))
    }
}

/// As `tael serve` does.
async fn serve(started: Started, listener: TcpListener) {
    let gate = Gate::new(Limits::standard(raise_file_limit(), 0));
    answer(listener, started.front, &gate, std::future::pending()).await;
}
