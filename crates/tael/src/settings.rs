//! Settings that all commands share.

use app::Config;
use clap::{Args, ValueEnum, builder::RangedI64ValueParser};
use db::{Connections, Source};
use identity::{ClientApp, WeChatLibrary};
use std::path::PathBuf;
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
    /// Connections to PostgreSQL for writes, of each process.
    #[arg(long, env = "DB_WRITE_CONNECTIONS", default_value_t = 16, global = true,
        value_parser = connections())]
    pub db_write_connections: u32,
    /// Connections to PostgreSQL for reads, of each process.
    #[arg(long, env = "DB_READ_CONNECTIONS", default_value_t = 16, global = true,
        value_parser = connections())]
    pub db_read_connections: u32,
    /// Whether plain JSON is spoken beside the sealed form.
    #[arg(long, env = "SEAL", value_enum, default_value = "required", global = true)]
    pub seal: SealChoice,
    /// The seal's keys, where they are not in the data folder: a folder, or their text in PKCS#8
    /// PEM, the one that is used first.
    #[arg(long, env = "SEAL_KEYS", global = true, hide_env_values = true)]
    pub seal_keys: Option<String>,
    /// The master keys of personal data in base64, separated by commas, the one that wraps first;
    /// else they are in the file master.keys of the data folder.
    #[arg(long, env = "MASTER_KEY", global = true, hide_env_values = true)]
    pub master_key: Option<String>,
    /// A command that prints the master keys, such as one that asks a key service.
    #[arg(
        long,
        env = "MASTER_KEY_COMMAND",
        global = true,
        hide_env_values = true,
        conflicts_with = "master_key"
    )]
    pub master_key_command: Option<String>,
    /// Go on with a SQLite file that has lost its log: what was acknowledged last is gone.
    #[arg(long, global = true)]
    pub accept_lost_wal: bool,
    /// Hosts under which customers open the pages, as m.example.com,www.example.com: WeChat leads
    /// back there, and only their pages are signed for it.
    #[arg(
        long,
        env = "HOSTS",
        default_value = "localhost,127.0.0.1",
        value_delimiter = ',',
        global = true
    )]
    pub hosts: Vec<String>,
    /// Where pages in WeChat get its library from, as
    /// https://res.wx.qq.com/open/js/jweixin-1.6.0.js: the one script that is allowed besides the
    /// app's own.
    #[arg(long, env = "WECHAT_LIBRARY", global = true)]
    pub wechat_library: Option<WeChatLibrary>,
    /// Embedding apps that may ask who a customer is, as JSON: [{"id": "live", "name": "直播间",
    /// "origins": ["https://live.example.com"], "secretSha256": "…", "scope": "profile"}].
    #[arg(long, env = "CLIENTS", default_value = "[]", value_parser = clients, global = true)]
    pub clients: ClientApps,
    /// Proxies in front of the server, as 10.0.0.0/8,192.0.2.1: their X-Forwarded-For counts.
    #[arg(long, env = "TRUSTED_PROXIES", default_value = "", global = true)]
    pub trusted_proxies: TrustedProxies,
}

/// Embedding apps, read as one value.
#[derive(Debug, Clone)]
pub struct ClientApps(Vec<ClientApp>);

fn clients(text: &str) -> Result<ClientApps, serde_json::Error> {
    serde_json::from_str(text).map(ClientApps)
}

fn connections() -> RangedI64ValueParser<u32> {
    RangedI64ValueParser::new().range(1..=1_000)
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
        let [writes, reads] = [self.db_write_connections, self.db_read_connections]
            .map(|count| usize::try_from(count).unwrap_or(usize::MAX));
        Config {
            data,
            database_url,
            connections: Connections { writes, reads },
            seal_mode,
            seal_keys: self.seal_keys.clone().filter(|keys| !keys.is_empty()),
            master_keys: self.master_keys(),
            trusted_proxies: self.trusted_proxies.clone(),
            hosts: self.hosts.clone(),
            wechat_library: self.wechat_library.clone(),
            clients: self.clients.0.clone(),
            demo: false,
            on_network: false,
            behind_tls: false,
            sandbox: false,
            accept_lost_wal: self.accept_lost_wal,
            ocr: ocr::Choice::Off,
        }
    }

    fn master_keys(&self) -> Option<Source> {
        let given = |text: &Option<String>| text.clone().filter(|text| !text.is_empty());
        let command = given(&self.master_key_command).map(Source::Command);
        given(&self.master_key).map(Source::Text).or(command)
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
