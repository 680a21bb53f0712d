//! The log of a test's process, as it would be on stderr.

use std::{
    io,
    sync::{Arc, Mutex, OnceLock},
};
use tracing_subscriber::{filter::EnvFilter, fmt::MakeWriter};

/// What was written so far.
#[derive(Clone, Default)]
pub struct Log(Arc<Mutex<Vec<u8>>>);

impl Log {
    /// Begins to keep what this filter lets through; the first call of a process decides.
    pub fn keep(filter: &str) -> Self {
        static LOG: OnceLock<Log> = OnceLock::new();
        LOG.get_or_init(|| {
            let log = Log::default();
            let lines = tracing_subscriber::fmt().json().with_env_filter(EnvFilter::new(filter));
            lines.with_writer(log.clone()).init();
            log
        })
        .clone()
    }

    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.0.lock().unwrap()).into_owned()
    }

    /// Lines that contain this.
    pub fn lines(&self, with: &str) -> Vec<String> {
        self.text().lines().filter(|line| line.contains(with)).map(str::to_owned).collect()
    }
}

impl io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Log {
    type Writer = Self;
    fn make_writer(&'a self) -> Self {
        self.clone()
    }
}
