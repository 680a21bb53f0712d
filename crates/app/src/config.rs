//! Settings of one server, from the environment and the command line.

use db::{Connections, Source};
use std::path::PathBuf;
use wire::{SealMode, TrustedProxies};

/// How a server runs.
#[derive(Debug, Clone)]
pub struct Config {
    /// Keys, the embedded database and exchange files live here.
    pub data: PathBuf,
    /// `postgres://…`, or none for the embedded SQLite in the data folder.
    pub database_url: Option<String>,
    /// To a database server.
    pub connections: Connections,
    pub seal_mode: SealMode,
    /// The seal's keys, where they are not in the data folder: the path of a folder of keys, or
    /// their text in PKCS#8 PEM, the one that is used first.
    pub seal_keys: Option<String>,
    /// Where the master keys of personal data come from, if not from a file in the data folder.
    pub master_keys: Option<Source>,
    /// Proxies in front of the server, whose word is taken for where a call comes from.
    pub trusted_proxies: TrustedProxies,
    /// Hosts under which customers open the pages, without ports.
    pub hosts: Vec<String>,
    /// WeChat's own code for pages, loaded in WeChat alone; none without.
    pub wechat_library: Option<identity::WeChatLibrary>,
    /// Embedding apps; the demo has one of its own besides.
    pub clients: Vec<identity::ClientApp>,
    /// Demo: simulators answer, and the business day can be moved from the browser.
    pub demo: bool,
    /// Other machines reach this server, not only pages and programs on its own.
    pub on_network: bool,
    /// Customers come by TLS, which a proxy ahead of this server speaks.
    pub behind_tls: bool,
    /// A company's server may serve a sandbox's database: one with a moved clock, or a demo's data.
    /// Each page says so.
    pub sandbox: bool,
    /// Open the data folder's databases also where one of them has lost its log.
    pub accept_lost_wal: bool,
    /// Who reads photos of certificates and cards.
    pub ocr: ocr::Choice,
}

impl Config {
    /// Where the master keys of personal data come from.
    #[must_use]
    pub fn master_keys(&self) -> Source {
        let file = || Source::File(self.data.join("master.keys"));
        self.master_keys.clone().unwrap_or_else(file)
    }

    /// The demo on embedded defaults, without an engine that reads photos.
    pub fn demo(data: impl Into<PathBuf>) -> Self {
        Self {
            data: data.into(),
            database_url: None,
            connections: Connections::default(),
            seal_mode: SealMode::Optional,
            seal_keys: None,
            master_keys: None,
            trusted_proxies: TrustedProxies::default(),
            hosts: vec!["localhost".to_owned(), "127.0.0.1".to_owned()],
            wechat_library: None,
            clients: Vec::new(),
            demo: true,
            on_network: false,
            behind_tls: false,
            sandbox: false,
            accept_lost_wal: false,
            ocr: ocr::Choice::Off,
        }
    }
}
