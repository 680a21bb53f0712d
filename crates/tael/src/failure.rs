//! Why a command failed: one clear line on stderr, or JSON where the command speaks JSON.

use std::{fmt, process::ExitCode};

/// A failed command. `json` is printed on stdout instead of the line on stderr.
#[derive(Debug)]
pub struct Failed {
    pub message: String,
    pub json: Option<serde_json::Value>,
}

impl Failed {
    pub fn new(message: impl fmt::Display) -> Self {
        Self { message: message.to_string(), json: None }
    }

    /// Prints the reason and gives the exit code.
    pub fn report(&self) -> ExitCode {
        match &self.json {
            Some(json) => println!("{json}"),
            None => eprintln!("tael: {}", self.message),
        }
        ExitCode::from(1)
    }
}

impl<E: std::error::Error> From<E> for Failed {
    fn from(error: E) -> Self {
        Self::new(error)
    }
}
