//! Opens the application: data folder, keys, database, services, routes. A server starts it: then
//! money moves, too.

use crate::{
    Config, TA_DATABASE, business_day, demo_advisor, demo_curtain, demo_day, demo_guard, demo_live,
    demo_mail, demo_sms, demo_stage, demo_wechat, files,
    front::Front,
    headers::Security,
    health::Health,
    keys,
    meters::Meters,
    migrations,
    operated::Operated,
    pages::{Mark, Pages},
    rooms,
    snapshots::Snapshots,
    workers,
};
use axum::{Router, http::HeaderMap, routing::get};
use clearing::Engine;
use db::Db;
use identity::WeChatLibrary;
use kernel::Clock;
use partners::simulator::{self, Delays, Simulators};
use std::{fs, path::Path, sync::Arc};
use wire::{App, AppParts, HumanCheckService, Puzzles, listening::Gate, raw, seal::Seal, serve};

/// Why a company's server does not serve a database.
const SANDBOX: &str = "its business clock was moved, or a demo filled it: what customers ordered \
                       there would be real orders now. If it is a sandbox, say --sandbox";

/// The company's database in the data folder, where it is not PostgreSQL.
pub const DATABASE: &str = "tael.db";
/// That of the simulated partners.
const PARTNERS: &str = "partners.db";

/// A started application, before it listens.
pub struct Started {
    pub app: App,
    pub front: Front,
    /// Drives the business day.
    pub engine: Engine,
    /// Whether it may be asked, for its operators.
    pub health: Arc<Health>,
    /// What was asked, for its operators.
    pub meters: Arc<Meters>,
}

impl Started {
    /// What its operators ask about, with the gate where its customers come in.
    pub fn operated(&self, gate: &Gate) -> Operated {
        let (app, health, meters) = (self.app.clone(), self.health.clone(), self.meters.clone());
        Operated { app, health, meters, gate: gate.clone() }
    }
}

/// Opens the application and lets money move: for a server, which collects and pays out.
pub async fn start(config: &Config, clock: Clock) -> Result<Started, wire::Failure> {
    let started = open(config, clock).await?;
    if !config.demo && !config.sandbox && clearing::is_sandbox(started.app.db()).await? {
        started.app.db().close().await?;
        return Err(wire::Failure::fault("serving this database", SANDBOX));
    }
    workers::pay(&started.app, &started.health);
    workers::send(&started.app, &started.health);
    workers::mail(&started.app, &started.health);
    workers::end(&started.app, &started.health);
    // A sandbox's day is moved by whoever plays with it, and does this on its way.
    if !config.demo {
        workers::on_time(&started.engine, &started.app, &started.health);
    }
    Ok(started)
}

/// Opens the data folder and the database, migrates, and wires the rooms. No money moves by itself:
/// for commands that look at the books, or drive the day beside a server.
pub async fn open(config: &Config, clock: Clock) -> Result<Started, wire::Failure> {
    private_folder(&config.data)?;
    let keys = keys::keys(config, clock.unmoved());
    let keys = keys.map_err(|e| wire::Failure::fault("the seal's keys", e))?;
    if config.accept_lost_wal {
        for name in [DATABASE, PARTNERS, TA_DATABASE] {
            Db::accept_lost_log(config.data.join(name))?;
        }
    }
    let db = database(config).await?;
    orders::fill_rounds(&db).await?;
    let simulators = simulator::on(outside(config).await?, &clock, Delays::DEMO);
    let reader = config.ocr.reader().await.map_err(|e| wire::Failure::fault("OCR engine", e))?;
    let snapshots = Snapshots::load(&db).await?;
    db.trim();
    let (health, meters) = (Health::new(), Arc::<Meters>::default());
    snapshots.keep_fresh(db.clone(), health.clone());
    let ids = db.ids(&clock).await?;
    // By the clock that all processes of the database share.
    let seal = Seal::start(keys, &clock).map_err(|e| wire::Failure::fault("the seal", e))?;
    let puzzles = Puzzles::new(db.secret("human check")?.as_bytes());
    let check: HumanCheckService = Box::new(puzzles);
    let parts = AppParts::new(db, (clock, ids), seal, config.seal_mode)
        .with(check)
        .with(snapshots.catalogue)
        .with(snapshots.market)
        .with(snapshots.shelf)
        .with(simulators.partners.clone())
        .with(simulators.letterbox.clone())
        .with(simulators.pensions.clone())
        .with(reader)
        .with(config.trusted_proxies.clone())
        .with(identity::sessions())
        .with(identity::OwnHosts::new(&config.hosts))
        .with(demo_live::clients(config))
        .with(identity::Turnstile::default())
        .with(orders::PayBell::default());
    let parts = introduced(if config.demo { parts.unlimited() } else { parts });
    let library = library(config)?;
    let app = match library.clone() {
        Some(library) => parts.with(library).build(),
        None => parts.build(),
    };
    let engine = business_day::engine(config, &app)?;
    set_clock(&app).await?;
    workers::follow_clock(&app, &health);
    let pages = Arc::new(Pages::new(Mark::of(config)));
    let operations = serve(&app, rooms()).beside(|router| {
        let router = match config.demo {
            true => router.merge(demos(config, (&app, &pages), &engine, simulators)),
            false => router,
        };
        router.method_not_allowed_fallback(raw::wrong_method).fallback(
            async move |method, uri, headers| files::web(method, uri, headers, &pages).await,
        )
    });
    let security = Security::new(config.behind_tls, library.as_ref());
    let front = Front::new(operations, security, meters.clone());
    Ok(Started { app, front, engine, health, meters })
}

/// What a demo has besides: pages of the simulators, and calls for the page around the app.
fn demos(
    config: &Config,
    (app, pages): (&App, &Arc<Pages>),
    engine: &Engine,
    simulators: Simulators,
) -> Router {
    let pages = pages.clone();
    let demos = demo_sms::routes(simulators.mailbox)
        .merge(demo_mail::routes(simulators.letterbox))
        .merge(demo_wechat::routes(simulators.wechat, identity::OwnHosts::new(&config.hosts)))
        .route("/demo/hosts", get(async move |asked: HeaderMap| files::start_page(&asked, &pages)))
        .merge(demo_live::routes(app.clone()))
        .merge(demo_advisor::routes(app.clone()))
        .merge(demo_day::routes(engine.clone()))
        .merge(demo_curtain::routes(app.clone(), engine.clone()))
        .merge(demo_stage::routes(app.clone(), config.on_network));
    let names = (!config.on_network).then(|| config.hosts.clone().into());
    demo_guard::guard(demos, names)
}

/// WeChat's library: of the settings; in the demo that of the simulated WeChat.
fn library(config: &Config) -> Result<Option<WeChatLibrary>, wire::Failure> {
    let own = config.demo.then(|| demo_wechat::LIBRARY.parse()).transpose();
    let own = own.map_err(|e| wire::Failure::fault("the demo's WeChat library", e))?;
    Ok(config.wechat_library.clone().or(own))
}

/// Reads the business clock, and writes down what is dated by it: what was agreed to before there
/// was a ledger.
async fn set_clock(app: &App) -> Result<(), wire::Failure> {
    clearing::read_clock(app).await?;
    accounts::migrate_consents(app.db(), app.now()).await?;
    Ok(advisors::migrate_consents(app.db(), app.now()).await?)
}

/// Rooms to those below them, which do not call them by name.
fn introduced(parts: AppParts) -> AppParts {
    parts
        .with(crate::reach::REACH)
        .with(crate::sold::SOLD)
        .with(rewards::OPENED)
        .with(rewards::VOUCHERS)
        .with(crate::on_cards::on_cards())
        .with(crate::held::all_held())
        .with(crate::held::papers())
        .with(privacy::Packers::new())
        .with(statements::FILES)
        .with(crate::parting::all_parts())
        .with(crate::sights::SIGHTS)
        .with(crate::consent_texts::CONSENT_TEXTS)
        .with(crate::parting::ON_WITHDRAWAL)
}

/// The company's database and that of the simulated outside parties: all that have personal data
/// under the master keys.
///
/// # Errors
/// The data folder is open to others; those of the databases.
pub async fn databases(config: &Config) -> Result<[Db; 2], wire::Failure> {
    private_folder(&config.data)?;
    Ok([database(config).await?, outside(config).await?])
}

async fn database(config: &Config) -> Result<Db, db::Error> {
    let migrations = migrations();
    let db = match &config.database_url {
        Some(url) => Db::postgres(url, config.connections, &migrations).await,
        None => Db::sqlite(config.data.join(DATABASE), &migrations),
    };
    db?.unlock(config.master_keys()).await
}

async fn outside(config: &Config) -> Result<Db, db::Error> {
    let db = Db::sqlite(config.data.join(PARTNERS), simulator::MIGRATIONS)?;
    db.unlock(config.master_keys()).await
}

/// Creates a folder that only its owner may enter; one that others may enter is refused.
///
/// # Errors
/// The disk refuses, or others may enter it.
pub fn private_folder(path: &Path) -> Result<(), wire::Failure> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path).map_err(|e| wire::Failure::fault("data folder", e))?;
    vault::require_private(path).map_err(|e| wire::Failure::fault("data folder", e))
}
