//! A company to be measured: a demo's market on a data folder of its own, served on loopback.

use crate::{demo::opening_day, failure::Failed};
use app::{Config, Started};
use funds::{Catalogue, Fund, FundStatus};
use kernel::{Clock, RiskLevel};
use std::{
    net::SocketAddr,
    path::{Path, PathBuf},
    sync::Arc,
};
use tokio::net::TcpListener;
use wire::App;

/// A folder below the system's temporary one, removed when it is dropped.
#[derive(Debug)]
pub struct Folder(PathBuf);

impl Folder {
    /// A new folder, of this process and this name.
    pub fn new(name: &str) -> std::io::Result<Self> {
        let path = std::env::temp_dir().join(format!("tael-bench-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&path)?;
        Ok(Self(path))
    }

    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What cannot be removed is left to the system's own cleaning.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The company at work, until the runtime ends.
pub struct Company {
    pub app: App,
    pub address: SocketAddr,
    pub folder: Folder,
}

impl Company {
    /// Fills the demo's market and serves, with plain JSON beside the sealed form.
    pub async fn open(name: &str) -> Result<Self, Failed> {
        let folder = Folder::new(name)?;
        let started = app::start(&Config::demo(folder.path()), Clock::system()).await?;
        let app = started.app.clone();
        let today = opening_day(&app).await?;
        demo::fill_market(app.db(), demo::SEED, today, |_, _| {}).await?;
        app.get::<Catalogue>().refresh(app.db()).await?;
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?;
        tokio::spawn(serve(started, listener));
        Ok(Self { app, address, folder })
    }

    /// The file of the embedded database.
    pub fn database(&self) -> PathBuf {
        self.folder.path().join("tael.db")
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

async fn serve(started: Started, listener: TcpListener) -> std::io::Result<()> {
    let service = started.router.into_make_service_with_connect_info::<SocketAddr>();
    axum::serve(listener, service).await
}
