//! The port to whoever turns a picture into text.

use crate::{Line, Picture};
use std::{future::Future, pin::Pin};

/// What an engine answers, in its own time; a reply that is dropped is work that is stopped.
pub type Reply<'a, T> = Pin<Box<dyn Future<Output = Result<T, EngineError>> + Send + 'a>>;

/// What is to be expected on a picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Script {
    /// Chinese text with figures: a certificate.
    Chinese,
    /// Figures and Latin letters: a bank card's number.
    Latin,
}

/// An engine gave no lines. The text is for the log, and never what was read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct EngineError(pub String);

/// Turns a picture into lines of text.
pub trait Engine: Send + Sync {
    /// The lines of a picture, in any order; none when there is no text on it.
    fn read<'a>(&'a self, picture: &'a Picture, script: Script) -> Reply<'a, Vec<Line>>;
}
