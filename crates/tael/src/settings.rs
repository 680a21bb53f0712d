//! Settings that all commands share.

use app::Config;
use clap::{Args, ValueEnum};
use std::path::PathBuf;
use tracing_subscriber::EnvFilter;
use wire::{SealMode, TrustedProxies};

/// Where the company's data is.
#[derive(Debug, Clone, Args)]
pub struct Settings {
    /// Folder of keys, the embedded database and the exchange files.
    #[arg(long, env = "DATA", default_value = "data", global = true)]
    pub data: PathBuf,
    /// postgres://user@host/database instead of the embedded SQLite.
    #[arg(long, env = "DATABASE_URL", global = true, hide_env_values = true)]
    pub database_url: Option<String>,
    /// Whether plain JSON is spoken beside the sealed form.
    #[arg(long, env = "SEAL", value_enum, default_value = "required", global = true)]
    pub seal: SealChoice,
    /// The seal's keys, where they are not in the data folder: a folder, or their text in PKCS#8
    /// PEM, the one that is used first.
    #[arg(long, env = "SEAL_KEYS", global = true, hide_env_values = true)]
    pub seal_keys: Option<String>,
    /// Proxies in front of the server, as 10.0.0.0/8,192.0.2.1: their X-Forwarded-For counts.
    #[arg(long, env = "TRUSTED_PROXIES", default_value = "", global = true)]
    pub trusted_proxies: TrustedProxies,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
pub enum SealChoice {
    Required,
    Optional,
}

impl Settings {
    /// Settings of a server for a company, which reads no photos unless `serve` says so.
    pub fn config(&self) -> Config {
        let seal_mode = match self.seal {
            SealChoice::Required => SealMode::Required,
            SealChoice::Optional => SealMode::Optional,
        };
        let (data, database_url) = (self.data.clone(), self.server().map(str::to_owned));
        let seal_keys = self.seal_keys.clone().filter(|keys| !keys.is_empty());
        let trusted_proxies = self.trusted_proxies.clone();
        let (demo, ocr) = (false, ocr::Choice::Off);
        Config { data, database_url, seal_mode, seal_keys, trusted_proxies, demo, ocr }
    }

    /// Settings of a command beside the server: a data folder with an embedded TA is a demo's.
    pub fn local_config(&self) -> Config {
        let demo = self.data.join(app::TA_DATABASE).exists();
        Config { demo, ..self.config() }
    }

    /// The URL of a database server, where there is one.
    pub fn server(&self) -> Option<&str> {
        self.database_url.as_deref().filter(|url| !url.is_empty())
    }
}

/// Logs to stderr; `RUST_LOG` chooses what, `LOG_JSON=1` writes a JSON object a line.
pub fn start_log() {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    if std::env::var_os("LOG_JSON").is_some() {
        log.json().init();
    } else {
        log.init();
    }
}
