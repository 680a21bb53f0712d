//! `tael demo`: the whole company with an invented market, on one machine.

use crate::{failure::Failed, out, serve, serve::Serve, settings::Settings};
use app::{Config, Started};
use clap::Args;
use funds::Catalogue;
use indicatif::{ProgressBar, ProgressStyle};
use kernel::{Calendar, Day, Instant, TimeOfDay};
use std::time::Duration;
use wire::{App, SealMode};

/// In the data folder when the demo was filled to the end.
const READY: &str = "demo.ready";

/// A demo and where it listens.
#[derive(Debug, Clone, Args)]
pub struct Demo {
    #[command(flatten)]
    serve: Serve,
    /// The business time at which an empty folder's market begins, in Shanghai, as
    /// 2026-11-25T10:30:00; else now. The same time begins with the same market.
    #[arg(long, env = "DEMO_AT")]
    at: Option<Instant>,
}

/// Fills what is empty, serves, and prints what to try.
pub async fn run(settings: &Settings, demo: &Demo) -> Result<(), Failed> {
    let Demo { serve, at } = demo;
    let config = Config { demo: true, seal_mode: SealMode::Optional, ..serve.config(settings)? };
    if !serve.is_loopback() {
        out::warn(format!(
            "whoever reaches {} reads the demo's text messages, logs in as its customers and moves \
             its day",
            serve.host
        ));
    }
    let (started, doors) = serve::listen(&config, serve).await?;
    prepare(&config, &started, *at).await?;
    let address = format!("http://{}", doors.customers.local_addr()?);
    welcome(&started, &address)?;
    catch_up(&started);
    serve::until_stopped(started, doors, serve).await
}

/// The market, and a business clock that stands at an hour when orders are taken.
async fn prepare(config: &Config, started: &Started, at: Option<Instant>) -> Result<(), Failed> {
    let app = &started.app;
    let catalogue = app.get::<Catalogue>();
    let ready = config.data.join(READY);
    if ready.exists() {
        return Ok(());
    }
    if !catalogue.snapshot().funds().is_empty() {
        let what = "the database is not empty and not a finished demo: choose another DATA folder";
        return Err(Failed::new(what));
    }
    clearing::mark_sandbox(app.db()).await?;
    if let Some(at) = at {
        clearing::move_clock(app, at).await?;
    }
    let today = opening_day(app).await?;
    let bar = bar();
    demo::fill_market(app.db(), demo::SEED, today, |what, count| {
        bar.set_message(format!("{count} {what}"));
    })
    .await?;
    catalogue.refresh(app.db()).await?;
    let past = demo::past(app, today)?;
    let engine = app::engine_for(config, app, Some(past))?;
    demo::fill_customers(app, &engine, today, |what, count| {
        bar.set_message(format!("{count} {what}"));
    })
    .await?;
    bar.finish_and_clear();
    app.db().trim();
    Ok(std::fs::write(ready, "")?)
}

/// Today when the market is still open; else the next open day, and the clock is moved to its
/// morning, so that a visitor's first order is of the day that is shown.
pub async fn opening_day(app: &App) -> Result<Day, Failed> {
    let day = Calendar::china().t_day(app.now(), TimeOfDay::CUTOFF);
    if day != app.clock().today() {
        clearing::move_clock(app, clearing::sandbox_morning(day)).await?;
    }
    Ok(day)
}

/// Works off, beside the server, the days that passed while the demo was switched off.
fn catch_up(started: &Started) {
    let engine = started.engine.clone();
    tokio::spawn(async move {
        if let Err(failure) = engine.catch_up().await {
            tracing::error!(doing = "catching up with the clock", cause = %failure);
        }
    });
}

fn bar() -> ProgressBar {
    let bar = ProgressBar::new_spinner();
    if let Ok(style) = ProgressStyle::with_template("{spinner} filling the demo market: {msg}") {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(100));
    bar
}

fn welcome(started: &Started, address: &str) -> Result<(), Failed> {
    let count = started.app.get::<Catalogue>().snapshot().funds().len();
    let day = started.app.clock().today();
    out::line(format!("Tael's demo listens on {address}"))?;
    out::line(format!("  {count} invented funds; business day {day}"))?;
    for customer in demo::customers().iter().chain(demo::cases()) {
        let demo::DemoCustomer { label, mobile } = customer;
        out::line(format!("  customer {mobile}, password {} ({label})", demo::PASSWORD))?;
    }
    out::line(format!("  text messages of the simulators: {address}/demo/sms"))?;
    out::line(format!("  e-mail of the simulators: {address}/demo/mail"))?;
    out::line("  next business day: the panel in the app, or `tael day advance`")?;
    Ok(out::line("  Ctrl-C stops it; everything is kept in the data folder.")?)
}
