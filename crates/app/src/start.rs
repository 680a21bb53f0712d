//! Opens the application: data folder, keys, database, services, routes. A server starts it: then
//! money moves, too.

use crate::{
    Config, business_day, demo_day, demo_mail, demo_sms, files, headers, keys, migrations, rooms,
    snapshots::Snapshots, workers,
};
use axum::Router;
use clearing::Engine;
use db::Db;
use kernel::Clock;
use partners::simulator;
use std::{fs, io, path::Path};
use wire::{App, AppParts, seal::Seal, serve};

/// A started application, before it listens.
pub struct Started {
    pub app: App,
    pub router: Router,
    /// Drives the business day.
    pub engine: Engine,
}

/// Opens the application and lets money move: for a server, which collects and pays out.
pub async fn start(config: &Config, clock: Clock) -> Result<Started, wire::Failure> {
    let started = open(config, clock).await?;
    workers::pay(&started.app);
    Ok(started)
}

/// Opens the data folder and the database, migrates, and wires the rooms. No money moves by itself:
/// for commands that look at the books, or drive the day beside a server.
pub async fn open(config: &Config, clock: Clock) -> Result<Started, wire::Failure> {
    private_folder(&config.data).map_err(|e| wire::Failure::fault("data folder", e))?;
    let keys = keys::keys(config, clock.unmoved());
    let keys = keys.map_err(|e| wire::Failure::fault("the seal's keys", e))?;
    let db = database(config).await?;
    let simulators = simulator::open(&config.data.join("partners.db"), &clock)?;
    let reader = config.ocr.reader().await.map_err(|e| wire::Failure::fault("OCR engine", e))?;
    let snapshots = Snapshots::load(&db).await?;
    db.trim();
    snapshots.keep_fresh(db.clone());
    let ids = db.ids(&clock).await?;
    // By the clock that all processes of the database share.
    let seal = Seal::start(keys, &clock).map_err(|e| wire::Failure::fault("the seal", e))?;
    let parts = AppParts::new(db, (clock, ids), seal, config.seal_mode)
        .with(snapshots.catalogue)
        .with(snapshots.market)
        .with(simulators.partners)
        .with(reader)
        .with(config.trusted_proxies.clone())
        .with(identity::sessions())
        .with(identity::Turnstile::default())
        .with(orders::PayBell::default());
    let parts = if config.demo { parts.unlimited() } else { parts };
    let app = parts.build();
    let engine = business_day::engine(config, &app)?;
    clearing::read_clock(&app).await?;
    workers::follow_clock(&app);
    let mut router = serve(&app, rooms());
    if config.demo {
        router = router.merge(demo_sms::routes(simulators.mailbox));
        router = router.merge(demo_mail::routes(simulators.letterbox));
        router = router.merge(demo_day::routes(engine.clone()));
    }
    let demo = config.demo;
    let router = router.fallback(move |uri, headers| files::web(uri, headers, demo));
    Ok(Started { app, router: headers::secure(router), engine })
}

async fn database(config: &Config) -> Result<Db, db::Error> {
    let migrations = migrations();
    match &config.database_url {
        Some(url) => Db::postgres(url, 16, &migrations).await,
        None => Db::sqlite(config.data.join("tael.db"), &migrations),
    }
}

/// Creates a folder that only its owner may enter.
fn private_folder(path: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}
