//! Settings of one server, from the environment and the command line.

use std::path::PathBuf;
use wire::SealMode;

/// How a server runs.
#[derive(Debug, Clone)]
pub struct Config {
    /// Keys, the embedded database and exchange files live here.
    pub data: PathBuf,
    /// `postgres://…`, or none for the embedded SQLite in the data folder.
    pub database_url: Option<String>,
    pub seal_mode: SealMode,
    /// The seal's keys, where they are not in the data folder: the path of a folder of keys, or
    /// their text in PKCS#8 PEM, the one that is used first.
    pub seal_keys: Option<String>,
    /// Demo: simulators answer, and the business day can be moved from the browser.
    pub demo: bool,
    /// Who reads photos of certificates and cards.
    pub ocr: ocr::Choice,
}

impl Config {
    /// The demo on embedded defaults, without an engine that reads photos.
    pub fn demo(data: impl Into<PathBuf>) -> Self {
        let (database_url, seal_mode) = (None, SealMode::Optional);
        let (seal_keys, ocr) = (None, ocr::Choice::Off);
        Self { data: data.into(), database_url, seal_mode, seal_keys, demo: true, ocr }
    }
}
